import { chartDesignDays, type ChartDesignDays } from "@org/hvac-core/calculators/psychrometric-chart";
import { quantityText } from "@org/form/numbers";
import type { UnitSystem } from "@org/hvac-core/quantity";
import { texts } from "./texts.ts";
import type { Weather } from "./weatherHours.ts";

/** @returns `undefined` where a file has no design days, or impossible air */
export const designDaysOf = ({ design, elevation }: Weather): ChartDesignDays | undefined => design && chartDesignDays(design, elevation);

/** Sentence for a weather file whose site differs from the site of the chart. */
export const otherSiteText = ({ elevation }: Weather, unitSystem: UnitSystem): string =>
  texts.weather.otherSite(quantityText(elevation, "altitude", unitSystem).text);

/** The design days in a sentence. */
export function designText({ heating, cooling: { dryBulb, wetBulb } }: ChartDesignDays, unitSystem: UnitSystem): string {
  const text = (value: number): string => quantityText(value, "temperature", unitSystem).text;
  return texts.designDays.summary(text(dryBulb), text(wetBulb), text(heating));
}
