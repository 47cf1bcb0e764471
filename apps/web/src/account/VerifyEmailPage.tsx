import { Button, notify } from "@org/ui/elements";
import { getRouteApi, Link, useRouter } from "@tanstack/react-router";
import { useEffect, useState, type ReactNode } from "react";
import { AccountPage } from "./AccountPage.tsx";
import { TaskState } from "./FormFailure.tsx";
import { returnPath } from "./returnPath.ts";
import { useBackend } from "./useBackend.ts";
import { useReadable } from "./useReadable.ts";
import { useTask } from "./useTask.ts";
import { runAction } from "../pageParts/runAction.ts";
import styles from "./account.module.css";

const route = getRouteApi("/verify-email");
/** A link is asked for again at most so often, in seconds. */
const pause = 30;

export function VerifyEmailPage(): ReactNode {
  return (
    <AccountPage title="Verify your e-mail">
      <Verification />
    </AccountPage>
  );
}

/** Counts down to zero. */
function useCountdown(): readonly [seconds: number, start: () => void] {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return [seconds, () => setSeconds(pause)];
}

function Verification(): ReactNode {
  const { account } = useBackend();
  const { status, user } = useReadable(account.state);
  const search = route.useSearch();
  const router = useRouter();
  const task = useTask();
  const [wait, startWait] = useCountdown();
  const goOn = (): void => router.history.push(returnPath(search));
  const isOpen = status === "signedIn" && !user.emailVerified;

  // The link is often opened in another tab; coming back here, the page knows.
  useEffect(() => {
    if (!isOpen) return;
    const look = (): void => {
      if (document.visibilityState === "visible") runAction(account.refresh);
    };
    window.addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      window.removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, [isOpen, account]);

  if (status === "loading") return undefined;
  if (status === "signedOut") {
    return (
      <>
        <p className={styles.lead}>Sign in to get the link again.</p>
        <p>
          <Link to="/login" search={{ redirect: "/settings" }}>
            Sign in
          </Link>
        </p>
      </>
    );
  }
  if (user.emailVerified) {
    return (
      <>
        <p className={styles.lead}>
          <strong>{user.email}</strong> is verified.
        </p>
        <Button look="primary" onClick={goOn}>
          Continue
        </Button>
      </>
    );
  }
  const check = async (): Promise<void> => {
    const isDone = await task.run(account.refresh);
    if (isDone && account.state.getSnapshot().user?.emailVerified === false)
      task.setFailure("Not verified yet. Open the link in the e-mail first.");
  };
  const resend = async (): Promise<void> => {
    if (!(await task.run(account.sendVerification))) return;
    startWait();
    notify({ message: `A new link is on its way to ${user.email}.`, tone: "success" });
  };
  return (
    <>
      <p className={styles.lead}>
        We sent a link to <strong>{user.email}</strong>. Open it to verify that the address is yours: it is where you get help when you
        forget your password.
      </p>
      <TaskState task={task} />
      <div className={styles.actions}>
        <Button look="primary" disabled={task.isBusy} onClick={() => runAction(check)}>
          I opened the link
        </Button>
        <Button disabled={task.isBusy || wait > 0} onClick={() => runAction(resend)}>
          {wait > 0 ? `Send again in ${wait} s` : "Send again"}
        </Button>
      </div>
      <div className={styles.ways}>
        <p>
          Nothing there? Look into the folder for unwanted mail, or{" "}
          <Link to={"/settings"} hash="account">
            change the address
          </Link>
          .
        </p>
        <p>
          <button type="button" className={styles.link} onClick={goOn}>
            Continue and verify later
          </button>
        </p>
      </div>
    </>
  );
}
