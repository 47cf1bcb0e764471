import type { DecimalMark } from "@org/hvac-core/quantity";
import type { ReactNode } from "react";
import { Button } from "../elements/Button.tsx";
import { GridDialog } from "./GridDialog.tsx";
import { ProblemTable } from "./ReportPanel.tsx";
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
const cells = (count: number): string => (count === 1 ? "1 cell" : `${count} cells`);

/** Dialog before a paste: the cells that cannot be read, with the reasons. */
export function PasteDialog({ question: { written, problems, marks }, onPaste, onChooseMark, onClose }: PasteDialogProps): ReactNode {
  const unparsedCount = Object.values(written.texts).filter((text) => text !== undefined && text.trim() !== "").length;
  const title = problems.length === 1 ? "1 cell cannot be pasted as it is" : `${cells(problems.length)} cannot be pasted as they are`;
  return (
    <GridDialog title={problems.length === 0 ? "Every cell can be pasted" : title} wide onClose={onClose}>
      <div className={styles.content}>
        <p>
          {cells(written.count)} can be pasted{written.added > 0 ? `, with ${written.added} new rows` : ""}.
          {unparsedCount > 0 &&
            ` ${unparsedCount === 1 ? "1 number" : `${unparsedCount} numbers`} that cannot be read will stay as text in the cell, marked, for you to correct.`}
          {unparsedCount < problems.length && " The other cells below keep what they have."}
        </p>
        {marks.evidence === "open" && (
          <label className={styles.choice}>
            <span>The numbers are written in two ways. Decimal mark</span>
            <select value="" onChange={({ target }) => onChooseMark(target.value as DecimalMark)}>
              <option value="">choose</option>
              <option value=".">point: 1.5</option>
              <option value=",">comma: 1,5</option>
            </select>
          </label>
        )}
        {problems.length > 0 && <ProblemTable cells={problems.slice(0, maxShown)} />}
        {problems.length > maxShown && <p>And {problems.length - maxShown} more.</p>}
      </div>
      <div className={styles.buttons}>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" data-begin onClick={onPaste}>
          Paste {cells(written.count)}
        </Button>
      </div>
    </GridDialog>
  );
}
