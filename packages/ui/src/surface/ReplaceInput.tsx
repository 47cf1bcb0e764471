import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { Button } from "../elements/Button.tsx";
import { notify } from "../elements/notifications/notify.ts";
import { prose } from "@org/form/numbers";
import type { Replacement } from "./replacement.ts";
import { openInput, holdsEntries, type WorkedExample, type CalculatorState } from "@org/form/state";
import { newPageInput } from "./state/newPageInput.ts";
import surfaceStyles from "./surface.module.css";
import { commonTexts } from "../elements/texts.ts";
import { dialogTexts } from "./dialogTexts.ts";
import styles from "./replaceInput.module.css";

interface ReplaceInputProps {
  readonly state: CalculatorState;
  readonly worked: readonly WorkedExample[] | undefined;
  readonly by: Replacement;
  /** Keeps the present input before a replacement with the given name: a file keeps it in its history. */
  readonly before: ((by: string) => void) | undefined;
  readonly onClose: () => void;
}

const nameOf = (by: Replacement): string =>
  by === "defaults" ? dialogTexts.replace.defaults : dialogTexts.replace.example(prose(by.title));

/** Replaces the input by an example or the defaults; the notification can undo it. */
function replaceInput({ definition, input, change }: CalculatorState, by: Replacement): void {
  const next = by === "defaults" ? newPageInput(definition, input.unitSystem) : openInput(definition, by.example).input;
  const id = change({ type: "load", input: next });
  notify({
    key: "example",
    message: by === "defaults" ? dialogTexts.replace.resetDone : dialogTexts.replace.exampleLoaded(prose(by.title)),
    action: { label: commonTexts.undo, run: () => change({ type: "undo", id }) },
  });
}

/** Replaces the input by an example or the defaults: at once if nothing was entered, else after a confirmation. */
export function ReplaceInput({ state, worked, by, before, onClose }: ReplaceInputProps): ReactNode {
  const [asks] = useState(() => holdsEntries(state, worked));
  const isDone = useRef(false);
  useEffect(() => {
    if (asks || isDone.current) return;
    isDone.current = true;
    replaceInput(state, by);
    onClose();
  }, [asks, state, by, onClose]);
  if (!asks) return undefined;
  const confirm = (): void => {
    before?.(nameOf(by));
    replaceInput(state, by);
    onClose();
  };
  return <Question name={nameOf(by)} isKept={before !== undefined} onConfirm={confirm} onClose={onClose} />;
}

interface QuestionProps {
  readonly name: string;
  /** A file keeps the present input in its history. */
  readonly isKept: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Enter cancels at first: Cancel has the focus. */
function Question({ name, isKept, onConfirm, onClose }: QuestionProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const opened = dialog.current;
    const before = document.activeElement;
    opened?.showModal();
    cancel.current?.focus();
    return () => {
      opened?.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  const id = useId();
  return (
    <dialog
      ref={dialog}
      className={surfaceStyles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <h2 id={id}>{dialogTexts.replace.title}</h2>
      </header>
      <p>{isKept ? dialogTexts.replace.leadOfFile(name) : dialogTexts.replace.lead(name)}</p>
      <div className={styles.actions}>
        <Button ref={cancel} onClick={onClose}>
          {commonTexts.cancel}
        </Button>
        <Button look="primary" onClick={onConfirm}>
          {dialogTexts.replace.action}
        </Button>
      </div>
    </dialog>
  );
}
