import { sumsFromSource, sumsTowardsSource } from "../../../flow/index.ts";
import { OutOfRangeError, type ResultValues } from "../../../kernel/index.ts";
import { airOf, type DuctAir } from "../air.ts";
import type { results } from "../results.ts";
import type { DuctValues } from "../schema.ts";
import { sectionOf } from "../size.ts";
import { balanced, type Balanced } from "./balance.ts";
import { resized } from "./resize.ts";
import { atSection, ductOf, type SectionPlace } from "./duct.ts";
import { fansOf, type Fans } from "./fans.ts";
import { layoutOf, leavingOf, placesOf, type Layout } from "./layout.ts";
import { findLosses, type Airflows, type SectionLosses, type Sizes } from "./losses.ts";
import { pressuresOf, wallsOf, type SectionPressures, type SectionWalls } from "./pressures.ts";
import { sizedDuct, type SizedDuct, type Upstream } from "./sizing.ts";
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
  readonly balance: Balanced["balance"];
  readonly fans: Fans;
}

/** Where the leakage changes the airflow by less than this, it is found. */
const settled = 1e-11;
const mostPasses = 100;
/** From this pass on sizes stay: between two standard sizes they might change for ever. */
const sizesStay = 10;

interface Network {
  readonly layout: Layout;
  /** By row, what is delivered or taken at its end and beyond, without what leaks on the way, m³/s. */
  readonly delivered: readonly number[];
  readonly air: DuctAir;
  readonly values: DuctValues;
}

function airflowsOf({ layout, delivered }: Network, leakage: readonly number[]): Airflows {
  const { rows, parents } = layout;
  // Nothing leaks where nothing flows.
  const near = sumsTowardsSource(
    parents,
    rows.map(({ airflow }, index) => airflow + (delivered[index]! > 0 ? leakage[index]! : 0)),
  );
  return { near, leakage };
}

function sizesOf({ layout, air, values }: Network, { near }: Airflows, places: readonly SectionPlace[]): Sizes {
  const atFan: Upstream = { velocity: 0, area: 0 };
  const sections: Upstream[] = [];
  return layout.rows.map((row, index) => {
    sections.push(atFan);
    if (!(near[index]! > 0)) return undefined;
    return atSection(row, () => {
      const duct = ductOf(row, near[index]!, places[index]!, values);
      const sized = sizedDuct(duct, air, sections[layout.parents[index]!] ?? atFan, values.regainFactor);
      const { area } = sectionOf(row.shape, sized.clear);
      sections[index] = { velocity: near[index]! / area, area };
      return sized;
    });
  });
}

interface Pass extends Balanced {
  readonly airflows: Airflows;
  readonly pressures: readonly (SectionPressures | undefined)[];
  readonly walls: readonly (SectionWalls | undefined)[];
}

/** Sizes, losses and pressures at given airflows; with sizes that were found before where they are to stay. */
function passOf(network: Network, airflows: Airflows, kept: Sizes | undefined): Pass & { readonly places: readonly SectionPlace[] } {
  const { layout, delivered, air, values } = network;
  // Of twins the one that leaks more is no main.
  const leaving = leavingOf(layout, delivered);
  const places = placesOf(layout, leaving);
  const sizes = kept ? kept.map((sized, index) => sized && withAirflow(sized, airflows.near[index]!)) : sizesOf(network, airflows, places);
  const airways = { layout, leaving, airflows, air, values };
  const find = findLosses(airways);
  const first = balanced(sizes, layout, find.all(sizes));
  const found = values.balanceBy === "resize" && !kept ? resized(first, airways, find) : first;
  const pressures = pressuresOf(layout, found);
  const walls = found.losses.map((of, index) => (of ? wallsOf(of, pressures[index]!, values) : undefined));
  return { ...found, airflows, pressures, walls, places };
}

function withAirflow(sized: SizedDuct, airflow: number): SizedDuct {
  return { ...sized, duct: { ...sized.duct, airflow } };
}

/** With what leaks added to the airflow until it no longer changes. @throws {OutOfRangeError} where ever more leaks */
function settle(network: Network): ReturnType<typeof passOf> {
  const none = network.layout.rows.map(() => 0);
  let pass = passOf(network, airflowsOf(network, none), undefined);
  if (!network.values.leakageAdded) return pass;
  for (let count = 1; count <= mostPasses; count++) {
    const before = pass.airflows.near;
    const airflows = airflowsOf(
      network,
      pass.walls.map((wall) => wall?.leakage ?? 0),
    );
    if (airflows.near.every((airflow, index) => Math.abs(airflow - before[index]!) <= settled * airflow)) return pass;
    pass = passOf(network, airflows, count >= sizesStay ? pass.sizes : undefined);
  }
  throw new OutOfRangeError({
    parameter: "leakageClass",
    value: network.values.leakageClass,
    min: 1,
    max: 110,
    unit: "",
    reason: "ever more air would leak, the more of it is added; seal the ducts better, or leave the leakage out of the airflow",
  });
}

/** Named one by one: engines are slow in putting several objects into one, and there are hundreds. */
function foundOf(
  { sized, flow, flexible, fittings, ductLoss, fittingsLoss, junction, loss }: SectionLosses,
  { startTotal, endTotal, startStatic, endStatic, meanStatic }: SectionPressures,
  { metal, surface, leakage }: SectionWalls,
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
  const heats = heatOf(layout, walls, airflows, values, air);
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
      found: of && pressure && wall ? foundOf(of, pressure, wall, heats[index], fromFan[index]!) : undefined,
    };
  });
  const fans = fansOf(layout, pass, airflows, values);
  const found = { scope: "system", air, sections, parents: layout.parents, balance, fans } as const;
  return { ...found, results: systemResultsOf(found, values) };
}
