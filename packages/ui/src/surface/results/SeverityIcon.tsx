import type { Severity } from "@org/hvac-core/kernel";
import { IconAlertOctagon, IconAlertTriangle, IconInfoCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";

const icons = { limit: IconAlertOctagon, caution: IconAlertTriangle, info: IconInfoCircle } as const;

export function SeverityIcon({ severity, size = 16 }: { readonly severity: Severity; readonly size?: number }): ReactNode {
  const Icon = icons[severity];
  return <Icon size={size} stroke={1.8} aria-hidden data-severity={severity} />;
}
