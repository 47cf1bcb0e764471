import { Button, notify } from "@org/ui/elements";
import { Modal, ModalActions } from "@org/ui/kit";
import { useRouter } from "@tanstack/react-router";
import { useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { FormFailure } from "../account/AccountPage.tsx";
import { forgetCompanyDraft } from "../account/companyDraft.ts";
import { useTask } from "../account/useTask.ts";
import { useSignedIn } from "../account/signedIn.ts";
import { runAction } from "../pageParts/runAction.ts";
import { download } from "../projects/download.ts";
import { CurrentPassword, FailureBesides } from "./CurrentPassword.tsx";
import { Section } from "./Section.tsx";
import styles from "./settings.module.css";

/** All data as one file, and the end of the account. */
export function DataSection(): ReactNode {
  const { workspace } = useSignedIn();
  const task = useTask();
  const [isDeleting, setDeleting] = useState(false);
  const exportAll = async (): Promise<void> => {
    await task.run(async () => {
      const done = await workspace.archives.exportAll();
      if (done.ok) download(`plenum ${new Date().toISOString().slice(0, 10)}`, done.archive);
      return done;
    });
  };
  return (
    <Section id="data" title="Your data" lead="It is yours: take it with you, or take it away.">
      <div className={styles.row}>
        <div>
          Export
          <p className={styles.dim}>
            All projects, files, revisions and company details as one JSON file. Its projects can be imported again.
          </p>
        </div>
        <Button disabled={task.isBusy} onClick={() => runAction(exportAll)}>
          {task.isBusy ? "Exporting" : "Export everything"}
        </Button>
      </div>
      <FormFailure message={task.failure} />
      <div className={styles.row}>
        <div>
          Delete account
          <p className={styles.dim}>
            All data goes first, then the account, so that a deletion that stops can be repeated. This cannot be undone.
          </p>
        </div>
        <Button onClick={() => setDeleting(true)}>Delete account</Button>
      </div>
      {isDeleting && <DeleteAccount onClose={() => setDeleting(false)} />}
    </Section>
  );
}

function DeleteAccount({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { backend, user } = useSignedIn();
  const router = useRouter();
  const [password, setPassword] = useState("");
  const [shows, setShows] = useState(false);
  const task = useTask();
  const input = useRef<HTMLInputElement>(null);
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setShows(true);
    if (password === "") return input.current?.focus();
    if (!(await task.run(() => backend.account.deleteAccount(password)))) return input.current?.focus();
    forgetCompanyDraft(user.uid);
    notify({ message: "Your account and all its data are deleted." });
    await router.navigate({ to: "/" });
  };
  return (
    <Modal title="Delete your account?" locked={task.isBusy} onClose={onClose}>
      <form noValidate onSubmit={(event) => runAction(() => send(event))}>
        <p>
          All projects, files and company details of {user.email} are deleted for good, and then the account. Export them first if you may
          need them again.
        </p>
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
        <div className={styles.password}>
          <CurrentPassword ref={input} data-autofocus value={password} onChange={setPassword} shows={shows} task={task} />
        </div>
        <FailureBesides task={task} />
        <ModalActions>
          <Button disabled={task.isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look="danger" disabled={task.isBusy}>
            {task.isBusy ? "Deleting everything" : "Delete account"}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  );
}
