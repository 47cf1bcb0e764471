import { flexibleDuctCorrectionFactor } from "../../flow/index.ts";
import type { SheetBuilder } from "../../kernel/index.ts";
import { alone } from "./asSystem.ts";
import { fixedHeight } from "./describeExact.ts";
import type { DuctState } from "./ductState.ts";
import { isRound } from "./size.ts";
import { standardSizesSource } from "./standardSizes.ts";
import {
  abushakra2004,
  applications2015,
  colebrook1939,
  fundamentals2021,
  heytDiaz1975,
  huebscher1948,
  smacnaDuct,
  type Citation,
} from "../../sources/index.ts";

const darcyWeisbach: Citation = { source: fundamentals2021, locator: "ch. 21, Darcy-Weisbach" };

type Dimension = "diameter" | "width" | "height";
const letters = { diameter: "D", width: "W", height: "H" } as const;

/** States a dimension of the sheet, and what a liner leaves of it. */
function describeDimension(state: DuctState, name: Dimension, sheet: SheetBuilder): void {
  const { duct, origin, clear, sheet: sheetSize, isFlattened } = state;
  const { ductShape, sideRule, built } = duct;
  const letter = letters[name];
  const side = name === "height" ? "height" : "width";
  const isLined = built.liner > 0;
  const symbol = isLined ? `${letter}_n` : letter;
  const called = { symbol, ...(isLined && { detail: "of the sheet" }) };
  if (origin === "exact") sheet.result(name, isLined ? `${letter}_x + 2 * s_l` : `${letter}_x`, undefined, called);
  else if (origin === "chosen" && ductShape === "oval")
    sheet.result(name, letter === "W" ? "max(W_c, H_c)" : "min(W_c, H_c)", undefined, called);
  else if (origin === "chosen") sheet.result(name, `${letter}_c`, undefined, called);
  else if (letter === "H" && sideRule === "fixedSide" && !isLined) sheet.result(name, fixedHeight(duct, isFlattened), undefined, called);
  else if (letter === "W" && sheetSize.tube !== undefined)
    sheet.result(name, isLined ? "H_n + π / 2 * (D_t - H_n)" : "H + π / 2 * (D_t - H)", undefined, called);
  else sheet.resultLookup(name, standardSizesSource(duct), { symbol, detail: isLined ? "of the sheet, standard" : "standard" });
  if (isLined)
    sheet.formula(
      letter,
      `${letter === "D" ? "Diameter" : letter === "W" ? "Width" : "Height"} within the liner`,
      "smallLength",
      `${symbol} - 2 * s_l`,
      clear[side],
    );
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
    sheet.lookup("D_t", "Diameter of the spiral tube", "smallLength", sheetSize.tube, { source: smacnaDuct, locator: "usual sizes" });
  describeDimension(state, "width", sheet);
  if (duct.ductShape === "oval") describeSection(state, { area: "π * H^2 / 4 + H * (W - H)", perimeter: "π * H + 2 * (W - H)" }, sheet);
  else describeSection(state, { area: "W * H", perimeter: "2 * (W + H)" }, sheet);
  describeProportions(sheet);
}

function describeSection(
  { flow }: DuctState,
  expressions: { readonly area: string; readonly perimeter: string },
  sheet: SheetBuilder,
): void {
  sheet.result("area", expressions.area);
  sheet.formula("U", "Perimeter", "length", expressions.perimeter, flow.section.perimeter);
}

function describeProportions(sheet: SheetBuilder): void {
  sheet.result("aspectRatioBuilt", "max(W, H) / min(W, H)");
  sheet.result("hydraulicDiameter", "4 * A / U");
}

/** States the flow in it, and the limit of noise. */
export function describeFlow({ velocityLimit }: DuctState, sheet: SheetBuilder): void {
  sheet.part("Flow");
  sheet.result("velocity", "Q / A");
  sheet.result("velocityPressure", "ρ * V^2 / 2", { ...darcyWeisbach, locator: "ch. 21" });
  sheet.given("noiseCriterion");
  if (velocityLimit !== undefined)
    sheet.resultLookup("velocityLimit", { source: applications2015, locator: "ch. 48, Table 8" }, { by: ["ductLocation", "ductPart"] });
}

/** States the friction in it. */
export function describeFriction({ duct, flow }: DuctState, sheet: SheetBuilder): void {
  const circular = isRound(duct.ductShape);
  sheet.part("Friction");
  if (!circular) {
    const oval = duct.ductShape === "oval";
    sheet.result(
      "equivalentDiameter",
      oval ? "1.55 * A^0.625 / U^0.25" : "1.3 * (W * H)^0.625 / (W + H)^0.25",
      oval ? { source: heytDiaz1975 } : { source: huebscher1948 },
    );
    sheet.formula("V_e", "Velocity in the equivalent round duct (friction only)", "velocity", "Q / (π * D_e^2 / 4)", flow.frictionVelocity);
  }
  const [d, v] = circular ? ["D", "V"] : ["D_e", "V_e"];
  sheet.result("reynoldsNumber", `ρ * ${v} * ${d} / μ`, darcyWeisbach);
  sheet.result("frictionFactor", `frictionFactor(Re, ε_w / ${d})`, { source: colebrook1939 });
  const darcy = `f / ${d} * ρ * ${v}^2 / 2`;
  if (duct.ductShape === "flexible") {
    const factor = flexibleDuctCorrectionFactor(flow.frictionDiameter, duct.compression);
    sheet.formula("F_c", "Compression factor", "number", "1 + 58 * c * exp(-4.96 * D)", factor, { source: abushakra2004 });
  }
  sheet.result("frictionRate", duct.ductShape === "flexible" ? `F_c * ${darcy}` : darcy, darcyWeisbach);
}
