import type { SheetBuilder } from "../../kernel/index.ts";
import { mathematics, type Citation } from "../../sources/index.ts";
import type { PumpCalculation } from "./results.ts";
import { describeRunning } from "./describeRunning.ts";
import type { RunningPump } from "./running.ts";
import type { PumpValues } from "./schema.ts";
import { pointsOf, type FittedPump, type PumpRow } from "./selection.ts";

const leastSquares: Citation = { source: mathematics, locator: "least squares" };
const iteration: Citation = { source: mathematics, locator: "by iteration; the head of each pump at this flow is below" };

/** Operating point of pumps and system, and each pump at it. */
export function describePumps(calculation: PumpCalculation, values: PumpValues, sheet: SheetBuilder): void {
  const { full, pumps } = calculation;
  if (values.pumps.length === 0) return;
  sheet.part("Operating point");
  for (const choice of ["arrangement", "curveDegree", "trimMethod", "viscosityCorrection"]) sheet.given(choice);
  const point = full?.point.exists ? full.point : undefined;
  if (point) {
    sheet.resultLookup("operatingFlow", iteration);
    sheet.result("operatingHead", `${values.kind === "open" ? "H_s + " : ""}h_l * (Q_op / Q_d)^2`);
  }
  for (const result of ["headAtDesignFlow", "dutySpeedRatio", "dutyDiameterRatio"])
    sheet.resultLookup(result, { source: mathematics, locator: "root of the curves" });
  sheet.rows<PumpRow>({
    list: "pumps",
    title: "Pumps",
    rows: values.pumps,
    rowTitle: ({ name }) => name,
    values: { P_p: ({ id }) => shaftPowerOf(id, calculation) },
    quantities: { P_p: "shaftPower" },
    describe: (row, rowSheet) => {
      const index = pumps.findIndex(({ id }) => id === row.id);
      describeRow(row, pumps[index], full?.pumps[index], calculation, values, rowSheet);
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
    describe: (_point, rowSheet) => {
      for (const field of ["flow", "head", "efficiency", "npshRequired"]) rowSheet.given(field);
    },
  });
  for (const field of ["number", "speed", "speedRatio", "diameter", "diameterRatio", "stages", "bestFlow"]) sheet.given(field);
  if (!pump) return;
  const coefficients = describeFit(row, pump, values, sheet);
  if (running) describeRunning(row, pump, running, coefficients, calculation, values, sheet);
  sheet.resultLookup(
    "maximumPower",
    { source: mathematics, locator: "forty steps along the curve" },
    { detail: "up to the last point of its curve" },
  );
  sheet.result("dutySpeed", "x_N * r_N * N_r");
  sheet.result("dutyDiameter", "x_D * r_D * D_r");
}

/** Steps of the fitted curve; returns the symbols of its coefficients as arguments. */
function describeFit(row: PumpRow, { fit }: FittedPump, values: PumpValues, sheet: SheetBuilder): string {
  const degree = Number(values.curveDegree);
  const points = pointsOf(row, "head");
  sheet.formula("Q_x", "Maximum flow of the points", "waterFlow", "max(Q_c)", fit.to);
  const symbols = fit.coefficients.map((_value, power) => `a_${power}`);
  for (const [power, symbol] of symbols.entries())
    sheet.formula(
      symbol,
      `Coefficient of x${["⁰", "¹", "²", "³"][power]}`,
      "head",
      `headCoefficient(${power}, ${degree}, Q_c, H_c)`,
      fit.coefficients[power]!,
      leastSquares,
    );
  sheet.resultLookup("fit", leastSquares, { detail: `over ${points.length} points` });
  sheet.resultLookup("deviation", leastSquares);
  return symbols.join(", ");
}
