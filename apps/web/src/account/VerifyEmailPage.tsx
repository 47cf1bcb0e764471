import type { Account, User } from "@org/data";
import { commonTexts, notify, Spinner, useObservable } from "@org/ui/elements";
import { Button } from "@org/ui/kit";
import { getRouteApi, Link, useRouter } from "@tanstack/react-router";
import { useEffect, useState, type ReactNode } from "react";
import { AccountPage } from "./AccountPage.tsx";
import { TaskState } from "../forms/FormFailure.tsx";
import { requestedPage } from "./requestedPage.ts";
import { returnPath } from "./returnPath.ts";
import { texts } from "./texts.tsx";
import { useBackend } from "./useBackend.ts";
import { useTask } from "../forms/useTask.ts";
import { runAction } from "../page/runAction.ts";
import styles from "./account.module.css";

const route = getRouteApi("/verify-email");

export function VerifyEmailPage(): ReactNode {
  return (
    <AccountPage title={texts.verify.title}>
      <Verification />
    </AccountPage>
  );
}

function Verification(): ReactNode {
  const { account } = useBackend();
  const { status, user } = useObservable(account.state);
  const search = route.useSearch();
  const router = useRouter();
  const proceed = (): void => router.history.push(returnPath(search));
  if (status === "loading") return <Spinner label={commonTexts.loading} />;
  if (status === "signedOut") {
    return (
      <>
        <p className={styles.lead}>{texts.verify.signInFirst}</p>
        <p>
          <Link to="/login" search={{ redirect: "/settings" }}>
            {texts.signIn.action}
          </Link>
        </p>
      </>
    );
  }
  if (user.emailVerified) {
    return (
      <>
        <p className={styles.lead}>{texts.verify.isVerified(user.email)}</p>
        <Button onClick={proceed}>{texts.verify.proceed}</Button>
      </>
    );
  }
  return <NotVerified account={account} user={user} proceed={proceed} isSaving={requestedPage(search.redirect)?.kind === "save"} />;
}

/** The link is often opened in another tab: when the user returns, the page checks whether the address is verified. */
function useCheckOnReturn(account: Account): void {
  useEffect(() => {
    const check = (): void => {
      if (document.visibilityState === "visible") runAction(account.refresh);
    };
    window.addEventListener("focus", check);
    document.addEventListener("visibilitychange", check);
    return () => {
      window.removeEventListener("focus", check);
      document.removeEventListener("visibilitychange", check);
    };
  }, [account]);
}

/** Minimum time between two requests for a link, in seconds. */
const pauseSeconds = 30;

/** Counts down to zero. */
function useCountdown(): readonly [seconds: number, start: () => void] {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return [seconds, () => setSeconds(pauseSeconds)];
}

interface NotVerifiedProps {
  readonly account: Account;
  readonly user: User;
  readonly proceed: () => void;
  /** A visitor's calculation waits to be saved. */
  readonly isSaving: boolean;
}

function NotVerified({ account, user, proceed, isSaving }: NotVerifiedProps): ReactNode {
  const task = useTask();
  const [secondsToWait, startCountdown] = useCountdown();
  useCheckOnReturn(account);
  const check = async (): Promise<void> => {
    const isDone = await task.run(account.refresh);
    if (isDone && account.state.getSnapshot().user?.emailVerified === false) task.setFailure(texts.verify.notYet);
  };
  const resend = async (): Promise<void> => {
    if (!(await task.run(account.sendVerification))) return;
    startCountdown();
    notify({ message: texts.verify.resent(user.email), tone: "success" });
  };
  return (
    <>
      <p className={styles.lead}>{texts.verify.sentTo(user.email)}</p>
      {isSaving && <p>{texts.verify.saveHint}</p>}
      <TaskState task={task} />
      <div className={styles.actions}>
        <Button disabled={task.isBusy} onClick={() => runAction(check)}>
          {texts.verify.check}
        </Button>
        <Button variant="default" disabled={task.isBusy || secondsToWait > 0} onClick={() => runAction(resend)}>
          {secondsToWait > 0 ? texts.verify.resendIn(secondsToWait) : texts.verify.resend}
        </Button>
      </div>
      <div className={styles.otherPages}>
        <p>
          {texts.verify.notReceived((label) => (
            <Link to="/settings" hash="account">
              {label}
            </Link>
          ))}
        </p>
        <p>
          <button type="button" className={styles.link} onClick={proceed}>
            {texts.verify.later}
          </button>
        </p>
      </div>
    </>
  );
}
