import type { Severity } from "@org/hvac-core/kernel";
import { IconAlertOctagon, IconAlertTriangle, IconInfoCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";

/** Place of the list that the summary leads to: limits and cautions stand right below the headline, notes at the end. */
export const warningsId: Readonly<Record<Severity, string>> = { limit: "warnings", caution: "warnings", info: "notes" };

export const severityWords: Readonly<Record<Severity, string>> = { limit: "Limit", caution: "Caution", info: "Note" };
export const severityPlurals: Readonly<Record<Severity, readonly [one: string, many: string]>> = {
  limit: ["limit exceeded", "limits exceeded"],
  caution: ["caution", "cautions"],
  info: ["note", "notes"],
};
export const severityOrder: readonly Severity[] = ["limit", "caution", "info"];

const icons = { limit: IconAlertOctagon, caution: IconAlertTriangle, info: IconInfoCircle } as const;

export function SeverityIcon({ severity, size = 16 }: { readonly severity: Severity; readonly size?: number }): ReactNode {
  const Icon = icons[severity];
  return <Icon size={size} stroke={1.8} aria-hidden data-severity={severity} />;
}
