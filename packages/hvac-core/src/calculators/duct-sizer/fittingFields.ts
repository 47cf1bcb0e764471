import { ductFitting, ductFittings } from "../../flow/index.ts";
import type { Condition, QuantityField } from "../../kernel/index.ts";

export const custom = "custom";

/** Parameters that the row offers; the velocity that vanes ask for is the duct's own. */
export const geometryNames = [
  "radiusRatio",
  "aspectRatio",
  "angle",
  "pieces",
  "areaRatio",
  "flowRatio",
  "velocityRatio",
  "projection",
  "lengthRatio",
  "gap",
  "freeArea",
  "blockage",
  "bladeRatio",
  "aerodynamicArea",
] as const;
export type GeometryName = (typeof geometryNames)[number];

const fittingOptions: Readonly<Record<string, string>> = Object.fromEntries([
  ...ductFittings.map((fitting) => [fitting.key, fitting.name]),
  [custom, "Own loss coefficient"],
]);

type AnyFitting = (typeof ductFittings)[number];

const forFittings = (which: (fitting: AnyFitting) => boolean): readonly Condition[] => [
  { field: "fitting", is: ductFittings.filter(which).map((fitting) => fitting.key) },
];

/**
 * A parameter of fittings. Blank means the usual value of the fitting chosen, so that a row needs no more than its fitting. Limits are
 * the widest of all fittings; each fitting refuses what lies outside its own.
 */
const geometry = <Q extends QuantityField["quantity"]>(
  parameter: GeometryName,
  label: string,
  symbol: string,
  quantity: Q,
  help: string,
) => {
  const ranges = ductFittings.flatMap((fitting) => fitting.parameters[parameter] ?? []);
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
    when: forFittings((fitting) => parameter in fitting.parameters),
  } as const;
};

/** The columns of the list of fittings. */
export const fittingRow = {
  fitting: {
    type: "choice",
    label: "Fitting",
    options: fittingOptions,
    default: ductFitting("elbowRectangularSmooth").key,
    defaultWhen: [{ when: [{ field: "ductShape", is: ["round", "flexible"] }], default: ductFitting("elbowRoundSmooth").key }],
  },
  quantity: { type: "quantity", label: "Number", symbol: "n", quantity: "count", default: 1, min: 0, max: 1000, integer: true },
  coefficient: {
    type: "quantity",
    label: "Loss coefficient",
    symbol: "C_own",
    quantity: "number",
    default: null,
    min: -10,
    max: 1000,
    help: "On the velocity in this duct.",
    when: [{ field: "fitting", is: [custom] }],
  },
  radiusRatio: geometry(
    "radiusRatio",
    "Radius ratio",
    "x_r",
    "number",
    "Centre-line radius over diameter, or over the width in the plane of the bend; of a bellmouth its radius over the diameter.",
  ),
  aspectRatio: {
    ...geometry("aspectRatio", "Height / width at the fitting", "x_H", "number", ""),
    help: "Of an elbow, the width lies in the plane of the bend. If empty, that of this duct's own sides.",
  },
  bendPlane: {
    type: "choice",
    label: "Bend in the plane of the",
    options: { width: "Width", height: "Height" },
    default: "width",
    help: "A duct that turns left or right bends in the plane of its width, one that turns up or down in that of its height.",
    when: forFittings((fitting) => fitting.parameters["aspectRatio"]?.conduit === "bendAspectRatio"),
  },
  angle: geometry(
    "angle",
    "Angle",
    "θ",
    "angle",
    "Deflection of an elbow, angle of a branch, included angle of a transition or hood, closing angle of a damper.",
  ),
  pieces: { ...geometry("pieces", "Pieces", "n_p", "count", "Segments of a gored elbow."), integer: true },
  areaRatio: geometry(
    "areaRatio",
    "Area ratio",
    "x_A",
    "number",
    "Smaller over larger area of a transition; branch over common area of a junction.",
  ),
  flowRatio: geometry("flowRatio", "Flow ratio", "x_Q", "number", "Branch over common flow."),
  velocityRatio: geometry(
    "velocityRatio",
    "Velocity ratio",
    "x_V",
    "number",
    "Velocity after the take-off (branch, or straight through) over that before it.",
  ),
  projection: geometry("projection", "Projection / diameter", "x_p", "number", "How far the duct end stands out from the wall."),
  lengthRatio: geometry(
    "lengthRatio",
    "Cone length / diameter",
    "x_L",
    "number",
    "Length of a conical entry over the diameter of the duct.",
  ),
  gap: geometry("gap", "Gap / diameter", "x_g", "number", "Height of the gap below a rain cap."),
  freeArea: geometry("freeArea", "Free area", "n_f", "ratio", "Open share of a screen or plate."),
  blockage: geometry("blockage", "Blocked area", "x_S", "ratio", "Projected area of what stands in the duct, over the duct's."),
  bladeRatio: geometry(
    "bladeRatio",
    "Blade length / duct perimeter",
    "x_B",
    "number",
    "Length of all blades together over the perimeter of the duct.",
  ),
  aerodynamicArea: geometry(
    "aerodynamicArea",
    "Aerodynamic free / duct area",
    "n_a",
    "ratio",
    "Free area times the coefficient of discharge, from the manufacturer.",
  ),
  transitionEnd: {
    type: "choice",
    label: "This duct is the",
    options: { smaller: "Smaller section", larger: "Larger section" },
    default: "smaller",
    help: "The coefficient of a transition refers to the velocity in the smaller section.",
    when: forFittings((fitting) => fitting.family === "transition"),
  },
  junctionLeg: {
    type: "choice",
    label: "This duct is the",
    options: { common: "Leg with the whole flow", other: "Branch or run" },
    default: "common",
    help: "The coefficient of a junction refers to the velocity in the leg with the whole flow, never to that in the branch.",
    when: forFittings((fitting) => fitting.velocityBasis === "common"),
  },
  remark: { type: "text", label: "Remark", default: "", maxLength: 200, informational: true },
} as const;
