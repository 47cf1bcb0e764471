import { saturationPressure } from "../../psychrometrics/index.ts";
import { dryBulbFromEnthalpy, humidityRatioFromVaporPressure } from "../../psychrometrics/quantities/index.ts";
import type { ProcessCalculation, PsychrometricChartState } from "./calculate.ts";
import type { PsychrometricChartValues } from "./schema.ts";

/** A point of the chart. */
export interface ChartPoint {
  /** °C */
  readonly dryBulb: number;
  /** kg/kg */
  readonly humidityRatio: number;
}

/** A straight line of a process on the chart. */
export interface ProcessLine {
  readonly id: string;
  readonly from: ChartPoint;
  readonly to: ChartPoint;
  /**
   * `process`: from the entering to the leaving air; `secondStream`: from the second stream of mixing; `apparatus`: from the leaving air to the
   * apparatus dew point of a coil; `fog`: from a supersaturated mixture to the air with its fog; `secondAir`: the exhaust air of a heat recovery.
   */
  readonly part: "process" | "secondStream" | "apparatus" | "fog" | "secondAir";
}

/** Supersaturated mixture of two clear streams, on the straight line between them; undefined where it is clear. */
function supersaturated({ kind, entering, other, fogRatio }: ProcessCalculation): ChartPoint | undefined {
  if (kind !== "mixing" || fogRatio === 0 || !other || entering.fogRatio > 0 || other.fogRatio > 0) return undefined;
  const [flow = 0, otherFlow = 0] = [entering.dryAirFlow, other.dryAirFlow];
  const mean = (property: "humidityRatio" | "enthalpy"): number =>
    (flow * entering.air[property] + otherFlow * other.air[property]) / (flow + otherFlow);
  const humidityRatio = mean("humidityRatio");
  return { dryBulb: dryBulbFromEnthalpy(mean("enthalpy"), humidityRatio), humidityRatio };
}

/**
 * The lines of a process on the chart.
 *
 * @param process process as calculated
 * @param pressure air pressure, Pa
 * @param values input of the chart in SI units, which tells the supply air of a room from the air of the room
 * @returns lines, that of the process first
 * @example
 * ```ts
 * import { processLines, psychrometricChart } from "@org/hvac-core/calculators/psychrometric-chart";
 * const outcome = psychrometricChart.calculate({
 *   unitSystem: "Metric",
 *   states: [{ id: "a", dryBulb: 10, relativeHumidity: 0.5 }],
 *   processes: [{ id: "h", kind: "heating", inlet: "a", heatingBy: "leavingDryBulb", heatingDryBulb: 30 }],
 * });
 * const { calculation, values } = outcome.ok ? outcome : {};
 * const [line] = calculation ? processLines(calculation.processes[0]!, calculation, values) : [];
 * line?.part; // "process"
 * line?.to.dryBulb; // 30
 * ```
 */
export function processLines(
  process: ProcessCalculation,
  { pressure }: Pick<PsychrometricChartState, "pressure">,
  values: Pick<PsychrometricChartValues, "processes">,
): readonly ProcessLine[] {
  const { id, kind, entering, air, other, outcome } = process;
  const mixed = supersaturated(process);
  // The supply air of a room becomes the air of the room, whichever of them is calculated.
  const isSupplyCalculated = kind === "roomLine" && values.processes.find((each) => each.id === id)?.roomBy === "toSupply";
  const lines: ProcessLine[] = [
    isSupplyCalculated
      ? { id, from: air, to: entering.air, part: "process" }
      : { id, from: entering.air, to: mixed ?? air, part: "process" },
  ];
  const surface = outcome.apparatusDewPoint;
  if (surface !== undefined && saturationPressure(surface) < pressure) {
    // A dry coil is warmer than the dew point of its air, and takes no water from it.
    const saturated = humidityRatioFromVaporPressure(saturationPressure(surface), pressure);
    const to = { dryBulb: surface, humidityRatio: Math.min(entering.air.humidityRatio, saturated) };
    lines.push({ id: `${id} surface`, from: air, to, part: "apparatus" });
  }
  if (other && kind === "mixing") lines.push({ id: `${id} other`, from: other.air, to: mixed ?? air, part: "secondStream" });
  if (mixed) lines.push({ id: `${id} fog`, from: mixed, to: air, part: "fog" });
  if (other && outcome.other) lines.push({ id: `${id} other`, from: other.air, to: outcome.other.air, part: "secondAir" });
  return lines;
}
