import { roundedProperty } from "@org/hvac-core/calculators/psychrometric-chart";
import { moistAir, pressureAtAltitude } from "@org/hvac-core/psychrometrics";
import { defaultUnit, type UnitSystem } from "@org/hvac-core/quantity";
import { quantityText } from "@org/form/numbers";
import { valueOrGap, type ChartState } from "@org/ui/figures";
import { texts } from "./texts.ts";
import type { Weather } from "./weatherHours.ts";

/** Design days of a weather file on the chart. */
export interface DesignDays {
  /** °C */
  readonly heating: number;
  readonly cooling: ChartState & { readonly wetBulb: number };
}

/** @returns `undefined` where a file has no design days, or impossible air */
export function designDaysOf({ design, elevation }: Weather): DesignDays | undefined {
  if (!design) return undefined;
  const { dryBulb004: dryBulb, wetBulb004: wetBulb } = design.cooling;
  const humidityRatio = valueOrGap(
    () => moistAir({ dryBulb, wetBulb: Math.min(wetBulb, dryBulb), pressure: pressureAtAltitude(elevation) }).humidityRatio,
  );
  return humidityRatio === undefined ? undefined : { heating: design.heating.dryBulb996, cooling: { dryBulb, wetBulb, humidityRatio } };
}

/** Maximum difference of air pressure at one site. Beyond it, wet bulbs and saturation differ visibly. */
const likePressure = 0.01;

/** Whether a chart is drawn for the site of a weather file. */
export const isAtSite = ({ elevation }: Weather, pressure: number): boolean =>
  Math.abs(pressureAtAltitude(elevation) / pressure - 1) <= likePressure;

/** Sentence for a weather file whose site differs from the site of the chart. */
export function otherSiteText({ elevation }: Weather, unitSystem: UnitSystem): string {
  return texts.weather.otherSite(quantityText(elevation, "altitude", unitSystem).text);
}

/** The design days in a sentence. */
export function designText({ heating, cooling: { dryBulb, wetBulb } }: DesignDays, unitSystem: UnitSystem): string {
  const text = (value: number): string => quantityText(value, "temperature", unitSystem).text;
  return texts.designDays.summary(text(dryBulb), text(wetBulb), text(heating));
}

/** A state of the cooling design day. */
export function coolingRow(
  id: string,
  { cooling: { dryBulb, wetBulb } }: DesignDays,
  unitSystem: UnitSystem,
): Readonly<Record<string, unknown>> & { readonly id: string } {
  const unit = defaultUnit("temperature", unitSystem);
  return {
    id,
    name: texts.designDays.cooling,
    given: "dryBulbAndWetBulb",
    dryBulb: roundedProperty(dryBulb, "temperature", unit),
    wetBulb: roundedProperty(wetBulb, "temperature", unit),
  };
}
