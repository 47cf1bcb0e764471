import { IconX } from "@tabler/icons-react";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { IconButton } from "../elements/Button.tsx";
import styles from "./surface.module.css";

const shortcuts: readonly (readonly [keys: readonly string[], meaning: string])[] = [
  [["Enter"], "Next field"],
  [["Shift", "Enter"], "Previous field"],
  [["↑", "↓"], "One step up or down; with Shift, ten"],
  [["F1"], "Help on the field"],
  [["Alt", "↓"], "Units of the field"],
  [["Alt", "L"], "Link to a result of another file"],
  [["Ctrl", "Z"], "Undo"],
  [["Ctrl", "Shift", "Z"], "Redo"],
  [["Ctrl", "S"], "Save"],
  [["Ctrl", "P"], "Print"],
  [["?"], "This list"],
];

/** The list of shortcuts as a modal dialog of the browser, open as long as it is rendered. */
export function ShortcutsHelp({ onClose }: { readonly onClose: () => void }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const id = useId();
  const apple = /Mac|iP(?:hone|ad)/.test(navigator.userAgent);
  return (
    <dialog ref={dialog} onClose={onClose} className={styles.dialog} aria-labelledby={id}>
      <header>
        <h2 id={id}>Shortcuts</h2>
        <IconButton label="Close" onClick={() => dialog.current?.close()}>
          <IconX size={18} stroke={1.6} aria-hidden />
        </IconButton>
      </header>
      <dl>
        {shortcuts.map(([keys, meaning]) => (
          <div key={meaning}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{apple && key === "Ctrl" ? "⌘" : key}</kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p>
        You can type numbers as 12,5 · 1 200 · 3/4 · 75°F · 10 ft 6 in, in any suitable unit, and calculations: 6*5 · (4+2)*3 · 20 ft * 15
        ft.
      </p>
    </dialog>
  );
}
