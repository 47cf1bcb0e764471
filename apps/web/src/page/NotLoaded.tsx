import { Button, commonTexts, Spinner } from "@org/ui/elements";
import type { ReactNode } from "react";
import { useReload } from "./useReload.ts";
import { texts } from "./texts.ts";
import styles from "./page.module.css";
import { usePageTitle } from "./usePageTitle.ts";

/** Replaces a page whose code could not be loaded. */
export function NotLoaded(): ReactNode {
  const { reason, isTrying, tryAgain } = useReload();
  const { title, lead } = texts.notLoaded[reason === "asking" ? "unreachable" : reason];
  usePageTitle(reason === "asking" ? commonTexts.loading : title);
  if (reason === "asking") {
    return (
      <div className={styles.page}>
        <Spinner label={commonTexts.loading} />
      </div>
    );
  }
  return (
    <div className={styles.page} role="alert">
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.actions}>
        <Button look="primary" disabled={isTrying} onClick={tryAgain}>
          {isTrying ? texts.notLoaded.trying : reason === "newer" ? texts.notLoaded.newer.load : commonTexts.tryAgain}
        </Button>
        <Button onClick={() => history.back()}>{texts.notLoaded.back}</Button>
      </div>
    </div>
  );
}
