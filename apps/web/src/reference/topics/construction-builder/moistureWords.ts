import { condensateLimits, vaporRetarderPerms } from "@org/hvac-core/envelope";
import { monthNames, type UnitSystem } from "@org/hvac-core/quantity";
import { formatNumber, quantityText } from "@org/form/numbers";
import type { ComputedLayer, MoistureResult } from "./builderModel.ts";

/** Limitations of the method, shown with its result. */
export const iso13788Limits =
  "Glaser’s method by months (ISO 13788): diffusion of vapour alone, steady in each month. It leaves out water that capillaries draw, moisture that is stored, air that leaks through gaps, rain, sun, built-in water, and properties that change with moisture; it serves to compare constructions. Where these count, as with internal insulation, timber that is closed on both sides or driving rain, simulate (EN 15026). Studs are not followed: it is the section between them.";

/** Retarder as sold: by its equivalent air layer thickness, or in perms. */
function retarderWords(equivalentThickness: number, unitSystem: UnitSystem): string {
  const thickness = `s_d ≥ ${quantityText(equivalentThickness, "length", unitSystem, { digits: 2 }).text}`;
  if (unitSystem === "Metric") return thickness;
  return `at most ${formatNumber(vaporRetarderPerms(equivalentThickness), { digits: 2 })} perm (${thickness})`;
}

/** Position of a plane, in words. */
export function placeWords(layers: readonly ComputedLayer[], { layer, share }: { readonly layer: number; readonly share: number }): string {
  const label = layers[layer]!.label;
  const next = layers[layer + 1]?.label;
  if (share <= 0) return layer === 0 ? "at the outside surface" : `between ${layers[layer - 1]!.label} and ${label}`;
  if (share < 1) return `within ${label}`;
  return next === undefined ? "at the inside surface" : `between ${label} and ${next}`;
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)!}`;
}

/** Sentence with the result of the year. */
export function moistureSentence({ year }: MoistureResult, layers: readonly ComputedLayer[], unitSystem: UnitSystem): string {
  if (year.outcome === "none") return "No water condenses within the construction in any month.";
  const water = (amount: number): string => quantityText(amount, "massPerArea", unitSystem, { digits: 2 }).text;
  const where = listed(year.places.map((place) => placeWords(layers, place)));
  const start = monthNames[year.periods[0]!.period]!;
  const most = `Water condenses ${where} from ${start} on: at most ${water(year.peak.amount)} in ${monthNames[year.peak.period]!}`;
  if (year.outcome === "remains") return `${most}; it does not dry within the year, ${water(year.remaining)} more remain every year.`;
  const last = year.periods.findLast(({ total }) => total > 1e-9);
  const dry = last && year.periods[year.periods.indexOf(last) + 1];
  return `${most}; all of it evaporates again${dry ? `, by the end of ${monthNames[dry.period]!}` : ""}.`;
}

/** Advice to the designer. */
export function moistureAdvice({ year, retarder }: MoistureResult, unitSystem: UnitSystem): readonly string[] {
  if (year.outcome === "none") return [];
  const amount = year.peak.amount;
  const limit = (value: number): string => quantityText(value, "massPerArea", unitSystem, { digits: 2 }).text;
  return [
    ...(year.outcome === "remains" ? ["A construction that gathers water year by year is not acceptable."] : []),
    ...(amount > condensateLimits.usual
      ? [`More than ${limit(condensateLimits.usual)}, which DIN 4108-3 allows at most.`]
      : amount > condensateLimits.nonAbsorbing
        ? [
            `More than ${limit(condensateLimits.nonAbsorbing)}, which DIN 4108-3 allows where a layer at the wet plane draws no water, such as foil, metal, foam or mineral wool.`,
          ]
        : []),
    retarder === undefined
      ? "No vapour retarder inside of the insulation keeps it dry: change the order of the layers."
      : `A vapour retarder of ${retarderWords(retarder, unitSystem)} inside of the insulation would keep it dry all year.`,
  ];
}

/** Sentence on the risk of mould at the inside surface. */
export function surfaceSentence({ surface: { factor, required, criticalMonth } }: MoistureResult): string {
  const number = (value: number): string => formatNumber(value, { digits: 3, decimals: 3 });
  const factorText = `Inside surface: temperature factor f_Rsi ${number(factor)} behind furniture (0.25 m²·K/W)`;
  if (required === undefined || criticalMonth === undefined) return `${factorText}. No month outside is cold enough to ask for one.`;
  const month = monthNames[criticalMonth]!;
  return factor >= required
    ? `${factorText}; ${number(required)} is needed against mould in ${month}, the critical month. That is met.`
    : `${factorText}; ${number(required)} is needed against mould in ${month}, the critical month. That is not met: mould may grow. Insulate more, or lower the humidity of the room.`;
}
