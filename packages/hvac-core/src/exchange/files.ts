import type { Path, ResultLink, TypedQuantity } from "../kernel/index.ts";
import { convert, defaultUnit, siUnit, type QuantityKind, type UnitSystem } from "../quantity/index.ts";

/** A file of a project. */
export interface FileReference {
  readonly projectId: string;
  /** Collection of its calculator, as the calculator's card names it. */
  readonly collection: string;
  readonly fileId: string;
}

/** The input of a file as it is stored. */
export interface StoredInput {
  readonly input: Readonly<Record<string, unknown>>;
  /** Version of the calculator that wrote it, a number. */
  readonly calculatorVersion: number;
}

/** Imports of another file from a file, or the reason why there are none. */
export type FileContent<T> = { readonly content: T } | { readonly problem: string };

/**
 * A link to a result of a file, as a linked number stores it.
 *
 * @param file file with the result
 * @param result path of the result
 * @returns link
 * @example
 * ```ts
 * import { resultLink } from "@org/hvac-core/exchange";
 * const file = { projectId: "p", collection: "pipeCalculations", fileId: "f" };
 * resultLink(file, "pumpFlow"); // { collection: "pipeCalculations", fileId: "f", result: "pumpFlow" }
 * ```
 */
export const resultLink = ({ collection, fileId }: FileReference, result: Path): ResultLink => ({ collection, fileId, result });

/** Digits of an imported number. More would be the rounding of conversions. */
const digits = 12;

/**
 * A number of one file as another file stores it: in the unit of the field, to 12 digits.
 *
 * @param value number in the SI unit of its quantity
 * @param quantity kind of quantity
 * @param unit unit of the field that gets the number
 * @param link result that the number is linked to
 * @returns quantity as an input has it
 * @example
 * ```ts
 * import { importedQuantity } from "@org/hvac-core/exchange";
 * importedQuantity(0.0254, "smallLength", "in"); // { value: 1, unit: "in" }
 * ```
 */
export function importedQuantity(value: number, quantity: QuantityKind, unit: string, link?: ResultLink): TypedQuantity {
  return { value: Number(convert(value, siUnit(quantity), unit).toPrecision(digits)), unit, ...(link && { link }) } as TypedQuantity;
}

/** Digits of a copied number. More would be the rounding of conversions. */
const copiedDigits = 6;

/**
 * A number of one file as a copy in another file: in the usual unit of a unit system, to 6 digits.
 *
 * @param value number in the SI unit of its quantity
 * @param quantity kind of quantity
 * @param unitSystem units of the importing file
 * @returns quantity as an input has it
 * @example
 * ```ts
 * import { copiedQuantity } from "@org/hvac-core/exchange";
 * copiedQuantity(0.3048, "length", "Imperial"); // { value: 1, unit: "ft" }
 * ```
 */
export function copiedQuantity<K extends QuantityKind>(value: number, quantity: K, unitSystem: UnitSystem): TypedQuantity<K> {
  const unit = defaultUnit(quantity, unitSystem);
  return { value: Number(convert(value, siUnit(quantity), unit).toPrecision(copiedDigits)), unit: unit as TypedQuantity<K>["unit"] };
}
