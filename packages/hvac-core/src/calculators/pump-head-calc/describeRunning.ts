import type { SheetBuilder } from "../../kernel/index.ts";
import { grundfosHandbook, hi967, ksbSelecting } from "../../pumps/sources.ts";
import { mathematics, type Citation } from "../../sources/index.ts";
import type { PumpCalculation } from "./calculate.ts";
import type { RunningPump } from "./running.ts";
import type { PumpValues } from "./schema.ts";
import type { FittedPump, PumpRow } from "./selection.ts";

const algebra: Citation = { source: mathematics };
const leastSquares: Citation = { source: mathematics, locator: "least squares" };
const iteration: Citation = { source: mathematics, locator: "by iteration; its head at it stands below" };
const viscosity = (equation: string): Citation => ({ source: hi967, locator: equation });

function describeViscosity({ curve }: FittedPump, coefficients: string, exponent: 1 | 2, sheet: SheetBuilder): void {
  const { viscous } = curve;
  if (!viscous) return;
  const trim = exponent === 2 ? "r_D^2" : "r_D";
  sheet.formula({
    symbol: "B",
    name: "Parameter of viscosity",
    expression: `viscosityParameter(μ / ρ, Q_b * r_N * ${trim}, r_N^2 * r_D^2 * polynomial(Q_b / Q_x, ${coefficients}) / n_s, N_r * r_N)`,
    value: viscous.parameter,
    quantity: "number",
    source: viscosity("eq. 1"),
  });
  sheet.formula({
    symbol: "C_Q",
    name: "Factor of flow",
    expression: "2.71^(-0.165 * log10(B)^3.15)",
    value: viscous.flowFactor,
    quantity: "number",
    source: viscosity("eq. 2"),
  });
  sheet.formula({
    symbol: "C_η",
    name: "Factor of efficiency",
    expression: "B^(-0.0547 * B^0.69)",
    value: viscous.efficiencyFactor,
    quantity: "number",
    source: viscosity("eq. 5"),
  });
}

/** One pump of a row where all of them run. */
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
    sheet.lookup({
      symbol: "Q_b",
      name: "Flow of best efficiency, by the fitted curve",
      value: pump.bestFlow,
      quantity: "waterFlow",
      source: leastSquares,
    });
  describeViscosity(pump, coefficients, exponent, sheet);
  sheet.formula({
    symbol: "f_Q",
    name: "Flow over that on the curve",
    expression: `r_N * r_D^${exponent}${viscous ? " * C_Q" : ""}`,
    value: pump.curve.flowFactor,
    quantity: "number",
    source: similarity,
  });
  const flow = { symbol: "Q_p", value: running.flow, quantity: "waterFlow", result: "flow" } as const;
  if (values.arrangement === "series") sheet.formula({ ...flow, name: "Flow, the same through all", expression: "Q_op", source: algebra });
  else sheet.lookup({ ...flow, name: "Flow of one at the head of all", source: iteration });
  describeOwnHead(pump, running, coefficients, similarity, sheet);
  describeOwnPower(pump, running, sheet);
  describeRequired(running, pump, calculation, values, sheet);
}

/** Head of one pump at its flow, by its curve. */
function describeOwnHead(pump: FittedPump, running: RunningPump, coefficients: string, similarity: Citation, sheet: SheetBuilder): void {
  const { viscous } = pump.curve;
  const head = { symbol: "H_i", value: running.head, quantity: "head", result: "head" } as const;
  if (running.flow === 0)
    sheet.formula({ ...head, name: "Head against which its check valve is shut", expression: "H_op", source: algebra });
  else {
    if (viscous)
      sheet.formula({
        symbol: "C_H",
        name: "Factor of head",
        expression: "1 - (1 - C_Q) * (Q_p / (f_Q * Q_b))^0.75",
        value: 1 - (1 - viscous.flowFactor) * (running.flow / (pump.curve.flowFactor * viscous.bestFlow)) ** 0.75,
        quantity: "number",
        source: viscosity("eq. 4"),
      });
    sheet.formula({
      ...head,
      name: "Head of one at this flow, by its curve",
      expression: `r_N^2 * r_D^2 * polynomial(Q_p / (f_Q * Q_x), ${coefficients})${viscous ? " * C_H" : ""}`,
      source: similarity,
    });
  }
}

/** Where on its curve one pump runs, and what power it takes there. */
function describeOwnPower(pump: FittedPump, running: RunningPump, sheet: SheetBuilder): void {
  if (running.bestFlowShare !== undefined)
    sheet.formula({
      symbol: "x_B",
      name: "Flow over that of best efficiency",
      expression: "Q_p / (f_Q * Q_b)",
      value: running.bestFlowShare,
      quantity: "ratio",
      source: algebra,
      result: "bestFlowShare",
    });
  const efficiency = { symbol: "η_p", value: running.efficiency, quantity: "ratio", result: "efficiency" } as const;
  if (running.isOwnEfficiency)
    sheet.lookup({
      ...efficiency,
      name: `Efficiency by its fitted curve${running.isExtrapolated ? ", beyond its points" : ""}${pump.curve.viscous ? ", times C_η" : ""}`,
      source: leastSquares,
    });
  else sheet.formula({ ...efficiency, name: "Efficiency, as stated for all", expression: "η_o", source: algebra });
  sheet.formula({
    symbol: "P_i",
    name: "Shaft power of one",
    expression: `ρ * g * Q_p * ${running.head < 0 ? "max(H_i, 0)" : "H_i"} / η_p`,
    value: running.shaftPower,
    quantity: "shaftPower",
    source: algebra,
    result: "shaftPower",
  });
  sheet.formula({
    symbol: "P_p",
    name: "Shaft power of the row",
    expression: "n_p * P_i",
    value: pump.number * running.shaftPower,
    quantity: "shaftPower",
    source: algebra,
  });
}

function describeRequired(
  running: RunningPump,
  pump: FittedPump,
  { suction }: PumpCalculation,
  values: PumpValues,
  sheet: SheetBuilder,
): void {
  if (!suction || running.npshRequired === undefined) return;
  const required = { symbol: "NPSH_r", value: running.npshRequired, quantity: "head", result: "npshRequired" } as const;
  if (pump.npsh && running.npshRequired !== values.npshRequired)
    sheet.lookup({ ...required, name: "NPSH required by its fitted curve, as the square of the speed", source: leastSquares });
  else sheet.formula({ ...required, name: "NPSH required, as stated", expression: "NPSH_o", source: algebra });
}
