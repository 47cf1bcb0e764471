import { flexibleDuctCorrectionFactor } from "../../flow/index.ts";
import type { SheetBuilder } from "../../kernel/index.ts";
import { alone } from "./asSystem.ts";
import { fixedHeight } from "./describeExact.ts";
import type { DuctState } from "./ductState.ts";
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
const darcyWeisbach: Citation = { source: fundamentals2021, locator: "ch. 21, Darcy-Weisbach" };

type Dimension = "diameter" | "width" | "height";
const letters = { diameter: "D", width: "W", height: "H" } as const;

/** States a dimension of the sheet, and what a liner leaves of it. */
function describeDimension(state: DuctState, name: Dimension, sheet: SheetBuilder): void {
  const { duct, origin, clear, sheet: sheetSize, isFlattened } = state;
  const { ductShape, sizeSeries, sideRule, built } = duct;
  const letter = letters[name];
  const side = name === "height" ? "height" : "width";
  const metric: Citation = { source: en1505, locator: isRound(ductShape) ? "EN 1506" : "EN 1505" };
  const series: Citation = sizeSeries === "metric" && ductShape !== "oval" ? metric : { source: smacnaDuct, locator: "usual sizes" };
  const isLined = built.liner > 0;
  const symbol = isLined ? `${letter}_n` : letter;
  const stated = {
    symbol,
    name: `${letter === "D" ? "Diameter" : letter === "W" ? "Width" : "Height"}${isLined ? " of the sheet" : ""}`,
    value: sheetSize[side],
    quantity: "smallLength",
    source: geometry,
    result: name,
  } as const;
  if (origin === "exact") sheet.formula({ ...stated, expression: isLined ? `${letter}_x + 2 * s_l` : `${letter}_x` });
  else if (origin === "chosen" && ductShape === "oval")
    sheet.formula({ ...stated, expression: letter === "W" ? "max(W_c, H_c)" : "min(W_c, H_c)" });
  else if (origin === "chosen") sheet.formula({ ...stated, expression: `${letter}_c` });
  else if (letter === "H" && sideRule === "fixedSide" && !isLined) sheet.formula({ ...stated, expression: fixedHeight(duct, isFlattened) });
  else if (letter === "W" && sheetSize.tube !== undefined)
    sheet.formula({ ...stated, expression: isLined ? "H_n + π / 2 * (D_t - H_n)" : "H + π / 2 * (D_t - H)" });
  else sheet.lookup({ ...stated, name: `${stated.name}, standard`, source: series });
  if (isLined)
    sheet.formula({
      symbol: letter,
      name: `${letter === "D" ? "Diameter" : letter === "W" ? "Width" : "Height"} within the liner`,
      expression: `${symbol} - 2 * s_l`,
      value: clear[side],
      quantity: "smallLength",
      source: geometry,
    });
}

/** States the size that the results are for, and its section. */
export function describeSize(state: DuctState, sheet: SheetBuilder): void {
  const { duct, sheet: sheetSize } = state;
  sheet.part("Size");
  for (const name of ["ductShape", "sizeChoice"]) sheet.given(name);
  if (duct.row.id !== alone) sheet.given("lined");
  if (duct.row.sizeChoice === "standard") sheet.given("sizeSeries");
  if (isRound(duct.ductShape)) {
    describeDimension(state, "diameter", sheet);
    describeSection(state, { area: "π * D^2 / 4", perimeter: "π * D" }, sheet);
    return;
  }
  describeDimension(state, "height", sheet);
  if (sheetSize.tube !== undefined)
    sheet.lookup({
      symbol: "D_t",
      name: "Spiral tube that it is pressed from",
      value: sheetSize.tube,
      quantity: "smallLength",
      source: { source: smacnaDuct, locator: "usual sizes" },
    });
  describeDimension(state, "width", sheet);
  if (duct.ductShape === "oval") describeSection(state, { area: "π * H^2 / 4 + H * (W - H)", perimeter: "π * H + 2 * (W - H)" }, sheet);
  else describeSection(state, { area: "W * H", perimeter: "2 * (W + H)" }, sheet);
  describeProportions(state, sheet);
}

function describeSection(
  { flow }: DuctState,
  expressions: { readonly area: string; readonly perimeter: string },
  sheet: SheetBuilder,
): void {
  sheet.formula({
    symbol: "A",
    name: "Cross-section",
    expression: expressions.area,
    value: flow.section.area,
    quantity: "area",
    source: geometry,
    result: "area",
  });
  sheet.formula({
    symbol: "U",
    name: "Perimeter",
    expression: expressions.perimeter,
    value: flow.section.perimeter,
    quantity: "length",
    source: geometry,
  });
}

function describeProportions({ flow, clear }: DuctState, sheet: SheetBuilder): void {
  sheet.formula({
    symbol: "r_b",
    name: "Aspect ratio",
    expression: "max(W, H) / min(W, H)",
    value: Math.max(clear.width, clear.height) / Math.min(clear.width, clear.height),
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

/** States the flow in it, and the limit of noise. */
export function describeFlow({ flow, velocityLimit }: DuctState, sheet: SheetBuilder): void {
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
    source: { ...darcyWeisbach, locator: "ch. 21" },
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
}

/** States the friction in it. */
export function describeFriction({ duct, flow }: DuctState, sheet: SheetBuilder): void {
  const circular = isRound(duct.ductShape);
  sheet.part("Friction");
  if (!circular) {
    const oval = duct.ductShape === "oval";
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
    source: darcyWeisbach,
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
  if (duct.ductShape === "flexible") {
    const factor = flexibleDuctCorrectionFactor(flow.frictionDiameter, duct.compression);
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
    expression: duct.ductShape === "flexible" ? `F_c * ${darcy}` : darcy,
    value: flow.frictionRate,
    quantity: "frictionRateAir",
    source: darcyWeisbach,
    result: "frictionRate",
  });
}
