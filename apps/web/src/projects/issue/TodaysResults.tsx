import { engineVersion } from "@org/hvac-core";
import { ContentBlocks } from "@org/ui/print";
import { IconArrowsDiff, IconCircleCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { changedResultTexts, resultLabel } from "../file/valueText.ts";
import type { ReadIssue } from "./readIssue.ts";
import { texts } from "./texts.ts";
import styles from "./issue.module.css";

/** Differences between today's results and the issued ones: none, no results at all, or each that differs. */
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
        <ContentBlocks
          blocks={[
            {
              kind: "table",
              title: texts.differing,
              columns: [{ label: texts.result, isText: true }, { label: texts.asIssued }, { label: texts.now }],
              rows: changes.map((change) => ({
                cells: [resultLabel(definition, change.name, complete), ...changedResultTexts(change, complete.unitSystem)],
              })),
            },
          ]}
        />
      )}
    </section>
  );
}
