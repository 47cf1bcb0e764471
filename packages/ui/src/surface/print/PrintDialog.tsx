import { levelTexts, type ReportLevel } from "@org/documents/content";
import type { CalculatorState } from "@org/form/state";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { Button } from "../../elements/Button.tsx";
import { commonTexts } from "../../elements/texts.ts";
import { dialogTexts } from "../dialogTexts.ts";
import { texts } from "../texts.ts";
import surfaceStyles from "../surface.module.css";
import { storeLevel } from "./lastLevel.ts";
import { printLevel, printLevels } from "./printLevel.ts";
import styles from "./print.module.css";

interface PrintDialogProps {
  readonly state: CalculatorState;
  readonly print: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the level of detail, and prints the page. */
export function PrintDialog({ state, print, onClose }: PrintDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const [level, setLevel] = useState<ReportLevel>(() => printLevel(state));
  const id = useId();
  const confirm = (): void => {
    storeLevel(level);
    dialog.current?.close();
    void print();
  };
  return (
    <dialog ref={dialog} onClose={onClose} className={surfaceStyles.dialog} aria-labelledby={id}>
      <header>
        <h2 id={id}>{texts.bar.print}</h2>
      </header>
      <div className={styles.level}>
        <label htmlFor={`${id}-level`}>{levelTexts.label}</label>
        <select id={`${id}-level`} value={level} onChange={({ target }) => setLevel(target.value as ReportLevel)}>
          {printLevels(state).map((each) => (
            <option key={each} value={each}>
              {levelTexts.names[each]}
            </option>
          ))}
        </select>
      </div>
      <p>{dialogTexts.print.hint}</p>
      <div className={styles.actions}>
        <Button onClick={() => dialog.current?.close()}>{commonTexts.cancel}</Button>
        <Button look="primary" onClick={confirm}>
          {texts.bar.print}
        </Button>
      </div>
    </dialog>
  );
}
