import { ductRoughness, flexibleDuctCorrectionFactor } from "../../flow/index.ts";
import type { SheetBuilder } from "../../kernel/index.ts";
import type { QuantityKind } from "../../quantity/index.ts";
import { abushakra2004, colebrook1939, fundamentals2021, mathematics, smacnaLeakage, type Citation } from "../../sources/index.ts";
import { alone } from "./asSystem.ts";
import { describeExact } from "./describeExact.ts";
import { describeFittings } from "./describeFittings.ts";
import { describeFlow, describeFriction, describeSize } from "./describeFlow.ts";
import { describeHeat } from "./describeHeat.ts";
import { describeInsulation } from "./describeInsulation.ts";
import { describeSheet } from "./describeSheet.ts";
import { aspectRatioBy, isFlat, roughnessBy, usualAspectRatio } from "./duct.ts";
import type { CalculatedDucts, DuctState, SectionWithAir } from "./ductState.ts";
import type { DuctValues } from "./schema.ts";
import { isRound, roughnessOf, sectionOf } from "./size.ts";

const darcyWeisbach: Citation = { source: fundamentals2021, locator: "ch. 21, Darcy-Weisbach" };

/** The sheet of one duct: that of the input for a single duct, that of its row in a system. */
export interface DuctSheet {
  readonly ducts: CalculatedDucts;
  /** The input as calculated. */
  readonly values: DuctValues;
  readonly sheet: SheetBuilder;
}

function describeRoughness({ duct }: DuctState, { values, sheet }: DuctSheet): void {
  sheet.part("Wall");
  const source: Citation = { source: fundamentals2021, locator: "ch. 21, duct roughness factors" };
  const by = ["ductShape", ...(duct.row.id === alone ? [] : ["lined"]), "ductMaterial"];
  if (roughnessBy(duct.row, values) === "material") sheet.lookup("ε_w", "Roughness", "roughness", roughnessOf(duct), source, { by });
  else sheet.formula("ε_w", "Roughness", "roughness", "ε", roughnessOf(duct), undefined, { by });
}

function describeTarget({ duct, regain }: DuctState, { values, sheet }: DuctSheet): void {
  if (!duct.hasTarget) return;
  if (duct.row.heightLimit !== null) sheet.given("heightLimit");
  if (isFlat(duct.ductShape) && duct.sideRule === "aspectRatio" && aspectRatioBy(duct.row, values) === "usual")
    sheet.constant("r", "Usual aspect ratio", "number", usualAspectRatio, darcyWeisbach);
  if (!regain) return;
  const above: Citation = { source: mathematics, locator: "result of the other sections" };
  sheet.lookup("V_u", "Velocity in the upstream section", "velocity", regain.upstream, above);
  sheet.lookup("R_t", "Friction rate at which the regain equals the losses", "frictionRateAir", regain.frictionRate, darcyWeisbach, {
    by: ["sizingMethod", "ductLength", "regainFactor"],
  });
}

function describeFlexible({ flexible, duct }: DuctState, sheet: SheetBuilder): void {
  if (!flexible) return;
  sheet.part("Flexible duct");
  sheet.lookup("ε_f", "Roughness of the flexible duct", "roughness", ductRoughness.rough.roughness, ductRoughness.rough.citation);
  sheet.formula("f_f", "Darcy friction factor of the flexible duct", "number", "frictionFactor(Re, ε_f / D)", flexible.frictionFactor, {
    source: colebrook1939,
  });
  sheet.formula(
    "F_f",
    "Compression factor",
    "number",
    "1 + 58 * c * exp(-4.96 * D)",
    flexibleDuctCorrectionFactor(flexible.frictionDiameter, duct.compression),
    { source: abushakra2004 },
  );
  sheet.formula(
    "R_f",
    "Friction rate of the flexible duct",
    "frictionRateAir",
    "F_f * f_f / D * ρ * V^2 / 2",
    flexible.frictionRate,
    darcyWeisbach,
  );
}

/** States the size of a duct, and its losses in straight and flexible duct and in fittings. Its airflow Q is on the sheet already. */
export function describeDuct({ state }: SectionWithAir, on: DuctSheet): void {
  const { sheet } = on;
  describeRoughness(state, on);
  describeTarget(state, on);
  describeExact(state, sheet);
  describeSize(state, sheet);
  describeFlow(state, sheet);
  describeFriction(state, sheet);
  describeFlexible(state, sheet);
  describeFittings(state, sheet);
  sheet.part("Pressure loss");
  if (state.duct.row.id !== alone) sheet.given("flexibleLength");
  sheet.result("ductPressureLoss", state.flexible ? "R * L + R_f * L_f" : "R * L", darcyWeisbach);
}

/** Restates a number of another part of the sheet; a single duct has one part. */
export function restate(
  duct: SectionWithAir,
  sheet: SheetBuilder,
  symbol: string,
  name: string,
  value: number,
  quantity: QuantityKind,
): void {
  if (duct.id !== alone) sheet.lookup(symbol, name, quantity, value, { source: mathematics, locator: "result above" });
}

/** States the surface of a duct, its sheet, what leaks and its insulation; `pressure` is the formula of the mean static pressure. */
export function describeWalls(section: SectionWithAir, pressure: string, { sheet }: DuctSheet): void {
  const { state } = section;
  const { metal, flexible, duct, clear } = state;
  sheet.part("Sheet metal");
  restate(section, sheet, "U", "Perimeter of the sheet", sectionOf(duct.ductShape, state.sheet).perimeter, "length");
  if (flexible) {
    restate(section, sheet, "D", "Diameter of the flexible duct", clear.width, "smallLength");
    sheet.formula("S_m", "Sheet surface area", "area", "U * L", metal.surface);
  }
  sheet.result("surfaceArea", flexible ? "S_m + π * D * L_f" : "U * L", undefined, { symbol: "S" });
  describeSheet(state, flexible ? "S_m" : "S", sheet);
  sheet.part("Leakage");
  sheet.result("leakageAirflow", `smacnaLeakageCoefficient(C_L) * ${pressure}^0.65 * S`, { source: smacnaLeakage }, { symbol: "Q_l" });
  if (section.id === alone || duct.row.insulationThickness !== null) sheet.given("insulationThickness");
  describeInsulation(state, sheet);
}

/** States the heat that passes the walls; `entering` is the symbol of the temperature at which the air enters. */
export function describeDuctHeat(section: SectionWithAir, entering: string, { ducts, sheet }: DuctSheet): void {
  const { state, airflow } = section;
  const { heat, flow, duct, clear } = state;
  sheet.part("Heat");
  if (section.id === alone) sheet.given("heatExchange");
  if (!heat) return;
  if (section.id !== alone) {
    restate(section, sheet, "Q", "Airflow", airflow, "airFlow");
    sheet.formula("m_a", "Mass flow", "massFlow", "ρ * Q", ducts.air.density * airflow);
  }
  if (heat.insulated) {
    restate(section, sheet, "V", "Velocity", flow.velocity, "velocity");
    if (!isRound(duct.ductShape)) restate(section, sheet, "D_h", "Hydraulic diameter", flow.section.hydraulicDiameter, "smallLength");
    else if (!state.flexible) restate(section, sheet, "D", "Diameter", clear.width, "smallLength");
    if (duct.ductShape === "oval") describeStraightSides(section, sheet);
  }
  describeHeat(state, entering, ducts.air, sheet);
}

function describeStraightSides(section: SectionWithAir, sheet: SheetBuilder): void {
  const { width, height } = section.state.sheet;
  const straight = 2 * (width - height);
  if (section.id === alone) sheet.formula("B", "Straight sides", "length", "2 * (W - H)", straight);
  else restate(section, sheet, "B", "Straight sides", straight, "length");
}
