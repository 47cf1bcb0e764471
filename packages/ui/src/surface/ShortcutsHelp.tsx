import { IconX } from "@tabler/icons-react";
import { useEffect, useId, useRef, type ReactNode } from "react";
import { IconButton } from "../elements/Button.tsx";
import { commonTexts } from "../elements/texts.ts";
import { keyNames } from "../elements/keyNames.ts";
import { dialogTexts } from "./dialogTexts.ts";
import { tableHelp, type TableCommand } from "./tableTexts.ts";
import styles from "./surface.module.css";

function Keys({ commands }: { readonly commands: readonly TableCommand[] }): ReactNode {
  return (
    <dl>
      {commands.map(({ keys, label }) => (
        <div key={label}>
          <dt>
            {keyNames(keys).map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{label}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The list of shortcuts as a modal dialog of the browser, open as long as it is rendered. */
export function ShortcutsHelp({ onClose }: { readonly onClose: () => void }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const id = useId();
  return (
    <dialog ref={dialog} onClose={onClose} className={styles.dialog} aria-labelledby={id}>
      <header>
        <h2 id={id}>{dialogTexts.shortcuts.title}</h2>
        <IconButton label={commonTexts.close} onClick={() => dialog.current?.close()}>
          <IconX size={18} stroke={1.6} aria-hidden />
        </IconButton>
      </header>
      <Keys commands={dialogTexts.shortcuts.keys.map(([keys, label]) => ({ keys, label }))} />
      <h3>{tableHelp.title}</h3>
      <Keys commands={tableHelp.commands} />
      <p>{dialogTexts.shortcuts.numbers}</p>
    </dialog>
  );
}
