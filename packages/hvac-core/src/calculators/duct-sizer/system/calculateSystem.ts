import { sumsFromSource, sumsTowardsSource } from "../../../trees/tree.ts";
import type { ResultValues } from "../../../kernel/index.ts";
import { airOf, type DuctAir } from "../air.ts";
import type { results } from "../results.ts";
import type { DuctValues } from "../schema.ts";
import type { Balanced } from "./balance.ts";
import type { SectionPlace } from "./duct.ts";
import { ambientDewPoint, type Insulation } from "../insulation.ts";
import { fansOf, type Fans } from "./fans.ts";
import { insulationsOf } from "./insulations.ts";
import { layoutOf, tiedSections } from "./layout.ts";
import type { SectionLosses } from "./losses.ts";
import type { SectionPressures, SectionWalls } from "./pressures.ts";
import { settle } from "./settle.ts";
import { systemResultsOf } from "./systemResults.ts";
import { heatOf, type SectionHeat } from "./temperatures.ts";

/** A section of a system as calculated; without air there is no more than its place. */
export interface SystemSection {
  readonly id: string;
  readonly index: number;
  readonly place: SectionPlace;
  /** m³/s, at the end towards the fan. */
  readonly airflow: number;
  /** What of it leaks from the section itself, where leakage is added. */
  readonly addedLeakage: number;
  readonly found: FoundSection | undefined;
}

/** What a section with air comes to. */
export interface FoundSection extends SectionLosses, SectionPressures, SectionWalls {
  /** Pa; to the section's end, before it is balanced. */
  readonly lossFromFan: number;
  /** What there is around it; undefined for a bare duct. */
  readonly insulation: Insulation | undefined;
  readonly heat: SectionHeat | undefined;
}

/** A system as calculated. */
export interface SystemCalculation {
  readonly scope: "system";
  readonly results: ResultValues<typeof results>;
  readonly air: DuctAir;
  readonly sections: readonly SystemSection[];
  /** By row: the number of the row that it is connected to, −1 at the fan. */
  readonly parents: readonly number[];
  /** Groups of rows that carry the most from one section, and the same, so that each is a branch. */
  readonly ties: readonly (readonly number[])[];
  readonly balance: Balanced["balance"];
  readonly fans: Fans;
  /** Of the air around the ducts, °C, where the temperature of their surfaces is known. */
  readonly dewPoint: number | undefined;
}

/** Named one by one: engines are slow in putting several objects into one, and there are hundreds. */
function foundOf(
  { sized, flow, flexible, fittings, ductLoss, fittingsLoss, junction, loss }: SectionLosses,
  { startTotal, endTotal, startStatic, endStatic, meanStatic }: SectionPressures,
  { metal, surface, leakage }: SectionWalls,
  insulation: Insulation | undefined,
  heat: SectionHeat | undefined,
  lossFromFan: number,
): FoundSection {
  return {
    sized,
    flow,
    flexible,
    fittings,
    ductLoss,
    fittingsLoss,
    junction,
    loss,
    startTotal,
    endTotal,
    startStatic,
    endStatic,
    meanStatic,
    metal,
    surface,
    leakage,
    insulation,
    heat,
    lossFromFan,
  };
}

/** A tree of ducts: sizes from the fan outwards, losses, the critical path, balancing, pressures, walls and fans. */
export function calculateSystem(input: DuctValues): SystemCalculation {
  // A copy, which engines keep in a compact form, unlike what was read field by field; it is asked for hundreds of times.
  const values = { ...input };
  const air = airOf(values);
  const layout = layoutOf(values);
  const delivered = sumsTowardsSource(
    layout.parents,
    layout.rows.map(({ airflow }) => airflow),
  );
  const pass = settle({ layout, delivered, air, values });
  const { airflows, losses, pressures, walls, places, balance } = pass;
  const insulations = insulationsOf(losses, values, air);
  const heats = heatOf(layout, walls, insulations, airflows, values, air);
  const fromFan = sumsFromSource(
    layout.parents,
    losses.map((of) => of?.loss ?? 0),
  );
  const sections = layout.rows.map(({ id }, index): SystemSection => {
    const [of, pressure, wall] = [losses[index], pressures[index], walls[index]];
    return {
      id,
      index,
      place: places[index]!,
      airflow: airflows.near[index]!,
      addedLeakage: airflows.leakage[index]!,
      found: of && pressure && wall ? foundOf(of, pressure, wall, insulations[index]?.around, heats[index], fromFan[index]!) : undefined,
    };
  });
  const fans = fansOf(layout, pass, airflows, values);
  const found = {
    scope: "system",
    air,
    sections,
    parents: layout.parents,
    ties: tiedSections(layout, delivered),
    balance,
    fans,
    dewPoint: ambientDewPoint(values),
  } as const;
  return { ...found, results: systemResultsOf(found, values) };
}
