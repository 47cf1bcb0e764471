import type { SheetBuilder } from "../../kernel/index.ts";
import { grundfosHandbook, hi967, ksbSelecting } from "../../pumps/sources.ts";
import { mathematics, type Citation } from "../../sources/index.ts";
import type { PumpCalculation } from "./results.ts";
import type { RunningPump } from "./running.ts";
import type { PumpValues } from "./schema.ts";
import type { FittedPump, PumpRow } from "./selection.ts";

const leastSquares: Citation = { source: mathematics, locator: "least squares" };
const iteration: Citation = { source: mathematics, locator: "by iteration; its head at this flow is below" };
const viscosity = (equation: string): Citation => ({ source: hi967, locator: equation });

function describeViscosity({ curve }: FittedPump, coefficients: string, exponent: 1 | 2, sheet: SheetBuilder): void {
  const { viscous } = curve;
  if (!viscous) return;
  const trim = exponent === 2 ? "r_D^2" : "r_D";
  sheet.formula(
    "B",
    "Viscosity parameter",
    "number",
    `viscosityParameter(μ / ρ, Q_b * r_N * ${trim}, r_N^2 * r_D^2 * polynomial(Q_b / Q_x, ${coefficients}) / n_s, N_r * r_N)`,
    viscous.parameter,
    viscosity("eq. 1"),
  );
  sheet.formula("C_Q", "Flow factor", "number", "2.71^(-0.165 * log10(B)^3.15)", viscous.flowFactor, viscosity("eq. 2"));
  sheet.formula("C_η", "Efficiency factor", "number", "B^(-0.0547 * B^0.69)", viscous.efficiencyFactor, viscosity("eq. 5"));
}

/** One pump of a row with all pumps running. */
export function describeRunning(
  row: PumpRow,
  pump: FittedPump,
  running: RunningPump,
  coefficients: string,
  calculation: PumpCalculation,
  values: PumpValues,
  sheet: SheetBuilder,
): void {
  const { viscous } = pump.curve;
  const exponent = values.trimMethod === "square" ? 2 : 1;
  const similarity: Citation =
    row.diameterRatio === 1
      ? { source: grundfosHandbook, locator: "affinity equations" }
      : { source: ksbSelecting, locator: "trimming of impellers" };
  if (pump.bestFlow !== undefined && row.bestFlow === null)
    sheet.lookup("Q_b", "BEP flow, by the fitted curve", "waterFlow", pump.bestFlow, leastSquares);
  describeViscosity(pump, coefficients, exponent, sheet);
  sheet.formula(
    "f_Q",
    "Flow over flow on the curve",
    "number",
    `r_N * r_D^${exponent}${viscous ? " * C_Q" : ""}`,
    pump.curve.flowFactor,
    similarity,
  );
  if (values.arrangement === "series") sheet.result("flow", "Q_op", undefined, { detail: "equal for all pumps" });
  else sheet.resultLookup("flow", iteration, { detail: "at the common head" });
  describePumpHead(pump, running, coefficients, similarity, sheet);
  describePumpPower(pump, running, sheet);
  describeRequired(running, pump, calculation, values, sheet);
}

/** Head of one pump at its flow, by its curve. */
function describePumpHead(pump: FittedPump, running: RunningPump, coefficients: string, similarity: Citation, sheet: SheetBuilder): void {
  const { viscous } = pump.curve;
  if (running.flow === 0) sheet.result("head", "H_op");
  else {
    if (viscous)
      sheet.formula(
        "C_H",
        "Head factor",
        "number",
        "1 - (1 - C_Q) * (Q_p / (f_Q * Q_b))^0.75",
        1 - (1 - viscous.flowFactor) * (running.flow / (pump.curve.flowFactor * viscous.bestFlow)) ** 0.75,
        viscosity("eq. 4"),
      );
    sheet.result("head", `r_N^2 * r_D^2 * polynomial(Q_p / (f_Q * Q_x), ${coefficients})${viscous ? " * C_H" : ""}`, similarity);
  }
}

/** Operating point of one pump on its curve, and its shaft power. */
function describePumpPower(pump: FittedPump, running: RunningPump, sheet: SheetBuilder): void {
  if (running.bestFlowShare !== undefined) sheet.result("bestFlowShare", "Q_p / (f_Q * Q_b)");
  if (running.isByCurve)
    sheet.resultLookup("efficiency", leastSquares, {
      detail: `by its fitted curve${running.isExtrapolated ? ", beyond its points" : ""}${pump.curve.viscous ? ", times C_η" : ""}`,
    });
  else sheet.result("efficiency", "η_o", undefined, { detail: "as entered for all" });
  sheet.result("shaftPower", `ρ * g * Q_p * ${running.head < 0 ? "max(H_i, 0)" : "H_i"} / η_p`);
  sheet.formula("P_p", "Shaft power of the row", "shaftPower", "n_p * P_i", pump.number * running.shaftPower);
}

function describeRequired(
  running: RunningPump,
  pump: FittedPump,
  { suction }: PumpCalculation,
  values: PumpValues,
  sheet: SheetBuilder,
): void {
  if (!suction || running.npshRequired === undefined) return;
  if (pump.npsh && running.npshRequired !== values.npshRequired)
    sheet.resultLookup("npshRequired", leastSquares, { detail: "by its fitted curve, as the square of the speed" });
  else sheet.result("npshRequired", "NPSH_o", undefined, { detail: "as entered" });
}
