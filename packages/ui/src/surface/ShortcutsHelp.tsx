import { IconX } from "@tabler/icons-react";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { IconButton } from "../elements/Button.tsx";
import { commonTexts } from "../elements/texts.ts";
import { dialogTexts } from "./dialogTexts.ts";
import styles from "./surface.module.css";

/** The list of shortcuts as a modal dialog of the browser, open as long as it is rendered. */
export function ShortcutsHelp({ onClose }: { readonly onClose: () => void }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const id = useId();
  const apple = /Mac|iP(?:hone|ad)/.test(navigator.userAgent);
  return (
    <dialog ref={dialog} onClose={onClose} className={styles.dialog} aria-labelledby={id}>
      <header>
        <h2 id={id}>{dialogTexts.shortcuts.title}</h2>
        <IconButton label={commonTexts.close} onClick={() => dialog.current?.close()}>
          <IconX size={18} stroke={1.6} aria-hidden />
        </IconButton>
      </header>
      <dl>
        {dialogTexts.shortcuts.keys.map(([keys, meaning]) => (
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
      <p>{dialogTexts.shortcuts.numbers}</p>
    </dialog>
  );
}
