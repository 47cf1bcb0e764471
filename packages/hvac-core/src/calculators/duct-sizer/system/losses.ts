import { sectionOf, flowIn, round, type Flow } from "../size.ts";
import { OutOfRangeError } from "../../../kernel/index.ts";
import type { DuctAir } from "../air.ts";
import { flexibleRange } from "../exactSize.ts";
import { fittingLosses, type FittingLoss } from "../fittings.ts";
import type { DuctValues } from "../schema.ts";
import { isAbove, isBelow } from "../../../quantity/tolerance.ts";
import { atSection } from "./atSection.ts";
import { angleOf, junctionLoss, type JunctionLoss, type Leaving, type Meeting } from "./junctions.ts";
import { largestOf, type Layout } from "./layout.ts";
import type { SizedDuct } from "../sizing.ts";

/** Losses of a section with air, Pa. */
export interface SectionLosses {
  readonly sized: SizedDuct;
  readonly flow: Flow;
  /** In the flexible duct at its end. */
  readonly flexible: Flow | undefined;
  readonly fittings: readonly FittingLoss[];
  readonly ductPressureLoss: number;
  readonly fittingsPressureLoss: number;
  readonly junction: JunctionLoss;
  /** Sum without the terminal. */
  readonly pressureLoss: number;
}

/** Airflows by row, m³/s: at the end towards the fan, with what leaks from the section where that is added. */
export interface Airflows {
  readonly near: readonly number[];
  readonly leakage: readonly number[];
}

/** Sized ducts by row; undefined where no air flows. */
export type Sizes = readonly (SizedDuct | undefined)[];

/** The junction at the far end of a section. */
function meetingAt(parent: number, { children, rows }: Layout, leaving: readonly Leaving[], sizes: Sizes, { near }: Airflows): Meeting {
  const branches = children[parent]!.filter((index) => leaving[index] === "branch" && near[index]! > 0);
  const largest = largestOf(branches, near);
  return {
    parent: sizes[parent]!,
    common: children[parent]!.reduce((sum, index) => sum + near[index]!, rows[parent]!.airflow),
    branchArea: branches.reduce((sum, index) => sum + sectionOf(rows[index]!.ductShape, sizes[index]!.clear).area, 0),
    // Of branches with the same airflow, the widest angle.
    branchAngle: largest.length === 0 ? 90 : Math.max(...largest.map((index) => angleOf(rows[index]!))),
  };
}

/** Losses of a section without those of its junction. */
export type DuctLosses = Omit<SectionLosses, "junction" | "pressureLoss">;

/** @throws {OutOfRangeError} for a run-out wider or narrower than flexible duct is made */
function requireFlexible(diameter: number, length: number): void {
  const { min, max } = flexibleRange;
  if (!isBelow(diameter, min) && !isAbove(diameter, max)) return;
  const reason = `flexible duct is made and tested from ${min * 1000} mm (4 in) to ${max * 1000} mm (20 in), and this section is ${diameter > max ? "wider" : "narrower"}`;
  throw new OutOfRangeError({ parameter: "flexibleLength", value: length, min: 0, max: 0, unit: "m", reason });
}

/** Losses of a section of one size, without those of its junction. @throws {OutOfRangeError} where that cannot be calculated */
export function ductLosses(sized: SizedDuct, air: DuctAir): DuctLosses {
  const { duct, clear } = sized;
  const { row } = duct;
  const flow = flowIn(clear, duct, air);
  const withFlexible = row.ductShape === "round" && row.flexibleLength > 0;
  if (withFlexible) requireFlexible(clear.width, row.flexibleLength);
  const flexible = withFlexible ? flowIn(round(clear.width), { ...duct, ductShape: "flexible" }, air) : undefined;
  const fittings = fittingLosses(duct, clear, flow, air);
  return {
    sized,
    flow,
    flexible,
    fittings,
    ductPressureLoss: flow.frictionRate * duct.ductLength + (flexible ? flexible.frictionRate * row.flexibleLength : 0),
    fittingsPressureLoss: fittings.reduce((sum, { loss }) => sum + loss, 0),
  };
}

const noJunction: JunctionLoss = { leaving: "none", common: 0, branchArea: 0, junction: undefined, transition: undefined, loss: 0 };

/** A system with its airflows, for which sizes are tried. */
export interface Airways {
  readonly layout: Layout;
  readonly leaving: readonly Leaving[];
  readonly airflows: Airflows;
  readonly air: DuctAir;
  readonly values: DuctValues;
}

/** Losses by row; undefined where no air flows. */
export type LossesByRow = readonly (SectionLosses | undefined)[];

/** Finds the losses of a system for any sizes. */
export interface FindLosses {
  readonly all: (sizes: Sizes) => LossesByRow;
  /** Losses that change with the size of one row: of the row itself first, then of the rows at its ends. */
  readonly after: (before: LossesByRow, sizes: Sizes, changed: number) => readonly (readonly [index: number, losses: SectionLosses])[];
}

export function findLosses({ layout, leaving, airflows, air, values }: Airways): FindLosses {
  const { rows, parents, children, paths } = layout;
  const lossesOf = (sizes: Sizes, index: number, losses: DuctLosses, meeting: Meeting | undefined): SectionLosses => {
    if (!meeting) return withJunction(losses, noJunction);
    const how = { isSupply: paths[index] === "supply", flow: airflows.near[index]!, transitionAngle: values.transitionAngle };
    return withJunction(losses, junctionLoss(sizes[index]!, leaving[index]!, meeting, how, air));
  };
  const meetingOf = (sizes: Sizes, parent: number): Meeting | undefined =>
    parent === -1 || !sizes[parent] ? undefined : meetingAt(parent, layout, leaving, sizes, airflows);
  return {
    all: (sizes) => {
      const meetings = sizes.map((_, parent) => (children[parent]!.length > 0 ? meetingOf(sizes, parent) : undefined));
      return rows.map((row, index) => {
        const sized = sizes[index];
        return sized && atSection(row, () => lossesOf(sizes, index, ductLosses(sized, air), meetings[parents[index]!]));
      });
    },
    after: (before, sizes, changed) => {
      const recalculated = (index: number, meeting: Meeting | undefined): readonly [number, SectionLosses] => [
        index,
        atSection(rows[index]!, () => lossesOf(sizes, index, index === changed ? ductLosses(sizes[index]!, air) : before[index]!, meeting)),
      ];
      // In converging flow the section straight on meets the branches next to it; sections connected to the changed one leave it.
      const parent = parents[changed]!;
      const neighbours = parent === -1 || paths[changed] === "supply" ? [] : children[parent]!;
      const straight = neighbours.filter((index) => index !== changed && leaving[index] === "straight" && sizes[index]);
      const [meeting, beyond] = [meetingOf(sizes, parent), meetingOf(sizes, changed)];
      return [
        recalculated(changed, meeting),
        ...straight.map((index) => recalculated(index, meeting)),
        ...children[changed]!.filter((index) => sizes[index]).map((index) => recalculated(index, beyond)),
      ];
    },
  };
}

function withJunction(losses: DuctLosses, junction: JunctionLoss): SectionLosses {
  const { equipmentPressureDrop } = losses.sized.duct.row;
  const { sized, flow, flexible, fittings, ductPressureLoss, fittingsPressureLoss } = losses;
  const pressureLoss = ductPressureLoss + fittingsPressureLoss + junction.loss + equipmentPressureDrop;
  return { sized, flow, flexible, fittings, ductPressureLoss, fittingsPressureLoss, junction, pressureLoss };
}
