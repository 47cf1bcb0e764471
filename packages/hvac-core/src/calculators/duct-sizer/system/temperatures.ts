import type { DuctAir } from "../air.ts";
import { ductHeat, type DuctHeat } from "../ductHeat.ts";
import type { DuctValues } from "../schema.ts";
import type { SectionInsulation } from "../insulation.ts";
import type { Layout } from "./layout.ts";
import type { Airflows } from "./losses.ts";
import type { SectionWalls } from "./pressures.ts";

/** Heat of a section's air. */
export interface SectionHeat extends DuctHeat {
  /** °C; what enters it: of return and exhaust air mixed of all that comes together. */
  readonly enteringTemperature: number;
}

/** Temperature of the air from rooms. */
export const roomTemperatureOf = ({ roomTemperature, airTemperature }: DuctValues): number => roomTemperature ?? airTemperature;

/** By row, what the walls do to the air on its way; nothing unless it is asked for. */
export function heatOf(
  { rows, parents, children, paths }: Layout,
  walls: readonly (SectionWalls | undefined)[],
  insulations: readonly (SectionInsulation | undefined)[],
  { near, leakage }: Airflows,
  values: DuctValues,
  air: DuctAir,
): (SectionHeat | undefined)[] {
  const heats: (SectionHeat | undefined)[] = rows.map(() => undefined);
  if (!values.heatExchange) return heats;
  const pass = (index: number, enteringTemperature: number): void => {
    const wall = walls[index];
    if (!wall) return;
    const passing = { airflow: near[index]!, enteringTemperature, surface: wall.surfaceArea, wall: insulations[index]?.heat };
    const heat = ductHeat(passing, values, air);
    heats[index] = { ...heat, enteringTemperature };
  };
  rows.forEach((_, index) => {
    // Where air flows it flows in the section before it as well.
    if (paths[index] === "supply" && walls[index])
      pass(index, parents[index] === -1 ? values.airTemperature : heats[parents[index]!]!.leavingTemperature);
  });
  // Parents stand before their children, so from the last row on all that joins a section is known.
  for (let index = rows.length - 1; index >= 0; index--) {
    if (paths[index] === "supply" || !(near[index]! > 0)) continue;
    const joining = children[index]!.filter((child) => near[child]! > 0);
    const warmth = joining.reduce((sum, child) => sum + near[child]! * heats[child]!.leavingTemperature, 0);
    const own = rows[index]!.airflow * roomTemperatureOf(values) + leakage[index]! * values.surroundingTemperature;
    pass(index, (warmth + own) / near[index]!);
  }
  return heats;
}
