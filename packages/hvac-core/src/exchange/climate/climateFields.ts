import { isTypedQuantity } from "../../kernel/index.ts";
import { convert } from "../../quantity/index.ts";
import type { PartialDesignConditions, WeatherLocation } from "../../weather/index.ts";

/** Design mode of a heat load of the quick method. */
export type DesignMode = "Cooling" | "Heating";

const percentiles = { Cooling: ["004", "010", "020"], Heating: ["996", "990"] } as const;

/** Share of the year that exceeds a design temperature, in tenths of a percent: "004" for 0.4 %. */
export type Percentile = (typeof percentiles)[DesignMode][number];

/**
 * The percentiles of a design mode, the rarest first.
 *
 * @param mode design mode
 * @returns percentiles
 * @example
 * ```ts
 * import { percentilesOf } from "@org/hvac-core/exchange/climate";
 * percentilesOf("Heating"); // ["996", "990"]
 * ```
 */
export const percentilesOf = (mode: DesignMode): readonly Percentile[] => percentiles[mode];

/** Design conditions of a place, from a station or a weather file. */
export interface DesignClimate {
  readonly location: Pick<WeatherLocation, "latitude" | "longitude" | "timeZone" | "elevation">;
  /** A file may have some of the percentiles. */
  readonly heating: PartialDesignConditions["heating"];
  readonly cooling: PartialDesignConditions["cooling"];
  readonly tau:
    | {
        /** As the field of the edition has it; undefined where a file does not name it. */
        readonly edition: "2009" | "2017" | undefined;
        readonly beam: readonly number[];
        readonly diffuse: readonly number[];
      }
    | undefined;
}

/** Values of fields by their names, as an input has them. */
export type FieldValues = Readonly<Record<string, { readonly value: number; readonly unit: string } | string>>;

const celsius = (value: number): { value: number; unit: string } => ({ value, unit: "degC" });
const plain = (value: number): { value: number; unit: string } => ({ value, unit: "unitless" });

function placeValues({ location }: DesignClimate): FieldValues {
  return {
    altitude: { value: location.elevation, unit: "m" },
    latitude: { value: location.latitude, unit: "deg" },
    longitude: { value: location.longitude, unit: "deg" },
    timeZone: plain(location.timeZone),
  };
}

/** Dry bulb at a percentile, °C, and in cooling its wet bulb; undefined where the climate lacks one of them. */
function temperaturesAt({ heating, cooling }: DesignClimate, percentile: Percentile): { dryBulb: number; wetBulb?: number } | undefined {
  if (percentile === "996" || percentile === "990") {
    const dryBulb = heating[`dryBulb${percentile}`];
    return dryBulb === undefined ? undefined : { dryBulb };
  }
  const [dryBulb, wetBulb] = [cooling[`dryBulb${percentile}`], cooling[`wetBulb${percentile}`]];
  return dryBulb === undefined || wetBulb === undefined ? undefined : { dryBulb, wetBulb };
}

/**
 * The wanted percentile, or else the first one of the mode that a climate has.
 *
 * @param climate design conditions
 * @param mode design mode
 * @param wanted percentile
 * @returns percentile; undefined where the climate has none of the mode
 * @example
 * ```ts
 * import { percentileIn } from "@org/hvac-core/exchange/climate";
 * const location = { latitude: 52, longitude: 13, timeZone: 1, elevation: 40 };
 * percentileIn({ location, heating: { dryBulb990: -10 }, cooling: {}, tau: undefined }, "Heating", "996"); // "990"
 * ```
 */
export function percentileIn(climate: DesignClimate, mode: DesignMode, wanted: Percentile): Percentile | undefined {
  return [wanted, ...percentilesOf(mode)].find((each) => percentilesOf(mode).includes(each) && temperaturesAt(climate, each) !== undefined);
}

function temperatureValues(climate: DesignClimate, percentile: Percentile): FieldValues {
  const temperatures = temperaturesAt(climate, percentile);
  if (!temperatures) return {};
  const { dryBulb, wetBulb } = temperatures;
  return {
    outdoorTemp: celsius(dryBulb),
    ...(wetBulb !== undefined && { outdoorHumidityBy: "wetBulb", outdoorWetBulb: celsius(wetBulb) }),
  };
}

/**
 * The optical depths of a month as fields of a heat load.
 *
 * @param climate design conditions
 * @param month 1…12
 * @returns values by field; empty without optical depths
 * @example
 * ```ts
 * import { tauValues } from "@org/hvac-core/exchange/climate";
 * const months = Array<number>(12).fill(0.4);
 * tauValues({ tau: { edition: "2017", beam: months, diffuse: months } }, 7)["tauEdition"]; // "2017"
 * ```
 */
export function tauValues({ tau }: Pick<DesignClimate, "tau">, month: number): FieldValues {
  return tau
    ? { tauB: plain(tau.beam[month - 1]!), tauD: plain(tau.diffuse[month - 1]!), ...(tau.edition && { tauEdition: tau.edition }) }
    : {};
}

/**
 * A climate as fields of a heat load of the quick method. Only a cooling load has a month and optical depths.
 *
 * @param climate design conditions
 * @param design.mode design mode
 * @param design.percentile percentile of the mode
 * @param design.month 1…12
 * @returns values by field, in SI
 * @example
 * ```ts
 * import { climateValues } from "@org/hvac-core/exchange/climate";
 * const location = { latitude: 52, longitude: 13, timeZone: 1, elevation: 40 };
 * const climate = { location, heating: { dryBulb996: -12 }, cooling: {}, tau: undefined };
 * climateValues(climate, { mode: "Heating", percentile: "996", month: 1 })["outdoorTemp"]; // { value: -12, unit: "degC" }
 * ```
 */
export function climateValues(
  climate: DesignClimate,
  { mode, percentile, month }: { readonly mode: DesignMode; readonly percentile: Percentile; readonly month: number },
): FieldValues {
  return {
    ...placeValues(climate),
    ...temperatureValues(climate, percentile),
    ...(mode === "Cooling" ? { month: `${month}`, ...tauValues(climate, month) } : {}),
  };
}

/** Decimals of the numbers of a place, in the unit that they are shown in. */
const decimals: Readonly<Record<string, number>> = { degC: 1, degF: 1, degR: 1, K: 1, deltaK: 1, deltaF: 1, m: 0, ft: 0 };

/** A number in another unit, rounded to the decimals of that unit. */
export function rounded(value: number, from: string, to: string): number {
  const converted = convert(value, from, to);
  const digits = decimals[to];
  return digits === undefined ? converted : Number(converted.toFixed(digits));
}

/**
 * Values of fields in the units that a form shows, rounded to the decimals of these units.
 *
 * @param values values by field
 * @param complete complete input of the form
 * @returns values by field
 * @example
 * ```ts
 * import { inDisplayUnits } from "@org/hvac-core/exchange/climate";
 * const complete = { altitude: { value: 0, unit: "ft" } };
 * inDisplayUnits({ altitude: { value: 100, unit: "m" } }, complete); // { altitude: { value: 328, unit: "ft" } }
 * ```
 */
export function inDisplayUnits(values: FieldValues, complete: Readonly<Record<string, unknown>>): FieldValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, wanted]) => {
      const shown = complete[name];
      if (typeof wanted === "string" || !isTypedQuantity(shown)) return [name, wanted];
      const unit = shown.displayUnit ?? shown.unit;
      return [name, { value: rounded(wanted.value, wanted.unit, unit), unit }];
    }),
  );
}

/** Rounding of filled numbers, in SI: a tenth of a unit; old pages filled places to a tenth of a degree. */
const tolerances: Readonly<Record<string, number>> = { degC: 0.03, m: 0.2, deg: 0.0501 };

/** Whether an input has these values, within their rounding. */
function hasValues(input: Readonly<Record<string, unknown>>, values: FieldValues): boolean {
  return Object.entries(values).every(([name, wanted]) => {
    const entered = input[name];
    if (typeof wanted === "string") return entered === wanted;
    if (!isTypedQuantity(entered)) return false;
    return Math.abs(convert(entered.value, entered.unit, wanted.unit) - wanted.value) <= (tolerances[wanted.unit] ?? 1e-6);
  });
}

/** The climate that an input was filled from. */
export interface ClimateMatch<C extends DesignClimate = DesignClimate> {
  readonly climate: C;
  /** Percentile of the temperatures in the selected mode; undefined where they are those of the other mode. */
  readonly percentile: Percentile | undefined;
  /** 1…12: month of the optical depths; undefined for a place without them, or in heating. */
  readonly tauMonth: number | undefined;
}

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/**
 * The climate that an input was filled from, as long as its values are as they were filled.
 *
 * @param input input of a heat load
 * @param design.mode design mode
 * @param design.month 1…12
 * @param climates climates to compare
 * @returns climate, percentile and month; undefined where no climate has the values
 * @example
 * ```ts
 * import { climateValues, findClimate } from "@org/hvac-core/exchange/climate";
 * const location = { latitude: 52, longitude: 13, timeZone: 1, elevation: 40 };
 * const climate = { location, heating: { dryBulb996: -12 }, cooling: {}, tau: undefined };
 * const design = { mode: "Heating", percentile: "996", month: 1 } as const;
 * findClimate(climateValues(climate, design), design, [climate])?.percentile; // "996"
 * ```
 */
export function findClimate<C extends DesignClimate>(
  input: Readonly<Record<string, unknown>>,
  { mode, month }: { readonly mode: DesignMode; readonly month: number },
  climates: readonly C[],
): ClimateMatch<C> | undefined {
  for (const climate of climates) {
    if (!hasValues(input, placeValues(climate))) continue;
    const percentileIn = (wanted: DesignMode): Percentile | undefined =>
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
