import type { ReportLevel } from "./report.ts";

/** Names of the levels of detail, for the report, the issue and the printed page. */
export const levelTexts = {
  label: "Level of detail",
  names: {
    summary: "Summary and schedules",
    results: "Summary, schedules and results",
    inputs: "Results and inputs",
    tables: "Full calculation, repeated rows as tables",
    full: "Full calculation, every step of every row",
    schedules: "Schedules only",
    priced: "Priced bill, without the build-up of rates",
    unpriced: "Unpriced bill, for others to price",
  } satisfies Readonly<Record<ReportLevel, string>>,
} as const;
