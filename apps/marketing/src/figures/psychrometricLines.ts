import { moistAir, saturationPressure, type MoistAir } from "@org/hvac-core/psychrometrics";
import type { ChartLine, ChartPoint } from "@org/ui/figures";

/* A psychrometric chart as lines of an XY chart: dry bulb in °C across, humidity ratio in g/kg up. */

export interface ChartRange {
  /** °C */
  readonly coldest: number;
  readonly warmest: number;
  /** g of water per kg of dry air. */
  readonly moistest: number;
  /** Pa */
  readonly pressure: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

export const placeOf = ({ dryBulb, humidityRatio }: MoistAir): Place => ({ x: dryBulb, y: humidityRatio * 1000 });

/** A curve of constant relative humidity; 1 is saturation. */
export function humidityLine(relativeHumidity: number, { coldest, warmest, pressure }: ChartRange): Place[] {
  const steps = 80;
  return Array.from({ length: steps + 1 }, (_, index) => coldest + ((warmest - coldest) * index) / steps)
    .filter((dryBulb) => saturationPressure(dryBulb) < pressure)
    .map((dryBulb) => placeOf(moistAir({ dryBulb, relativeHumidity, pressure })));
}

/** The paper under a process: saturation and three lines of relative humidity. */
export function psychrometricPaper(range: ChartRange): ChartLine[] {
  return [
    { id: "saturation", look: "guide", points: humidityLine(1, range), label: "saturation", labelAt: "alongEnd", essential: true },
    ...[0.2, 0.4, 0.6, 0.8].map((humidity): ChartLine => ({
      id: `${humidity}`,
      look: "family",
      points: humidityLine(humidity, range),
      label: `${humidity * 100} %`,
      labelAt: "alongEnd",
      essential: true,
    })),
  ];
}

/** Enthalpies that are round numbers, kJ/kg, from saturation down to dry air: 1.006 t + W (2501 + 1.86 t), solved for W. */
export function enthalpyLines(enthalpies: readonly number[], range: ChartRange): ChartLine[] {
  return enthalpies.map((enthalpy) => ({
    id: `h ${enthalpy}`,
    look: "cross",
    points: Array.from({ length: 41 }, (_, index) => range.coldest + ((range.warmest - range.coldest) * index) / 40).flatMap((dryBulb) => {
      const y = ((enthalpy - 1.006 * dryBulb) / (2501 + 1.86 * dryBulb)) * 1000;
      const saturated = placeOf(moistAir({ dryBulb, relativeHumidity: 1, pressure: range.pressure })).y;
      return y >= 0 && y <= saturated ? [{ x: dryBulb, y }] : [];
    }),
    label: `${enthalpy} kJ/kg`,
    labelAt: "alongEnd",
  }));
}

export const axesOf = ({ coldest, warmest, moistest }: ChartRange) =>
  ({
    x: { label: "Dry bulb, °C", scale: "linear", domain: [coldest, warmest] },
    y: { label: "Humidity ratio, g/kg", scale: "linear", domain: [0, moistest] },
  }) as const;

export function mark(id: string, air: MoistAir, caption?: string, look: ChartPoint["look"] = "main"): ChartPoint {
  return { id, ...placeOf(air), look, description: "", ...(caption !== undefined && { caption }) };
}
