import { useObservable } from "@org/ui/elements";
import { Button } from "@org/ui/kit";
import { IconAlertTriangle, IconCloudOff, IconFileImport } from "@tabler/icons-react";
import { useEffect, useState, type ReactNode } from "react";
import { useSignedIn } from "../account/signedIn.ts";
import { useOnline } from "../loading/network.ts";
import { texts } from "./texts.ts";
import styles from "./projects.module.css";

/** Shorter failures of the connection to the server are not reported, in milliseconds. */
const unreachableMs = 1500;

/** Whether a condition has held for longer than `unreachableMs`. */
function useLasting(condition: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLasts(condition), condition ? unreachableMs : 0);
    return () => clearTimeout(timer);
  }, [condition]);
  return condition && lasts;
}

/** Notice that the server cannot be reached or has refused a change, or of the progress of an import. */
export function ServerNotice(): ReactNode {
  const { sync, archives } = useSignedIn().workspace;
  const { status, message } = useObservable(sync);
  const importing = useObservable(archives.importing);
  const isOnline = useOnline();
  // Without a network the frame of the page already says so.
  const isUnreachable = useLasting(status === "offline" && isOnline);
  if (isUnreachable) {
    return (
      <output className={styles.sync}>
        <IconCloudOff size={16} stroke={1.6} aria-hidden />
        {texts.server.unreachable}
      </output>
    );
  }
  if (status !== "failed") {
    if (!importing) return undefined;
    return (
      <output className={styles.sync}>
        <IconFileImport size={16} stroke={1.6} aria-hidden />
        <span className="numbers">{texts.server.importing(importing.stored, importing.total)}</span>
      </output>
    );
  }
  return (
    <div role="alert" className={styles.sync} data-tone="limit">
      <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
      <span>{texts.server.refused(message ?? "")}</span>
      <Button variant="subtle" color="gray" size="xs" onClick={sync.dismissFailure}>
        {texts.server.dismiss}
      </Button>
    </div>
  );
}
