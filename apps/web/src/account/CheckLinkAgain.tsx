import { Button } from "@org/ui/kit";
import { useEffect, type ReactNode } from "react";
import { FormFailure } from "./FormFailure.tsx";
import { texts } from "./texts.tsx";
import styles from "./account.module.css";

interface CheckLinkAgainProps {
  readonly message: string;
  readonly askAgain: () => void;
}

/** The link could not be checked: checks it again when wanted, and when the network is back. */
export function CheckLinkAgain({ message, askAgain }: CheckLinkAgainProps): ReactNode {
  useEffect(() => {
    window.addEventListener("online", askAgain);
    return () => window.removeEventListener("online", askAgain);
  }, [askAgain]);
  return (
    <>
      <FormFailure message={texts.link.staysValid(message)} />
      <div className={styles.actions}>
        <Button onClick={askAgain}>{texts.tryAgain}</Button>
      </div>
    </>
  );
}
