import { daysInBin, kindOfCollection } from "@org/data";
import type { BinItem } from "@org/data/store";
import { notify, Spinner, useObservable } from "@org/ui/elements";
import { Button, ConfirmationModal, Modal } from "@org/ui/kit";
import { IconFileText, IconFolder } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useSignedIn } from "../../account/signedIn.ts";
import { dayText, momentText } from "../../page/dates.ts";
import { runAction } from "../../page/runAction.ts";
import { texts } from "./texts.ts";
import { useRestore } from "./useRestore.ts";
import styles from "./bin.module.css";

interface BinDialogProps {
  readonly onClose: () => void;
}

/** What a question is about: one file or project, or all of them. */
type Subject = BinItem | "all";

const nameOf = ({ name, collection }: BinItem): string =>
  name === "" ? texts.unnamed(collection ? kindOfCollection(collection).title : texts.project) : name;

/** Deleted files and projects: restores them, or deletes them for good. */
export function BinDialog({ onClose }: BinDialogProps): ReactNode {
  const { workspace } = useSignedIn();
  const { status, items } = useObservable(workspace.bin.list);
  const [subject, setSubject] = useState<Subject>();
  const content = useRef<HTMLDivElement>(null);
  const restoredRow = useRef<number>(undefined);
  // The row that had the focus is gone.
  useEffect(() => {
    const index = restoredRow.current;
    restoredRow.current = undefined;
    if (index === undefined) return;
    const rows = content.current?.querySelectorAll<HTMLElement>("[data-restore]");
    const next = rows?.[Math.min(index, rows.length - 1)] ?? content.current;
    next?.focus();
  });
  if (subject !== undefined) return <Question subject={subject} items={items} onClose={() => setSubject(undefined)} />;
  return (
    <Modal title={texts.title} size="xl" onClose={onClose}>
      <div ref={content} tabIndex={-1} className={styles.content}>
        <p className={styles.lead}>{texts.lead(daysInBin)}</p>
        {status === "loading" && <Spinner label={texts.loading} />}
        {status === "ready" && items.length === 0 && <p>{texts.empty}</p>}
        {items.length > 0 && (
          <>
            <ul className={styles.list} aria-label={texts.list}>
              {items.map((item, index) => (
                <li key={item.id}>
                  <BinRow
                    item={item}
                    onOpen={onClose}
                    onRestore={() => {
                      restoredRow.current = index;
                    }}
                    onRemove={() => setSubject(item)}
                  />
                </li>
              ))}
            </ul>
            <div className={styles.foot}>
              <Button variant="default" onClick={() => setSubject("all")}>
                {texts.emptyAction}
              </Button>
            </div>
          </>
        )}
      </div>
    </Modal>
  );
}

interface BinRowProps {
  readonly item: BinItem;
  /** A deleted file can be opened, to see what it is. */
  readonly onOpen: () => void;
  /** Called before the row disappears. */
  readonly onRestore: () => void;
  readonly onRemove: () => void;
}

function BinRow({ item, onOpen, onRestore, onRemove }: BinRowProps): ReactNode {
  const restoreTarget = useRestore();
  const { target, collection, project, deletedAt, daysLeft, files } = item;
  const name = nameOf(item);
  const isInBin = project?.isInBin === true;
  const restore = (): void => {
    onRestore();
    restoreTarget(name, target, isInBin ? { projectId: project.id } : undefined);
  };
  const kind = collection && kindOfCollection(collection);
  return (
    <>
      {kind ? <IconFileText size={18} stroke={1.6} aria-hidden /> : <IconFolder size={18} stroke={1.6} aria-hidden />}
      <div className={styles.name}>
        {kind && "file" in target ? (
          <Link
            to="/projects/$projectId/$kind/$fileId"
            params={{ projectId: target.file.projectId, kind: kind.route, fileId: target.file.fileId }}
            preload={false}
            dir="auto"
            onClick={onOpen}
          >
            {name}
          </Link>
        ) : (
          <strong dir="auto">{name}</strong>
        )}
        <span>
          {kind && project
            ? isInBin
              ? texts.projectInBin(kind.title, project.name)
              : texts.inProject(kind.title, project.name)
            : texts.inProject(texts.project, texts.files(files ?? 0))}
        </span>
      </div>
      <span className={`${styles.when} numbers`}>
        <time dateTime={deletedAt.toISOString()} title={momentText(deletedAt)}>
          {texts.deleted(dayText(deletedAt))}
        </time>
        <span>{texts.left(daysLeft)}</span>
      </span>
      <span className={styles.actions}>
        <Button size="xs" data-restore aria-label={isInBin ? texts.restoreWithProjectOf(name) : texts.restoreOf(name)} onClick={restore}>
          {isInBin ? texts.restoreWithProject : texts.restore}
        </Button>
        <Button size="xs" variant="default" aria-label={texts.removeOf(name)} onClick={onRemove}>
          {texts.remove}
        </Button>
      </span>
    </>
  );
}

interface QuestionProps {
  readonly subject: Subject;
  readonly items: readonly BinItem[];
  readonly onClose: () => void;
}

/** Asks before something is deleted for good. */
function Question({ subject, items, onClose }: QuestionProps): ReactNode {
  const { workspace } = useSignedIn();
  const all = subject === "all" ? items : [subject];
  const remove = (): void => {
    for (const { target } of all) runAction(() => workspace.bin.removeForGood(target));
    notify({ message: subject === "all" ? texts.emptied : texts.removed(nameOf(subject)) });
  };
  return (
    <ConfirmationModal
      title={subject === "all" ? texts.emptyQuestion : texts.removeQuestion(nameOf(subject))}
      message={<p>{subject === "all" ? texts.emptyLead(items.length) : subject.collection ? texts.removeFile : texts.removeProject}</p>}
      action={texts.removeAction}
      processing={texts.removing}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
