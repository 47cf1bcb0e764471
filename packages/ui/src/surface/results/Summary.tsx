import type { ReactNode } from "react";
import type { AnyOutcome } from "@org/form/state";
import { SeverityIcon } from "./SeverityIcon.tsx";
import { severityOrder, severityPlurals, warningsId } from "@org/form/results";
import { texts } from "./texts.ts";
import styles from "./results.module.css";

/** Number of warnings in one line with a fixed place; if the input has errors, why there are no results. */
export function Summary({ outcome }: { readonly outcome: AnyOutcome }): ReactNode {
  if (!outcome.ok) {
    const [first] = outcome.errors;
    return <p className={styles.refused}>{outcome.errors.length === 1 ? first?.message : texts.summary.errors(outcome.errors.length)}</p>;
  }
  return (
    <p className={`${styles.summary} screen-only`}>
      {outcome.warnings.length === 0 && texts.summary.noWarnings}
      {severityOrder.map((severity) => {
        const count = outcome.warnings.filter((warning) => warning.severity === severity).length;
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
    </p>
  );
}
