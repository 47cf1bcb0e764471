import { Button } from "@org/ui";
import { IconAlertTriangle, IconCloudOff, IconFileImport } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useReadable } from "../account/useReadable.ts";
import { useSigned } from "../account/workspace.ts";
import { useOnline } from "../pageParts/network.ts";
import styles from "./projects.module.css";

/** Says once, quietly, that the server cannot be reached, that it refused something, or how far an import has come. */
export function SyncLine(): ReactNode {
  const { sync, archives } = useSigned().workspace;
  const { status, message } = useReadable(sync);
  const importing = useReadable(archives.importing);
  const isOnline = useOnline();
  // A device without a network says so already, in the frame of every page.
  if (status === "offline" && isOnline) {
    return (
      <output className={styles.sync}>
        <IconCloudOff size={16} stroke={1.6} aria-hidden />
        The server cannot be reached. What you change is kept on this device and sent later.
      </output>
    );
  }
  if (status !== "failed") {
    if (!importing) return undefined;
    return (
      <output className={styles.sync}>
        <IconFileImport size={16} stroke={1.6} aria-hidden />
        <span className="numbers">
          Importing: {importing.stored} of {importing.total} stored. It goes on if you reload or leave this page.
        </span>
      </output>
    );
  }
  return (
    <div role="alert" className={styles.sync} data-tone="limit">
      <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
      <span>A change was not saved. {message}</span>
      <Button look="quiet" small onClick={sync.dismissFailure}>
        Dismiss
      </Button>
    </div>
  );
}
