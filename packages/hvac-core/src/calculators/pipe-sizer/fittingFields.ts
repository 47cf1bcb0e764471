import { pipeFitting, pipeFittings, pipeMaterial, pipeMaterialKeys, type PipeFitting, type PipeMaterialKey } from "../../flow/index.ts";
import { pipeFittingFields, pipeFittingNames } from "../../flow/internal.ts";
import { choice, fieldIs, quantity, type QuantityField } from "../../kernel/index.ts";

/** Parameters of a row of the list of fittings; the inside diameter is that of the pipe. */
export type GeometryName = "angle" | "radiusRatio" | "diameterRatio" | "flowRatio" | "seatRatio" | "kv";

/**
 * A parameter of fittings, shown for those that have it. Where it is empty, the usual value of the selected fitting applies,
 * so that a row needs no more than its fitting. Limits are the widest of all fittings; each fitting refuses what lies outside its own.
 */
const geometry = <K extends QuantityField["quantity"]>(
  parameter: GeometryName,
  label: string,
  symbol: string,
  kind: K,
  rest: { readonly help: string },
) => {
  const all: readonly PipeFitting[] = pipeFittings;
  const having = all.filter((fitting) => parameter in fitting.parameters);
  const ranges = having.map((fitting) => fitting.parameters[parameter]!);
  return quantity(label, symbol, kind, "derived", [Math.min(...ranges.map(({ min }) => min)), Math.max(...ranges.map(({ max }) => max))], {
    help: `${rest.help} Default: typical for this fitting.`,
    when: [fieldIs("fitting", ...having.map((fitting) => fitting.key))],
  });
};

/** Soldered, welded, cemented or pressed: smooth inside at the joint, like a flanged elbow, and without a thread's steps. */
const unthreaded: readonly PipeMaterialKey[] = pipeMaterialKeys.filter((key) => pipeMaterial(key).kind !== "steel");

/** The columns of the list of fittings. */
export const fittingRow = {
  fitting: choice("Fitting", pipeFittingNames, pipeFitting("elbow90Threaded").key, {
    defaultWhen: [{ when: [fieldIs("pipeMaterial", ...unthreaded)], default: pipeFitting("elbow90Flanged").key }],
  }),
  quantity: pipeFittingFields.quantity,
  coefficient: { ...pipeFittingFields.coefficient, help: "On the velocity in the pipe. If empty, it is computed." },
  angle: geometry("angle", "Angle", "θ", "angle", { help: "Deflection of a bend, angle of a branch, included angle of a reducer." }),
  radiusRatio: geometry("radiusRatio", "Radius / diameter", "x_r", "number", {
    help: "Centre-line radius of a bend, or edge radius of an entrance, over the inside diameter.",
  }),
  diameterRatio: geometry("diameterRatio", "Smaller / larger diameter", "x_D", "number", {
    help: "Diameters of a reducer or enlarger, or of branch and run of a tee.",
  }),
  flowRatio: geometry("flowRatio", "Branch / common flow", "x_Q", "number", { help: "The common leg carries the whole flow." }),
  seatRatio: geometry("seatRatio", "Seat / pipe diameter", "x_s", "number", {
    help: "Below 1 for a valve with a reduced seat; only Crane's coefficient takes it into account.",
  }),
  kv: geometry("kv", "Flow coefficient", "K_v", "flowCoefficient", { help: "From the manufacturer, at this opening." }),
} as const;
