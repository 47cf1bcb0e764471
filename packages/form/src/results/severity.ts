import type { Severity } from "@org/hvac-core/kernel";

/** Place of the list that the summary leads to: limits and cautions stand right below the headline, notes at the end. */
export const warningsId: Readonly<Record<Severity, string>> = { limit: "warnings", caution: "warnings", info: "notes" };

export const severityOrder: readonly Severity[] = ["limit", "caution", "info"];
