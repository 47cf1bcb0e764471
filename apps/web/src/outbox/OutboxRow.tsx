import { kindOfCollection } from "@org/data";
import type { WaitingFile } from "@org/data/store";
import { useObservable } from "@org/ui/elements";
import { Button, NativeSelect } from "@org/ui/kit";
import { Link } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { useSignedIn } from "../account/signedIn.ts";
import { momentText } from "../page/dates.ts";
import { useOutboxActions } from "../projects/useOutboxActions.ts";
import { isSentAutomatically, statusText } from "./statusText.ts";
import { texts } from "./texts.ts";
import styles from "./outbox.module.css";

interface OutboxRowProps {
  readonly waiting: WaitingFile;
  /** Called when the user opens the file. */
  readonly onLeave: () => void;
}

/** A file with unsent changes: what it waits for, and what can be done. */
export function OutboxRow({ waiting, onLeave }: OutboxRowProps): ReactNode {
  const { items: projects, status: listStatus, fromCache } = useObservable(useSignedIn().workspace.projects.list);
  const [isDiscarding, setDiscarding] = useState(false);
  const { file, typedAt, status } = waiting;
  const kind = kindOfCollection(file.collection);
  const name = waiting.name === "" ? kind.title : waiting.name;
  const project = projects.find(({ id }) => id === file.projectId);
  const isProjectGone = !project && listStatus === "ready" && !fromCache;
  const projectName = project ? (project.ok ? project.value.name : texts.unreadableProject) : isProjectGone ? texts.projectGone : "";
  return (
    <li className={styles.row}>
      <strong dir="auto">{name}</strong>
      <span className={styles.about}>
        {kind.title} ·{" "}
        {projectName && (
          <>
            <bdi>{projectName}</bdi> ·{" "}
          </>
        )}
        <time dateTime={typedAt.toISOString()}>{momentText(typedAt)}</time>
      </span>
      <span className={styles.status} data-needs-answer={!isSentAutomatically(waiting) || undefined}>
        {statusText(waiting)}
      </span>
      {isDiscarding ? (
        <Discarding waiting={waiting} name={name} onClose={() => setDiscarding(false)} />
      ) : (
        <div className={styles.actions}>
          {status === "missing" && <SaveAsNewFile waiting={waiting} isProjectThere={!isProjectGone} onSaved={onLeave} />}
          {status === "newer" && (
            <Button variant="default" size="xs" onClick={() => location.reload()}>
              {texts.reload}
            </Button>
          )}
          {!isProjectGone && status !== "missing" && (
            <Link
              to="/projects/$projectId/$kind/$fileId"
              params={{ projectId: file.projectId, kind: kind.route, fileId: file.fileId }}
              preload={false}
              onClick={onLeave}
              aria-label={texts.openFile(name)}
            >
              {texts.open}
            </Link>
          )}
          {!isSentAutomatically(waiting) && (
            <Button variant="subtle" color="gray" size="xs" aria-label={texts.discardFile(name)} onClick={() => setDiscarding(true)}>
              {texts.discard}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

/** Saves the changes as a new file: in the same project, or in another one if the project is gone too. */
function SaveAsNewFile({
  waiting,
  isProjectThere,
  onSaved,
}: {
  readonly waiting: WaitingFile;
  readonly isProjectThere: boolean;
  readonly onSaved: () => void;
}): ReactNode {
  const { items } = useObservable(useSignedIn().workspace.projects.list);
  const targets = items.flatMap((item) => (item.ok ? [{ value: item.id, label: item.value.name }] : []));
  const [chosen, setChosen] = useState<string>();
  const { saveAsNewFile } = useOutboxActions();
  const target = isProjectThere ? waiting.file.projectId : (chosen ?? targets[0]?.value);
  if (target === undefined) return <span className={styles.about}>{texts.needsProject}</span>;
  return (
    <>
      {!isProjectThere && (
        <NativeSelect label={texts.project} data={targets} value={target} onChange={(event) => setChosen(event.currentTarget.value)} />
      )}
      <Button size="xs" onClick={() => saveAsNewFile(waiting.file, target, onSaved)}>
        {texts.saveAsNewFile}
      </Button>
    </>
  );
}

/** The question replaces the pressed button and gets its focus. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus();
}

/** Asks once, in the row: discarded changes cannot be restored. */
function Discarding({
  waiting,
  name,
  onClose,
}: {
  readonly waiting: WaitingFile;
  readonly name: string;
  readonly onClose: () => void;
}): ReactNode {
  const { discard } = useOutboxActions();
  return (
    <fieldset className={styles.actions}>
      <legend>{texts.discardQuestion(name)}</legend>
      <Button color="red" size="xs" onClick={() => discard(waiting.file, name)}>
        {texts.discard}
      </Button>
      <Button variant="default" size="xs" ref={takeFocus} onClick={onClose}>
        {texts.cancelDiscard}
      </Button>
    </fieldset>
  );
}
