import { warningsByPlace, type Warning } from "@org/hvac-core/kernel";
import type { QuantityKind } from "@org/hvac-core/quantity";
import { memo, useMemo, type ReactNode } from "react";
import { lazyPart } from "../../elements/lazyPart.tsx";
import { placeName, currencyOf, type AnySuccess, type CalculatorState } from "@org/form/state";
import { answerText, groupsOf, showResult, type ResultGroup, type ShownResult, type PreferredUnits } from "@org/form/results";
import type { Tone } from "./DataTable.tsx";
import { Headlines } from "./Headlines.tsx";
import { ResultGroups, type ResultRow, type ShownGroup } from "./ResultGroups.tsx";
import { ResultTable, type ChooseRow } from "./ResultTables.tsx";
import { ShowStep } from "./StepLink.tsx";
import { Calculating } from "./Calculating.tsx";
import { Summary } from "./Summary.tsx";
import { useDebouncedValue } from "../useDebouncedValue.ts";
import { useLatestSuccess } from "./useLatestSuccess.ts";
import { NoteList, WarningList } from "./WarningList.tsx";
import { texts } from "./texts.ts";
import styles from "./results.module.css";

/** Input of a figure. */
export interface FigureContext {
  readonly outcome: AnySuccess;
  readonly state: CalculatorState;
  readonly preferredUnits: PreferredUnits;
  /** Scrolls to a field of the form and focuses it. */
  readonly goTo: (path: string) => void;
}

type DrawFigure = (context: FigureContext) => ReactNode;

/** Tables of one kind, one for each row of a list, share the name before a dash: `sizes-suction`, `sizes-liquid`. */
const tableFamily = (id: string): string => id.split("-", 1)[0]!;

export interface ResultsProps {
  readonly state: CalculatorState;
  readonly preferredUnits: PreferredUnits;
  readonly chooseUnit: (kind: QuantityKind, unit: string) => void;
  readonly goTo: (path: string) => void;
  /** Opens the sheet at the step of a result. */
  readonly showStep: (result: string) => void;
  readonly figure: DrawFigure | undefined;
  /** Action when a row of a table is selected, by table. */
  readonly chooseRow: Readonly<Record<string, ChooseRow>>;
  /** For tables whose parts are cooling or heating. */
  readonly toneOf: ((outcome: AnySuccess) => Tone) | undefined;
}

/** The result groups with their rows; groups of tables and empty groups are omitted. */
function shownGroups(
  groups: readonly ResultGroup[],
  show: (name: string) => ShownResult | undefined,
  remarkOn: (name: string) => Warning | undefined,
): readonly ShownGroup[] {
  return groups.flatMap(({ title, lines }) => {
    const rows = lines.flatMap(([name]): ResultRow[] => {
      const shown = show(name);
      const remark = remarkOn(name);
      return shown ? [{ ...shown, severity: remark?.severity, remark: remark?.message }] : [];
    });
    return rows.length > 0 ? [{ title, rows }] : [];
  });
}

/** A first visit has no rows. */
export const RowResults = lazyPart(
  async () => (await import("./RowResults.tsx")).RowResults,
  () => texts.byRow.name,
);

const Figure = memo(function Figure({ draw: Drawn, context }: { readonly draw: DrawFigure; readonly context: FigureContext }): ReactNode {
  return <Drawn {...context} />;
});

/** The figure of a calculator. It is updated when the user stops typing: it costs more than the rest of the page. */
function DebouncedFigure({ draw, ...context }: FigureContext & { readonly draw: DrawFigure }): ReactNode {
  const { outcome, state, preferredUnits, goTo } = context;
  const latest = useMemo(() => ({ outcome, state, preferredUnits, goTo }), [outcome, state, preferredUnits, goTo]);
  return <Figure draw={draw} context={useDebouncedValue(latest)} />;
}

/** The results of a page, with the last valid ones while the input has errors. */
export function Results(props: ResultsProps): ReactNode {
  const latest = useLatestSuccess(props.state.outcome);
  return (
    <ShowStep value={props.state.outcome.ok ? props.showStep : undefined}>
      <ResultPanel {...props} latest={latest} />
    </ShowStep>
  );
}

/** A calculator with two scopes names the headline of each; before the first calculation, the headline of the first is shown. */
const maxHeadlines = 2;

/**
 * The results of a calculation: the headline largest, what to check right below it, the figure, tables, and every other result by group.
 * While the input has errors, everything keeps its place, numbers as dashes and the rest hidden, so that nothing jumps.
 */
function ResultPanel(props: ResultsProps & { readonly latest: AnySuccess | undefined }): ReactNode {
  const { state, latest, preferredUnits, chooseUnit, goTo, figure, chooseRow, toneOf } = props;
  const { definition, outcome, complete } = state;
  const { results, headline } = definition;
  const { unitSystem } = complete;
  const currency = currencyOf(state);
  const groups = useMemo(() => groupsOf(results, headline), [results, headline]);
  const tables = useMemo(() => (latest ? definition.tables(latest) : []), [definition, latest]);
  const isPresent = (name: string): boolean => latest === undefined || latest.results[name] !== undefined;
  const show = (name: string): ShownResult | undefined => {
    const field = results[name];
    return field?.type === undefined && field && isPresent(name)
      ? showResult(name, field, outcome, unitSystem, preferredUnits, currency)
      : undefined;
  };
  const byPlace = useMemo(() => warningsByPlace(latest?.warnings ?? []), [latest]);
  const remarkOn = (name: string): Warning | undefined => byPlace.find(({ result }) => result === name);
  const labelOf = (field: string): string | undefined => placeName(definition.fields, complete, field);
  const isRefused = !outcome.ok;

  return (
    <div className={styles.panel}>
      {latest && (
        <p className={styles.answer} data-refused={isRefused || undefined}>
          {answerText(state, latest, preferredUnits)}
        </p>
      )}
      <div className={styles.head} data-refused={isRefused || undefined} data-older={state.isCalculating || undefined}>
        <Headlines
          headlines={headline.flatMap((name) => show(name) ?? []).slice(0, maxHeadlines)}
          unitSystem={unitSystem}
          chooseUnit={chooseUnit}
        />
        <Calculating isCalculating={state.isCalculating}>
          <Summary outcome={outcome} />
        </Calculating>
      </div>
      {latest && (
        <div className={styles.held} data-refused={isRefused || undefined}>
          <WarningList warnings={latest.warnings} goTo={goTo} labelOf={labelOf} />
          {figure && (
            <DebouncedFigure key={definition.id} draw={figure} outcome={latest} state={state} preferredUnits={preferredUnits} goTo={goTo} />
          )}
          {tables.map((table) => (
            <ResultTable
              key={table.id}
              table={table}
              state={state}
              unitSystem={unitSystem}
              preferredUnits={preferredUnits}
              tone={toneOf?.(latest)}
              chooseRow={chooseRow[tableFamily(table.id)]}
            />
          ))}
        </div>
      )}
      <ResultGroups groups={shownGroups(groups, show, remarkOn)} unitSystem={unitSystem} chooseUnit={chooseUnit} />
      {latest && (
        <div className={styles.held} data-refused={isRefused || undefined}>
          {groups.flatMap(({ byRow }) =>
            byRow.map(([name, field]) =>
              (latest.results[name] as readonly unknown[] | undefined)?.length ? (
                <RowResults key={name} name={name} field={field} outcome={latest} state={state} preferredUnits={preferredUnits} />
              ) : undefined,
            ),
          )}
          <NoteList warnings={latest.warnings} goTo={goTo} labelOf={labelOf} />
        </div>
      )}
    </div>
  );
}

/** A headline in one line of text. */
export interface Headline {
  readonly label: string;
  readonly text: string;
}

/** The headlines, for announcements and for the bar on small screens. */
export function headlineText({ state, preferredUnits }: Pick<ResultsProps, "state" | "preferredUnits">): readonly Headline[] {
  const { definition, outcome, complete } = state;
  return definition.headline.flatMap((name) => {
    const field = definition.results[name];
    if (!field || field.type !== undefined) return [];
    const shown = showResult(name, field, outcome, complete.unitSystem, preferredUnits, currencyOf(state));
    return shown ? [{ label: shown.field.label, text: shown.text }] : [];
  });
}
