import { flexibleDuctCorrectionFactor } from "../../flow/index.ts";
import type { SheetBuilder } from "../../kernel/index.ts";
import type { ExactSize } from "./exactSize.ts";
import type { Duct } from "./duct.ts";
import type { DuctState } from "./ductState.ts";
import { maxVelocityOf } from "./velocityLimits.ts";
import {
  abushakra2004,
  applications2015,
  fundamentals2021,
  heytDiaz1975,
  huebscher1948,
  mathematics,
  type Citation,
} from "../../sources/index.ts";

const geometry: Citation = { source: mathematics };
const darcy: Citation = { source: fundamentals2021, locator: "ch. 21, Darcy-Weisbach and Colebrook solved for the diameter" };
const huebscher: Citation = { source: huebscher1948, locator: "solved for the side" };
const heytDiaz: Citation = { source: heytDiaz1975, locator: "solved for the dimension" };

/** States the size at which the target is met exactly. */
export function describeExact(state: DuctState, sheet: SheetBuilder): void {
  const { exact, duct } = state;
  if (!exact) return;
  sheet.part("Size that meets the target exactly");
  for (const name of ["ductShape", "sizingMethod", "sideRule", "velocityCap"]) sheet.given(name);
  const isCapped = describeCap(state, exact, sheet);
  if (isCapped) describeTarget(state, exact, sheet);
  if (exact.demand.by === "area")
    sheet.formula({
      symbol: "A_x",
      name: isCapped ? "Area for the maximum velocity" : "Area for the target velocity",
      expression: isCapped ? "Q / V_cap" : "Q / V_t",
      value: exact.demand.least,
      quantity: "area",
      source: geometry,
    });
  if (duct.ductShape === "round" || duct.ductShape === "flexible") describeDiameter(state, exact, sheet);
  else describeSides(state, exact, sheet);
}

/** States the maximum velocity, and whether the exact size follows from it. */
function describeCap({ duct }: DuctState, { demand }: ExactSize, sheet: SheetBuilder): boolean {
  const maxVelocity = maxVelocityOf(duct);
  if (maxVelocity === undefined) return false;
  if (duct.velocityCap === "custom") sheet.given("maxVelocity");
  else
    sheet.lookup({
      symbol: "V_cap",
      name: "Maximum velocity: the limit for the noise criterion",
      value: maxVelocity,
      quantity: "velocity",
      source: { source: applications2015, locator: "ch. 48, Table 8" },
      by: ["noiseCriterion", "ductLocation", "ductPart"],
    });
  return demand.by === "area" && demand.least === duct.airflow / maxVelocity;
}

/** States what the target alone would ask for, where the maximum velocity asks for more. */
function describeTarget({ duct }: DuctState, { besides }: ExactSize, sheet: SheetBuilder): void {
  if (!besides) return;
  if (besides.by === "area")
    sheet.formula({
      symbol: "A_r",
      name: "Area for the target velocity",
      expression: "Q / V_t",
      value: besides.least,
      quantity: "area",
      source: geometry,
    });
  else if (duct.ductShape === "flexible")
    sheet.lookup({
      symbol: "D_r",
      name: "Diameter of the duct with the target friction rate",
      value: besides.least,
      quantity: "smallLength",
      source: { source: abushakra2004 },
      by: ["compression"],
    });
  else
    sheet.formula({
      symbol: "D_r",
      name: "Diameter of the round duct with the target friction rate",
      expression: "diameterForFrictionRate(Q, R_t, ε_w, ρ, μ)",
      value: besides.least,
      quantity: "smallLength",
      source: darcy,
    });
}

/** What the height of a duct follows from that is made to a height, or has to fit below one; clear, within a liner. */
export function fixedHeight({ row, built }: Duct, isFlattened: boolean): string {
  const height = isFlattened ? "H_m" : row.heightLimit === null ? "H_f" : "min(H_f, H_m)";
  return built.liner > 0 ? `${height} - 2 * s_l` : height;
}

function describeDiameter({ duct }: DuctState, { demand, width }: ExactSize, sheet: SheetBuilder): void {
  const flexible = duct.ductShape === "flexible";
  if (flexible && demand.by === "frictionDiameter") {
    const factor = flexibleDuctCorrectionFactor(width, duct.compression);
    sheet.lookup({
      symbol: "F_x",
      name: "Factor for the compression at that diameter",
      value: factor,
      quantity: "number",
      source: { source: abushakra2004 },
      by: ["compression"],
    });
  }
  const needed = demand.by === "area" ? "sqrt(4 * A_x / π)" : `diameterForFrictionRate(Q, ${flexible ? "R_t / F_x" : "R_t"}, ε_w, ρ, μ)`;
  sheet.formula({
    symbol: "D_x",
    name: flexible ? "Exact diameter, not below 100 mm (4 in)" : "Exact diameter",
    expression: flexible ? `max(0.1, ${needed})` : needed,
    value: width,
    quantity: "smallLength",
    source: demand.by === "area" ? geometry : darcy,
    result: "exactDiameter",
  });
}

function describeSides({ duct, isFlattened }: DuctState, { demand, width, height, isSmallest }: ExactSize, sheet: SheetBuilder): void {
  const oval = duct.ductShape === "oval";
  const byArea = demand.by === "area";
  const source = byArea ? geometry : oval ? heytDiaz : huebscher;
  if (!byArea)
    sheet.formula({
      symbol: "D_x",
      name: "Diameter of the round duct with the target friction rate",
      expression: "diameterForFrictionRate(Q, R_t, ε_w, ρ, μ)",
      value: demand.least,
      quantity: "smallLength",
      source: darcy,
    });
  const add = (symbol: "W_x" | "H_x", expression: string): void =>
    sheet.formula({
      symbol,
      name: symbol === "W_x" ? "Exact width" : "Exact height",
      expression,
      value: symbol === "W_x" ? width : height,
      quantity: "smallLength",
      source,
      result: symbol === "W_x" ? "exactWidth" : "exactHeight",
    });
  if (duct.sideRule === "aspectRatio" && !isFlattened) {
    const rectangular = byArea ? "sqrt(A_x / r)" : "D_x * (1 + r)^0.25 / (1.3 * r^0.625)";
    const flatOval = byArea ? "sqrt(A_x / (π / 4 + r - 1))" : "D_x * (π + 2 * (r - 1))^0.25 / (1.55 * (π / 4 + r - 1)^0.625)";
    add("H_x", oval ? flatOval : rectangular);
    add("W_x", "r * H_x");
    return;
  }
  add("H_x", fixedHeight(duct, isFlattened));
  if (!oval) add("W_x", byArea ? "A_x / H_x" : "otherSideForEquivalentDiameter(D_x, H_x)");
  else if (byArea) add("W_x", "H_x + max(0, (A_x - π * H_x^2 / 4) / H_x)");
  else add("W_x", isSmallest ? "H_x" : "majorForEquivalentDiameter(D_x, H_x)");
}
