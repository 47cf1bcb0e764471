import { IconClipboardCopy, IconX } from "@tabler/icons-react";
import { useId, type ReactNode } from "react";
import { IconButton } from "../elements/Button.tsx";
import { copyTable } from "../elements/copyTable.ts";
import { reportHeads, reportTable, type ImportReport } from "@org/form/importing";
import { texts } from "./texts.ts";
import styles from "./dialog.module.css";

interface ReportPanelProps {
  readonly report: ImportReport;
  readonly onDismiss: () => void;
}

/** Maximum number of cells shown; copying takes all of them. */
const maxShown = 200;

/** Report of the values that an import or a paste changed or left out. It stays next to the list until it is dismissed. */
export function ReportPanel({ report, onDismiss }: ReportPanelProps): ReactNode {
  const { title, taken, cells } = report;
  const id = useId();
  return (
    <section className={styles.report} aria-labelledby={id}>
      <header>
        <h4 id={id}>{title}</h4>
        <IconButton small label={texts.report.copy} onClick={() => void copyTable(reportTable(report))}>
          <IconClipboardCopy size={15} stroke={1.6} aria-hidden />
        </IconButton>
        <IconButton small label={texts.report.dismiss} onClick={onDismiss}>
          <IconX size={15} stroke={1.6} aria-hidden />
        </IconButton>
      </header>
      {taken.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <div className={styles.reported} role="region" aria-label={texts.report.cells} tabIndex={0}>
        <ProblemTable cells={cells.slice(0, maxShown)} />
        {cells.length > maxShown && <p>{texts.report.more(cells.length - maxShown)}</p>}
      </div>
    </section>
  );
}

/** Cells with the reasons why they are not taken. */
export function ProblemTable({ cells }: { readonly cells: ImportReport["cells"] }): ReactNode {
  return (
    <table className={styles.problems}>
      <thead>
        <tr>
          {reportHeads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cells.map(({ row, column, text, why }, index) => (
          <tr key={index}>
            <td>{row}</td>
            <td>{column}</td>
            <td>{text}</td>
            <td>{why}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
