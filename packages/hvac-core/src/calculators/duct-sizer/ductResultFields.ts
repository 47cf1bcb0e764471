import { defineResults } from "../../kernel/index.ts";
import { fittingResults } from "./fittingResults.ts";

const optional = true;
const [size, equivalents, flow, pressure, metal, walls] = [
  "Size",
  "Exact size and equivalents",
  "Flow",
  "Pressure",
  "Sheet metal",
  "Walls",
] as const;

/*
 * What has no symbol has several on the sheet: width, height and diameter are W, H and D, or W_n, H_n and D_n where a liner leaves less; surface,
 * mass, leakage, heat and insulation have one for a duct and one for all ducts of a system.
 */

/** Results of one duct, alone or as a section of a system. Sections without air have none of them. */
export const ductResultFields = defineResults({
  size: { label: "Size", quantity: "text", optional, group: size, help: "Of the sheet; a lined duct is clear by less." },
  shape: { label: "Shape", quantity: "text", optional, group: size },
  width: { label: "Width", quantity: "smallLength", optional, group: size, help: "Of a flat oval duct the major dimension." },
  height: { label: "Height", quantity: "smallLength", optional, group: size, help: "Of a flat oval duct the minor dimension." },
  diameter: { label: "Diameter", quantity: "smallLength", optional, group: size },
  exactWidth: {
    label: "Exact width",
    symbol: "W_x",
    quantity: "smallLength",
    optional,
    group: equivalents,
    help: "Meets the target exactly.",
  },
  exactHeight: { label: "Exact height", symbol: "H_x", quantity: "smallLength", optional, group: equivalents },
  exactDiameter: { label: "Exact diameter", symbol: "D_x", quantity: "smallLength", optional, group: equivalents },
  area: { label: "Cross-section", symbol: "A", quantity: "area", optional, group: size, help: "Clear, within a liner." },
  aspectRatioBuilt: { label: "Aspect ratio", symbol: "r_b", quantity: "number", optional, group: equivalents },
  equivalentDiameter: {
    label: "Equivalent diameter",
    symbol: "D_e",
    quantity: "smallLength",
    optional,
    group: equivalents,
    help: "Round duct with the same friction at the same flow. For friction alone, never for the velocity.",
  },
  hydraulicDiameter: { label: "Hydraulic diameter", symbol: "D_h", quantity: "smallLength", optional, group: equivalents },
  velocity: { label: "Velocity", symbol: "V", quantity: "velocity", optional, group: flow },
  velocityLimit: { label: "Velocity limit for the noise criterion", symbol: "V_max", quantity: "velocity", optional, group: flow },
  velocityPressure: { label: "Velocity pressure", symbol: "p_v", quantity: "pressure", optional, group: flow },
  reynoldsNumber: { label: "Reynolds number", symbol: "Re", quantity: "number", optional, group: flow },
  frictionFactor: { label: "Darcy friction factor", symbol: "f", quantity: "number", optional, group: flow },
  frictionRate: { label: "Friction rate", symbol: "R", quantity: "frictionRateAir", optional, group: pressure },
  ductPressureLoss: {
    label: "Straight duct",
    symbol: "Δp_d",
    quantity: "pressure",
    optional,
    group: pressure,
    help: "With the flexible duct at its end.",
  },
  fittingsPressureLoss: { label: "Fittings", symbol: "Δp_f", quantity: "pressure", optional, group: pressure },
  terminalPressureLoss: { label: "Terminal", symbol: "Δp_t", quantity: "pressure", optional, group: pressure },
  fittingsCoefficient: {
    label: "Fittings as one coefficient",
    symbol: "C_f",
    quantity: "number",
    optional,
    group: pressure,
    help: "On the velocity in this duct.",
  },
  fittings: { type: "rows", label: "Fittings", optional, group: "Fittings", row: fittingResults },
  surfaceArea: {
    label: "Duct surface",
    quantity: "area",
    optional,
    group: metal,
    help: "Of straight and flexible ducts; fittings, seams and waste only as far as the allowance covers them.",
  },
  sheetGauge: { label: "Sheet gauge", quantity: "text", optional, group: metal },
  sheetThickness: { label: "Sheet thickness", symbol: "s", quantity: "smallLength", optional, group: metal },
  sheetMassPerArea: { label: "Sheet mass per area", symbol: "m_s", quantity: "massPerArea", optional, group: metal },
  sheetMass: { label: "Mass of sheet metal", quantity: "mass", optional, group: metal },
  leakageAirflow: { label: "Leakage", quantity: "airFlow", optional, group: walls, help: "Of straight and flexible ducts." },
  leavingAirTemperature: {
    label: "Leaving air temperature",
    symbol: "t_e",
    quantity: "temperature",
    optional,
    group: walls,
    help: "Supply air at the far end, return and exhaust air at the end towards the fan.",
  },
  heatGain: { label: "Heat gain", quantity: "power", optional, group: walls, help: "Negative when the air loses heat." },
  insulationArea: {
    label: "External insulation",
    quantity: "area",
    optional,
    group: walls,
    help: "Its outer surface along straight and flexible ducts; fittings and waste excluded.",
  },
  surfaceTemperature: {
    label: "Inlet surface temperature",
    symbol: "t_o",
    quantity: "temperature",
    optional,
    group: walls,
    help: "Outside of the insulation where the air enters, where it is farthest from the temperature of the surroundings.",
  },
});
