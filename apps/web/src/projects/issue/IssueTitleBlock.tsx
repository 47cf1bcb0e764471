import type { IssuedRevision } from "@org/data";
import { IconAlertTriangle, IconCircleCheck, IconHelpCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { momentText } from "../../pageParts/dates.ts";
import { groupedHash } from "../../reports/groupedHash.ts";
import { texts } from "./texts.ts";
import { useIntact, type Intactness } from "./useIntact.ts";
import styles from "./issue.module.css";

interface IssueTitleBlockProps {
  readonly revision: IssuedRevision;
  /** What the calculator is called. */
  readonly calculator: string;
}

/** What the issue states: who issued what, when, made with what, and whether its hash holds. */
export function IssueTitleBlock({ revision, calculator }: IssueTitleBlockProps): ReactNode {
  const { issue, note, engineVersion, calculatorVersion } = revision;
  const { lines } = texts;
  const company = [issue.company, issue.location].filter((text) => text !== "").join(", ");
  const entries = (
    [
      [lines.project, issue.project],
      [lines.projectNumber, issue.projectNumber],
      [lines.calculation, calculator],
      [lines.revision, issue.revision],
      [lines.purpose, note],
      [lines.preparedBy, issue.preparedBy],
      [lines.checkedBy, issue.checkedBy],
      [lines.company, company],
      [lines.issuedBy, issue.issuedBy],
      [lines.issuedAt, momentText(new Date(issue.issuedAt))],
      [lines.engine, texts.engine(engineVersion, calculatorVersion)],
    ] as const
  ).filter(([, text]) => text !== "");
  return (
    <section aria-label={texts.titleBlock}>
      <dl className={styles.titleBlock}>
        {entries.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
        <div className={styles.hash}>
          <dt>{lines.hash}</dt>
          <dd>
            <code>{groupedHash(issue.hash)}</code>
            <Verdict intactness={useIntact(revision)} />
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** Whether the hash holds: an icon and words. */
function Verdict({ intactness }: { readonly intactness: Intactness }): ReactNode {
  switch (intactness) {
    case "checking":
      return <p className={styles.verdict}>{texts.checking}</p>;
    case "intact":
      return (
        <p className={styles.verdict} data-tone="good">
          <IconCircleCheck size={16} stroke={1.6} aria-hidden />
          {texts.intact}
        </p>
      );
    case "changed":
      return (
        <p className={styles.verdict} data-tone="limit" role="alert">
          <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
          {texts.notIntact}
        </p>
      );
    case "unknown":
      return (
        <p className={styles.verdict} data-tone="caution">
          <IconHelpCircle size={16} stroke={1.6} aria-hidden />
          {texts.notChecked}
        </p>
      );
  }
}
