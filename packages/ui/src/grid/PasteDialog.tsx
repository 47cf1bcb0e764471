import type { DecimalMark } from "@org/hvac-core/quantity";
import type { ReactNode } from "react";
import { Button } from "../elements/Button.tsx";
import { GridDialog } from "./GridDialog.tsx";
import { ProblemTable } from "./ReportPanel.tsx";
import { commonTexts } from "../elements/texts.ts";
import { texts } from "./texts.ts";
import styles from "./dialog.module.css";
import type { PasteQuestion } from "@org/form/rows";

interface PasteDialogProps {
  readonly question: PasteQuestion;
  readonly onPaste: () => void;
  readonly onChooseMark: (decimal: DecimalMark) => void;
  readonly onClose: () => void;
}

/** Maximum number of problems shown; an unsuitable spreadsheet has thousands. */
const maxShown = 100;

/** Dialog before a paste: the cells that cannot be read, with the reasons. */
export function PasteDialog({ question: { written, problems, marks }, onPaste, onChooseMark, onClose }: PasteDialogProps): ReactNode {
  const unparsedCount = Object.values(written.texts).filter((text) => text !== undefined && text.trim() !== "").length;
  return (
    <GridDialog title={texts.paste.title(problems.length)} wide onClose={onClose}>
      <div className={styles.content}>
        <p>
          {texts.paste.lead(written.count, written.added)}
          {unparsedCount > 0 && texts.paste.unparsed(unparsedCount)}
          {unparsedCount < problems.length && texts.paste.others}
        </p>
        {marks.evidence === "open" && (
          <label className={styles.choice}>
            <span>{texts.paste.marks}</span>
            <select value="" onChange={({ target }) => onChooseMark(target.value as DecimalMark)}>
              <option value="">{texts.notChosen}</option>
              <option value=".">{texts.decimalMark.point}</option>
              <option value=",">{texts.decimalMark.comma}</option>
            </select>
          </label>
        )}
        {problems.length > 0 && <ProblemTable cells={problems.slice(0, maxShown)} />}
        {problems.length > maxShown && <p>{texts.more(problems.length - maxShown)}</p>}
      </div>
      <div className={styles.buttons}>
        <Button onClick={onClose}>{commonTexts.cancel}</Button>
        <Button look="primary" data-begin onClick={onPaste}>
          {texts.paste.action(written.count)}
        </Button>
      </div>
    </GridDialog>
  );
}
