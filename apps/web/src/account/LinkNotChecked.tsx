import { commonTexts } from "@org/ui/elements";
import { Button } from "@org/ui/kit";
import { useEffect, type ReactNode } from "react";
import { FormFailure } from "../forms/FormFailure.tsx";
import { texts } from "./texts.tsx";
import styles from "./account.module.css";

interface LinkNotCheckedProps {
  readonly message: string;
  readonly retry: () => void;
}

/** Says that the link could not be checked; checks it again on a click, and when the network is back. */
export function LinkNotChecked({ message, retry }: LinkNotCheckedProps): ReactNode {
  useEffect(() => {
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [retry]);
  return (
    <>
      <FormFailure message={texts.link.staysValid(message)} />
      <div className={styles.actions}>
        <Button onClick={retry}>{commonTexts.tryAgain}</Button>
      </div>
    </>
  );
}
