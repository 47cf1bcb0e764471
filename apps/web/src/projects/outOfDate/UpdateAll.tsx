import { kindOfCollection } from "@org/data";
import { commonTexts } from "@org/ui/elements";
import { Button, Progress } from "@org/ui/kit";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { runAction } from "../../page/runAction.ts";
import type { NamedFile } from "../links/readFiles.ts";
import styles from "./updateAll.module.css";
import { texts } from "./texts.ts";
import { useUpdateAll, type Asking, type UpdateAllOptions } from "./useUpdateAll.ts";

interface UpdateAllProps extends UpdateAllOptions {
  readonly onClose: () => void;
}

/** A stage takes the focus: the button of the one before is gone. */
const focus = (stage: HTMLElement | null): void => stage?.focus();

/** Asks which files to update, updates them in their order, and offers to undo each. */
export function UpdateAll({ onClose, ...options }: UpdateAllProps): ReactNode {
  const { stage, nameOf, leaveOut, update, undo } = useUpdateAll(options);
  switch (stage.name) {
    case "comparing":
      return <Running label={texts.comparing} value={100} text={texts.comparing} />;
    case "updating": {
      const { index, count, file } = stage;
      return <Running label={texts.updating} value={(100 * index) / Math.max(count, 1)} text={texts.step(index + 1, count, file)} />;
    }
    case "asking":
      return (
        <AskToUpdate
          asking={stage}
          nameOf={nameOf}
          onLeaveOut={(leftOut) => runAction(() => leaveOut(leftOut))}
          onUpdate={() => runAction(() => update(stage))}
          onClose={onClose}
        />
      );
    case "done":
      return (
        <section ref={focus} tabIndex={-1} className={styles.update} aria-label={texts.done}>
          <ul>
            {stage.updates.map((each) => {
              const name = nameOf(each.file);
              return (
                <li key={each.file}>
                  <bdi>{name}</bdi> <small>{stage.undone.has(each.file) ? texts.undone : texts.counts(each)}</small>
                  {!stage.undone.has(each.file) && (
                    <Button variant="default" size="xs" aria-label={texts.undo(name)} onClick={() => runAction(() => undo([each]))}>
                      {commonTexts.undo}
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
          <Button variant="default" onClick={onClose}>
            {commonTexts.close}
          </Button>
        </section>
      );
  }
}

/** Progress that appears after a second. */
function Running({ label, value, text }: { readonly label: string; readonly value: number; readonly text: string }): ReactNode {
  return (
    <div className={styles.running}>
      <Progress value={value} aria-label={label} />
      <output>{text}</output>
    </div>
  );
}

interface AskToUpdateProps {
  readonly asking: Asking;
  readonly nameOf: (id: string) => string;
  readonly onLeaveOut: (leftOut: ReadonlySet<string>) => void;
  readonly onUpdate: () => void;
  readonly onClose: () => void;
}

const countsText = (planned: Asking["updates"][number] | undefined): string => (planned ? texts.counts(planned) : texts.unchanged);

/** The one confirmation: which files change, and by how much. */
function AskToUpdate({ asking: { all, updates, leftOut, rows }, nameOf, onLeaveOut, onUpdate, onClose }: AskToUpdateProps): ReactNode {
  if (all.length === 0) return rows.length === 0 ? <output>{texts.nothing}</output> : <OtherRows files={rows} onClose={onClose} />;
  const toggle = (id: string): void => {
    const next = new Set(leftOut);
    if (!next.delete(id)) next.add(id);
    onLeaveOut(next);
  };
  const count = updates.length;
  const planned = new Map(updates.map((update) => [update.file, update]));
  return (
    <section ref={focus} tabIndex={-1} className={styles.update} aria-label={texts.updateAll}>
      <p>{texts.lead(all.length)}</p>
      <ul>
        {all.map((update) => (
          <li key={update.file}>
            <label>
              <input type="checkbox" checked={!leftOut.has(update.file)} onChange={() => toggle(update.file)} />
              <bdi>{nameOf(update.file)}</bdi>{" "}
              <small>{leftOut.has(update.file) ? texts.counts(update) : countsText(planned.get(update.file))}</small>
            </label>
          </li>
        ))}
      </ul>
      <OtherRows files={rows} onClose={onClose} />
      <div className={styles.buttons}>
        <Button disabled={count === 0} onClick={onUpdate}>
          {texts.update(count)}
        </Button>
        <Button variant="default" onClick={onClose}>
          {commonTexts.cancel}
        </Button>
      </div>
    </section>
  );
}

/** Files whose imported rows are compared in their own dialog: nothing is added or removed unasked. */
function OtherRows({ files, onClose }: { readonly files: readonly NamedFile[]; readonly onClose: () => void }): ReactNode {
  if (files.length === 0) return null;
  return (
    <section className={styles.update} aria-label={texts.rows.title}>
      <p>{texts.rows.others(files.length)}</p>
      <ul>
        {files.map(({ id, name, ref: { projectId, collection } }) => (
          <li key={id}>
            <bdi>{name}</bdi>{" "}
            <Link
              to="/projects/$projectId/$kind/$fileId"
              params={{ projectId, kind: kindOfCollection(collection).route, fileId: id }}
              search={{ rows: "compare" }}
              preload={false}
              aria-label={texts.rows.open(name)}
              onClick={onClose}
            >
              {texts.rows.compare}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
