import type { Issue, Revision } from "../../documents/index.ts";
import type { ActionResult } from "../../messages.ts";
import type { Readable } from "@org/device/observable";
import type { FileCalculator } from "./calculator.ts";
import type { FileEvent } from "./fileModel.ts";
import type { FileState, IssueResult, OpenFile } from "./fileState.ts";
import type { IssueStatement } from "./issueFile.ts";

export const notOpen: ActionResult & { readonly ok: false } = { ok: false, message: "The file is not open." };
const laterVersion: ActionResult = { ok: false, message: "This revision was made by a later version. Reload the page and try again." };

interface HandleOptions {
  readonly state: Readable<FileState>;
  readonly calculator: FileCalculator;
  readonly dispatch: (event: FileEvent) => void;
  /** Dispatches an event that keeps a revision, and waits until that is stored. */
  readonly save: (event: FileEvent) => Promise<ActionResult>;
  readonly issue: (statement: IssueStatement) => Promise<ActionResult<IssueResult>>;
  readonly ownIssues: () => readonly Issue[];
  /** Called once. */
  readonly onClose: () => void;
}

/** What an editor has of a running file; it does nothing any more once it is closed. */
export function createHandle({ state, calculator, dispatch, save, issue, ownIssues, onClose }: HandleOptions): OpenFile {
  let isOpen = true;
  const whileOpen = (event: FileEvent): void => {
    if (isOpen) dispatch(event);
  };
  const saveWhileOpen = (event: FileEvent): Promise<ActionResult> => (isOpen ? save(event) : Promise.resolve(notOpen));
  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    setInput: (input, over) => whileOpen({ type: "typed", input, ...(over && { over }) }),
    save: (note = "", input) => saveWhileOpen({ type: "save asked", note, ...(input && { input }) }),
    issue: (statement) => (isOpen ? issue(statement) : Promise.resolve(notOpen)),
    ownIssues,
    resolve: (conflict, choice) => whileOpen({ type: "answered", conflict, choice }),
    restore: ({ data, calculatorVersion: version, createdAt }: Revision) =>
      version > calculator.version
        ? Promise.resolve(laterVersion)
        : saveWhileOpen({ type: "restored", input: data.input, version, note: `Restored from ${createdAt.toISOString()}` }),
    readRefusals: () => whileOpen({ type: "refusals read" }),
    retry: () => whileOpen({ type: "retry" }),
    close: () => {
      if (!isOpen) return;
      isOpen = false;
      dispatch({ type: "due" });
      onClose();
    },
  };
}
