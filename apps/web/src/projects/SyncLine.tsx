import { Button } from "@org/ui/elements";
import { IconAlertTriangle, IconCloudOff, IconFileImport } from "@tabler/icons-react";
import { useEffect, useState, type ReactNode } from "react";
import { useReadable } from "../account/useReadable.ts";
import { useSignedIn } from "../account/signedIn.ts";
import { useOnline } from "../pageParts/network.ts";
import styles from "./projects.module.css";

/** A server that is away for less is not worth a word, in milliseconds. */
const delay = 1500;

/** Whether something has been so for a while. */
function useLasting(isSo: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLasts(isSo), isSo ? delay : 0);
    return () => clearTimeout(timer);
  }, [isSo]);
  return isSo && lasts;
}

/** Says once, quietly, that the server cannot be reached, that it refused something, or how far an import has come. */
export function SyncLine(): ReactNode {
  const { sync, archives } = useSignedIn().workspace;
  const { status, message } = useReadable(sync);
  const importing = useReadable(archives.importing);
  const isOnline = useOnline();
  // A device without a network says so already, in the frame of every page.
  const isUnreachable = useLasting(status === "offline" && isOnline);
  if (isUnreachable) {
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
