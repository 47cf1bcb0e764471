import { aWeights, octaveBands, type OctaveSpectrum } from "../../acoustics/index.ts";
import { iec61672 } from "../../acoustics/sources.ts";
import type { SheetBuilder } from "../../kernel/index.ts";
import type { Citation } from "../../sources/index.ts";

/** What is said of one number in each of the eight bands. */
interface BandSteps {
  /** Symbol without its band: `L` for `L_63`. */
  readonly symbol: string;
  readonly name: string;
  readonly values: OctaveSpectrum;
  readonly source: Citation;
  readonly result?: string;
}

/** A symbol in one band: `L` is `L_63`, `L_i` is `L_i63`, and with an `x` between `D_1` is `D_1x63`. */
export const inBand = (symbol: string, band: number, between = ""): string =>
  `${symbol}${symbol.includes("_") ? "" : "_"}${between}${octaveBands[band]}`;

const nameIn = (name: string, band: number): string => `${name}, ${octaveBands[band]} Hz`;

/** The same formula in each band. */
export function formulas(
  sheet: SheetBuilder,
  {
    symbol,
    name,
    values,
    source,
    result,
    by,
    quantity = "soundLevel",
  }: BandSteps & {
    readonly by?: readonly string[];
    readonly quantity?: "soundLevel" | "ratio";
  },
  expression: (band: number) => string,
): void {
  octaveBands.forEach((frequency, band) =>
    sheet.formula({
      symbol: inBand(symbol, band),
      name: nameIn(name, band),
      expression: expression(band),
      value: values[band]!,
      quantity,
      source,
      ...(by && { by }),
      ...(result !== undefined && { result: `${result}.${frequency}` }),
    }),
  );
}

/** A number read from a table, a row or a series of the input, in each band. */
export function lookups(
  sheet: SheetBuilder,
  { symbol, name, values, source, result, by, field }: BandSteps & { readonly by?: readonly string[]; readonly field?: string },
  quantity: "soundLevel" | "ratio" | "reverberationTime" = "soundLevel",
  between = "",
): void {
  octaveBands.forEach((frequency, band) =>
    sheet.lookup({
      symbol: inBand(symbol, band, between),
      name: nameIn(name, band),
      value: values[band]!,
      quantity,
      source,
      ...(by && { by }),
      ...(field !== undefined && { field: `${field}.${frequency}` }),
      ...(result !== undefined && { result: `${result}.${frequency}` }),
    }),
  );
}

/** The sum by energy of the levels that some symbols stand for. */
export const energySum = (terms: readonly string[]): string =>
  terms.length === 1 ? terms[0]! : `10 * log10(${terms.map((term) => `10^(${term} / 10)`).join(" + ")})`;

/** The A-weighted level of a spectrum that stands on the sheet. */
export function weighted(
  sheet: SheetBuilder,
  {
    of,
    symbol,
    name,
    value,
    result,
  }: { readonly of: string; readonly symbol: string; readonly name: string; readonly value: number; readonly result: string },
): void {
  const term = (weight: number, band: number): string =>
    `10^((${inBand(of, band)}${weight === 0 ? "" : ` ${weight < 0 ? "-" : "+"} ${Math.abs(weight)}`}) / 10)`;
  sheet.formula({
    symbol,
    name,
    expression: `10 * log10(${aWeights.map(term).join(" + ")})`,
    value,
    quantity: "aWeightedSoundLevel",
    source: { source: iec61672, locator: "table 3" },
    result,
  });
}
