import { condensateLimits, vaporRetarderPerms } from "@org/hvac-core/envelope";
import { monthNames, type UnitSystem } from "@org/hvac-core/quantity";
import { formatNumber, quantityText } from "@org/form/numbers";
import type { ComputedLayer, MoistureResult } from "./builderModel.ts";
import { texts } from "./moistureTexts.ts";

/** Retarder as sold: by its equivalent air layer thickness, or in perms. */
function retarderWords(equivalentThickness: number, unitSystem: UnitSystem): string {
  const thickness = quantityText(equivalentThickness, "length", unitSystem, { digits: 2 }).text;
  if (unitSystem === "Metric") return texts.retarder(thickness);
  return texts.retarderInPerms(formatNumber(vaporRetarderPerms(equivalentThickness), { digits: 2 }), thickness);
}

/** Position of a plane, in words. */
export function placeWords(layers: readonly ComputedLayer[], { layer, share }: { readonly layer: number; readonly share: number }): string {
  const { outside, inside, between, within } = texts.places;
  const label = layers[layer]!.label;
  const next = layers[layer + 1]?.label;
  if (share <= 0) return layer === 0 ? outside : between(layers[layer - 1]!.label, label);
  if (share < 1) return within(label);
  return next === undefined ? inside : between(label, next);
}

const waterText = (amount: number, unitSystem: UnitSystem): string => quantityText(amount, "massPerArea", unitSystem, { digits: 2 }).text;

/** Sentence with the result of the year. */
export function moistureSentence({ year }: MoistureResult, layers: readonly ComputedLayer[], unitSystem: UnitSystem): string {
  if (year.outcome === "none") return texts.dry;
  const water = {
    places: year.places.map((place) => placeWords(layers, place)),
    start: monthNames[year.periods[0]!.period]!,
    peak: waterText(year.peak.amount, unitSystem),
    peakMonth: monthNames[year.peak.period]!,
  };
  if (year.outcome === "remains") return texts.remains(water, waterText(year.remaining, unitSystem));
  const last = year.periods.findLast(({ total }) => total > 1e-9);
  const dry = last && year.periods[year.periods.indexOf(last) + 1];
  return texts.evaporates(water, dry && monthNames[dry.period]!);
}

/** Advice to the designer. */
export function moistureAdvice({ year, retarder }: MoistureResult, unitSystem: UnitSystem): readonly string[] {
  if (year.outcome === "none") return [];
  const { usual, nonAbsorbing } = condensateLimits;
  const { amount } = year.peak;
  return [
    ...(year.outcome === "remains" ? [texts.gathers] : []),
    ...(amount > usual
      ? [texts.aboveUsual(waterText(usual, unitSystem))]
      : amount > nonAbsorbing
        ? [texts.aboveNonAbsorbing(waterText(nonAbsorbing, unitSystem))]
        : []),
    retarder === undefined ? texts.noRetarder : texts.advisedRetarder(retarderWords(retarder, unitSystem)),
  ];
}

/** Sentence on the risk of mould at the inside surface. */
export function surfaceSentence({ surface: { factor, required, criticalMonth } }: MoistureResult): string {
  const { noRisk, met, notMet } = texts.surface;
  const number = (value: number): string => formatNumber(value, { digits: 3, decimals: 3 });
  if (required === undefined || criticalMonth === undefined) return noRisk(number(factor));
  return (factor >= required ? met : notMet)(number(factor), number(required), monthNames[criticalMonth]!);
}
