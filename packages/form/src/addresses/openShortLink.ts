import type { SearchParams } from "./searchParams.ts";

/** @returns the parameters in a short link; `undefined` if the link was cut off or mistyped */
export async function openShortLink(text: string): Promise<SearchParams | undefined> {
  const { fromShortText } = await import("./shortLink.ts");
  return fromShortText(text);
}
