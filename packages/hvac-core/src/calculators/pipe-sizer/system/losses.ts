import type { SystemValues } from "../schema.ts";
import { branchOf, type SystemFlows } from "./flows.ts";
import {
  angleOf,
  sideBranchOf,
  branchParts,
  departures,
  runParts,
  type SideBranch,
  type Departure,
  type JunctionPart,
} from "./junctions.ts";
import { legOf, type Conditions, type Leg, type Run } from "../leg.ts";
import { hottestOf, legTemperatures } from "../legHeat.ts";
import { pipeOf, sizeFor, type SectionPipe, type SectionRow } from "../pipe.ts";
import { velocityLimitsOf } from "../velocityLimits.ts";
import { controlValve, type ControlValve } from "./valves.ts";
import { isBelow } from "../../../quantity/tolerance.ts";
import type { Liquid } from "../../../fluids/internal.ts";
import { atPath, OutOfRangeError } from "../../../kernel/index.ts";

/** Pipes and junctions of a section in which something flows. */
export interface SectionPipes {
  readonly pipe: SectionPipe;
  readonly supply: Leg;
  /** Undefined at the beginning of a main with reverse return that nothing has joined yet. */
  readonly return: Leg | undefined;
  /** Rows whose supplies the return of a main with reverse return runs next to; empty where the return is entered separately. */
  readonly adjacentSupplies: readonly number[];
  /** Whether supply and return have the size selected: the series may have no such neighbour. */
  readonly isAsSelected: boolean;
  readonly departure: Departure;
  readonly supplyJunction: readonly JunctionPart[];
  readonly returnJunction: readonly JunctionPart[];
  /** Losses of the stream in a return main where this section's units join it. */
  readonly passingJunction: readonly JunctionPart[];
}

/** Losses of a section, Pa. */
export interface SectionLosses {
  /** Supply with its junction. */
  readonly supply: number;
  /** Return without its junction. */
  readonly return: number;
  /** Loss of the stream in a return main where units join it. */
  readonly passing: number;
  /** Balancing valve in the section, wide open. */
  readonly valve: number;
  /** Supply, return, junctions and valve of the section. */
  readonly section: number;
  /** Balancing valve at the unit, wide open. */
  readonly unitValve: number;
  readonly controlValve: ControlValve | undefined;
  /** Loss of its branch without the control valve: the unit, and the sections that serve it alone. */
  readonly circuit: number;
  /** Unit with its valves. */
  readonly end: number;
}

/** A loss beyond any pump, Pa. */
const impossibleLoss = 1e9;

function requirePossible({ id }: SectionRow, loss: number): void {
  if (loss < impossibleLoss) return;
  const reason = "the section loses more than any pump could provide; check its length, its fittings and their coefficients";
  throw new OutOfRangeError({ parameter: `sections.${id}.pipeLength`, value: loss, min: 0, max: impossibleLoss, unit: "Pa", reason });
}

function lossOf(parts: readonly JunctionPart[]): number {
  return parts.reduce((sum, { loss }) => sum + loss, 0);
}

/**
 * Rows whose supplies the return of a main runs next to: from a unit to the next one that of the next row, and from the last unit back to
 * the pump those of the whole main. With it every circuit of identical units is equally long.
 */
function suppliesNextToReturn(index: number, { isMain, before }: SystemFlows): number[] {
  if (!isMain[index]) return [];
  const next = before.indexOf(index);
  if (next >= 0) return [next];
  const whole: number[] = [];
  for (let row = index; row >= 0; row = before[row]!) whole.push(row);
  return whole.toReversed();
}

const supplyRun = ({ id, pipeLength, fittings }: SectionRow): Run => ({
  length: pipeLength,
  fittings: [{ section: id, list: "fittings", rows: fittings }],
});

/** Supply and return of a section without their junctions. */
type SectionLegs = Pick<SectionPipes, "pipe" | "supply" | "return" | "adjacentSupplies" | "isAsSelected">;

function legsOf(row: SectionRow, index: number, conditions: Conditions, flows: SystemFlows): SectionLegs {
  const { values, fluid } = conditions;
  const place = `sections.${row.id}`;
  const pipe = pipeOf(row, values);
  const [flow, back] = [flows.flows[index]!, flows.returnFlows[index]!];
  const { option, isAsSelected } = atPath(place, () => sizeFor(row, pipe, flow, values, fluid));
  const supply = legOf(pipe, option, flow, supplyRun(row), conditions);
  if (back === 0) return { pipe, supply, return: undefined, adjacentSupplies: [], isAsSelected };
  const adjacentSupplies = row.returnAs === "same" ? suppliesNextToReturn(index, flows) : [];
  const isSame = row.returnAs === "same" && adjacentSupplies.every((each) => each === index);
  if (back === flow && isSame) return { pipe, supply, return: supply, adjacentSupplies: [], isAsSelected };
  const sized = back === flow ? { option, isAsSelected } : atPath(place, () => sizeFor(row, pipe, back, values, fluid));
  const returned = legOf(pipe, sized.option, back, returnRun(), conditions);
  return { pipe, supply, return: returned, adjacentSupplies, isAsSelected: isAsSelected && sized.isAsSelected };

  function returnRun(): Run {
    if (row.returnAs === "separate")
      return { length: row.returnLength, fittings: [{ section: row.id, list: "returnFittings", rows: row.returnFittings }] };
    if (isSame) return supplyRun(row);
    const runs = adjacentSupplies.map((each) => supplyRun(values.sections[each]!));
    return { length: runs.reduce((sum, { length }) => sum + length, 0), fittings: runs.flatMap(({ fittings }) => fittings) };
  }
}

/** Pipes of all sections with their junctions; undefined where nothing flows. */
export function sectionPipes(values: SystemValues, fluid: Liquid, flows: SystemFlows): (SectionPipes | undefined)[] {
  const { sections, reducerAngle } = values;
  const { parents, isMain, before } = flows;
  const isReverse = values.systemKind === "reverse";
  const limitsOf = velocityLimitsOf(values.operatingHours, hottestOf(legTemperatures(values)));
  const conditions = { values, fluid, limitsOf };
  const legs = sections.map((row, index) => (flows.flows[index]! > 0 ? legsOf(row, index, conditions, flows) : undefined));
  const supplies = legs.map((each) => each?.supply);
  const departed = departures(values, flows);
  return legs.map((ofSection, index) => ofSection && withJunctions(ofSection, index));

  function withJunctions(section: SectionLegs, index: number): SectionPipes {
    const parent = legs[parents[index]!];
    const departure = departed[index]!;
    if (!parent || departure === "none") return { ...section, departure, supplyJunction: [], returnJunction: [], passingJunction: [] };
    const angle = sections[index]!.branchAngle;
    const sideBranch = departure === "straight" ? sideBranchOf(index, values, flows, supplies) : undefined;
    const supplyJunction =
      departure === "branch"
        ? branchParts(section.supply, parent.supply, "Diverging", angle)
        : runParts(section.supply, parent.supply, "Diverging", sideBranch, reducerAngle, section.supply);
    // A return main joins nothing at its end towards the pump: the stream from upstream joins it at its far end.
    if (isReverse && isMain[index]) return { ...section, departure, supplyJunction, returnJunction: [], passingJunction: passing(index) };
    return {
      ...section,
      departure,
      supplyJunction,
      returnJunction: joining(section.return, parent.return, departure, angle, sideBranch),
      passingJunction: [],
    };
  }

  function joining(
    leg: Leg | undefined,
    common: Leg | undefined,
    departure: Departure,
    angle: number,
    sideBranch: SideBranch | undefined,
  ): JunctionPart[] {
    if (!leg || !common) return [];
    return departure === "branch"
      ? branchParts(leg, common, "Converging", angle)
      : runParts(leg, common, "Converging", sideBranch, reducerAngle, leg);
  }

  function passing(index: number): JunctionPart[] {
    const [leg, last] = [legs[index]!.return, legs[before[index]!]?.return];
    // A return that no unit has joined yet has no flow.
    if (!last || !leg) return [];
    const joins = flows.children[index]!.filter((child) => !isMain[child] && flows.flows[child]! > 0);
    const widest = joins
      .map((child) => ({
        flow: flows.flows[child]!,
        diameter: legs[child]!.supply.option.size.insideDiameter,
        angle: angleOf(sections[child]!),
      }))
      .toSorted((first, second) =>
        isBelow(first.flow, second.flow)
          ? 1
          : isBelow(second.flow, first.flow)
            ? -1
            : second.diameter - first.diameter || second.angle - first.angle,
      )[0];
    const sideBranch = widest ?? (flows.unitFlows[index]! > 0 ? { diameter: undefined, angle: 90 } : undefined);
    return runParts(last, leg, "Converging", sideBranch, reducerAngle, leg);
  }
}

/** Losses of all sections and the units at their ends. */
export function sectionLosses(
  values: SystemValues,
  { density }: Liquid,
  flows: SystemFlows,
  pipes: readonly (SectionPipes | undefined)[],
): SectionLosses[] {
  const all: SectionLosses[] = [];
  values.sections.forEach((row, index) => {
    const ofSection = pipes[index];
    const flow = flows.unitFlows[index]!;
    const supply = ofSection ? ofSection.supply.pipeLoss + ofSection.supply.fittingsLoss + lossOf(ofSection.supplyJunction) : 0;
    const back = ofSection?.return ? ofSection.return.pipeLoss + ofSection.return.fittingsLoss : 0;
    const valve = ofSection && row.branchValve && values.systemKind !== "reverse" ? values.balancingMinimum : 0;
    const section = supply + back + (ofSection ? lossOf(ofSection.returnJunction) : 0) + valve;
    const unitValve = flow > 0 && row.balancingValve ? values.balancingMinimum : 0;
    const unit = flow > 0 ? row.unitPressureDrop : 0;
    const branch = flow > 0 ? branchOf(flows, index) : [];
    const circuit = branch.reduce((sum, each) => sum + (each === index ? section : all[each]!.section), unit + unitValve);
    requirePossible(row, Math.abs(section) + unit);
    const control = atPath(`sections.${row.id}`, () => controlValve(row, flow, circuit, density));
    if (control && control.loss > impossibleLoss) {
      const reason = "the valve loses more than any pump could provide; check its unit";
      throw new OutOfRangeError({
        parameter: `sections.${row.id}.${row.controlValve === "kv" ? "valveKv" : "valveAuthority"}`,
        value: control.loss,
        min: 0,
        max: impossibleLoss,
        unit: "Pa",
        reason,
      });
    }
    all.push({
      supply,
      return: back,
      passing: ofSection ? lossOf(ofSection.passingJunction) : 0,
      valve,
      section,
      unitValve,
      controlValve: control,
      circuit,
      end: unit + unitValve + (control?.loss ?? 0),
    });
  });
  return all;
}
