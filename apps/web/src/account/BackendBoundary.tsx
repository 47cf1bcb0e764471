import { commonTexts, Spinner } from "@org/ui/elements";
import { Button } from "@org/ui/kit";
import { Component, type ReactNode } from "react";
import { useReload } from "../page/useReload.ts";
import { isMissingCode } from "../loading/missingCode.ts";
import { FormFailure } from "../forms/FormFailure.tsx";
import { texts } from "./texts.tsx";
import { retryBackend } from "./useBackend.ts";
import styles from "./account.module.css";

interface BackendBoundaryProps {
  readonly children: ReactNode;
}

function BackendNotLoaded(): ReactNode {
  const { reason, isTrying, tryAgain } = useReload();
  if (reason === "asking") return <Spinner label={commonTexts.loading} />;
  return (
    <>
      <FormFailure message={texts.notLoaded[reason]} />
      <div className={styles.actions}>
        <Button disabled={isTrying} onClick={tryAgain}>
          {isTrying ? texts.trying : reason === "newer" ? texts.notLoaded.loadNewer : commonTexts.tryAgain}
        </Button>
      </div>
    </>
  );
}

/** Wraps parts that need accounts: shows an error in their place when accounts cannot be loaded. Other errors go to the page. */
export class BackendBoundary extends Component<BackendBoundaryProps, { readonly failed?: { readonly error: unknown } }> {
  override state: { readonly failed?: { readonly error: unknown } } = {};

  static getDerivedStateFromError(error: unknown): { readonly failed: { readonly error: unknown } } {
    return { failed: { error } };
  }

  override componentDidCatch(): void {
    retryBackend();
  }

  override render(): ReactNode {
    const { failed } = this.state;
    if (!failed) return this.props.children;
    if (!isMissingCode(failed.error)) throw failed.error;
    return <BackendNotLoaded />;
  }
}
