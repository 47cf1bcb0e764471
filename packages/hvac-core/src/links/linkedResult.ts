import { valueAt, type Calculator, type Path } from "../kernel/index.ts";
import type { QuantityKind } from "../quantity/index.ts";
import { entryAt, linkedFactors } from "./entries.ts";

/** What a file calculates: its results, and the values of its inputs, in SI. */
export interface CalculatedFile {
  readonly results: object;
  readonly values: object;
}

/** A number that a link names, in SI. */
export interface LinkedResult {
  readonly value: number;
  readonly quantity: QuantityKind;
}

type Numbered = { readonly value?: unknown; readonly quantity?: QuantityKind } | undefined;

/**
 * The number that a link names: a result, an input, or one of them multiplied by counts.
 *
 * @param calculator calculator of the linked file
 * @param outcome what it calculates
 * @param result path of the link
 * @returns the number in SI; `undefined` where it no longer exists
 */
export function linkedResult(
  { fields }: Pick<Calculator, "fields">,
  { results, values }: CalculatedFile,
  result: Path,
): LinkedResult | undefined {
  let product: LinkedResult | undefined;
  for (const { kind, path } of linkedFactors(result)) {
    const entry = kind === "input" ? entryAt(fields, values as Readonly<Record<string, unknown>>, path) : undefined;
    const number: Numbered =
      kind === "input" ? entry && { value: entry.value, quantity: entry.field.quantity } : (valueAt(results, path) as Numbered);
    if (typeof number?.value !== "number" || number.quantity === undefined) return undefined;
    if (!product) product = { value: number.value, quantity: number.quantity };
    else if (number.quantity === "count") product = { ...product, value: product.value * number.value };
    else return undefined;
  }
  return product;
}
