import type { Revision } from "../../documents/index.ts";
import type { ActionResult } from "../../messages.ts";
import type { Readable } from "@org/device/observable";
import type { FileCalculator } from "./calculator.ts";
import type { FileEvent } from "./fileEvents.ts";
import { notOpen, type FileRequests } from "./fileRequests.ts";
import type { FileState, OpenFile } from "./fileState.ts";
import { texts } from "../texts.ts";

const laterVersion: ActionResult = { ok: false, message: texts.revision.laterVersion };

interface HandleOptions extends FileRequests {
  readonly state: Readable<FileState>;
  readonly calculator: FileCalculator;
  readonly dispatch: (event: FileEvent) => void;
  /** Called once. */
  readonly onClose: () => void;
}

/** An editor's access to a running file; it does nothing after `close`. */
export function createHandle({ state, calculator, dispatch, save, issue, localIssues, onClose }: HandleOptions): OpenFile {
  let isOpen = true;
  const whileOpen = (event: FileEvent): void => {
    if (isOpen) dispatch(event);
  };
  const saveWhileOpen = (event: FileEvent): Promise<ActionResult> => (isOpen ? save(event) : Promise.resolve(notOpen));
  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    setInput: (input, over) => whileOpen({ type: "typed", input, ...(over && { over }) }),
    save: (note = "", input) => saveWhileOpen({ type: "save requested", note, ...(input && { input }) }),
    issue: (statement) => (isOpen ? issue(statement) : Promise.resolve(notOpen)),
    localIssues,
    resolve: (conflict, choice) => whileOpen({ type: "conflict resolved", conflict, choice }),
    restore: ({ data, calculatorVersion: version, createdAt }: Revision) =>
      version > calculator.version
        ? Promise.resolve(laterVersion)
        : saveWhileOpen({ type: "restored", input: data.input, version, note: texts.revision.restoredFrom(createdAt.toISOString()) }),
    dismissRefusals: () => whileOpen({ type: "refusals dismissed" }),
    retry: () => whileOpen({ type: "retry" }),
    close: () => {
      if (!isOpen) return;
      isOpen = false;
      dispatch({ type: "due" });
      onClose();
    },
  };
}
