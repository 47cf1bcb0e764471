/** Sign of a currency by its code: € for EUR. A currency without a sign, or an unknown code, returns the code itself. */
export function currencySign(code: string): string {
  try {
    const parts = new Intl.NumberFormat("en", { style: "currency", currency: code, currencyDisplay: "narrowSymbol" }).formatToParts(0);
    return parts.find(({ type }) => type === "currency")?.value ?? code;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return code;
  }
}
