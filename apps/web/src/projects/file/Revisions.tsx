import type { FileRef, Listed, PlainRecord, Revision } from "@org/data";
import { differences, type KeptVersion, type OpenFile } from "@org/data/store";
import { notify, Spinner, useObservable } from "@org/ui/elements";
import { Button, Modal } from "@org/ui/kit";
import type { AnyCalculator, CalculatorState } from "@org/form/state";
import { IconRosetteDiscountCheck } from "@tabler/icons-react";
import { useMemo, useState, type ReactNode } from "react";
import { useSignedIn } from "../../account/signedIn.ts";
import type { RevisionTable } from "../../calculators/view.ts";
import { momentText } from "../../page/dates.ts";
import { runAction } from "../../page/runAction.ts";
import { download } from "../download.ts";
import { texts as issueTexts } from "../issue/texts.ts";
import { RevisionView } from "./RevisionView.tsx";
import { VersionContent, Versions } from "./Versions.tsx";
import { SaveState } from "./SaveState.tsx";
import { texts as listTexts } from "../texts.ts";
import { texts } from "./texts.ts";
import styles from "./file.module.css";

interface RevisionsProps {
  readonly open: OpenFile;
  readonly file: FileRef;
  readonly definition: AnyCalculator;
  /** Calculator with the current input. */
  readonly calculator: CalculatorState;
  readonly revisionTable: RevisionTable | undefined;
  /** The state in which the page opened the file. */
  readonly opened: Revision;
  readonly onClose: () => void;
}

/** The state as opened and the saved revisions: to view, to compare with the current input, and to restore. */
export function Revisions({ open, file, definition, calculator, revisionTable, opened, onClose }: RevisionsProps): ReactNode {
  const { workspace } = useSignedIn();
  const { items: stored, status } = useObservable(useMemo(() => workspace.files.revisions(file), [workspace, file]));
  const items = useMemo(
    () => withOpened(stored, opened, definition, calculator.complete),
    [stored, opened, definition, calculator.complete],
  );
  const [chosen, setChosen] = useState<string>();
  const [version, setVersion] = useState<KeptVersion>();
  const item = version ? undefined : (items.find(({ id }) => id === chosen) ?? items[0]);
  const choose = (id: string): void => {
    setVersion(undefined);
    setChosen(id);
  };

  const restore = async (revision: Revision): Promise<void> => {
    onClose();
    const result = await open.restore(revision);
    notify(result.ok ? { message: texts.history.restored } : { message: result.message, tone: "error" });
  };
  const viewOf = (revision: Revision): ReactNode => (
    <RevisionView
      key={revision.id}
      revision={revision}
      definition={definition}
      calculator={calculator}
      revisionTable={revisionTable}
      file={file}
      onClose={onClose}
      onRestore={(chosenRevision) => runAction(() => restore(chosenRevision))}
    />
  );
  return (
    <Modal title={texts.history.title} size="xl" onClose={onClose}>
      {status === "loading" && items.length === 0 && <Spinner label={texts.history.loading} />}
      <SaveState open={open} />
      {status === "ready" && items.length === 0 && <p className={styles.dim}>{texts.history.empty}</p>}
      <div className={styles.revisions}>
        <div>
          {items.length > 0 && (
            <ul aria-label={texts.history.states}>
              {items.map((listed) => (
                <li key={listed.id}>
                  <button type="button" aria-pressed={listed.id === item?.id} onClick={() => choose(listed.id)}>
                    <RevisionName item={listed} />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <Versions file={file} chosen={version} onChoose={setVersion} />
        </div>
        {version && (
          <VersionContent key={`${version.slot} ${version.savedAt}`} file={file} version={version}>
            {(revision) => viewOf(revision)}
          </VersionContent>
        )}
        {item &&
          (item.ok ? (
            viewOf(item.value)
          ) : (
            <div>
              <p>
                {texts.history.unreadableLead} {item.reason}
              </p>
              <Button variant="default" onClick={() => download(listTexts.unreadable.exported.revision(item.id), item.raw)}>
                {listTexts.exportAsIs}
              </Button>
            </div>
          ))}
      </div>
    </Modal>
  );
}

/**
 * The revisions, preceded by the state as opened, which is not stored as a revision. It is left out if it equals the current input
 * or a revision.
 */
function withOpened(
  stored: readonly Listed<Revision>[],
  opened: Revision,
  definition: AnyCalculator,
  current: object,
): readonly Listed<Revision>[] {
  const isOpened = (input: object): boolean => differences(input as PlainRecord, opened.data.input).length === 0;
  const isStored = stored.some(
    (item) => item.ok && isOpened(definition.complete(definition.open(item.value.data.input, item.value.calculatorVersion).input)),
  );
  if (isOpened(current) || isStored) return stored;
  return [{ ok: true, id: opened.id, value: opened, pending: false }, ...stored];
}

/** With seconds: several revisions may be saved within a minute. */
const instant = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "medium" });

function RevisionName({ item }: { readonly item: Listed<Revision> }): ReactNode {
  if (!item.ok) return texts.history.unreadable;
  const { createdAt, note, issue, importedAt } = item.value;
  if (issue)
    return (
      <>
        <span dir="auto">{issueTexts.name(issue.revision, note)}</span>
        <small className="numbers">
          <IconRosetteDiscountCheck size={14} stroke={1.6} aria-hidden /> {importedAt ? issueTexts.importedBadge : issueTexts.badge}{" "}
          {momentText(new Date(issue.issuedAt))}
        </small>
      </>
    );
  const text = note.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/, (time) => instant.format(new Date(time)));
  const time = instant.format(createdAt);
  if (text === "") return <span className="numbers">{time}</span>;
  return (
    <>
      <span dir="auto">{text}</span>
      <small className="numbers">{time}</small>
    </>
  );
}
