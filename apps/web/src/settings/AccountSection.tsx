import { Button } from "@org/ui/kit";
import { Link, useRouter } from "@tanstack/react-router";
import { useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { useSignedIn } from "../account/signedIn.ts";
import { signOut } from "../account/signOut.ts";
import { runAction } from "../page/runAction.ts";
import { ChangeEmail } from "./ChangeEmail.tsx";
import { ChangePassword } from "./ChangePassword.tsx";
import { Row } from "./Row.tsx";
import { texts } from "./texts.ts";

/** E-mail address, password and sign-out. */
export function AccountSection(): ReactNode {
  const { user } = useSignedIn();
  const router = useRouter();
  const [openForm, setOpenForm] = useState<"email" | "password">();
  const emailButton = useRef<HTMLButtonElement>(null);
  const passwordButton = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    // The button replaces the form and gets the focus.
    flushSync(() => setOpenForm(undefined));
    (openForm === "email" ? emailButton : passwordButton).current?.focus();
  };
  const verification = user.emailVerified ? (
    texts.account.verified
  ) : (
    <>
      {texts.account.notVerified}{" "}
      <Link to="/verify-email" search={{ redirect: "/settings" }}>
        {texts.account.verify}
      </Link>
    </>
  );
  return (
    <>
      <Row title={user.email} description={verification}>
        {openForm !== "email" && (
          <Button ref={emailButton} variant="default" onClick={() => setOpenForm("email")}>
            {texts.changeEmail.open}
          </Button>
        )}
      </Row>
      {openForm === "email" && <ChangeEmail onClose={close} />}
      <Row title={texts.account.password} description={texts.account.passwordLead}>
        {openForm !== "password" && (
          <Button ref={passwordButton} variant="default" onClick={() => setOpenForm("password")}>
            {texts.changePassword.open}
          </Button>
        )}
      </Row>
      {openForm === "password" && <ChangePassword onClose={close} />}
      <Row title={texts.account.device} description={texts.account.deviceLead}>
        <Button variant="default" onClick={() => runAction(() => signOut(() => router.navigate({ to: "/login" })))}>
          {texts.account.signOut}
        </Button>
      </Row>
    </>
  );
}
