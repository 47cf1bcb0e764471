import { pipeFitting, pipeFittings, pipeMaterial, pipeMaterialKeys, type PipeFitting, type PipeMaterialKey } from "../../flow/index.ts";
import { pipeFittingFields, pipeFittingNames } from "../../flow/pipeFields.ts";
import type { QuantityField } from "../../kernel/index.ts";

/** Parameters that a row of the list of fittings offers; the inside diameter is the pipe's own. */
export type GeometryName = "angle" | "radiusRatio" | "diameterRatio" | "flowRatio" | "seatRatio" | "kv";

/**
 * A parameter of fittings, shown for those that have it. Blank means the usual value of the fitting chosen, so that a row needs no more than
 * its fitting. Limits are the widest of all fittings; each fitting refuses what lies outside its own.
 */
const geometry = <Q extends QuantityField["quantity"]>(
  parameter: GeometryName,
  label: string,
  symbol: string,
  quantity: Q,
  help: string,
) => {
  const all: readonly PipeFitting[] = pipeFittings;
  const having = all.filter((fitting) => parameter in fitting.parameters);
  const ranges = having.map((fitting) => fitting.parameters[parameter]!);
  return {
    type: "quantity",
    label,
    symbol,
    quantity,
    default: null,
    min: Math.min(...ranges.map(({ min }) => min)),
    max: Math.max(...ranges.map(({ max }) => max)),
    optional: "derived",
    help: `${help} Default: typical for this fitting.`,
    when: [{ field: "fitting", is: having.map((fitting) => fitting.key) }],
  } as const;
};

/** Soldered, welded, cemented or pressed: smooth inside at the joint, like a flanged elbow, and without a thread's steps. */
const unthreaded: readonly PipeMaterialKey[] = pipeMaterialKeys.filter((key) => pipeMaterial(key).kind !== "steel");

/** The columns of the list of fittings. */
export const fittingRow = {
  fitting: {
    type: "choice",
    label: "Fitting",
    options: pipeFittingNames,
    default: pipeFitting("elbow90Threaded").key,
    defaultWhen: [{ when: [{ field: "pipeMaterial", is: unthreaded }], default: pipeFitting("elbow90Flanged").key }],
  },
  quantity: pipeFittingFields.quantity,
  coefficient: {
    ...pipeFittingFields.coefficient,
    help: "On the velocity in the pipe. If empty, it is computed.",
  },
  angle: geometry("angle", "Angle", "θ", "angle", "Deflection of a bend, angle of a branch, included angle of a reducer."),
  radiusRatio: geometry(
    "radiusRatio",
    "Radius / diameter",
    "x_r",
    "number",
    "Centre-line radius of a bend, or edge radius of an entrance, over the inside diameter.",
  ),
  diameterRatio: geometry(
    "diameterRatio",
    "Smaller / larger diameter",
    "x_D",
    "number",
    "Of a reducer or enlarger; of a tee, branch over run.",
  ),
  flowRatio: geometry("flowRatio", "Branch / common flow", "x_Q", "number", "The common leg carries the whole flow."),
  seatRatio: geometry(
    "seatRatio",
    "Seat / pipe diameter",
    "x_s",
    "number",
    "Below 1 for a valve with a reduced seat; only Crane's coefficient knows it.",
  ),
  kv: geometry("kv", "Flow coefficient", "K_v", "flowCoefficient", "From the manufacturer, at this opening."),
} as const;
