import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { Button } from "../elements/Button.tsx";
import { notify } from "../elements/notifications/notify.ts";
import { prose } from "@org/form/numbers";
import type { Replacement } from "./replacement.ts";
import { openInput, holdsEntries, type WorkedExample, type CalculatorState } from "@org/form/state";
import { newPageInput } from "./state/newPageInput.ts";
import surfaceStyles from "./surface.module.css";
import styles from "./replaceInput.module.css";

interface ReplaceInputProps {
  readonly state: CalculatorState;
  readonly worked: readonly WorkedExample[] | undefined;
  readonly by: Replacement;
  /** Keeps what is entered, by the name of what takes its place: of a file, in its history. */
  readonly before: ((by: string) => void) | undefined;
  readonly onClose: () => void;
}

const nameOf = (by: Replacement): string => (by === "defaults" ? "The defaults" : `“${prose(by.title)}”`);

/** Puts an example, or the defaults, in the place of the input; the notice takes it back. */
function replaceInput({ definition, input, change }: CalculatorState, by: Replacement): void {
  const next = by === "defaults" ? newPageInput(definition, input.unitSystem) : openInput(definition, by.example).input;
  const id = change({ type: "load", input: next });
  notify({
    key: "example",
    message: by === "defaults" ? "All inputs were reset to their defaults." : `Loaded ${nameOf(by)}.`,
    action: { label: "Undo", run: () => change({ type: "undo", id }) },
  });
}

/** Puts an example, or the defaults, in the place of the input: at once where nothing was entered, else it asks. */
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
  /** What is entered is kept in the history of a file. */
  readonly isKept: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Enter cancels at first: the focus is there. */
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
        <h2 id={id}>Replace all inputs?</h2>
      </header>
      <p>
        {name} will replace everything that is entered here. Undo restores it
        {isKept ? ", and the inputs as they are now are saved in the history of this file." : "."}
      </p>
      <div className={styles.actions}>
        <Button ref={cancel} onClick={onClose}>
          Cancel
        </Button>
        <Button look="primary" onClick={onConfirm}>
          Replace
        </Button>
      </div>
    </dialog>
  );
}
