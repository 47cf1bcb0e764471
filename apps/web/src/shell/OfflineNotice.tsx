import { IconButton } from "@org/ui/elements";
import { IconCloudOff, IconX } from "@tabler/icons-react";
import { useEffect, useState, type ReactNode } from "react";
import { useSignedInEmail } from "../account/signedInUser.ts";
import { useOnline } from "../loading/network.ts";
import styles from "./OfflineNotice.module.css";
import { texts } from "./texts.ts";

/** Shorter network failures are not reported. */
const delayMs = 800;

/**
 * Says once that the network is gone and what still works, until the network is back or the notice is closed. The live region is always on the
 * page: screen readers announce only what is added to it.
 */
export function OfflineNotice(): ReactNode {
  const isOnline = useOnline();
  const isSignedIn = useSignedInEmail() !== undefined;
  const [shows, setShows] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShows(!isOnline), isOnline ? 0 : delayMs);
    return () => clearTimeout(timer);
  }, [isOnline]);
  return (
    <output className={`${styles.place} screen-only`}>
      {shows && (
        <span className={styles.notice}>
          <IconCloudOff size={16} stroke={1.6} aria-hidden />
          <span>
            <strong>{texts.offline.title}</strong> {isSignedIn ? texts.offline.signedIn : texts.offline.visitor}
          </span>
          <IconButton small label={texts.offline.dismiss} onClick={() => setShows(false)}>
            <IconX size={16} stroke={1.6} aria-hidden />
          </IconButton>
        </span>
      )}
    </output>
  );
}
