import { useSyncExternalStore } from "react";

/** Window widths, the widest first, with the length of formula, in em, that fits on a line of the sheet. */
const lineWidths = [
  { query: "(min-width: 1100px)", width: 36 },
  { query: "(min-width: 780px)", width: 26 },
  { query: "(min-width: 480px)", width: 22 },
] as const;
const narrowest = 16;
/** On paper, A4 or letter. */
export const printLineWidth = 25;

const queries = new Map<string, MediaQueryList>();

function listOf(query: string): MediaQueryList {
  const list = queries.get(query) ?? matchMedia(query);
  queries.set(query, list);
  return list;
}

function subscribe(changed: () => void): () => void {
  for (const { query } of lineWidths) listOf(query).addEventListener("change", changed);
  return () => {
    for (const { query } of lineWidths) listOf(query).removeEventListener("change", changed);
  };
}

/** Length of formula, in em, that fits on a line of the sheet at the present window width; zooming in reduces it. */
export function useLineWidth(): number {
  return useSyncExternalStore(
    subscribe,
    () => lineWidths.find(({ query }) => listOf(query).matches)?.width ?? narrowest,
    () => narrowest,
  );
}

/** Whether the contents are next to the sheet. */
export function isWide(lineWidth: number): boolean {
  return lineWidth === lineWidths[0].width;
}
