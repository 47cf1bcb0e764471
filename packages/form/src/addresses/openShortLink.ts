import type { SearchParams } from "./searchParams.ts";

/** @returns the parameters that a short link stands for; `undefined` where it was cut or mistyped */
export async function openShortLink(text: string): Promise<SearchParams | undefined> {
  const { fromShortText } = await import("./shortLink.ts");
  return fromShortText(text);
}
