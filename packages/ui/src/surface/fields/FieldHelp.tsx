import type { Warning } from "@org/hvac-core/kernel";
import type { Citation } from "@org/hvac-core/sources";
import { IconHelp } from "@tabler/icons-react";
import type { ReactNode, ToggleEvent } from "react";
import { citationText, prose } from "@org/form/numbers";
import { placePopup } from "../../elements/Popup.tsx";
import { SeverityIcon } from "../results/SeverityIcon.tsx";
import { severityWords } from "@org/form/results";
import { helpId } from "./fieldIds.ts";
import { texts } from "./texts.ts";
import styles from "./fields.module.css";

interface FieldHelpProps {
  readonly id: string;
  readonly label: string;
  readonly help: readonly string[];
  readonly source: Citation | undefined;
  readonly remarks: readonly Warning[];
}

function placeUnderRow(event: ToggleEvent<HTMLElement>): void {
  const panel = event.currentTarget;
  if (event.newState === "open") placePopup(panel.closest<HTMLElement>("[data-field]") ?? panel.parentElement!, panel, "start");
}

/**
 * Help of a field: warnings, meaning, usual range, source. It opens by its mark, when the pointer rests on the label, and
 * by F1 in the field; Escape closes it. The mark is not a tab stop: the text is the accessible description of the field.
 */
export function FieldHelp({ id, label, help, source, remarks }: FieldHelpProps): ReactNode {
  const [worst] = remarks;
  const name = worst ? texts.help.warningMark(severityWords[worst.severity], label) : texts.help.mark(label);
  return (
    <>
      <button
        type="button"
        className={`${styles.mark} screen-only`}
        tabIndex={-1}
        popoverTarget={helpId(id)}
        popoverTargetAction="show"
        aria-label={name}
        data-severity={worst?.severity}
      >
        {worst ? <SeverityIcon severity={worst.severity} size={15} /> : <IconHelp size={15} stroke={1.6} aria-hidden />}
      </button>
      <div id={helpId(id)} popover="auto" role="note" className={styles.help} onToggle={placeUnderRow}>
        {remarks.map((remark) => (
          <p key={remark.code}>
            <strong>{severityWords[remark.severity]}. </strong>
            {remark.message}
            {remark.source && <span className={styles.source}> {citationText(remark.source)}</span>}
          </p>
        ))}
        {help.map((line) => (
          <p key={line}>{prose(line)}</p>
        ))}
        {source && <p className={styles.source}>{citationText(source)}</p>}
      </div>
    </>
  );
}
