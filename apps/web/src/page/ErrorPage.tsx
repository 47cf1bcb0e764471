import { log } from "@org/device/log";
import { Button, commonTexts } from "@org/ui/elements";
import { newPageAddress } from "@org/ui/surface";
import { useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { useEffect, type ReactNode } from "react";
import { isMissingCode } from "../loading/missingCode.ts";
import { NotLoaded } from "./NotLoaded.tsx";
import { runAction } from "./runAction.ts";
import { texts } from "./texts.ts";
import styles from "./page.module.css";
import { usePageTitle } from "./usePageTitle.ts";

/** Replaces a page that threw an error. */
export function ErrorPage(props: ErrorComponentProps): ReactNode {
  return isMissingCode(props.error) ? <NotLoaded /> : <Failed {...props} />;
}

/** Error page of the application: keeps the frame, and offers ways back. Inputs are kept as a draft. */
function Failed({ error, reset }: ErrorComponentProps): ReactNode {
  usePageTitle(texts.failed.title);
  const router = useRouter();
  useEffect(() => log.error("A page failed.", error), [error]);
  return (
    <div className={styles.page} role="alert">
      <h1>{texts.failed.title}</h1>
      <p className={styles.lead}>{texts.failed.lead}</p>
      <div className={styles.actions}>
        <Button
          look="primary"
          onClick={() => {
            reset();
            runAction(() => router.invalidate());
          }}
        >
          {commonTexts.tryAgain}
        </Button>
        <a href={newPageAddress(location.pathname)}>{texts.failed.defaults}</a>
        <a href="/">{texts.allCalculators}</a>
        <Button onClick={() => runAction(async () => (await import("../device/copyDiagnostics.ts")).copyDiagnostics())}>
          {texts.failed.copyDiagnostics}
        </Button>
      </div>
      <p className={styles.technical}>{error instanceof Error ? error.message : String(error)}</p>
    </div>
  );
}
