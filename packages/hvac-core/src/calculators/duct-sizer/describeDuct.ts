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

const geometry: Citation = { source: mathematics };
const darcyWeisbach: Citation = { source: fundamentals2021, locator: "ch. 21, Darcy-Weisbach" };

/** The sheet of one duct: that of the input where it stands alone, that of its row in a system. */
export interface DuctSheet {
  readonly ducts: CalculatedDucts;
  /** The input as calculated. */
  readonly values: DuctValues;
  readonly sheet: SheetBuilder;
}

function describeRoughness({ duct }: DuctState, { values, sheet }: DuctSheet): void {
  sheet.part("Wall");
  const step = { symbol: "ε_w", name: "Roughness", value: roughnessOf(duct), quantity: "roughness" } as const;
  const source: Citation = { source: fundamentals2021, locator: "ch. 21, duct roughness factors" };
  const by = ["ductShape", ...(duct.row.id === alone ? [] : ["lined"]), "ductMaterial"];
  if (roughnessBy(duct.row, values) === "material") sheet.lookup({ ...step, source, by });
  else sheet.formula({ ...step, expression: "ε", source: geometry, by });
}

function describeTarget({ duct, regain }: DuctState, { values, sheet }: DuctSheet): void {
  if (!duct.hasTarget) return;
  if (duct.row.heightLimit !== null) sheet.given("heightLimit");
  if (isFlat(duct.ductShape) && duct.sideRule === "aspectRatio" && aspectRatioBy(duct.row, values) === "usual")
    sheet.constant({ symbol: "r", name: "Aspect ratio, usual", value: usualAspectRatio, quantity: "number", source: darcyWeisbach });
  if (!regain) return;
  const above: Citation = { source: mathematics, locator: "found at the other sections" };
  sheet.lookup({ symbol: "V_u", name: "Velocity in the upstream section", value: regain.upstream, quantity: "velocity", source: above });
  sheet.lookup({
    symbol: "R_t",
    name: "Friction rate at which the regain makes up for the losses",
    value: regain.frictionRate,
    quantity: "frictionRateAir",
    source: darcyWeisbach,
    by: ["sizingMethod", "ductLength", "regainFactor"],
  });
}

function describeFlexible({ flexible, duct }: DuctState, sheet: SheetBuilder): void {
  if (!flexible) return;
  sheet.part("Flexible duct");
  sheet.lookup({
    symbol: "ε_f",
    name: "Roughness of the flexible duct",
    value: ductRoughness.rough.roughness,
    quantity: "roughness",
    source: ductRoughness.rough.citation,
  });
  sheet.formula({
    symbol: "f_f",
    name: "Darcy friction factor of the flexible duct",
    expression: "frictionFactor(Re, ε_f / D)",
    value: flexible.frictionFactor,
    quantity: "number",
    source: { source: colebrook1939 },
  });
  sheet.formula({
    symbol: "F_f",
    name: "Factor for the compression",
    expression: "1 + 58 * c * exp(-4.96 * D)",
    value: flexibleDuctCorrectionFactor(flexible.frictionDiameter, duct.compression),
    quantity: "number",
    source: { source: abushakra2004 },
  });
  sheet.formula({
    symbol: "R_f",
    name: "Friction rate of the flexible duct",
    expression: "F_f * f_f / D * ρ * V^2 / 2",
    value: flexible.frictionRate,
    quantity: "frictionRateAir",
    source: darcyWeisbach,
  });
}

/** States the size of a duct, and its losses in straight and flexible duct and in fittings. On the sheet stands its airflow Q. */
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
  sheet.formula({
    symbol: "Δp_d",
    name: "Straight duct",
    expression: state.flexible ? "R * L + R_f * L_f" : "R * L",
    value: state.ductPressureLoss,
    quantity: "pressure",
    source: darcyWeisbach,
    result: "ductPressureLoss",
  });
}

/** States a number again that stands on another part of the sheet; a single duct has all in one. */
export function restate(
  duct: SectionWithAir,
  sheet: SheetBuilder,
  symbol: string,
  name: string,
  value: number,
  quantity: QuantityKind,
): void {
  if (duct.id !== alone) sheet.lookup({ symbol, name, value, quantity, source: { source: mathematics, locator: "found above" } });
}

/** States the surface of a duct, its sheet, what leaks and its insulation; `pressure` is the formula of the mean static pressure. */
export function describeWalls(section: SectionWithAir, pressure: string, { sheet }: DuctSheet): void {
  const { state } = section;
  const { metal, flexible, duct, clear } = state;
  sheet.part("Sheet metal");
  const surface = { quantity: "area", source: geometry } as const;
  restate(section, sheet, "U", "Perimeter of the sheet", sectionOf(duct.ductShape, state.sheet).perimeter, "length");
  if (flexible) {
    restate(section, sheet, "D", "Diameter of the flexible duct", clear.width, "smallLength");
    sheet.formula({ symbol: "S_m", name: "Surface of the sheet", expression: "U * L", value: metal.surface, ...surface });
  }
  sheet.formula({
    symbol: "S",
    name: "Duct surface",
    expression: flexible ? "S_m + π * D * L_f" : "U * L",
    value: state.surfaceArea,
    ...surface,
    result: "surfaceArea",
  });
  describeSheet(state, flexible ? "S_m" : "S", sheet);
  sheet.part("Leakage");
  sheet.formula({
    symbol: "Q_l",
    name: "Leakage",
    expression: `smacnaLeakageCoefficient(C_L) * ${pressure}^0.65 * S`,
    value: state.leakageAirflow,
    quantity: "airFlow",
    source: { source: smacnaLeakage },
    result: "leakageAirflow",
  });
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
    sheet.formula({
      symbol: "m_a",
      name: "Mass flow",
      expression: "ρ * Q",
      value: ducts.air.density * airflow,
      quantity: "massFlow",
      source: geometry,
    });
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
  const step = { symbol: "B", name: "Straight sides", value: 2 * (width - height), quantity: "length" } as const;
  if (section.id === alone) sheet.formula({ ...step, expression: "2 * (W - H)", source: geometry });
  else restate(section, sheet, step.symbol, step.name, step.value, step.quantity);
}
