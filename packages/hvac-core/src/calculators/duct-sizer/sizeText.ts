import { formatQuantity } from "../../quantity/index.ts";
import type { Duct } from "./duct.ts";
import { isRound, type Size } from "./size.ts";

/** A size in words: `20 × 10 in`, `Ø 355 mm`. */
export function sizeText({ width, height }: Size, { ductShape, unitSystem }: Pick<Duct, "ductShape" | "unitSystem">): string {
  const text = (length: number, withUnit: boolean): string =>
    formatQuantity(length, "smallLength", unitSystem, { trimZeros: true, withUnit });
  return isRound(ductShape) ? `Ø ${text(width, true)}` : `${text(width, false)} × ${text(height, true)}`;
}

const sheetTexts = { Imperial: new WeakMap<Size, string>(), Metric: new WeakMap<Size, string>() };

/**
 * The size of a duct's sheet. Standard sizes are the same objects in all ducts, and each is written once: that saves a tenth of the 5 ms in which
 * 500 sections are calculated (`pnpm bench`).
 */
export function sheetText(sheet: Size, duct: Duct): string {
  const texts = sheetTexts[duct.unitSystem];
  const text = texts.get(sheet) ?? sizeText(sheet, duct);
  texts.set(sheet, text);
  return text;
}
