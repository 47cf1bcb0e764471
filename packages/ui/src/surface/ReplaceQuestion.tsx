import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { Button } from "../elements/Button.tsx";
import { holdsEntries } from "./state/holdsEntries.ts";
import type { WorkedExample } from "./state/formInput.ts";
import type { CalculatorState } from "./state/useCalculator.ts";
import styles from "./surface.module.css";
import own from "./replaceQuestion.module.css";

interface ReplaceQuestionProps {
  readonly state: CalculatorState;
  readonly worked: readonly WorkedExample[] | undefined;
  /** What takes the place of what is entered. */
  readonly title: string;
  /** What is entered is kept in the history of a file. */
  readonly isKept: boolean;
  readonly onConfirm: (hasEntries: boolean) => void;
  readonly onClose: () => void;
}

/** Asks before an example or the defaults take the place of what was entered; where nothing was, they do at once. */
export function ReplaceQuestion({ state, worked, onConfirm, ...props }: ReplaceQuestionProps): ReactNode {
  const [hasEntries] = useState(() => holdsEntries(state, worked));
  const confirmed = useRef(false);
  useEffect(() => {
    if (hasEntries || confirmed.current) return;
    confirmed.current = true;
    onConfirm(false);
  }, [hasEntries, onConfirm]);
  return hasEntries ? <Question {...props} onConfirm={() => onConfirm(true)} /> : undefined;
}

type QuestionProps = Pick<ReplaceQuestionProps, "title" | "isKept" | "onClose"> & { readonly onConfirm: () => void };

/** Enter cancels at first: the focus is there. */
function Question({ title, isKept, onConfirm, onClose }: QuestionProps): ReactNode {
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
      className={styles.dialog}
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
        {title} will replace everything that is entered here. Undo restores it
        {isKept ? ", and the inputs as they are now are saved in the history of this file." : "."}
      </p>
      <div className={own.actions}>
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
