/** Name under which a summary holds, beside its results, what the input states of the currency of their amounts. */
export const summaryCurrency = "currency";
