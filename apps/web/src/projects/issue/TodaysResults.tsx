import { engineVersion } from "@org/hvac-core";
import { IconArrowsDiff, IconCircleCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { changedResultTexts, resultLabel } from "../file/valueText.ts";
import type { ReadIssue } from "./readIssue.ts";
import { texts } from "./texts.ts";
import styles from "./issue.module.css";

/** What today's engine gives otherwise than was issued: nothing, no results at all, or each that differs. */
export function TodaysResults({ read: { state, changes, isReproduced } }: { readonly read: ReadIssue }): ReactNode {
  const { definition, complete, outcome } = state;
  return (
    <section aria-label={texts.today} className={styles.today} data-tone={isReproduced ? "good" : "caution"}>
      <h2>{texts.today}</h2>
      <p className={styles.verdict} data-tone={isReproduced ? "good" : "caution"}>
        {isReproduced ? <IconCircleCheck size={16} stroke={1.6} aria-hidden /> : <IconArrowsDiff size={16} stroke={1.6} aria-hidden />}
        {isReproduced
          ? texts.same(engineVersion)
          : outcome.ok
            ? texts.differs(engineVersion, changes.length)
            : texts.refused(engineVersion, [...new Set(outcome.errors.map(({ message }) => message))].join(" "))}
      </p>
      {outcome.ok && changes.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must scroll by keyboard too
        <section className={styles.table} aria-label={texts.differing} tabIndex={0}>
          <table className="numbers">
            <thead>
              <tr>
                <th scope="col">{texts.result}</th>
                <th scope="col">{texts.asIssued}</th>
                <th scope="col">{texts.now}</th>
              </tr>
            </thead>
            <tbody>
              {changes.map((change) => {
                const [issued, now] = changedResultTexts(change, complete.unitSystem);
                return (
                  <tr key={change.name}>
                    <th scope="row">{resultLabel(definition, change.name, complete)}</th>
                    <td>{issued}</td>
                    <td>{now}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}
