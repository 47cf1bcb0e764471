import type { SystemValues } from "../schema.ts";
import { branchOf, type SystemFlows } from "./flows.ts";
import { angleOf, besideRun, branchParts, departures, runParts, type Beside, type Departure, type JunctionPart } from "./junctions.ts";
import { legOf, type Conditions, type Leg, type Run } from "../leg.ts";
import { hottestOf, legTemperatures } from "../legHeat.ts";
import { pipeOf, sizeFor, type SectionPipe, type SectionRow } from "../pipe.ts";
import { velocityLimitsOf } from "../velocityLimits.ts";
import { controlValve, type ControlValve } from "./valves.ts";
import { isBelow } from "../../../quantity/tolerance.ts";
import type { Liquid } from "../../../fluids/internal.ts";
import { at, OutOfRangeError } from "../../../kernel/index.ts";

/** Pipes and junctions of a section in which something flows. */
export interface SectionPipes {
  readonly pipe: SectionPipe;
  readonly supply: Leg;
  /** Undefined at the beginning of a main with reverse return that nothing has joined yet. */
  readonly return: Leg | undefined;
  /** Of a main with reverse return, unless its return is stated: rows whose supplies the return runs next to. */
  readonly returnBeside: readonly number[];
  /** Whether supply and return have the size that was asked for: the series may have no such neighbour. */
  readonly isAsChosen: boolean;
  readonly departure: Departure;
  readonly supplyJunction: readonly JunctionPart[];
  readonly returnJunction: readonly JunctionPart[];
  /** Of a main with reverse return: what the stream from before loses where this section's units join. */
  readonly passingJunction: readonly JunctionPart[];
}

/** What a section loses, Pa. */
export interface SectionLosses {
  /** Supply with its junction. */
  readonly supply: number;
  /** Return without its junction. */
  readonly return: number;
  /** Where units join a main with reverse return, lost by what comes from before. */
  readonly passing: number;
  /** Balancing valve in the section, wide open. */
  readonly valve: number;
  /** All of it but what only others lose. */
  readonly section: number;
  /** Balancing valve at the unit, wide open. */
  readonly unitValve: number;
  readonly controlValve: ControlValve | undefined;
  /** What its branch loses beside the control valve: the unit, and the sections that serve it alone. */
  readonly circuit: number;
  /** Unit with its valves. */
  readonly end: number;
}

/** More than any pump could give, Pa. */
const impossibleLoss = 1e9;

function requirePossible({ id }: SectionRow, loss: number): void {
  if (loss < impossibleLoss) return;
  const reason = "the section loses more than any pump could give; look at its length, its fittings and their coefficients";
  throw new OutOfRangeError({ parameter: `sections.${id}.pipeLength`, value: loss, min: 0, max: impossibleLoss, unit: "Pa", reason });
}

function lossOf(parts: readonly JunctionPart[]): number {
  return parts.reduce((sum, { loss }) => sum + loss, 0);
}

/**
 * Rows whose supplies the return of a main runs next to: from a unit to the next one that of the next row, and from the last unit back to
 * the pump those of the whole main. With it every circuit of identical units is equally long.
 */
function besideReturn(index: number, { isMain, before }: SystemFlows): number[] {
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
type SectionLegs = Pick<SectionPipes, "pipe" | "supply" | "return" | "returnBeside" | "isAsChosen">;

function legsOf(row: SectionRow, index: number, conditions: Conditions, flows: SystemFlows): SectionLegs {
  const { values, fluid } = conditions;
  const place = `sections.${row.id}`;
  const pipe = pipeOf(row, values);
  const [flow, back] = [flows.flows[index]!, flows.returnFlows[index]!];
  const { option, isAsChosen } = at(place, () => sizeFor(row, pipe, flow, values, fluid));
  const supply = legOf(pipe, option, flow, supplyRun(row), conditions);
  if (back === 0) return { pipe, supply, return: undefined, returnBeside: [], isAsChosen };
  const returnBeside = row.returnAs === "same" ? besideReturn(index, flows) : [];
  const isSame = row.returnAs === "same" && returnBeside.every((each) => each === index);
  if (back === flow && isSame) return { pipe, supply, return: supply, returnBeside: [], isAsChosen };
  const sized = back === flow ? { option, isAsChosen } : at(place, () => sizeFor(row, pipe, back, values, fluid));
  const returned = legOf(pipe, sized.option, back, returnRun(), conditions);
  return { pipe, supply, return: returned, returnBeside, isAsChosen: isAsChosen && sized.isAsChosen };

  function returnRun(): Run {
    if (row.returnAs === "own")
      return { length: row.returnLength, fittings: [{ section: row.id, list: "returnFittings", rows: row.returnFittings }] };
    if (isSame) return supplyRun(row);
    const runs = returnBeside.map((each) => supplyRun(values.sections[each]!));
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
  return legs.map((own, index) => {
    if (!own) return undefined;
    return { ...own, ...junctionsOf(index) };
  });

  function junctionsOf(index: number): Omit<SectionPipes, keyof SectionLegs> {
    const parent = legs[parents[index]!];
    const own = legs[index]!;
    const departure = departed[index]!;
    if (!parent || departure === "none") return { departure, supplyJunction: [], returnJunction: [], passingJunction: [] };
    const angle = sections[index]!.branchAngle;
    const beside = departure === "straight" ? besideRun(index, values, flows, supplies) : undefined;
    const supplyJunction =
      departure === "branch"
        ? branchParts(own.supply, parent.supply, "Diverging", angle)
        : runParts(own.supply, parent.supply, "Diverging", beside, reducerAngle, own.supply);
    // A main with reverse return joins nothing at the end towards the pump: what comes from before joins it at its own far end.
    if (isReverse && isMain[index]) return { departure, supplyJunction, returnJunction: [], passingJunction: passing(index) };
    return { departure, supplyJunction, returnJunction: joining(own.return, parent.return, departure, angle, beside), passingJunction: [] };
  }

  function joining(
    own: Leg | undefined,
    common: Leg | undefined,
    departure: Departure,
    angle: number,
    beside: Beside | undefined,
  ): JunctionPart[] {
    if (!own || !common) return [];
    return departure === "branch"
      ? branchParts(own, common, "Converging", angle)
      : runParts(own, common, "Converging", beside, reducerAngle, own);
  }

  function passing(index: number): JunctionPart[] {
    const [own, last] = [legs[index]!.return, legs[before[index]!]?.return];
    // A return that nothing has joined yet carries nothing on.
    if (!last || !own) return [];
    const joins = flows.children[index]!.filter((child) => !isMain[child] && flows.flows[child]! > 0);
    const first = joins
      .map((child) => ({
        flow: flows.flows[child]!,
        diameter: legs[child]!.supply.option.size.insideDiameter,
        angle: angleOf(sections[child]!),
      }))
      .toSorted((one, other) =>
        isBelow(one.flow, other.flow) ? 1 : isBelow(other.flow, one.flow) ? -1 : other.diameter - one.diameter || other.angle - one.angle,
      )[0];
    const beside = first ?? (flows.unitFlows[index]! > 0 ? { diameter: undefined, angle: 90 } : undefined);
    return runParts(last, own, "Converging", beside, reducerAngle, own);
  }
}

/** What every section and the unit at its end lose. */
export function sectionLosses(
  values: SystemValues,
  { density }: Liquid,
  flows: SystemFlows,
  pipes: readonly (SectionPipes | undefined)[],
): SectionLosses[] {
  const all: SectionLosses[] = [];
  values.sections.forEach((row, index) => {
    const own = pipes[index];
    const flow = flows.unitFlows[index]!;
    const supply = own ? own.supply.pipeLoss + own.supply.fittingsLoss + lossOf(own.supplyJunction) : 0;
    const back = own?.return ? own.return.pipeLoss + own.return.fittingsLoss : 0;
    const valve = own && row.branchValve && values.systemKind !== "reverse" ? values.balancingMinimum : 0;
    const section = supply + back + (own ? lossOf(own.returnJunction) : 0) + valve;
    const unitValve = flow > 0 && row.balancingValve ? values.balancingMinimum : 0;
    const unit = flow > 0 ? row.unitPressureDrop : 0;
    const branch = flow > 0 ? branchOf(flows, index) : [];
    const circuit = branch.reduce((sum, each) => sum + (each === index ? section : all[each]!.section), unit + unitValve);
    requirePossible(row, Math.abs(section) + unit);
    const control = at(`sections.${row.id}`, () => controlValve(row, flow, circuit, density));
    if (control && control.loss > impossibleLoss) {
      const reason = "the valve loses more than any pump could give; look at its unit";
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
      passing: own ? lossOf(own.passingJunction) : 0,
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
