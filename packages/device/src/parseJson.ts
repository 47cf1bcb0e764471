import { tryOrUndefined } from "./tryOrUndefined.ts";

/** The value of a JSON text; `undefined` where the text is not JSON. */
export function parseJson(text: string): unknown {
  return tryOrUndefined(() => JSON.parse(text) as unknown);
}
