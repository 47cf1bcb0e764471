import { findingGrades, type GradedFinding } from "@org/hvac-core/building";
import type { ReactNode } from "react";
import { Disclosure } from "../Disclosure.tsx";
import { findingText } from "./findingTexts.ts";
import styles from "./rooms.module.css";
import { texts } from "./texts.ts";
import type { Writer } from "./writer.ts";

/** More findings for the record are shown on request: some files have hundreds, and nothing has to be done about them. */
const fewFindings = 5;

interface FindingListProps {
  readonly label: string;
  readonly findings: readonly GradedFinding[];
  readonly write: Writer;
}

/** Findings by their weight: what has to be decided, what changes numbers, and what is for the record. */
export function FindingList({ label, findings, write }: FindingListProps): ReactNode {
  return findingGrades.map((grade) => {
    const graded = findings.filter((each) => each.grade === grade);
    if (graded.length === 0) return null;
    const title = texts.grades[grade];
    const list = (
      <ul className={styles.findings} aria-label={`${label}: ${title}`}>
        {graded.map(({ finding }, index) => (
          <li key={index}>{findingText(finding, write)}</li>
        ))}
      </ul>
    );
    if (grade === "record" && graded.length > fewFindings)
      return (
        <Disclosure key={grade} summary={texts.gradeOf(title, graded.length)}>
          {() => list}
        </Disclosure>
      );
    return (
      <div key={grade}>
        <p className={styles.hint}>{title}</p>
        {list}
      </div>
    );
  });
}
