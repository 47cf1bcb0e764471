/** Name of the currency of amounts, among the results of a summary. */
export const summaryCurrency = "currency";
