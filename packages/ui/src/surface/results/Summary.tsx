import type { ReactNode } from "react";
import { acceptanceOf } from "@org/hvac-core/internal";
import type { Path } from "@org/hvac-core/kernel";
import type { CalculatorState } from "@org/form/state";
import { Refusal } from "./Refusal.tsx";
import { SeverityIcon } from "./SeverityIcon.tsx";
import { acceptedWords, severityOrder, severityPlurals, warningsId } from "@org/form/results";
import { texts } from "./texts.ts";
import styles from "./results.module.css";

interface SummaryProps {
  readonly state: Pick<CalculatorState, "definition" | "complete" | "outcome" | "latest">;
  readonly goTo: (path: Path) => void;
}

/** Number of warnings in one line with a fixed place; if the input has errors, why there are no results. */
export function Summary({ state, goTo }: SummaryProps): ReactNode {
  const { outcome, latest } = state;
  if (!outcome.ok) return <Refusal state={state} errors={outcome.errors} hasLatest={latest !== undefined} goTo={goTo} />;
  const open = outcome.warnings.filter((warning) => acceptanceOf(outcome, warning) === undefined);
  const accepted = outcome.warnings.length - open.length;
  return (
    <p className={`${styles.summary} screen-only`}>
      {outcome.warnings.length === 0 && texts.summary.noWarnings}
      {severityOrder.map((severity) => {
        const count = open.filter((warning) => warning.severity === severity).length;
        const [singular, plural] = severityPlurals[severity];
        return (
          count > 0 && (
            <a key={severity} href={`#${warningsId[severity]}`} data-severity={severity}>
              <SeverityIcon severity={severity} size={15} />
              {count} {count === 1 ? singular : plural}
            </a>
          )
        );
      })}
      {accepted > 0 && <a href={`#${warningsId.caution}`}>{acceptedWords(accepted)}</a>}
    </p>
  );
}
