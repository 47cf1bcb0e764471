import type { FileUpdate } from "@org/hvac-core/exchange/project";
import type { CompleteInput } from "@org/hvac-core/kernel";
import { commonTexts, notify } from "@org/ui/elements";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { errorText, runAction } from "../../page/runAction.ts";
import type { NamedFile, ReadProject } from "../links/readFiles.ts";
import { filesWithRows, planUpdate } from "./planUpdate.ts";
import { texts } from "./texts.ts";

/** Writes a file. @param over its input before @returns undoes it */
export type WriteFile = (file: NamedFile, input: CompleteInput, over: CompleteInput) => Promise<() => Promise<void>>;

interface WrittenUpdate extends FileUpdate {
  readonly undo: () => Promise<void>;
}

/** The user decides: `all` are the files that could be updated, `updates` those without `leftOut`, ids of files that stay as they are. */
export interface Asking {
  readonly name: "asking";
  /** Files with imported rows that differ, which an update does not change. */
  readonly rows: readonly NamedFile[];
  readonly all: readonly FileUpdate[];
  readonly updates: readonly FileUpdate[];
  readonly leftOut: ReadonlySet<string>;
}

/** Stage of an update of several files. */
export type Stage =
  | { readonly name: "comparing" }
  | Asking
  | { readonly name: "updating"; readonly index: number; readonly count: number; readonly file: string }
  /** `undone`: ids of files whose update was undone. */
  | { readonly name: "done"; readonly updates: readonly WrittenUpdate[]; readonly undone: ReadonlySet<string> };

const none: ReadonlySet<string> = new Set();
/** Key of the notification about an update: its end replaces its progress. */
const noticeKey = "link";

/** Updates of files, written one after the other. */
class FileUpdates {
  readonly #files: ReadonlyMap<string, NamedFile>;
  readonly #write: WriteFile;

  constructor({ files }: ReadProject, write: WriteFile) {
    this.#files = new Map(files.map((file) => [file.id, file]));
    this.#write = write;
  }

  nameOf(id: string): string {
    return this.#files.get(id)!.name;
  }

  async write(update: FileUpdate): Promise<WrittenUpdate> {
    const before = this.#files.get(update.file)!;
    return { ...update, undo: await this.#write(before, update.input, before.input) };
  }

  message(updates: readonly FileUpdate[]): string {
    const sum = (name: "inputs" | "lines"): number => updates.reduce((all, update) => all + update[name], 0);
    return texts.updated(
      { inputs: sum("inputs"), lines: sum("lines") },
      updates.map(({ file }) => this.nameOf(file)),
    );
  }
}

/** Shows the step of an update as a notification once its dialog is closed: the files are written to the end. @returns sets the step */
function useProgressWhenClosed(): (step: string | undefined) => void {
  const isClosed = useRef(false);
  const step = useRef<string>(undefined);
  const show = useCallback((): void => {
    if (isClosed.current && step.current !== undefined) notify({ key: noticeKey, message: step.current, tone: "loading" });
  }, []);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
      show();
    };
  }, [show]);
  return (next) => {
    step.current = next;
    show();
  };
}

/** Files of an update, and how they are written. */
export interface UpdateAllOptions {
  readonly project: ReadProject;
  /** Ids of the files that may be changed; all by default. */
  readonly only?: ReadonlySet<string>;
  readonly write: WriteFile;
  /** Called after files were written. */
  readonly onWritten: () => void;
}

/**
 * The stages of an update: the files are compared, the user confirms, the files are written in their order, and each can be undone.
 *
 * @param options.project the files as they were when the update was opened: they are read again while it writes
 */
export function useUpdateAll({ project, only, write, onWritten }: UpdateAllOptions) {
  const [stage, setStage] = useState<Stage>({ name: "comparing" });
  const [opened] = useState(project);
  const writing = new FileUpdates(opened, write);
  const showStep = useProgressWhenClosed();
  const plan = (leftOut: ReadonlySet<string>): Promise<readonly FileUpdate[]> =>
    planUpdate(opened, (id) => only?.has(id) !== false && !leftOut.has(id));

  const compare = useEffectEvent(async (isWanted: () => boolean): Promise<void> => {
    const updates = await plan(none);
    const rows = filesWithRows(opened.files).filter(({ id }) => only?.has(id) !== false);
    if (isWanted()) setStage({ name: "asking", rows, all: updates, updates, leftOut: none });
  });
  useEffect(() => {
    let isOpen = true;
    runAction(() => compare(() => isOpen));
    return () => {
      isOpen = false;
    };
  }, []);

  /** Leaves files out. Those that depend on them may have nothing to update then. */
  const leaveOut = async (leftOut: ReadonlySet<string>): Promise<void> => {
    setStage((now) => (now.name === "asking" ? { ...now, leftOut } : now));
    const updates = await plan(leftOut);
    setStage((now) => (now.name === "asking" && now.leftOut === leftOut ? { ...now, updates } : now));
  };

  /** Undoes updates, in the reverse order. */
  const undo = async (updates: readonly WrittenUpdate[]): Promise<void> => {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const each of updates.toReversed()) await each.undo();
    const ids = updates.map(({ file }) => file);
    setStage((now) => (now.name === "done" ? { ...now, undone: new Set([...now.undone, ...ids]) } : now));
    onWritten();
  };

  const update = async (asking: Asking): Promise<void> => {
    const written: WrittenUpdate[] = [];
    try {
      setStage({ name: "updating", index: 0, count: asking.updates.length, file: "" });
      showStep(texts.updating);
      const updates = asking.leftOut.size === 0 ? asking.all : await plan(asking.leftOut);
      for (const [index, each] of updates.entries()) {
        setStage({ name: "updating", index, count: updates.length, file: writing.nameOf(each.file) });
        showStep(texts.step(index + 1, updates.length, writing.nameOf(each.file)));
        // oxlint-disable-next-line no-await-in-loop -- in order: a file that is written depends on those before it
        written.push(await writing.write(each));
      }
    } catch (error) {
      notify({ message: errorText(error), tone: "error", ...(written.length === 0 && { key: noticeKey }) });
    }
    showStep(undefined);
    if (written.length === 0) {
      setStage(asking);
      return;
    }
    setStage({ name: "done", updates: written, undone: none });
    onWritten();
    notify({
      key: noticeKey,
      message: writing.message(written),
      action: { label: commonTexts.undo, run: () => runAction(() => undo(written)) },
    });
  };

  return { stage, nameOf: (id: string) => writing.nameOf(id), leaveOut, update, undo };
}
