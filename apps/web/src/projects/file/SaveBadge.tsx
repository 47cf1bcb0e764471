import type { ReadyFile } from "@org/data/store";
import { IconAlertTriangle, IconCheck, IconCloudOff, IconLoader2 } from "@tabler/icons-react";
import type { ReactNode } from "react";
import styles from "./file.module.css";

const looks = {
  saved: { icon: IconCheck, text: "Saved", meaning: "All changes are on the server." },
  saving: { icon: IconLoader2, text: "Saving", meaning: "Kept on this device; on its way to the server." },
  offline: { icon: IconCloudOff, text: "Offline, kept here", meaning: "Kept on this device; sent when the server can be reached." },
  conflict: { icon: IconAlertTriangle, text: "Changed elsewhere", meaning: "Kept on this device until you have chosen between two values." },
  failed: { icon: IconAlertTriangle, text: "Not saved", meaning: "Kept on this device; the server refused it." },
} as const;

/** Where the page says what wants an answer before the file is saved. */
export const leadId = "file-lead";

function showLead(): void {
  const lead = document.getElementById(leadId);
  lead?.scrollIntoView({ block: "center" });
  lead?.querySelector("button")?.focus({ preventScroll: true });
}

/** How what stands on the page stands with the server. Where the user has to answer something, it leads there. */
export function SaveBadge({ status }: { readonly status: ReadyFile["saving"]["status"] }): ReactNode {
  const { icon: Icon, text, meaning } = looks[status];
  const isAsking = status === "conflict" || status === "failed";
  return (
    <output className={styles.badge} data-status={status} title={meaning}>
      <Icon size={14} stroke={1.8} aria-hidden />
      {isAsking ? (
        <button type="button" onClick={showLead}>
          {text}
        </button>
      ) : (
        text
      )}
    </output>
  );
}
