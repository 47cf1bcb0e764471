import type { SheetBuilder } from "../../kernel/index.ts";
import { hi967, grundfosHandbook, ksbSelecting } from "../../pumps/sources.ts";
import { mathematics, type Citation } from "../../sources/index.ts";
import type { PumpCalculation } from "./calculate.ts";
import type { RunningPump } from "./running.ts";
import type { PumpValues } from "./schema.ts";
import { pointsOf, type FittedPump, type PumpRow } from "./selection.ts";

const algebra: Citation = { source: mathematics };
const leastSquares: Citation = { source: mathematics, locator: "least squares" };
const iteration: Citation = { source: mathematics, locator: "by iteration; each pump's head at it stands below" };
const viscosity = (equation: string): Citation => ({ source: hi967, locator: equation });

/** States where pumps and system meet, and each pump there. */
export function describePumps(calculation: PumpCalculation, values: PumpValues, sheet: SheetBuilder): void {
  const { results, full, pumps } = calculation;
  if (values.pumps.length === 0) return;
  sheet.part("Operating point");
  for (const choice of ["arrangement", "curveDegree", "trimMethod", "viscosityCorrection"]) sheet.given(choice);
  const point = full?.point.found ? full.point : undefined;
  if (point) {
    sheet.lookup({
      symbol: "Q_op",
      name: "Flow where pumps and system meet",
      value: point.flow,
      quantity: "waterFlow",
      source: iteration,
      result: "operatingFlow",
    });
    sheet.formula({
      symbol: "H_op",
      name: "Head of the system at this flow",
      expression: `${values.kind === "open" ? "H_s + " : ""}h_l * (Q_op / Q_d)^2`,
      value: point.head,
      quantity: "head",
      source: algebra,
      result: "operatingHead",
    });
  }
  for (const [symbol, name, result, quantity] of [
    ["H_p", "Head of all pumps at design flow", "headAtDesignFlow", "head"],
    ["x_N", "Speed for design flow at design head, of the present one", "dutySpeedRatio", "ratio"],
    ["x_D", "Impeller for design flow at design head, of the present one", "dutyDiameterRatio", "ratio"],
  ] as const) {
    const value = results[result];
    if (value !== undefined)
      sheet.lookup({ symbol, name, value, quantity, source: { source: mathematics, locator: "root of the curves" }, result });
  }
  sheet.rows<PumpRow>({
    list: "pumps",
    title: "Pumps",
    rows: values.pumps,
    rowTitle: ({ name }) => name,
    values: { P_p: ({ id }) => shaftPowerOf(id, calculation) },
    quantities: { P_p: "shaftPower" },
    describe: (row, own) => {
      const index = pumps.findIndex(({ id }) => id === row.id);
      describeRow(row, pumps[index], full?.pumps[index], calculation, values, own);
    },
  });
}

function shaftPowerOf(id: string, { pumps, full }: PumpCalculation): number | undefined {
  const index = pumps.findIndex((pump) => pump.id === id);
  const running = full?.pumps[index];
  return running && pumps[index]!.number * running.shaftPower;
}

function describeRow(
  row: PumpRow,
  pump: FittedPump | undefined,
  running: RunningPump | undefined,
  calculation: PumpCalculation,
  values: PumpValues,
  sheet: SheetBuilder,
): void {
  sheet.rows({
    list: "points",
    title: "Curve",
    rows: row.points,
    rowTitle: (_point, index) => `Point ${index + 1}`,
    values: {
      Q_c: ({ flow, head }) => (head === null ? undefined : (flow ?? undefined)),
      H_c: ({ flow, head }) => (flow === null ? undefined : (head ?? undefined)),
    },
    quantities: { Q_c: "waterFlow", H_c: "head" },
    describe: (_point, own) => {
      for (const field of ["flow", "head", "efficiency", "npshRequired"]) own.given(field);
    },
  });
  for (const field of ["number", "speed", "speedRatio", "diameter", "diameterRatio", "stages", "bestFlow"]) sheet.given(field);
  if (!pump) return;
  const coefficients = describeFit(row, pump, values, sheet);
  if (running) describeRunning(row, pump, running, coefficients, calculation, values, sheet);
  const { dutySpeedRatio, dutyDiameterRatio, results } = calculation;
  const greatestPower = results.pumps.find(({ id }) => id === row.id)?.greatestPower;
  if (greatestPower !== undefined)
    sheet.lookup({
      symbol: "P_x",
      name: "Greatest shaft power of one, up to the last point of its curve",
      value: greatestPower,
      quantity: "shaftPower",
      source: { source: mathematics, locator: "forty steps along the curve" },
      result: "greatestPower",
    });
  if (dutySpeedRatio !== undefined && row.speed !== null)
    sheet.formula({
      symbol: "N_d",
      name: "Speed for the duty",
      expression: "x_N * r_N * N_r",
      value: dutySpeedRatio * row.speedRatio * row.speed,
      quantity: "rotationalSpeed",
      source: algebra,
      result: "dutySpeed",
    });
  if (dutyDiameterRatio !== undefined && row.diameter !== null)
    sheet.formula({
      symbol: "D_d",
      name: "Impeller for the duty",
      expression: "x_D * r_D * D_r",
      value: dutyDiameterRatio * row.diameterRatio * row.diameter,
      quantity: "smallLength",
      source: algebra,
      result: "dutyDiameter",
    });
}

/** The fitted curve; gives the symbols of its coefficients as arguments. */
function describeFit(row: PumpRow, { fit }: FittedPump, values: PumpValues, sheet: SheetBuilder): string {
  const degree = Number(values.curveDegree);
  const points = pointsOf(row, "head");
  sheet.formula({
    symbol: "Q_x",
    name: "Greatest flow of the points",
    expression: "max(Q_c)",
    value: fit.to,
    quantity: "waterFlow",
    source: algebra,
  });
  const symbols = fit.coefficients.map((_value, power) => `a_${power}`);
  for (const [power, symbol] of symbols.entries())
    sheet.formula({
      symbol,
      name: `Coefficient of x${["⁰", "¹", "²", "³"][power]}`,
      expression: `headCoefficient(${power}, ${degree}, Q_c, H_c)`,
      value: fit.coefficients[power]!,
      quantity: "head",
      source: leastSquares,
    });
  sheet.lookup({
    symbol: "R_2",
    name: `R² over ${points.length} points`,
    value: fit.rSquared,
    quantity: "number",
    source: leastSquares,
    result: "fit",
  });
  sheet.lookup({
    symbol: "d_H",
    name: "Greatest deviation of a point",
    value: fit.largestDeviation,
    quantity: "head",
    source: leastSquares,
    result: "deviation",
  });
  return symbols.join(", ");
}

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

function describeRunning(
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
      name: viscous ? "Efficiency by its fitted curve, times C_η" : "Efficiency by its fitted curve",
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
  describeRequired(running, pump, calculation, values, sheet);
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
