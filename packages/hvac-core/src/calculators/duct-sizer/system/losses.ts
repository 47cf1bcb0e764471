import { sectionOf, flowIn, round, type Flow } from "../size.ts";
import type { DuctAir } from "../air.ts";
import { fittingLosses, type FittingLoss } from "../fittings.ts";
import type { DuctValues } from "../schema.ts";
import { atSection } from "./duct.ts";
import { angleOf, junctionLoss, type JunctionLoss, type Leaving, type Meeting } from "./junctions.ts";
import type { Layout } from "./layout.ts";
import type { SizedDuct } from "./sizing.ts";

/** What a section with air loses, Pa. */
export interface SectionLosses {
  readonly sized: SizedDuct;
  readonly flow: Flow;
  /** In the flexible duct at its end. */
  readonly flexible: Flow | undefined;
  readonly fittings: readonly FittingLoss[];
  readonly ductLoss: number;
  readonly fittingsLoss: number;
  readonly junction: JunctionLoss;
  /** Without the terminal at its end. */
  readonly loss: number;
}

/** Airflows by row, m³/s: at the end towards the fan, with what leaks from the section where that is added. */
export interface Airflows {
  readonly near: readonly number[];
  readonly leakage: readonly number[];
}

/** What is sized, row by row; undefined where no air flows. */
export type Sizes = readonly (SizedDuct | undefined)[];

/** Of air that comes together or parts at the far end of a section. */
function meetingAt(parent: number, { children, rows }: Layout, leaving: readonly Leaving[], sizes: Sizes, { near }: Airflows): Meeting {
  const branches = children[parent]!.filter((index) => leaving[index] === "branch" && near[index]! > 0);
  const [largest] = branches.toSorted((one, other) => near[other]! - near[one]!);
  return {
    parent: sizes[parent]!,
    common: children[parent]!.reduce((sum, index) => sum + near[index]!, rows[parent]!.airflow),
    branchArea: branches.reduce((sum, index) => sum + sectionOf(rows[index]!.shape, sizes[index]!.clear).area, 0),
    branchAngle: largest === undefined ? 90 : angleOf(rows[largest]!),
  };
}

/** The section's own part, whatever it is connected to. */
type OwnLosses = Omit<SectionLosses, "junction" | "loss">;

function ownLosses(sized: SizedDuct, air: DuctAir): OwnLosses {
  const { duct, clear } = sized;
  const { row } = duct;
  const flow = flowIn(clear, duct, air);
  const withFlexible = row.shape === "round" && row.flexibleLength > 0;
  const flexible = withFlexible ? flowIn(round(clear.width), { ...duct, ductShape: "flexible" }, air) : undefined;
  const fittings = fittingLosses(duct, clear, flow, air);
  return {
    sized,
    flow,
    flexible,
    fittings,
    ductLoss: flow.frictionRate * duct.ductLength + (flexible ? flexible.frictionRate * row.flexibleLength : 0),
    fittingsLoss: fittings.reduce((sum, { loss }) => sum + loss, 0),
  };
}

const noJunction: JunctionLoss = { leaving: "none", common: 0, branchArea: 0, junction: undefined, transition: undefined, loss: 0 };

/** A system with its airflows, of which sizes are still to be tried. */
export interface Airways {
  readonly layout: Layout;
  readonly leaving: readonly Leaving[];
  readonly airflows: Airflows;
  readonly air: DuctAir;
  readonly values: DuctValues;
}

/** Losses by row; undefined where no air flows. */
export type FindLosses = (sizes: Sizes) => (SectionLosses | undefined)[];

/** What finds the losses of a system, whatever its sizes; what stays of one try is not computed again in the next. */
export function findLosses({ layout, leaving, airflows, air, values }: Airways): FindLosses {
  const known = new WeakMap<SizedDuct, OwnLosses>();
  const ownOf = (sized: SizedDuct): OwnLosses => {
    const own = known.get(sized) ?? ownLosses(sized, air);
    known.set(sized, own);
    return own;
  };
  return (sizes) => {
    const meetings = new Map<number, Meeting>();
    return layout.rows.map((row, index) => {
      const sized = sizes[index];
      if (!sized) return undefined;
      return atSection(row, () => {
        const own = ownOf(sized);
        const parent = layout.parents[index]!;
        if (parent === -1) return withJunction(own, noJunction);
        const meeting = meetings.get(parent) ?? meetingAt(parent, layout, leaving, sizes, airflows);
        meetings.set(parent, meeting);
        const how = { isSupply: layout.paths[index] === "supply", flow: airflows.near[index]!, transitionAngle: values.transitionAngle };
        return withJunction(own, junctionLoss(sized, leaving[index]!, meeting, how, air));
      });
    });
  };
}

function withJunction(own: OwnLosses, junction: JunctionLoss): SectionLosses {
  const { equipmentPressureDrop } = own.sized.duct.row;
  return { ...own, junction, loss: own.ductLoss + own.fittingsLoss + junction.loss + equipmentPressureDrop };
}
