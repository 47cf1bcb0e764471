import type { DuctAir } from "../air.ts";
import { ductHeat, type DuctHeat } from "../ductHeat.ts";
import type { DuctValues } from "../schema.ts";
import type { SectionInsulation } from "../insulation.ts";
import type { Layout } from "./layout.ts";
import type { Airflows } from "./losses.ts";
import type { SectionWalls } from "./pressures.ts";

/** Heat of a section's air. */
export interface SectionHeat extends DuctHeat {
  /** °C; of return and exhaust air the mixed temperature of all air that joins. */
  readonly enteringTemperature: number;
}

/** Temperature of the air from rooms. */
export const roomTemperatureOf = ({ roomTemperature, airTemperature }: DuctValues): number => roomTemperature ?? airTemperature;

/** Heat through the walls by row; undefined unless heat is calculated. */
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
    // Where air flows it flows in the upstream section as well.
    if (paths[index] === "supply" && walls[index])
      pass(index, parents[index] === -1 ? values.airTemperature : heats[parents[index]!]!.leavingTemperature);
  });
  // Parents come before their children, so that from the last row on all that joins a section is calculated.
  for (let index = rows.length - 1; index >= 0; index--) {
    if (paths[index] === "supply" || !(near[index]! > 0)) continue;
    const joining = children[index]!.filter((child) => near[child]! > 0);
    const fromSections = joining.reduce((sum, child) => sum + near[child]! * heats[child]!.leavingTemperature, 0);
    const fromRooms = rows[index]!.airflow * roomTemperatureOf(values) + leakage[index]! * values.surroundingTemperature;
    pass(index, (fromSections + fromRooms) / near[index]!);
  }
  return heats;
}
