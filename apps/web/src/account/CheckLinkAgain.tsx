import { Button } from "@org/ui/elements";
import { useEffect, type ReactNode } from "react";
import { FormFailure } from "./FormFailure.tsx";
import styles from "./account.module.css";

interface CheckLinkAgainProps {
  readonly message: string;
  readonly askAgain: () => void;
}

/** The link may be good, but nobody could be asked: asks again when wanted, and when the network is back. */
export function CheckLinkAgain({ message, askAgain }: CheckLinkAgainProps): ReactNode {
  useEffect(() => {
    window.addEventListener("online", askAgain);
    return () => window.removeEventListener("online", askAgain);
  }, [askAgain]);
  return (
    <>
      <FormFailure message={`${message} The link stays good.`} />
      <div className={styles.actions}>
        <Button look="primary" onClick={askAgain}>
          Try again
        </Button>
      </div>
    </>
  );
}
