import type { ReadyFile } from "@org/data/store";
import { IconAlertTriangle, IconCheck, IconCloudOff, IconLoader2 } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { texts } from "./texts.ts";
import styles from "./file.module.css";

type Status = ReadyFile["saving"]["status"];

const badges = {
  saved: { icon: IconCheck, ...texts.status.saved },
  saving: { icon: IconLoader2, ...texts.status.saving },
  offline: { icon: IconCloudOff, ...texts.status.offline },
  conflict: { icon: IconAlertTriangle, ...texts.status.conflict },
  failed: { icon: IconAlertTriangle, ...texts.status.failed },
} as const;

/** A browser without free storage, or one that stores nothing. */
const noRoomOnDevice = { icon: IconAlertTriangle, ...texts.status.noRoomOnDevice } as const;

/** Id of the alerts that the user must answer before the file is saved. */
export const alertsId = "file-lead";

function showAlerts(): void {
  const lead = document.getElementById(alertsId);
  lead?.scrollIntoView({ block: "center" });
  lead?.querySelector("button")?.focus({ preventScroll: true });
}

/**
 * The status that is read out: one in which nothing reaches the server, and the `saved` after it. Saving after each pause in typing is
 * not announced.
 */
function useStatusToAnnounce(status: Status): Status | undefined {
  const [announced, setAnnounced] = useState<Status>();
  const isAnnounced = status === "saved" ? announced !== undefined : status !== "saving";
  if (isAnnounced && status !== announced) setAnnounced(status);
  return announced;
}

interface SaveBadgeProps {
  readonly status: Status;
  /** Whether the page can be closed without losing changes. */
  readonly isSavedOnDevice: boolean;
}

/** Save status of the page. If the user has to answer an alert, it links to the alert. */
export function SaveBadge({ status, isSavedOnDevice }: SaveBadgeProps): ReactNode {
  const { icon: Icon, text, meaning } = status === "saved" || isSavedOnDevice ? badges[status] : { ...badges[status], ...noRoomOnDevice };
  const announced = useStatusToAnnounce(status);
  const isAsking = status === "conflict" || status === "failed";
  return (
    <>
      <span className={styles.badge} data-status={status} title={meaning}>
        <Icon size={14} stroke={1.8} aria-hidden />
        {isAsking ? (
          <button type="button" onClick={showAlerts}>
            {text}
          </button>
        ) : (
          text
        )}
      </span>
      {/* Conflicts and refusals are announced by the alerts above the form. */}
      <output className="sr-only">
        {announced === "offline" || announced === "saved" ? `${badges[announced].text}. ${badges[announced].meaning}` : ""}
      </output>
    </>
  );
}
