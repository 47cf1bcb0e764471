import type { Browser } from "@playwright/test";
import { EntryIndex } from "../src/page/searchIndex.ts";
import { median, ms, type Row } from "./report.ts";

const files = 5000;

/** How long the search looks for a name among thousands of files. It runs here, without a page. */
export async function searchRows(_browser: Browser, _baseURL: string, rounds: number): Promise<Row[]> {
  const entries = new EntryIndex(
    Array.from({ length: files }, (_, index) => ({
      id: String(index),
      group: "Files",
      label: `Room ${index}`,
      description: "Heat load · Tower",
    })),
  );
  const times = Array.from({ length: rounds }, () => {
    const before = performance.now();
    entries.find("room 77", 20);
    return performance.now() - before;
  });
  return [{ what: `search of a file among ${files} prepared entries`, measured: ms(median(times)), mainThread: "", target: "200 ms" }];
}
