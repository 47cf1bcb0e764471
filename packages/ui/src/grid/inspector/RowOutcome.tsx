import { joinPath, type Warning } from "@org/hvac-core/kernel";
import { unitSymbol } from "@org/hvac-core/quantity";
import { useId, useMemo, type ReactNode } from "react";
import type { Remarks } from "@org/form/fields";
import { prose } from "@org/form/numbers";
import { columnsOf, columnUnit, computedRows, computedText, computedValue, resultPath, rowPath, type ListSource } from "@org/form/rows";
import { currencyOf, withCurrency, type Row } from "@org/form/state";
import { SeverityIcon } from "../../surface/results/SeverityIcon.tsx";
import { StepLink, stepGroup } from "../../surface/results/StepLink.tsx";
import { inspectorTexts } from "./inspectorTexts.ts";
import styles from "./inspector.module.css";

interface RowOutcomeProps {
  readonly source: ListSource;
  readonly row: Row;
}

/** The results of a row, each with the way to its calculation. */
export function RowResultList({ source, row }: RowOutcomeProps): ReactNode {
  const { state, path, list } = source;
  const id = useId();
  const computed = computedRows(source);
  const columns = useMemo(() => columnsOf(state.definition, path, list), [state.definition, path, list]);
  const shown = columns.flatMap((column) => {
    if (column.kind !== "computed") return [];
    const value = computedValue(column, computed, row);
    return value === undefined || value === "" ? [] : [{ column, value }];
  });
  if (shown.length === 0) return undefined;
  const currency = currencyOf(state);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h4 id={id}>{inspectorTexts.results}</h4>
      <dl className={styles.results} {...stepGroup}>
        {shown.map(({ column, value }, index) => {
          const unit = columnUnit(column, source);
          return (
            <div key={column.key}>
              <dt>{prose(column.label)}</dt>
              <dd>
                {computedText(column, value, unit, source)} {withCurrency(unitSymbol(unit || "unitless"), currency)}
                {column.field.quantity !== "text" && (
                  <StepLink result={joinPath(resultPath(source, row), column.name)} label={column.label} isFirst={index === 0} />
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

/** Warnings about a row and what is in it, each once. */
export function remarksOfRow(source: ListSource, row: Row, remarks: Remarks): readonly Warning[] {
  const path = rowPath(source, row);
  const within = Object.entries(remarks).flatMap(([place, warnings = []]) =>
    place === path || place.startsWith(`${path}.`) ? warnings : [],
  );
  return [...new Map(within.map((warning) => [`${warning.code} ${warning.message}`, warning])).values()];
}

/** The warnings about a row. */
export function RowRemarks({ source, row, remarks }: RowOutcomeProps & { readonly remarks: Remarks }): ReactNode {
  const id = useId();
  const shown = remarksOfRow(source, row, remarks);
  if (shown.length === 0) return undefined;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h4 id={id}>{inspectorTexts.remarks}</h4>
      <ul className={styles.remarks}>
        {shown.map(({ code, severity, message }) => (
          <li key={`${code} ${message}`} data-severity={severity}>
            <SeverityIcon severity={severity} />
            <span>{message}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
