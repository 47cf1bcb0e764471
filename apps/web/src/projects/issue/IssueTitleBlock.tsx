import type { IssuedRevision } from "@org/data";
import { IconAlertTriangle, IconCircleCheck, IconHelpCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { momentText } from "../../page/dates.ts";
import { groupedHash } from "@org/documents/content";
import { texts } from "./texts.ts";
import { useIntact, type Intactness } from "./useIntact.ts";
import styles from "./issue.module.css";

interface IssueTitleBlockProps {
  readonly revision: IssuedRevision;
  /** Title of the calculator. */
  readonly calculator: string;
}

/** Title block of an issue: issuer, issued file, date, engine version, and whether its hash matches. */
export function IssueTitleBlock({ revision, calculator }: IssueTitleBlockProps): ReactNode {
  const { issue, note, engineVersion, calculatorVersion, createdAt, importedAt } = revision;
  const { lines } = texts;
  const issuedAt = new Date(issue.issuedAt);
  const isOtherDate = !importedAt && Math.abs(createdAt.getTime() - issuedAt.getTime()) > dayMs;
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
      [importedAt ? lines.importedIssuer : lines.issuedBy, issue.issuedBy],
      [importedAt ? lines.importedDate : lines.issuedAt, momentText(issuedAt)],
      importedAt ? [lines.importedAt, momentText(importedAt)] : [lines.receivedAt, momentText(createdAt)],
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
            <Verdict intactness={useIntact(revision)} isImported={importedAt !== undefined} />
            {isOtherDate && <Caution text={texts.otherDate} />}
          </dd>
        </div>
      </dl>
    </section>
  );
}

const dayMs = 24 * 60 * 60 * 1000;

function Caution({ text }: { readonly text: string }): ReactNode {
  return (
    <p className={styles.verdict} data-tone="caution">
      <IconHelpCircle size={16} stroke={1.6} aria-hidden />
      {text}
    </p>
  );
}

/** Whether the hash matches: an icon and words. For an imported issue the hash proves no more than that. */
function Verdict({ intactness, isImported }: { readonly intactness: Intactness; readonly isImported: boolean }): ReactNode {
  switch (intactness) {
    case "checking":
      return <p className={styles.verdict}>{texts.checking}</p>;
    case "intact":
      return isImported ? (
        <Caution text={texts.imported} />
      ) : (
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
      return <Caution text={texts.notChecked} />;
  }
}
