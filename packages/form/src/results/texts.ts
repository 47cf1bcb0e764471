import type { Severity } from "@org/hvac-core/kernel";

export const severityWords: Readonly<Record<Severity, string>> = { limit: "Limit", caution: "Caution", info: "Note" };
export const severityPlurals: Readonly<Record<Severity, readonly [one: string, many: string]>> = {
  limit: ["limit exceeded", "limits exceeded"],
  caution: ["caution", "cautions"],
  info: ["note", "notes"],
};

export const texts = { row: "Row" } as const;
