import { fieldIs } from "../../../kernel/index.ts";

export { weatherFields as siteFields } from "../../../site/internal.ts";

export const quick = fieldIs("method", "quick");
export const hourly = fieldIs("method", "hourly");

/** Whether all twelve months have one design temperature. */
export function isSameAllYear({ dryBulb }: { readonly dryBulb: readonly number[] }): boolean {
  return dryBulb.every((each) => each === dryBulb[0]);
}
