import { isAbove, isBelow } from "../../../quantity/tolerance.ts";
import { criticalMargin, pathImbalance, pipeMaterial, pipeSizes } from "../../../flow/index.ts";
import { gravity } from "../../../constants/gravity.ts";
import type { Liquid } from "../../../fluids/internal.ts";
import { atPath } from "../../../kernel/index.ts";
import type { SystemValues } from "../schema.ts";
import { isUsable, meetsTargets, optionOf, type SizeOption } from "../pipe.ts";
import type { Balance } from "./balance.ts";
import { carried, type SystemFlows } from "./flows.ts";
import type { SectionPipes } from "./losses.ts";

/** The circuit of a pump. */
export interface PumpedCircuit {
  /** m³/s. */
  readonly flow: number;
  /** Sum of the flows of its units, m³/s. */
  readonly unitSum: number;
  readonly units: number;
  /** Largest flow of a section at the pump, m³/s. */
  readonly largest: number;
  /** Loss of the circuit through the critical unit, Pa. */
  readonly path: number;
  /** Loss of path and plant, and of the decoupler where this pump moves its flow, Pa. */
  readonly loss: number;
  /** Loss with the static lift and the pressure at nozzles, Pa. */
  readonly pressure: number;
  /** Row of the critical unit. */
  readonly end: number | undefined;
  /** Size of the widest section at the pump. */
  readonly mainSize: string | undefined;
}

/** The pipe that both circuits share. */
export interface Decoupler {
  /** From supply to return, m³/s. */
  readonly flow: number;
  /** Undefined if neither circuit has a flow. */
  readonly option: SizeOption | undefined;
  /** Whether a size of the series meets the targets; otherwise it is the largest. */
  readonly meetsTargets: boolean;
  /** The larger of the flows of both circuits, for which it is sized, m³/s. */
  readonly largest: number;
  /** Pa. */
  readonly loss: number;
  /** m³. */
  readonly volume: number;
  /** Friction rate at its own flow, Pa/m. */
  readonly frictionRate: number;
}

/** The pumps of a system. */
export interface SystemCircuits {
  readonly pump: PumpedCircuit;
  readonly primary: PumpedCircuit | undefined;
  readonly decoupler: Decoupler | undefined;
  /** Excess of the critical circuit over the next, Pa; undefined with one unit. */
  readonly margin: number | undefined;
  readonly largestImbalance: number | undefined;
}

function circuitOf(
  circuit: number,
  values: SystemValues,
  { parents, circuits, units, unitSums, flows }: SystemFlows,
  { critical, paths }: Balance,
) {
  const atPump = { units: 0, sum: 0, largest: 0 };
  let widest: number | undefined;
  parents.forEach((parent, row) => {
    if (parent >= 0 || circuits[row] !== circuit) return;
    atPump.units += units[row]!;
    atPump.sum += unitSums[row]!;
    atPump.largest = Math.max(atPump.largest, flows[row]!);
    if (widest === undefined || flows[row]! > flows[widest]!) widest = row;
  });
  const end = critical.find((row) => circuits[row] === circuit);
  return { ...atPump, widest, flow: carried(values, { circuit, ...atPump }), end, path: end === undefined ? 0 : paths[end]! };
}

function decouplerOf(values: SystemValues, fluid: Liquid, secondary: number, primary: number): Decoupler {
  const largest = Math.max(secondary, primary);
  // Sums of the same flows differ in their last digits: then nothing flows.
  const flow = isBelow(primary, secondary) || isAbove(primary, secondary) ? primary - secondary : 0;
  if (largest === 0) return { flow, option: undefined, meetsTargets: true, largest, loss: 0, volume: 0, frictionRate: 0 };
  const material = pipeMaterial(values.pipeMaterial);
  const roughness = values.roughness ?? material.roughness;
  const sizes = pipeSizes(material.key, values.pipeSizes);
  const sized = sizes
    .filter((size) => isUsable(size, largest, roughness))
    .map((size) => optionOf(size, largest, roughness, fluid))
    .find((each) => meetsTargets(each, values.frictionRate, values));
  // No single section at the pump may have as much flow.
  const option = sized ?? optionOf(sizes.at(-1)!, largest, roughness, fluid);
  const frictionRate = flow === 0 ? 0 : optionOf(option.size, Math.abs(flow), roughness, fluid).frictionRate;
  const volume = (Math.PI / 4) * option.size.insideDiameter ** 2 * values.decouplerLength;
  return { flow, option, meetsTargets: sized !== undefined, largest, loss: frictionRate * values.decouplerLength, volume, frictionRate };
}

/** Flows and pressures of the pumps. */
export function circuitsOf(
  values: SystemValues,
  fluid: Liquid,
  flows: SystemFlows,
  balanced: Balance,
  pipes: readonly (SectionPipes | undefined)[],
): SystemCircuits {
  const hasTwo = values.systemKind === "primarySecondary";
  const main = circuitOf(0, values, flows, balanced);
  const other = hasTwo ? circuitOf(1, values, flows, balanced) : undefined;
  const decoupler = other && atPath("decouplerLength", () => decouplerOf(values, fluid, main.flow, other.flow));
  const lift = values.systemKind === "open" ? values.staticLift * fluid.density * gravity + values.nozzlePressure : 0;
  const pumped = ({ units, sum, largest, widest, flow, end, path }: ReturnType<typeof circuitOf>, extra: number): PumpedCircuit => {
    const loss = path + extra;
    const mainSize = widest === undefined ? undefined : pipes[widest]?.supply.option.size.name;
    return { units, unitSum: sum, largest, flow, end, path, loss, pressure: loss + lift, mainSize };
  };
  const shared = decoupler?.loss ?? 0;
  const byPrimary = (decoupler?.flow ?? 0) > 0;
  const pump = pumped(main, (hasTwo ? 0 : values.plantPressureDrop) + (byPrimary ? 0 : shared));
  const primary = other && pumped(other, values.plantPressureDrop + (byPrimary ? shared : 0));
  return { pump, primary, decoupler, ...compare(flows, balanced) };
}

/** Margin of the critical circuit of the pump, and the largest imbalance of the others. */
function compare(
  { circuits, unitFlows }: SystemFlows,
  { paths, criticalPaths }: Balance,
): Pick<SystemCircuits, "margin" | "largestImbalance"> {
  const ofPump: number[] = [];
  let largestImbalance: number | undefined;
  paths.forEach((path, row) => {
    if (path === null) return;
    if (circuits[row] === 0) ofPump.push(path);
    if (unitFlows[row] !== 0) largestImbalance = Math.max(largestImbalance ?? 0, pathImbalance(path, criticalPaths[row]!));
  });
  return { margin: criticalMargin(ofPump), largestImbalance };
}
