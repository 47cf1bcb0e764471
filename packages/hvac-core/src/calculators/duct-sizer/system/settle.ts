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

/* Sizes and airflows that agree, where what leaks is added to the airflow: sizes by the airflows, and with these sizes what leaks, until neither changes. */

/** Where the leakage changes the airflow by less than this, it is found. */
const settled = 1e-11;
const mostPasses = 100;
/** From this pass on a size stays as long as it meets its target: between two standard sizes it might change for ever. */
const sizesStay = 8;
/** Where the airflow grows by more than this, other sizes are due before it is known how much leaks. */
const mostGrowth = 1.25;

interface Network {
  readonly layout: Layout;
  /** By row, what is delivered or taken at its end and beyond, without what leaks on the way, m³/s. */
  readonly delivered: readonly number[];
  readonly air: DuctAir;
  readonly values: DuctValues;
}

/** A network with what no airflow changes. */
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
  const atFan: Upstream = { velocity: 0, area: 0 };
  const sections: Upstream[] = [];
  const shapeOf = (index: number): string | undefined => layout.rows[index]?.ductShape;
  return layout.rows.map((row, index) => {
    sections.push(atFan);
    if (!(near[index]! > 0)) return undefined;
    return atSection(row, () => {
      const duct = ductOf(row, near[index]!, places[index]!, values);
      const parent = layout.parents[index]!;
      const { sheet, ...upstream } = sections[parent] ?? atFan;
      const before = { ...upstream, ...(sheet && shapeOf(parent) === row.ductShape && { sheet }) };
      const found = sizedDuct(duct, air, before, values.regainFactor);
      const sized = withSizeBefore(found, sizesBefore?.[index]);
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
  const found = ofSystem(values).balanceBy === "resize" && !before ? resized(first, airways, find) : first;
  return { ...found, airflows, pressures: pressuresOf(layout, found) };
}

/** The same sizes with other airflows. */
function passAgain(placed: Placed, { sizes: before }: Pass, airflows: Airflows): Pass {
  const sizes = before.map((sized, index) => sized && { ...sized, duct: { ...sized.duct, airflow: airflows.near[index]! } });
  const found = balanced(sizes, placed.layout, findLosses({ ...placed, airflows }).all(sizes));
  return { ...found, airflows, pressures: pressuresOf(placed.layout, found) };
}

const isSettled = ({ near }: Airflows, { near: before }: Airflows): boolean =>
  near.every((airflow, index) => Math.abs(airflow - before[index]!) <= settled * airflow);

const growsToo = ({ near }: Airflows, { near: before }: Airflows): boolean =>
  near.some((airflow, index) => airflow > mostGrowth * before[index]!);

/** Leakage that was put in and what came out of it, m³/s by row. */
interface Tried {
  readonly leakage: readonly number[];
  readonly found: readonly number[];
}

/** What to try next: what was found, led on along the line through two tries (Anderson's mixing of depth one; the secant of a single row). */
function nextLeakage({ leakage, found }: Tried, before: Tried | undefined): readonly number[] {
  if (!before) return found;
  let [along, length] = [0, 0];
  found.forEach((own, index) => {
    const off = own - leakage[index]!;
    const change = off - (before.found[index]! - before.leakage[index]!);
    along += off * change;
    length += change * change;
  });
  if (!(length > 0)) return found;
  return found.map((own, index) => Math.max(0, own - (along / length) * (own - before.found[index]!)));
}

/** Airflows at which just as much leaks from ducts of the sizes of a pass as is added; or as far as other sizes are due. */
function leakFrom(placed: Placed, start: Pass, works: readonly (Metalwork | undefined)[]): Airflows {
  let pass = start;
  let before: Tried | undefined;
  for (let count = 0; count < mostPasses; count++) {
    const tried: Tried = { leakage: pass.airflows.leakage, found: leakagesOf(works, pass.pressures, placed.layout, placed.values) };
    const plain = airflowsOf(placed, tried.found);
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

/** With what leaks added to the airflow until it no longer changes. @throws {OutOfRangeError} where ever more leaks */
export function settle(network: Network): Settled {
  const { layout, delivered, values } = network;
  // Of twins the one that leaks more is no main.
  const leaving = leavingOf(layout, delivered);
  const placed: Placed = { ...network, leaving, places: placesOf(layout, leaving) };
  let airflows = airflowsOf(
    placed,
    layout.rows.map(() => 0),
  );
  let sizes: Sizes | undefined;
  for (let count = 0; count < mostPasses; count++) {
    const pass = passOf(placed, airflows, count >= sizesStay ? sizes : undefined);
    const works = pass.losses.map((of) => of && metalworkOf(of));
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
    reason: "ever more air would leak, the more of it is added; seal the ducts better, or leave the leakage out of the airflow",
  });
}
