import { Button, Spinner } from "@org/ui/elements";
import type { ReactNode } from "react";
import { useReload } from "./useReload.ts";
import styles from "./page.module.css";
import { usePageTitle } from "./usePageTitle.ts";

const texts = {
  offline: {
    title: "This page needs an internet connection",
    lead: "You are offline, and this page has not been opened on this device before. What you entered elsewhere is kept. The page opens as soon as you are connected.",
    action: "Try again",
  },
  newer: {
    title: "There is a new version of Plenum",
    lead: "It was published after you opened this tab. Load it to open this page; what you entered is kept in this browser.",
    action: "Load the new version",
  },
  unreachable: {
    title: "This page could not be loaded",
    lead: "The server did not respond, or the response was incomplete. What you entered is kept in this browser.",
    action: "Try again",
  },
} as const;

/** Replaces a page whose code could not be loaded. */
export function NotLoaded(): ReactNode {
  const { reason, isTrying, tryAgain } = useReload();
  const { title, lead, action } = texts[reason === "asking" ? "unreachable" : reason];
  usePageTitle(reason === "asking" ? "Loading" : title);
  if (reason === "asking") {
    return (
      <div className={styles.page}>
        <Spinner label="Loading" />
      </div>
    );
  }
  return (
    <div className={styles.page} role="alert">
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.actions}>
        <Button look="primary" disabled={isTrying} onClick={tryAgain}>
          {isTrying ? "Trying" : action}
        </Button>
        <Button onClick={() => history.back()}>Back</Button>
      </div>
    </div>
  );
}
