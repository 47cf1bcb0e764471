import { aWeights, octaveBands, type OctaveSpectrum } from "../../acoustics/index.ts";
import { iec61672 } from "../../acoustics/sources.ts";
import { symbolAt, type SheetBuilder, type StepOptions } from "../../kernel/index.ts";
import type { Citation } from "../../sources/index.ts";

/** A number in each of the eight bands: a result, or a step between results. */
type BandSteps = (
  | { readonly result: string; readonly detail?: string }
  | {
      /** Symbol without its band: `L` for `L_63`. */
      readonly symbol: string;
      readonly name: string;
      readonly values: OctaveSpectrum;
    }
) & { readonly source?: Citation; readonly by?: readonly string[] };

/** A symbol in one band: `L` is `L_63`, `L_i` is `L_i63`, and with an `x` between `D_1` is `D_1x63`. */
export const inBand = (symbol: string, band: number, between = ""): string => symbolAt(symbol, `${between}${octaveBands[band]}`);

const nameIn = (name: string, band: number): string => `${name}, ${octaveBands[band]}\u202fHz`;
const byOf = ({ by }: BandSteps): StepOptions => (by ? { by } : {});
const optionsOf = (steps: BandSteps): StepOptions => ({
  ...byOf(steps),
  ...("detail" in steps && steps.detail !== undefined && { detail: steps.detail }),
});

/** The same formula in each band. */
export function formulas(
  sheet: SheetBuilder,
  steps: BandSteps & { readonly quantity?: "soundLevel" | "ratio" },
  expression: (band: number) => string,
): void {
  const { source, quantity = "soundLevel" } = steps;
  for (const [band, frequency] of octaveBands.entries())
    if ("result" in steps) sheet.result(`${steps.result}.${frequency}`, expression(band), source, optionsOf(steps));
    else
      sheet.formula(
        inBand(steps.symbol, band),
        nameIn(steps.name, band),
        quantity,
        expression(band),
        steps.values[band]!,
        source,
        byOf(steps),
      );
}

/** A number from a table or from the input, in each band. */
export function lookups(
  sheet: SheetBuilder,
  steps: BandSteps & { readonly field?: string },
  quantity: "soundLevel" | "ratio" | "reverberationTime" = "soundLevel",
  between = "",
): void {
  for (const [band, frequency] of octaveBands.entries()) {
    const field = steps.field === undefined ? {} : { field: `${steps.field}.${frequency}` };
    if ("result" in steps) sheet.resultLookup(`${steps.result}.${frequency}`, steps.source, { ...optionsOf(steps), ...field });
    else
      sheet.lookup(inBand(steps.symbol, band, between), nameIn(steps.name, band), quantity, steps.values[band]!, steps.source, {
        ...byOf(steps),
        ...field,
      });
  }
}

/** Formula of the energy sum of levels. */
export const energySum = (terms: readonly string[]): string =>
  terms.length === 1 ? terms[0]! : `10 * log10(${terms.map((term) => `10^(${term} / 10)`).join(" + ")})`;

/** Result that is the A-weighted level of a spectrum. */
export function weighted(sheet: SheetBuilder, result: string, spectrum: string): void {
  const term = (weight: number, band: number): string =>
    `10^((${inBand(spectrum, band)}${weight === 0 ? "" : ` ${weight < 0 ? "-" : "+"} ${Math.abs(weight)}`}) / 10)`;
  sheet.result(result, `10 * log10(${aWeights.map(term).join(" + ")})`, { source: iec61672, locator: "table 3" });
}
