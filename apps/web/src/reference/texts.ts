import type { Verification } from "@org/hvac-core/reference";

const verificationTexts: Readonly<Record<Verification["by"], string>> = {
  "two-sources": "Verified, two sources agree",
  program: "Verified with a program",
  "one-transcription": "One transcription, verify",
};

/** What the reference says. */
export const texts = {
  title: "Reference",
  lead: "Design values, properties and converters. Each value names its source; check it against the edition that your project is under.",
  topics: "Topics",
  back: "All topics",
  search: "Search the reference",
  searchPlaceholder: "Search topics and values",
  searchHint: "Press / to search, the arrow keys to choose and Enter to open.",
  results: "Search results",
  none: (query: string) => `Nothing found for “${query}”. Try another word, or fewer.`,
  found: (count: number) => `${count} ${count === 1 ? "result" : "results"}`,
  unitSystem: "Unit system",
  unknownTopic: "This topic does not exist. It may have another name now: search for it, or choose from the list.",
  loading: "Loading",
  failed: {
    lead: "This topic could not be shown. The rest of the reference works; try again, or choose another topic.",
    offline: "This topic needs an internet connection the first time it is opened on this device.",
    retry: "Try again",
  },
  table: {
    filter: "Filter rows",
    all: (name: string) => `${name}: all`,
    rows: (shown: number, all: number) => (shown === all ? `${all} ${all === 1 ? "row" : "rows"}` : `${shown} of ${all} rows`),
    noMatch: "No row matches.",
    clear: "Clear the filter",
    source: "Source",
    sources: "Sources",
    verification: ({ by, how }: Verification) => `${verificationTexts[by]}: ${how}.`,
    verify: "verify",
    verifyLong: "Typical value; verify before use: it rests on one source, or on none in print.",
    details: (row: string) => `Source and use of ${row}`,
    copyTable: "Copy",
    copyHint: "Copy the rows that are shown, with units and sources",
    copyRow: "Copy this row",
    copied: "Copied.",
  },
  useInTitle: (title: string) => `Use in ${title}`,
  tooLong: "This is too large for a link to a calculator. Copy it instead.",
} as const;
