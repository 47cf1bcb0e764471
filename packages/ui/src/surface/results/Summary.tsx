import type { ReactNode } from "react";
import type { AnyOutcome } from "@org/form/state";
import { SeverityIcon } from "./SeverityIcon.tsx";
import { severityOrder, severityPlurals, warningsId } from "@org/form/results";
import styles from "./results.module.css";

/** Number of warnings in one line with a fixed place; if the input has errors, why there are no results. */
export function Summary({ outcome }: { readonly outcome: AnyOutcome }): ReactNode {
  if (!outcome.ok) {
    const [first] = outcome.errors;
    return (
      <p className={styles.refused}>
        {outcome.errors.length === 1 ? first?.message : `${outcome.errors.length} inputs need attention; see the marked fields.`}
      </p>
    );
  }
  return (
    <p className={`${styles.summary} screen-only`}>
      {outcome.warnings.length === 0 && "Nothing to check"}
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
