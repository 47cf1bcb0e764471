import type { Severity } from "@org/hvac-core/kernel";

export const severityWords: Readonly<Record<Severity, string>> = { limit: "Limit", caution: "Caution", info: "Note" };
export const severityPlurals: Readonly<Record<Severity, readonly [one: string, many: string]>> = {
  limit: ["limit exceeded", "limits exceeded"],
  caution: ["caution", "cautions"],
  info: ["note", "notes"],
};

/** Number of accepted warnings in words. */
export const acceptedWords = (count: number): string => `${count} accepted`;

export const texts = { row: "Row", accepted: (message: string, reason: string): string => `${message} Accepted: ${reason}` } as const;
