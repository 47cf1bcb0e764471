import type { Done } from "@org/data";
import { Button, notify } from "@org/ui/elements";
import { TextField } from "@org/ui/kit";
import { Link, useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState, type ReactNode, type RefObject, type SubmitEvent } from "react";
import { flushSync } from "react-dom";
import { emailError } from "../account/emailError.ts";
import { NewPasswordField } from "../account/NewPasswordField.tsx";
import { signOut } from "../account/signOut.ts";
import { useTask } from "../account/useTask.ts";
import { useSignedIn } from "../account/signedIn.ts";
import { runAction } from "../pageParts/runAction.ts";
import { CurrentPassword, FailureBesides, isWrongPassword } from "./CurrentPassword.tsx";
import { Section } from "./Section.tsx";
import styles from "./settings.module.css";

/** Address, password, and the end of the session. */
export function AccountSection(): ReactNode {
  const { user } = useSignedIn();
  const router = useRouter();
  const [opened, setOpened] = useState<"email" | "password">();
  const emailButton = useRef<HTMLButtonElement>(null);
  const passwordButton = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    // The button comes back in place of the form, and with it the focus.
    flushSync(() => setOpened(undefined));
    (opened === "email" ? emailButton : passwordButton).current?.focus();
  };
  return (
    <Section id="account" title="Account" lead="How you sign in.">
      <div className={styles.row}>
        <div>
          {user.email}
          <p className={styles.dim}>
            {user.emailVerified ? (
              "Verified"
            ) : (
              <>
                Not verified yet.{" "}
                <Link to="/verify-email" search={{ redirect: "/settings" }}>
                  Verify it
                </Link>
              </>
            )}
          </p>
        </div>
        {opened !== "email" && (
          <Button ref={emailButton} onClick={() => setOpened("email")}>
            Change e-mail
          </Button>
        )}
      </div>
      {opened === "email" && <ChangeEmail onClose={close} />}
      <div className={styles.row}>
        <div>Password</div>
        {opened !== "password" && (
          <Button ref={passwordButton} onClick={() => setOpened("password")}>
            Change password
          </Button>
        )}
      </div>
      {opened === "password" && <ChangePassword onClose={close} />}
      <div className={styles.row}>
        <div>
          Other devices
          <p className={styles.dim}>
            A new password signs out all other devices within an hour. There is no other way to sign them out from here.
          </p>
        </div>
        {opened !== "password" && <Button onClick={() => setOpened("password")}>End their sessions</Button>}
      </div>
      <div className={styles.row}>
        <div>This device</div>
        <Button
          onClick={() => {
            runAction(() => signOut(() => router.navigate({ to: "/" })));
          }}
        >
          Sign out
        </Button>
      </div>
    </Section>
  );
}

/** For the first field of a form that opens where its button was. */
function useFocus(): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return input;
}

/** Leads to the field that is wrong. */
function focusInput(form: Element, which: number): void {
  form.querySelectorAll<HTMLInputElement>("input:not([hidden])")[which]?.focus();
}

function ChangeEmail({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { backend, user } = useSignedIn();
  const first = useFocus();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [shows, setShows] = useState(false);
  const task = useTask();
  const fault = emailError(email) ?? (email.trim() === user.email ? "This is your address already." : undefined);
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    setShows(true);
    if (fault !== undefined || password === "") return focusInput(form, fault === undefined ? 1 : 0);
    if (!(await task.run(() => backend.account.changeEmail(password, email)))) return focusInput(form, 1);
    onClose();
    notify({
      message: `A link is on its way to ${email.trim()}. The address changes when it is opened; ${user.email} is then sent one that brings it back.`,
      tone: "success",
    });
  };
  return (
    <form className={styles.inline} noValidate onSubmit={(event) => runAction(() => send(event))}>
      <TextField
        ref={first}
        label="New e-mail"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        value={email}
        onChange={setEmail}
        error={shows ? fault : undefined}
      />
      <CurrentPassword value={password} onChange={setPassword} shows={shows} task={task} />
      <FailureBesides task={task} />
      <div className={styles.buttons}>
        <Button type="submit" look="primary" disabled={task.isBusy}>
          {task.isBusy ? "Sending" : "Send the link"}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}

function ChangePassword({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { backend, user } = useSignedIn();
  const first = useFocus();
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const [shows, setShows] = useState(false);
  const task = useTask();
  const fault = backend.account.newPasswords.problem(next);
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    setShows(true);
    if (current === "" || fault !== undefined) return focusInput(form, current === "" ? 0 : 1);
    let wrong = 1;
    const change = async (): Promise<Done> => {
      const done = await backend.account.changePassword(current, next);
      if (!done.ok && isWrongPassword({ failure: done.message })) wrong = 0;
      return done;
    };
    if (!(await task.run(change))) return focusInput(form, wrong);
    onClose();
    notify({ message: "Your password is changed. All other devices are signed out within an hour.", tone: "success" });
  };
  return (
    <form className={styles.inline} noValidate onSubmit={(event) => runAction(() => send(event))}>
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <CurrentPassword ref={first} label="Current password" value={current} onChange={setCurrent} shows={shows} task={task} />
      <NewPasswordField
        label="New password"
        passwords={backend.account.newPasswords}
        email={user.email}
        value={next}
        onChange={setNext}
        error={shows ? fault : undefined}
      />
      <FailureBesides task={task} />
      <div className={styles.buttons}>
        <Button type="submit" look="primary" disabled={task.isBusy}>
          {task.isBusy ? "Changing" : "Change password"}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
