import { flexibleDuctCorrectionFactor } from "../../flow/index.ts";
import type { SheetBuilder } from "../../kernel/index.ts";
import type { DuctCalculation } from "./calculate.ts";
import type { DuctValues } from "./schema.ts";
import { isRound } from "./size.ts";
import {
  abushakra2004,
  applications2015,
  colebrook1939,
  en1505,
  fundamentals2021,
  heytDiaz1975,
  huebscher1948,
  mathematics,
  smacnaDuct,
  type Citation,
} from "../../sources/index.ts";

const geometry: Citation = { source: mathematics };
const duct: Citation = { source: fundamentals2021, locator: "ch. 21, Darcy-Weisbach" };

/** States the size that the results are for, and its section. */
export function describeSize({ size, origin, flow, results }: DuctCalculation, values: DuctValues, sheet: SheetBuilder): void {
  const { ductShape, sizeSeries, sideRule } = values;
  const circular = isRound(ductShape);
  const metric: Citation = { source: en1505, locator: circular ? "EN 1506" : "EN 1505" };
  const series: Citation = sizeSeries === "metric" && ductShape !== "oval" ? metric : { source: smacnaDuct, locator: "usual sizes" };
  sheet.part("Size");
  for (const name of ["ductShape", "sizeChoice", ...(values.sizeChoice === "standard" ? ["sizeSeries"] : [])]) sheet.given(name);
  const dimension = (symbol: "D" | "W" | "H", result: "diameter" | "width" | "height", value: number): void => {
    const stated = {
      symbol,
      name: result[0]!.toUpperCase() + result.slice(1),
      value,
      quantity: "smallLength",
      source: geometry,
      result,
    } as const;
    if (origin === "exact") sheet.formula({ ...stated, expression: `${symbol}_x` });
    else if (origin === "chosen" && ductShape === "oval")
      sheet.formula({ ...stated, expression: symbol === "W" ? "max(W_c, H_c)" : "min(W_c, H_c)" });
    else if (origin === "chosen") sheet.formula({ ...stated, expression: `${symbol}_c` });
    else if (symbol === "H" && sideRule === "fixedSide") sheet.formula({ ...stated, expression: "H_f" });
    else if (symbol === "W" && size.tube !== undefined) sheet.formula({ ...stated, expression: "H + π / 2 * (D_t - H)" });
    else sheet.lookup({ ...stated, name: `${stated.name}, standard`, source: series });
  };
  if (circular) {
    dimension("D", "diameter", size.width);
    sheet.formula({
      symbol: "A",
      name: "Cross-section",
      expression: "π * D^2 / 4",
      value: flow.section.area,
      quantity: "area",
      source: geometry,
      result: "area",
    });
    sheet.formula({
      symbol: "U",
      name: "Perimeter",
      expression: "π * D",
      value: flow.section.perimeter,
      quantity: "length",
      source: geometry,
    });
    return;
  }
  dimension("H", "height", size.height);
  if (size.tube !== undefined)
    sheet.lookup({ symbol: "D_t", name: "Spiral tube that it is pressed from", value: size.tube, quantity: "smallLength", source: series });
  dimension("W", "width", size.width);
  const oval = ductShape === "oval";
  sheet.formula({
    symbol: "A",
    name: "Cross-section",
    expression: oval ? "π * H^2 / 4 + H * (W - H)" : "W * H",
    value: flow.section.area,
    quantity: "area",
    source: geometry,
    result: "area",
  });
  sheet.formula({
    symbol: "U",
    name: "Perimeter",
    expression: oval ? "π * H + 2 * (W - H)" : "2 * (W + H)",
    value: flow.section.perimeter,
    quantity: "length",
    source: geometry,
  });
  sheet.formula({
    symbol: "r_b",
    name: "Aspect ratio",
    expression: "max(W, H) / min(W, H)",
    value: results.aspectRatioBuilt!,
    quantity: "number",
    source: geometry,
    result: "aspectRatioBuilt",
  });
  sheet.formula({
    symbol: "D_h",
    name: "Hydraulic diameter",
    expression: "4 * A / U",
    value: flow.section.hydraulicDiameter,
    quantity: "smallLength",
    source: geometry,
    result: "hydraulicDiameter",
  });
}

/** States the flow in it, and its friction. */
export function describeFriction({ flow, velocityLimit }: DuctCalculation, values: DuctValues, sheet: SheetBuilder): void {
  const circular = isRound(values.ductShape);
  sheet.part("Flow");
  sheet.formula({
    symbol: "V",
    name: "Velocity",
    expression: "Q / A",
    value: flow.velocity,
    quantity: "velocity",
    source: geometry,
    result: "velocity",
  });
  sheet.formula({
    symbol: "p_v",
    name: "Velocity pressure",
    expression: "ρ * V^2 / 2",
    value: flow.velocityPressure,
    quantity: "pressure",
    source: { ...duct, locator: "ch. 21" },
    result: "velocityPressure",
  });
  sheet.given("noiseCriterion");
  if (velocityLimit !== undefined)
    sheet.lookup({
      symbol: "V_max",
      name: "Velocity limit for the noise criterion",
      value: velocityLimit,
      quantity: "velocity",
      source: { source: applications2015, locator: "ch. 48, Table 8" },
      result: "velocityLimit",
      by: ["ductLocation", "ductPart"],
    });
  sheet.part("Friction");
  if (!circular) {
    const oval = values.ductShape === "oval";
    sheet.formula({
      symbol: "D_e",
      name: "Equivalent diameter (same friction at the same flow)",
      expression: oval ? "1.55 * A^0.625 / U^0.25" : "1.3 * (W * H)^0.625 / (W + H)^0.25",
      value: flow.frictionDiameter,
      quantity: "smallLength",
      source: oval ? { source: heytDiaz1975 } : { source: huebscher1948 },
      result: "equivalentDiameter",
    });
    sheet.formula({
      symbol: "V_e",
      name: "Velocity in the equivalent round duct, for friction alone",
      expression: "Q / (π * D_e^2 / 4)",
      value: flow.frictionVelocity,
      quantity: "velocity",
      source: geometry,
    });
  }
  const [d, v] = circular ? ["D", "V"] : ["D_e", "V_e"];
  sheet.formula({
    symbol: "Re",
    name: "Reynolds number",
    expression: `ρ * ${v} * ${d} / μ`,
    value: flow.reynolds,
    quantity: "number",
    source: duct,
    result: "reynoldsNumber",
  });
  sheet.formula({
    symbol: "f",
    name: "Darcy friction factor",
    expression: `frictionFactor(Re, ε_w / ${d})`,
    value: flow.frictionFactor,
    quantity: "number",
    source: { source: colebrook1939 },
    result: "frictionFactor",
  });
  const darcy = `f / ${d} * ρ * ${v}^2 / 2`;
  if (values.ductShape === "flexible") {
    const factor = flexibleDuctCorrectionFactor(flow.frictionDiameter, values.compression);
    sheet.formula({
      symbol: "F_c",
      name: "Factor for the compression",
      expression: "1 + 58 * c * exp(-4.96 * D)",
      value: factor,
      quantity: "number",
      source: { source: abushakra2004 },
    });
  }
  sheet.formula({
    symbol: "R",
    name: "Friction rate",
    expression: values.ductShape === "flexible" ? `F_c * ${darcy}` : darcy,
    value: flow.frictionRate,
    quantity: "frictionRateAir",
    source: duct,
    result: "frictionRate",
  });
}
