import type { SheetBuilder } from "../../kernel/index.ts";
import { mathematics, type Citation } from "../../sources/index.ts";
import type { PumpCalculation } from "./calculate.ts";
import { describeRunning } from "./describeRunning.ts";
import type { RunningPump } from "./running.ts";
import type { PumpValues } from "./schema.ts";
import { pointsOf, type FittedPump, type PumpRow } from "./selection.ts";

const algebra: Citation = { source: mathematics };
const leastSquares: Citation = { source: mathematics, locator: "least squares" };
const iteration: Citation = { source: mathematics, locator: "by iteration; each pump's head at it stands below" };

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
      name: "Maximum shaft power of one, up to the last point of its curve",
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
    name: "Maximum deviation of a point",
    value: fit.largestDeviation,
    quantity: "head",
    source: leastSquares,
    result: "deviation",
  });
  return symbols.join(", ");
}
