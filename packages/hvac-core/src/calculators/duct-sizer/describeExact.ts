import { flexibleDuctCorrectionFactor } from "../../flow/index.ts";
import type { SheetBuilder } from "../../kernel/index.ts";
import type { ExactSize } from "./exactSize.ts";
import type { Duct } from "./duct.ts";
import type { DuctState } from "./ductState.ts";
import { maxVelocityOf } from "./velocityLimits.ts";
import { abushakra2004, applications2015, fundamentals2021, heytDiaz1975, huebscher1948, type Citation } from "../../sources/index.ts";

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
    sheet.formula(
      "A_x",
      isCapped ? "Area for the maximum velocity" : "Area for the target velocity",
      "area",
      isCapped ? "Q / V_cap" : "Q / V_t",
      exact.demand.minimum,
    );
  if (duct.ductShape === "round" || duct.ductShape === "flexible") describeDiameter(state, exact, sheet);
  else describeSides(state, exact, sheet);
}

/** States the maximum velocity, and whether the exact size follows from it. */
function describeCap({ duct }: DuctState, { demand }: ExactSize, sheet: SheetBuilder): boolean {
  const maxVelocity = maxVelocityOf(duct);
  if (maxVelocity === undefined) return false;
  if (duct.velocityCap === "custom") sheet.given("maxVelocity");
  else
    sheet.lookup(
      "V_cap",
      "Maximum velocity for the noise criterion",
      "velocity",
      maxVelocity,
      { source: applications2015, locator: "ch. 48, Table 8" },
      { by: ["noiseCriterion", "ductLocation", "ductPart"] },
    );
  return demand.by === "area" && demand.minimum === duct.airflow / maxVelocity;
}

/** States the demand of the target alone, where the maximum velocity governs. */
function describeTarget({ duct }: DuctState, { besides }: ExactSize, sheet: SheetBuilder): void {
  if (!besides) return;
  if (besides.by === "area") sheet.formula("A_r", "Area for the target velocity", "area", "Q / V_t", besides.minimum);
  else if (duct.ductShape === "flexible")
    sheet.lookup(
      "D_r",
      "Diameter of the duct with the target friction rate",
      "smallLength",
      besides.minimum,
      { source: abushakra2004 },
      { by: ["compression"] },
    );
  else
    sheet.formula(
      "D_r",
      "Diameter of the round duct with the target friction rate",
      "smallLength",
      "diameterForFrictionRate(Q, R_t, ε_w, ρ, μ)",
      besides.minimum,
      darcy,
    );
}

/** Formula of the clear height of a duct with a fixed or limited height. */
export function fixedHeight({ row, built }: Duct, isFlattened: boolean): string {
  const height = isFlattened ? "H_m" : row.heightLimit === null ? "H_f" : "min(H_f, H_m)";
  return built.liner > 0 ? `${height} - 2 * s_l` : height;
}

function describeDiameter({ duct }: DuctState, { demand, width }: ExactSize, sheet: SheetBuilder): void {
  const flexible = duct.ductShape === "flexible";
  if (flexible && demand.by === "frictionDiameter") {
    const factor = flexibleDuctCorrectionFactor(width, duct.compression);
    sheet.lookup("F_x", "Compression factor at that diameter", "number", factor, { source: abushakra2004 }, { by: ["compression"] });
  }
  const needed = demand.by === "area" ? "sqrt(4 * A_x / π)" : `diameterForFrictionRate(Q, ${flexible ? "R_t / F_x" : "R_t"}, ε_w, ρ, μ)`;
  sheet.result("exactDiameter", flexible ? `max(0.1, ${needed})` : needed, demand.by === "area" ? undefined : darcy, {
    ...(flexible && { detail: "not below 100 mm (4 in)" }),
  });
}

function describeSides({ duct, isFlattened }: DuctState, { demand, isSmallest }: ExactSize, sheet: SheetBuilder): void {
  const oval = duct.ductShape === "oval";
  const byArea = demand.by === "area";
  const source = byArea ? undefined : oval ? heytDiaz : huebscher;
  if (!byArea)
    sheet.formula(
      "D_x",
      "Diameter of the round duct with the target friction rate",
      "smallLength",
      "diameterForFrictionRate(Q, R_t, ε_w, ρ, μ)",
      demand.minimum,
      darcy,
    );
  const width = (expression: string): void => sheet.result("exactWidth", expression, source);
  const height = (expression: string): void => sheet.result("exactHeight", expression, source);
  if (duct.sideRule === "aspectRatio" && !isFlattened) {
    const rectangular = byArea ? "sqrt(A_x / r)" : "D_x * (1 + r)^0.25 / (1.3 * r^0.625)";
    const flatOval = byArea ? "sqrt(A_x / (π / 4 + r - 1))" : "D_x * (π + 2 * (r - 1))^0.25 / (1.55 * (π / 4 + r - 1)^0.625)";
    height(oval ? flatOval : rectangular);
    width("r * H_x");
    return;
  }
  height(fixedHeight(duct, isFlattened));
  if (!oval) width(byArea ? "A_x / H_x" : "otherSideForEquivalentDiameter(D_x, H_x)");
  else if (byArea) width("H_x + max(0, (A_x - π * H_x^2 / 4) / H_x)");
  else width(isSmallest ? "H_x" : "majorForEquivalentDiameter(D_x, H_x)");
}
