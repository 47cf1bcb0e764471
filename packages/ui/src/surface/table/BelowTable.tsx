import type { ReactNode } from "react";
import { resultsOfRows } from "@org/form/rows";
import type { CalculatedState, CalculatorState } from "@org/form/state";
import { isUncalculated, RowResults, Tables, type useResultParts, type ResultsProps } from "../results/Results.tsx";
import { ResultGroups } from "../results/ResultGroups.tsx";
import { NoteList, WarningList } from "../results/WarningList.tsx";
import type { MainList } from "./mainLists.ts";
import { texts } from "./texts.ts";
import styles from "./tablePage.module.css";

interface BelowTableProps extends ResultsProps {
  readonly lists: readonly MainList[];
  /** The last complete input and its results. */
  readonly shown: CalculatedState | undefined;
  readonly parts: ReturnType<typeof useResultParts>;
}

/** The results that are not in the rows of a table, over the whole width. */
export function BelowTable(props: BelowTableProps): ReactNode {
  const { shown, parts, lists, preferredUnits, chooseUnit, goTo } = props;
  const state: CalculatorState = shown ?? props.state;
  const latest = shown?.outcome;
  const isRefused = !props.state.outcome.ok && !isUncalculated(props.state);
  const inTables = new Set(lists.map(([name, list]) => resultsOfRows(name, list)));
  return (
    <section className={styles.below} aria-label={texts.below} data-refused={isRefused || undefined}>
      {latest && (
        <div className={styles.part}>
          <WarningList outcome={latest} change={isRefused ? undefined : state.change} goTo={goTo} labelOf={parts.labelOf} />
          <Tables {...props} {...{ state, latest, isRefused }} tables={parts.tables} />
        </div>
      )}
      <ResultGroups groups={parts.groups} unitSystem={state.complete.unitSystem} chooseUnit={chooseUnit} />
      {latest && (
        <div className={styles.part}>
          {parts.byRow
            .filter(([name]) => !inTables.has(name))
            .map(([name, field]) => (
              <RowResults key={name} name={name} field={field} outcome={latest} state={state} preferredUnits={preferredUnits} />
            ))}
          <NoteList outcome={latest} goTo={goTo} labelOf={parts.labelOf} />
        </div>
      )}
    </section>
  );
}
