import { sumsTowardsSource } from "../../../trees/tree.ts";
import { OutOfRangeError } from "../../../kernel/index.ts";
import type { DuctAir } from "../air.ts";
import type { DuctValues } from "../schema.ts";
import { sectionOf } from "../size.ts";
import { balanced, type Balanced } from "./balance.ts";
import { ofSystem } from "../asSystem.ts";
import { ductOf, type SectionPlace } from "../duct.ts";
import { atSection } from "./atSection.ts";
import type { Leaving } from "./junctions.ts";
import { leavingOf, placesOf, type Layout } from "./layout.ts";
import { findLosses, type Airflows, type Sizes } from "./losses.ts";
import { leakagesOf, metalworkOf, pressuresOf, type Metalwork, type SectionPressures, type SectionWalls } from "./pressures.ts";
import { resized } from "./resize.ts";
import { sizedDuct, withSizeBefore, type Upstream } from "../sizing.ts";

/* Sizes and airflows that agree where leakage is added to the airflow: sizes by the airflows, and leakage by these sizes, until neither changes. */

/** Relative change of the airflow at which the leakage has settled. */
const settledChange = 1e-11;
const maxPasses = 100;
/** Pass from which a size stays as long as it meets its target: it might alternate between two standard sizes for ever. */
const passWithFixedSizes = 8;
/** Growth of an airflow beyond which sizes are renewed before the leakage settles. */
const maxGrowth = 1.25;

interface Network {
  readonly layout: Layout;
  /** By row, the sum of terminal airflows at its end and beyond, without leakage, m³/s. */
  readonly delivered: readonly number[];
  readonly air: DuctAir;
  readonly values: DuctValues;
}

/** A network with all that does not depend on leakage. */
interface Placed extends Network {
  readonly leaving: readonly Leaving[];
  readonly places: readonly SectionPlace[];
}

/** Sizes, losses and pressures at given airflows. */
interface Pass extends Balanced {
  readonly airflows: Airflows;
  readonly pressures: readonly (SectionPressures | undefined)[];
}

export interface Settled extends Pass {
  readonly places: readonly SectionPlace[];
  readonly walls: readonly (SectionWalls | undefined)[];
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

function sizesOf({ layout, air, values, places }: Placed, { near }: Airflows, sizesBefore: Sizes | undefined): Sizes {
  const atFan: Upstream = { velocity: 0, area: 0, sheet: undefined };
  const sections: Upstream[] = [];
  const shapeOf = (index: number): string | undefined => layout.rows[index]?.ductShape;
  return layout.rows.map((row, index) => {
    sections.push(atFan);
    if (!(near[index]! > 0)) return undefined;
    return atSection(row, () => {
      const duct = ductOf(row, near[index]!, places[index]!, values);
      const parent = layout.parents[index]!;
      const { velocity, area: areaBefore, sheet } = sections[parent] ?? atFan;
      const upstream = { velocity, area: areaBefore, sheet: shapeOf(parent) === row.ductShape ? sheet : undefined };
      const unchanged = sizedDuct(duct, air, upstream, values.regainFactor);
      const sized = withSizeBefore(unchanged, sizesBefore?.[index]);
      const { area } = sectionOf(row.ductShape, sized.clear);
      sections[index] = { velocity: near[index]! / area, area, sheet: sized.sheet };
      return sized;
    });
  });
}

function passOf(placed: Placed, airflows: Airflows, before: Sizes | undefined): Pass {
  const { layout, values } = placed;
  const sizes = sizesOf(placed, airflows, before);
  const airways = { ...placed, airflows };
  const find = findLosses(airways);
  const first = balanced(sizes, layout, find.all(sizes));
  const result = ofSystem(values).balanceBy === "resize" && !before ? resized(first, airways, find) : first;
  return { ...result, airflows, pressures: pressuresOf(layout, result) };
}

/** The same sizes with other airflows. */
function passAgain(placed: Placed, { sizes: before }: Pass, airflows: Airflows): Pass {
  const sizes = before.map((sized, index) => sized && { ...sized, duct: { ...sized.duct, airflow: airflows.near[index]! } });
  const result = balanced(sizes, placed.layout, findLosses({ ...placed, airflows }).all(sizes));
  return { ...result, airflows, pressures: pressuresOf(placed.layout, result) };
}

const isSettled = ({ near }: Airflows, { near: before }: Airflows): boolean =>
  near.every((airflow, index) => Math.abs(airflow - before[index]!) <= settledChange * airflow);

const growsToo = ({ near }: Airflows, { near: before }: Airflows): boolean =>
  near.some((airflow, index) => airflow > maxGrowth * before[index]!);

/** Assumed leakage, and the leakage that results from it, m³/s by row. */
interface Tried {
  readonly leakage: readonly number[];
  readonly result: readonly number[];
}

/** The leakage to try next: the result, extrapolated through two tries (Anderson mixing of depth one; the secant method for a single row). */
function nextLeakage({ leakage, result }: Tried, before: Tried | undefined): readonly number[] {
  if (!before) return result;
  let [along, length] = [0, 0];
  result.forEach((leaking, index) => {
    const off = leaking - leakage[index]!;
    const change = off - (before.result[index]! - before.leakage[index]!);
    along += off * change;
    length += change * change;
  });
  if (!(length > 0)) return result;
  return result.map((leaking, index) => Math.max(0, leaking - (along / length) * (leaking - before.result[index]!)));
}

/** Airflows at which as much leaks from ducts of the sizes of a pass as is added, or at which sizes must be renewed. */
function leakFrom(placed: Placed, start: Pass, works: readonly (Metalwork | undefined)[]): Airflows {
  let pass = start;
  let before: Tried | undefined;
  for (let count = 0; count < maxPasses; count++) {
    const tried: Tried = { leakage: pass.airflows.leakage, result: leakagesOf(works, pass.pressures, placed.layout, placed.values) };
    const plain = airflowsOf(placed, tried.result);
    if (isSettled(plain, pass.airflows)) return pass.airflows;
    if (growsToo(plain, start.airflows)) return plain;
    const next = airflowsOf(placed, nextLeakage(tried, before));
    before = tried;
    pass = passAgain(placed, pass, growsToo(next, start.airflows) ? plain : next);
  }
  return pass.airflows;
}

function withWalls(pass: Pass, { values, places, layout }: Placed, works: readonly (Metalwork | undefined)[]): Settled {
  const leakages = leakagesOf(works, pass.pressures, layout, values);
  return { ...pass, places, walls: works.map((work, index) => work && { ...work, leakageAirflow: leakages[index]! }) };
}

/** Adds the leakage to the airflow until neither changes. @throws {OutOfRangeError} where the leakage grows without end */
export function settle(network: Network): Settled {
  const { layout, delivered, values } = network;
  // Leakage does not decide which of two equal sections is the main.
  const leaving = leavingOf(layout, delivered);
  const placed: Placed = { ...network, leaving, places: placesOf(layout, leaving) };
  let airflows = airflowsOf(
    placed,
    layout.rows.map(() => 0),
  );
  let sizes: Sizes | undefined;
  for (let count = 0; count < maxPasses; count++) {
    const pass = passOf(placed, airflows, count >= passWithFixedSizes ? sizes : undefined);
    const works = pass.losses.map((losses) => losses && metalworkOf(losses));
    if (!ofSystem(values).leakageAdded) return withWalls(pass, placed, works);
    const leaking = leakFrom(placed, pass, works);
    if (leaking === airflows) return withWalls(pass, placed, works);
    [airflows, sizes] = [leaking, pass.sizes];
  }
  throw new OutOfRangeError({
    parameter: "leakageClass",
    value: values.leakageClass,
    min: 1,
    max: 110,
    unit: "",
    reason: "leakage and airflow would increase each other without end; seal the ducts better, or do not add the leakage to the airflow",
  });
}
