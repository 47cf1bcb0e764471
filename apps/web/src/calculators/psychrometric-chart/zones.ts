import type { PsychrometricChartValues } from "@org/hvac-core/calculators/psychrometric-chart";
import { clo, comfortZone } from "@org/hvac-core/comfort";
import { altitudeAtPressure, saturationPressure } from "@org/hvac-core/psychrometrics";
import { humidityRatioFromRelativeHumidity, humidityRatioFromVaporPressure } from "@org/hvac-core/psychrometrics/quantities";
import { type DataCentreClass, dataCentreClasses, dataCentreMaxDryBulb, referenceRow } from "@org/hvac-core/reference";
import { formatNumber } from "@org/form/numbers";
import type { ChartState } from "@org/ui/figures";

/** Air that is marked on the chart. */
export interface Zone {
  readonly id: string;
  readonly name: string;
  /** What is written on it. */
  readonly mark: string;
  /** Around it. */
  readonly corners: readonly ChartState[];
}

export type ZoneValues = Pick<PsychrometricChartValues, "comfortZone" | "dataCentreZone">;

const clothings = { none: [], summer: [0.5], winter: [1], both: [0.5, 1] } as const satisfies Readonly<
  Record<PsychrometricChartValues["comfortZone"], readonly number[]>
>;

const steps = 24;

/** The air that a class allows: between two dry bulbs, two dew points and two relative humidities at once. */
function cornersOf(limits: DataCentreClass, pressure: number): readonly ChartState[] {
  const { minDryBulb, minDewPoint, maxDewPoint, minRelativeHumidity = 0, maxRelativeHumidity } = limits;
  const warmest = dataCentreMaxDryBulb(limits, altitudeAtPressure(pressure));
  const atDewPoint = (dewPoint: number): number => humidityRatioFromVaporPressure(saturationPressure(dewPoint), pressure);
  const side = (humidityAt: (dryBulb: number) => number): readonly ChartState[] =>
    Array.from({ length: steps + 1 }, (_, index) => {
      const dryBulb = minDryBulb + ((warmest - minDryBulb) * index) / steps;
      return { dryBulb, humidityRatio: humidityAt(dryBulb) };
    });
  const dry = side((dryBulb) =>
    Math.max(atDewPoint(minDewPoint), humidityRatioFromRelativeHumidity(dryBulb, minRelativeHumidity, pressure)),
  );
  const moist = side((dryBulb) =>
    Math.min(atDewPoint(maxDewPoint), humidityRatioFromRelativeHumidity(dryBulb, maxRelativeHumidity, pressure)),
  );
  return [...dry, ...moist.toReversed()];
}

const cloText = (clothing: number): string => `${formatNumber(clothing, { digits: 2, decimals: 1 })} clo`;

/** The zones that an input asks for. */
export function zonesOf(values: ZoneValues, pressure: number): readonly Zone[] {
  const comfort = clothings[values.comfortZone].map((clothing): Zone => ({
    id: `comfort ${clothing}`,
    name: `Comfort, ${cloText(clothing)}`,
    mark: cloText(clothing),
    corners: comfortZone({ clothing: clothing * clo, pressure }),
  }));
  if (values.dataCentreZone === "none") return comfort;
  const limits = referenceRow(dataCentreClasses, values.dataCentreZone.toLowerCase());
  const corners = cornersOf(limits, pressure);
  return [...comfort, { id: "data centre", name: `Data centre: ${limits.label}`, mark: limits.label.replace(/,.*/, ""), corners }];
}
