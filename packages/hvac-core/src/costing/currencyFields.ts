import { currencies, currencyOfSign } from "./currencies.ts";

type Values = Readonly<Record<string, unknown>>;

/** Option for a custom currency. */
const custom = "own";

const options: Readonly<Record<string, string>> = {
  ...Object.fromEntries(currencies.map(({ sign, code, name }) => [sign, `${name} (${code})`])),
  [custom]: "Another currency",
};

const isCustom = [{ field: "currency", is: [custom] }] as const;

/** Fields that state the currency of a calculation, and how amounts in it are written; informational where amounts are not rounded to its unit. */
export const currencyFields = {
  currency: { type: "choice", label: "Currency", options, default: { Imperial: "$", Metric: "€" }, site: "currency" },
  currencySign: {
    type: "text",
    label: "Sign of the currency",
    default: "",
    maxLength: 8,
    help: "Sign or code that is written next to amounts.",
    informational: true,
    when: isCustom,
    site: "currencySign",
  },
  currencyDecimals: {
    type: "choice",
    label: "Decimals of amounts",
    options: { "0": "0", "1": "1", "2": "2", "3": "3", "4": "4" },
    default: "2",
    help: "Of the smallest unit of the currency: 2 where a hundred of it make one.",
    when: isCustom,
    site: "currencyDecimals",
  },
} as const;

/**
 * How amounts are written in the currency that an input states.
 *
 * @param input the fields of `currencyFields`
 * @returns sign and decimals
 */
export function currencyFormat({ currency, currencySign, currencyDecimals }: Values): { readonly sign: string; readonly decimals: number } {
  const known = typeof currency === "string" ? currencyOfSign(currency) : undefined;
  if (known) return known;
  const sign = typeof currencySign === "string" ? currencySign.trim() : "";
  return { sign: sign === "" ? "¤" : sign, decimals: typeof currencyDecimals === "string" ? Number(currencyDecimals) : 2 };
}
