import { ductFitting, ductFittings } from "../../flow/index.ts";
import { choice, fieldIs, quantity, text, type Condition, type QuantityField } from "../../kernel/index.ts";

export const custom = "custom";

/** Parameters that the row offers; the velocity that vanes need is that of the duct. */
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
  [custom, "Custom coefficient"],
]);

type AnyFitting = (typeof ductFittings)[number];

const forFittings = (which: (fitting: AnyFitting) => boolean): readonly Condition[] => [
  fieldIs("fitting", ...ductFittings.filter(which).map((fitting) => fitting.key)),
];

/**
 * A parameter of fittings. If empty, the usual value of the selected fitting applies, so that a row needs no more than its fitting. Limits are
 * the widest of all fittings; each fitting refuses what lies outside its own.
 */
const geometry = <K extends QuantityField["quantity"]>(
  parameter: GeometryName,
  label: string,
  symbol: string,
  kind: K,
  rest: { readonly help: string; readonly integer?: true },
) => {
  const ranges = ductFittings.flatMap((fitting) => fitting.parameters[parameter] ?? []);
  return quantity(label, symbol, kind, "derived", [Math.min(...ranges.map(({ min }) => min)), Math.max(...ranges.map(({ max }) => max))], {
    ...rest,
    help: `${rest.help} Default: typical for this fitting.`,
    when: forFittings((fitting) => parameter in fitting.parameters),
  });
};

/** The columns of the list of fittings. */
export const fittingRow = {
  fitting: choice("Fitting", fittingOptions, ductFitting("elbowRectangularSmooth").key, {
    defaultWhen: [{ when: [fieldIs("ductShape", "round", "flexible")], default: ductFitting("elbowRoundSmooth").key }],
  }),
  quantity: quantity("Number", "n", "count", 1, [0, 1000], { integer: true }),
  coefficient: quantity("Loss coefficient", "C_own", "number", "required", [-10, 1000], {
    help: "Referred to the velocity in this duct.",
    when: [fieldIs("fitting", custom)],
  }),
  radiusRatio: geometry("radiusRatio", "Radius ratio", "x_r", "number", {
    help: "Centre-line radius over diameter, or over the width in the plane of the bend; for a bellmouth its radius over the diameter.",
  }),
  aspectRatio: {
    ...geometry("aspectRatio", "Height / width at the fitting", "x_H", "number", { help: "" }),
    help: "The width of an elbow is the side in the plane of the bend. If empty, the sides of this duct are used.",
  },
  bendPlane: choice("Plane of the bend", { width: "Width", height: "Height" }, "width", {
    help: "Width for a duct that turns left or right, height for one that turns up or down.",
    when: forFittings((fitting) => fitting.parameters["aspectRatio"]?.conduit === "bendAspectRatio"),
  }),
  angle: geometry("angle", "Angle", "θ", "angle", {
    help: "Deflection of an elbow, angle of a branch, included angle of a transition or hood, closing angle of a damper.",
  }),
  pieces: geometry("pieces", "Pieces", "n_p", "count", { help: "Segments of a gored elbow.", integer: true }),
  areaRatio: geometry("areaRatio", "Area ratio", "x_A", "number", {
    help: "Smaller over larger area of a transition; branch over common area of a junction.",
  }),
  flowRatio: geometry("flowRatio", "Flow ratio", "x_Q", "number", { help: "Branch over common flow." }),
  velocityRatio: geometry("velocityRatio", "Velocity ratio", "x_V", "number", {
    help: "Velocity after the take-off (branch, or straight through) over the velocity before it.",
  }),
  projection: geometry("projection", "Projection / diameter", "x_p", "number", { help: "Projection of the duct end from the wall." }),
  lengthRatio: geometry("lengthRatio", "Cone length / diameter", "x_L", "number", {
    help: "Length of a conical entry over the diameter of the duct.",
  }),
  gap: geometry("gap", "Gap / diameter", "x_g", "number", { help: "Height of the gap below a rain cap." }),
  freeArea: geometry("freeArea", "Free area", "n_f", "ratio", { help: "Open share of a screen or plate." }),
  blockage: geometry("blockage", "Blocked area", "x_S", "ratio", { help: "Projected area of the obstruction over the area of the duct." }),
  bladeRatio: geometry("bladeRatio", "Blade length / duct perimeter", "x_B", "number", {
    help: "Total length of the blades over the perimeter of the duct.",
  }),
  aerodynamicArea: geometry("aerodynamicArea", "Aerodynamic free / duct area", "n_a", "ratio", {
    help: "Free area times the coefficient of discharge, from the manufacturer.",
  }),
  transitionEnd: choice("Position of this duct", { smaller: "Smaller section", larger: "Larger section" }, "smaller", {
    help: "The coefficient of a transition refers to the velocity in the smaller section.",
    when: forFittings((fitting) => fitting.family === "transition"),
  }),
  junctionLeg: choice("Position of this duct", { common: "Common leg", other: "Branch or run" }, "common", {
    help: "The coefficient of a junction refers to the velocity in the common leg, never to that in the branch.",
    when: forFittings((fitting) => fitting.velocityBasis === "common"),
  }),
  remark: text("Remark", 200),
} as const;
