import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { texts } from "./texts.ts";
import styles from "./surface.module.css";

/** Result of renaming: whether the name is stored, or the reason why not. */
export type RenameResult = { readonly ok: true } | { readonly ok: false; readonly message: string };

interface NameEditorProps {
  readonly name: string;
  readonly rename: (name: string) => Promise<RenameResult>;
  readonly onDone: () => void;
}

/** The name as a field: Enter or leaving the field stores it, Escape restores the old name. */
function NameEditor({ name, rename, onDone }: NameEditorProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(name);
  const [fault, setFault] = useState<string>();
  const isBusy = useRef(false);
  const id = useId();
  useEffect(() => input.current?.select(), []);
  const store = async (): Promise<void> => {
    const next = text.trim();
    if (next === name) return onDone();
    if (next === "") return setFault(texts.fileName.required);
    if (isBusy.current) return;
    isBusy.current = true;
    const result = await rename(next);
    isBusy.current = false;
    if (result.ok) return onDone();
    setFault(result.message);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // The page's shortcuts, such as undo, are for the calculation.
    event.stopPropagation();
    if (event.key === "Enter") void store();
    else if (event.key === "Escape") onDone();
    else return;
    event.preventDefault();
  };
  return (
    <span className={styles.naming}>
      <input
        ref={input}
        value={text}
        dir="auto"
        autoComplete="off"
        aria-label={texts.fileName.label}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : id}
        onChange={(event) => {
          setText(event.target.value);
          setFault(undefined);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => (fault === undefined ? void store() : onDone())}
      />
      {fault !== undefined && (
        <span id={id} role="alert" className={styles.fault}>
          {fault}
        </span>
      )}
    </span>
  );
}

interface FileTitleProps {
  readonly name: string;
  /** Renames the file. */
  readonly rename: (name: string) => Promise<RenameResult>;
}

/** The name of a file as the title of its page: a click changes it. */
export function FileTitle({ name, rename }: FileTitleProps): ReactNode {
  const [isNaming, setNaming] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (isNaming)
    return (
      <NameEditor
        name={name}
        rename={rename}
        onDone={() => {
          const hadFocus = document.activeElement instanceof HTMLInputElement;
          setNaming(false);
          if (hadFocus) requestAnimationFrame(() => button.current?.focus());
        }}
      />
    );
  return (
    <h1 className={styles.fileTitle} dir="auto">
      <button ref={button} type="button" title={texts.fileName.hint(name)} onClick={() => setNaming(true)}>
        {name}
      </button>
    </h1>
  );
}
