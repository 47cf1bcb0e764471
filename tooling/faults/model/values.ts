import { convert, toSI, unitsOf, unitSymbol, type QuantityKind } from "@org/hvac-core/quantity";

/** The value at a path of a file: a number with its unit, a text, nothing, or, for a row, whether it exists. */
export type Value =
  | { readonly type: "quantity"; readonly value: number; readonly unit: string }
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "blank" }
  | { readonly type: "row" }
  | { readonly type: "noRow" };

export const blank: Value = { type: "blank" };

/** The same physically, to the last bit in SI. */
export function isSame(left: Value, right: Value): boolean {
  if (left.type === "quantity" && right.type === "quantity") return Object.is(si(left), si(right));
  if (left.type === "text" && right.type === "text") return left.text === right.text;
  return left.type === right.type && left.type !== "quantity" && left.type !== "text";
}

/** The quantity in the unit that physics computes in. */
export function si({ value, unit }: Extract<Value, { type: "quantity" }>): number {
  return toSI(value, unit);
}

/** Inputs show a number to six digits when it was converted. */
const shownTo = 6e-6;

/** Whether a page that shows `shown` may hold `value`: numbers are compared in the unit shown, to the digits that inputs show. */
export function looksLike(value: Value, shown: Value): boolean {
  if (value.type !== "quantity" || shown.type !== "quantity") return isSame(value, shown);
  const there = value.unit === shown.unit ? value.value : convert(value.value, value.unit, shown.unit);
  return Math.abs(there - shown.value) <= shownTo * Math.max(Math.abs(there), Math.abs(shown.value));
}

/** Reads a displayed number. */
export function numberIn(text: string): number | undefined {
  const plain = text.replaceAll("−", "-").replaceAll(/[\s\u202f\u2009,]/g, "");
  return plain !== "" && Number.isFinite(Number(plain)) ? Number(plain) : undefined;
}

/** The unit that a symbol stands for among the units of a kind. */
export function unitOfSymbol(kind: QuantityKind, symbol: string): string | undefined {
  return [...unitsOf(kind, "Imperial"), ...unitsOf(kind, "Metric")].find((unit) => unitSymbol(unit) === symbol);
}

/** A value in words. */
export function valueText(value: Value): string {
  switch (value.type) {
    case "quantity":
      return `${value.value} ${unitSymbol(value.unit)}`.trim();
    case "text":
      return `“${value.text}”`;
    case "blank":
      return "nothing";
    case "row":
      return "a row";
    case "noRow":
      return "no row";
  }
}
