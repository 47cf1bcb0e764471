import { isTypedQuantity } from "@org/hvac-core/kernel";
import { convert } from "@org/hvac-core/quantity";
import type { Climate } from "./climate.ts";
import { percentilesOf, type Mode, type Percentile } from "./percentiles.ts";

/** Values of fields by their names, as an input states them. */
export type FieldValues = Readonly<Record<string, { readonly value: number; readonly unit: string } | string>>;

const celsius = (value: number): { value: number; unit: string } => ({ value, unit: "degC" });
const plain = (value: number): { value: number; unit: string } => ({ value, unit: "unitless" });

export function placeValues({ location }: Climate): FieldValues {
  return {
    altitude: { value: location.elevation, unit: "m" },
    latitude: { value: location.latitude, unit: "deg" },
    longitude: { value: location.longitude, unit: "deg" },
    timeZone: plain(location.timeZone),
  };
}

/** Dry bulb at a percentile, °C, and in cooling its wet bulb; `undefined` where the climate has not all of it. */
function temperaturesAt({ heating, cooling }: Climate, percentile: Percentile): { dryBulb: number; wetBulb?: number } | undefined {
  if (percentile === "996" || percentile === "990") {
    const dryBulb = heating[`dryBulb${percentile}`];
    return dryBulb === undefined ? undefined : { dryBulb };
  }
  const [dryBulb, wetBulb] = [cooling[`dryBulb${percentile}`], cooling[`wetBulb${percentile}`]];
  return dryBulb === undefined || wetBulb === undefined ? undefined : { dryBulb, wetBulb };
}

/** The percentile wanted, or else the first one of the mode that a climate has. */
export function percentileIn(climate: Climate, mode: Mode, wanted: Percentile): Percentile | undefined {
  return [wanted, ...percentilesOf(mode)].find((each) => percentilesOf(mode).includes(each) && temperaturesAt(climate, each) !== undefined);
}

/** In words that a climate has no percentile of a mode. */
export const percentileLack = (mode: Mode): string => `The file has no design temperature for ${mode.toLowerCase()}.`;

export function temperatureValues(climate: Climate, percentile: Percentile): FieldValues {
  const temperatures = temperaturesAt(climate, percentile);
  if (!temperatures) return {};
  const { dryBulb, wetBulb } = temperatures;
  return {
    outdoorTemp: celsius(dryBulb),
    ...(wetBulb !== undefined && { outdoorHumidityBy: "wetBulb", outdoorWetBulb: celsius(wetBulb) }),
  };
}

/** @param month 1…12 */
export function tauValues({ tau }: Climate, month: number): FieldValues {
  return tau
    ? { tauB: plain(tau.beam[month - 1]!), tauD: plain(tau.diffuse[month - 1]!), ...(tau.edition && { tauEdition: tau.edition }) }
    : {};
}

/** Everything that a climate fills: the month and the sun only in cooling. */
export function climateValues(climate: Climate, mode: Mode, percentile: Percentile, month: number): FieldValues {
  return {
    ...placeValues(climate),
    ...temperatureValues(climate, percentile),
    ...(mode === "Cooling" ? { month: `${month}`, ...tauValues(climate, month) } : {}),
  };
}

/** Digits behind the point that a place's numbers are filled with, in the unit that they are shown in. */
const decimals: Readonly<Record<string, number>> = { degC: 1, degF: 1, degR: 1, K: 1, deltaK: 1, deltaF: 1, m: 0, ft: 0 };

/** A number in another unit, rounded as it would be written down. */
export function rounded(value: number, from: string, to: string): number {
  const converted = convert(value, from, to);
  const digits = decimals[to];
  return digits === undefined ? converted : Number(converted.toFixed(digits));
}

/** A filling in the units that the fields are shown in, rounded as it would be written down. */
export function inDisplayUnits(filling: FieldValues, complete: Readonly<Record<string, unknown>>): FieldValues {
  return Object.fromEntries(
    Object.entries(filling).map(([name, wanted]) => {
      const shown = complete[name];
      if (typeof wanted === "string" || !isTypedQuantity(shown)) return [name, wanted];
      const unit = shown.displayUnit ?? shown.unit;
      return [name, { value: rounded(wanted.value, wanted.unit, unit), unit }];
    }),
  );
}

/** Rounding differences, in the units of a filling: tenths of a kelvin differ; places were once filled to a tenth of a degree. */
const tolerances: Readonly<Record<string, number>> = { degC: 0.03, m: 0.2, deg: 0.0501 };

/** Whether an input has these values, within the rounding that they were filled with. */
export function hasValues(input: Readonly<Record<string, unknown>>, filling: FieldValues): boolean {
  return Object.entries(filling).every(([name, wanted]) => {
    const entered = input[name];
    if (typeof wanted === "string") return entered === wanted;
    if (!isTypedQuantity(entered)) return false;
    return Math.abs(convert(entered.value, entered.unit, wanted.unit) - wanted.value) <= (tolerances[wanted.unit] ?? 1e-6);
  });
}

export interface ClimateMatch {
  readonly climate: Climate;
  /** Percentile of the temperatures in the selected mode; `undefined` where they are those of the other mode. */
  readonly percentile: Percentile | undefined;
  /** 1…12: month of the optical depths; `undefined` for a place without them, or in heating. */
  readonly tauMonth: number | undefined;
}

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** The climate that an input was filled from, as long as its values are as they were filled. */
export function findClimate(
  input: Readonly<Record<string, unknown>>,
  mode: Mode,
  month: number,
  climates: readonly Climate[],
): ClimateMatch | undefined {
  for (const climate of climates) {
    if (!hasValues(input, placeValues(climate))) continue;
    const percentileIn = (wanted: Mode): Percentile | undefined =>
      percentilesOf(wanted).find(
        (percentile) => temperaturesAt(climate, percentile) !== undefined && hasValues(input, temperatureValues(climate, percentile)),
      );
    const percentile = percentileIn(mode);
    if (percentile === undefined && percentileIn(mode === "Cooling" ? "Heating" : "Cooling") === undefined) continue;
    const needsTau = mode === "Cooling" && percentile !== undefined && climate.tau !== undefined;
    const tauMonth = needsTau ? [month, ...months].find((each) => hasValues(input, tauValues(climate, each))) : undefined;
    if (needsTau && tauMonth === undefined) continue;
    return { climate, percentile, tauMonth };
  }
  return undefined;
}
