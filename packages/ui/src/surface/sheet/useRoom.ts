import { useSyncExternalStore } from "react";

/** Widths of the window, the widest first, and how many em of formula a line of the sheet then holds. */
const rooms = [
  { query: "(min-width: 1100px)", room: 36 },
  { query: "(min-width: 780px)", room: 26 },
  { query: "(min-width: 480px)", room: 22 },
] as const;
const narrowest = 16;
/** On paper, A4 or letter. */
export const printRoom = 25;

const queries = new Map<string, MediaQueryList>();

function listOf(query: string): MediaQueryList {
  const list = queries.get(query) ?? matchMedia(query);
  queries.set(query, list);
  return list;
}

function subscribe(changed: () => void): () => void {
  for (const { query } of rooms) listOf(query).addEventListener("change", changed);
  return () => {
    for (const { query } of rooms) listOf(query).removeEventListener("change", changed);
  };
}

/** How many em of formula a line of the sheet holds, by the width of the window; zooming in makes it narrower too. */
export function useRoom(): number {
  return useSyncExternalStore(
    subscribe,
    () => rooms.find(({ query }) => listOf(query).matches)?.room ?? narrowest,
    () => narrowest,
  );
}

/** Whether the contents stand beside the sheet. */
export function isWide(room: number): boolean {
  return room === rooms[0].room;
}
