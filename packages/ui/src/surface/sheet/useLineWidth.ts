import { useSyncExternalStore } from "react";

/** Widths of the window, the widest first, and how many em of formula a line of the sheet then holds. */
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

/** How many em of formula a line of the sheet holds, by the width of the window; zooming in makes it narrower too. */
export function useLineWidth(): number {
  return useSyncExternalStore(
    subscribe,
    () => lineWidths.find(({ query }) => listOf(query).matches)?.width ?? narrowest,
    () => narrowest,
  );
}

/** Whether the contents stand beside the sheet. */
export function isWide(lineWidth: number): boolean {
  return lineWidth === lineWidths[0].width;
}
