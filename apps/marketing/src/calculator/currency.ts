import type { Calculator } from "@org/hvac-core";

type Input = Parameters<Calculator["complete"]>[0];

/** The currency of an input, as in amounts; `undefined` without money. */
export function currencyOf(calculator: Pick<Calculator, "currency" | "complete">, input: Input): string | undefined {
  const { currency } = calculator;
  if (currency === undefined) return undefined;
  const value: unknown = (calculator.complete(input) as Readonly<Record<string, unknown>>)[currency];
  return typeof value === "string" ? value : undefined;
}

/** A sign of letters, "CHF", is set apart from the amount. */
const beside = (currency: string): string => (/\p{L}$/u.test(currency) ? `${currency}\u202f` : currency);

/** A text of the engine, which has no currency: "1656.25 ¤" becomes "€1656.25", "12 ¤/h" becomes "€12/h". */
export function amountText(text: string, currency: string | undefined): string {
  if (currency === undefined) return text;
  return text
    .replaceAll(/(−?)(\d(?:[\d.\u202f]*\d)?)\u202f¤/gu, (_, sign: string, amount: string) => `${sign}${beside(currency)}${amount}`)
    .replaceAll("¤", currency);
}
