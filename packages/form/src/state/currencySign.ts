/** The sign of a currency before an amount; a code is separated from the number by a space. */
const prefixOf = (sign: string): string => (/\p{L}$/u.test(sign) ? `${sign}\u202f` : sign);

/** An amount with the sign of its currency before it and behind its minus. */
export const amountText = (amount: string, sign: string): string => amount.replace(/^[−-]?/, (minus) => minus + prefixOf(sign));

/** The general sign before an amount that is a separate text, as in formulas. */
export const signBeforeAmount = "¤\u202f";

/** Amounts as the engine writes them: without a currency, with the general sign after the number, like a unit. */
const amounts = /[−-]?\d(?:[\d.,’\u202f]*\d)?(?:×10[⁻⁰¹²³⁴-⁹]+)?[\u202f ]¤/g;

/** A text of the engine in the currency with this sign: `14 500 ¤, 0.22 ¤/kWh` as `€14 500, €0.22/kWh`. */
export const withSign = (text: string, sign: string): string =>
  text
    .replaceAll(amounts, (amount) => amountText(amount.slice(0, -2), sign))
    .replaceAll(signBeforeAmount, prefixOf(sign))
    .replaceAll("¤", sign);
