import { ductFitting } from "../../flow/index.ts";
import { inGroup, numbersOf, ofPart } from "../../kernel/index.ts";
import type { DuctState } from "./ductState.ts";
import { referenceText, type FittingLoss } from "./fittings.ts";
import { fields } from "./schema.ts";
import type { BuiltSheet } from "./sheetMetal.ts";
import { isRound } from "./size.ts";
import { sheetText } from "./sizeText.ts";

const { number, text, rows, optional } = numbersOf<DuctState>();
const fitting = numbersOf<FittingLoss>();
const sheet = numbersOf<BuiltSheet>();

const isCircular = ({ duct }: DuctState): boolean => isRound(duct.ductShape);
const roundDuct = (state: DuctState): DuctState | undefined => (isCircular(state) ? state : undefined);
const flatDuct = (state: DuctState): DuctState | undefined => (isCircular(state) ? undefined : state);

/** Results of each row of fittings. */
const fittingNumbers = {
  name: fitting.text("Fitting", ({ name }) => name),
  coefficient: fitting.number("Loss coefficient", "C", "number", ({ coefficient }) => coefficient),
  basis: fitting.text("Reference velocity", ({ reference }) => referenceText[reference]),
  velocity: fitting.number("Velocity", "V_i", "velocity", ({ velocity }) => velocity, { help: "To which the coefficient refers." }),
  loss: fitting.number("Pressure loss", "Δp_i", "pressure", ({ loss }) => loss, { table: "losses", help: "Of all fittings of the row." }),
  source: fitting.text("Source", ({ key }) => (key === undefined ? "as given" : ductFitting(key).source)),
};

/*
 * What has no symbol has several on the sheet: width, height and diameter are W, H and D, or W_n, H_n and D_n where a liner leaves less; surface,
 * mass, leakage, heat and insulation have one for a duct and one for all ducts of a system.
 */

/** Results of one duct, alone or as a section of a system. */
export const ductNumbers = {
  ...inGroup("Size", {
    size: text("Size", ({ sheet, duct }) => sheetText(sheet, duct), {
      help: "Of the sheet. The clear section of a lined duct is smaller.",
    }),
    shape: text("Shape", ({ duct }) => fields.ductShape.options[duct.ductShape]),
    ...ofPart(flatDuct, {
      width: number("Width", null, "smallLength", ({ sheet }) => sheet.width, { help: "Of a flat oval duct the major dimension." }),
      height: number("Height", null, "smallLength", ({ sheet }) => sheet.height, { help: "Of a flat oval duct the minor dimension." }),
    }),
    ...ofPart(roundDuct, { diameter: number("Diameter", null, "smallLength", ({ sheet }) => sheet.width) }),
    area: number("Cross-section", "A", "area", ({ flow }) => flow.section.area, { help: "Clear, within a liner." }),
  }),
  ...inGroup("Exact size and equivalents", {
    ...ofPart(flatDuct, {
      exactWidth: optional.number("Exact width", "W_x", "smallLength", ({ exact }) => exact?.width, { help: "Meets the target exactly." }),
      exactHeight: optional.number("Exact height", "H_x", "smallLength", ({ exact }) => exact?.height),
    }),
    ...ofPart(roundDuct, { exactDiameter: optional.number("Exact diameter", "D_x", "smallLength", ({ exact }) => exact?.width) }),
    ...ofPart(flatDuct, {
      aspectRatioBuilt: number(
        "Aspect ratio",
        "r_b",
        "number",
        ({ clear: { width, height } }) => Math.max(width, height) / Math.min(width, height),
      ),
      equivalentDiameter: number("Equivalent diameter", "D_e", "smallLength", ({ flow }) => flow.frictionDiameter, {
        help: "Of the round duct with the same friction rate at the same airflow. For friction only, never for the velocity.",
      }),
      hydraulicDiameter: number("Hydraulic diameter", "D_h", "smallLength", ({ flow }) => flow.section.hydraulicDiameter),
    }),
  }),
  ...inGroup("Flow", {
    velocity: number("Velocity", "V", "velocity", ({ flow }) => flow.velocity),
    velocityLimit: optional.number("Velocity limit for the noise criterion", "V_max", "velocity", ({ velocityLimit }) => velocityLimit),
    velocityPressure: number("Velocity pressure", "p_v", "pressure", ({ flow }) => flow.velocityPressure),
    reynoldsNumber: number("Reynolds number", "Re", "number", ({ flow }) => flow.reynolds),
    frictionFactor: number("Darcy friction factor", "f", "number", ({ flow }) => flow.frictionFactor),
  }),
  ...inGroup("Pressure", {
    frictionRate: number("Friction rate", "R", "frictionRateAir", ({ flow }) => flow.frictionRate),
    ductPressureLoss: number("Straight duct", "Δp_d", "pressure", ({ ductPressureLoss }) => ductPressureLoss, {
      help: "Including the flexible duct at its end.",
    }),
    fittingsPressureLoss: number("Fittings", "Δp_f", "pressure", ({ fittingsPressureLoss }) => fittingsPressureLoss),
    terminalPressureLoss: optional.number("Terminal", "Δp_t", "pressure", ({ duct: { row } }) =>
      row.airflow > 0 ? row.terminalPressureDrop : undefined,
    ),
    fittingsCoefficient: number(
      "Total coefficient of the fittings",
      "C_f",
      "number",
      ({ fittingsPressureLoss, flow }) => fittingsPressureLoss / flow.velocityPressure,
      { help: "Referred to the velocity in this duct." },
    ),
  }),
  fittings: rows("Fittings", (state) => state.fittings, fittingNumbers, { group: "Fittings" }),
  ...inGroup("Sheet metal", {
    surfaceArea: number("Duct surface area", null, "area", ({ surfaceArea }) => surfaceArea, {
      help: "Of straight and flexible ducts; fittings, seams and waste only as far as the allowance covers them.",
    }),
    ...ofPart(({ metal }: DuctState) => metal.sheet, {
      sheetGauge: sheet.optional.text("Sheet gauge", ({ gauge }) => (gauge === undefined ? undefined : `${gauge} gauge`)),
      sheetThickness: sheet.number("Sheet thickness", "s", "smallLength", ({ thickness }) => thickness),
      sheetMassPerArea: sheet.number("Sheet mass per area", "m_s", "massPerArea", ({ massPerArea }) => massPerArea),
      sheetMass: sheet.number("Sheet metal mass", null, "mass", ({ mass }) => mass),
    }),
  }),
  ...inGroup("Leakage and heat", {
    leakageAirflow: number("Leakage", null, "airFlow", ({ leakageAirflow }) => leakageAirflow, { help: "Of straight and flexible ducts." }),
    leavingAirTemperature: optional.number("Leaving air temperature", "t_e", "temperature", ({ heat }) => heat?.leavingTemperature, {
      help: "Of supply air at the far end, of return and exhaust air at the fan end.",
    }),
    heatGain: optional.number("Heat gain", null, "power", ({ heat }) => heat?.gain, { help: "Negative when the air loses heat." }),
    insulationArea: optional.number("Insulation area", null, "area", ({ insulation }) => insulation?.area, {
      help: "Outer surface along straight and flexible ducts, without fittings and waste.",
    }),
    surfaceTemperature: optional.number(
      "Inlet surface temperature",
      "t_o",
      "temperature",
      ({ heat }) => heat?.insulated?.surfaceTemperature,
      { help: "Outside of the insulation where the air enters: there it is farthest from the ambient temperature." },
    ),
  }),
};
