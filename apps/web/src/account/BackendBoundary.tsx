import { Button, Spinner } from "@org/ui/elements";
import { Component, type ReactNode } from "react";
import { useLoadAgain } from "../pageParts/loadAgain.ts";
import { isMissingCode } from "../pageParts/missingCode.ts";
import { FormFailure } from "./FormFailure.tsx";
import { forgetFailure } from "./useBackend.ts";
import styles from "./account.module.css";

interface BackendBoundaryProps {
  readonly children: ReactNode;
}

const texts = {
  offline: "You are offline. Accounts need the network; this page goes on by itself once you are connected.",
  newer: "There is a new version of Plenum, and this page comes with it.",
  unreachable: "The server cannot be reached. Check the connection and try again.",
} as const;

function Unloaded(): ReactNode {
  const { why, isTrying, tryAgain } = useLoadAgain();
  if (why === "asking") return <Spinner label="Loading" />;
  return (
    <>
      <FormFailure message={texts[why]} />
      <div className={styles.actions}>
        <Button look="primary" disabled={isTrying} onClick={tryAgain}>
          {isTrying ? "Trying" : why === "newer" ? "Load the new version" : "Try again"}
        </Button>
      </div>
    </>
  );
}

/** Around what works with accounts: where they could not be loaded it says so in place of the form. Other faults go on to the page. */
export class BackendBoundary extends Component<BackendBoundaryProps, { readonly failed?: { readonly error: unknown } }> {
  override state: { readonly failed?: { readonly error: unknown } } = {};

  static getDerivedStateFromError(error: unknown): { readonly failed: { readonly error: unknown } } {
    return { failed: { error } };
  }

  override componentDidCatch(): void {
    forgetFailure();
  }

  override render(): ReactNode {
    const { failed } = this.state;
    if (!failed) return this.props.children;
    if (!isMissingCode(failed.error)) throw failed.error;
    return <Unloaded />;
  }
}
