export { openShortLink } from "./openShortLink.ts";
export { type SearchParams, fromSearchParams, hasState, isTooLong, toSearchParams } from "./searchParams.ts";
export { shortKey } from "./shortKey.ts";
export type { toShortParams } from "./shortLink.ts";
