import { warningsByPlace, type Table, type Warning } from "@org/hvac-core/kernel";
import type { QuantityKind } from "@org/hvac-core/quantity";
import { memo, useMemo, type ReactNode } from "react";
import { notify } from "../../elements/notifications/notify.ts";
import { lazyPart } from "../../elements/lazyPart.tsx";
import { placeName, currencyOf, type AnySuccess, type CalculatedState, type CalculatorState, type EditId } from "@org/form/state";
import { answerText, groupsOf, showResult, type ResultGroup, type ShownResult, type PreferredUnits } from "@org/form/results";
import type { Tone } from "./DataTable.tsx";
import { Headlines } from "./Headlines.tsx";
import { ResultGroups, type ResultRow, type ShownGroup } from "./ResultGroups.tsx";
import { ResultTable, type ChooseRow } from "./ResultTables.tsx";
import { ShowStep } from "./StepLink.tsx";
import { Calculating } from "./Calculating.tsx";
import { Summary } from "./Summary.tsx";
import { CaughtUp } from "../CaughtUp.tsx";
import { useFollowing } from "../useFollowing.ts";
import { RowSelectionContext, type RowSelection } from "../../elements/rowSelection.ts";
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

export type DrawFigure = (context: FigureContext) => ReactNode;

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

interface FollowingFigureProps extends FigureContext {
  readonly draw: DrawFigure;
  /** The selection of the table next to it. */
  readonly selection?: RowSelection;
}

/**
 * The figure of a calculator. It is updated when the user stops typing or selecting: it costs more than the rest of the page. What is selected in the
 * figure itself is followed at once.
 */
export function FollowingFigure({ draw, selection, outcome, state, preferredUnits, goTo }: FollowingFigureProps): ReactNode {
  const context = useMemo(() => ({ outcome, state, preferredUnits, goTo }), [outcome, state, preferredUnits, goTo]);
  const [shown, catchUp] = useFollowing(useMemo(() => ({ context, selection }), [context, selection]));
  const inFigure = useMemo(
    (): RowSelection | undefined =>
      shown.selection && {
        rows: shown.selection.rows,
        select: (row) => {
          shown.selection?.select(row);
          catchUp();
        },
      },
    [shown.selection, catchUp],
  );
  return (
    <CaughtUp catchUp={catchUp}>
      <RowSelectionContext value={inFigure}>
        <Figure draw={draw} context={shown.context} />
      </RowSelectionContext>
    </CaughtUp>
  );
}

/** Figures of the last complete input may be read, and not moved: an edit of that input would take the present one away. */
function askToComplete(): EditId {
  notify({ key: "complete-first", message: texts.refusal.completeFirst });
  return 0;
}

/** The state whose results are shown: the present one or, while it has errors, the last one without; before the first results, none. */
export function useShownState(state: CalculatorState): CalculatedState | undefined {
  const { latest } = state;
  const held = useMemo(() => latest && { ...latest, change: askToComplete }, [latest]);
  return state.outcome.ok ? (state as CalculatedState) : held;
}

/** The results of a page, with the last valid ones while the input has errors. */
export function Results(props: ResultsProps): ReactNode {
  return (
    <ShowStep value={props.state.outcome.ok ? props.showStep : undefined}>
      <ResultPanel {...props} />
    </ShowStep>
  );
}

/** A calculator with two scopes names the headline of each; before the first calculation, the headline of the first is shown. */
const maxHeadlines = 2;

/** What a page shows of the results of a state: its headlines, lines by group, tables, and the names of what warnings concern. */
export function useResultParts(state: CalculatorState, latest: AnySuccess | undefined, preferredUnits: PreferredUnits) {
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
  return {
    tables,
    labelOf,
    headlines: headline.flatMap((name) => show(name) ?? []).slice(0, maxHeadlines),
    groups: shownGroups(groups, show, remarkOn),
    byRow: groups.flatMap(({ byRow }) => byRow).filter(([name]) => (latest?.results[name] as readonly unknown[] | undefined)?.length),
  };
}

interface ResultHeadProps extends Pick<ResultsProps, "state" | "chooseUnit" | "goTo"> {
  readonly headlines: readonly ShownResult[];
}

/** Whether the first calculation of a page is not done yet. */
export const isUncalculated = ({ outcome, isCalculating }: CalculatorState): boolean =>
  isCalculating && !outcome.ok && outcome.errors.length === 0;

/** The headline, and below it the number of warnings, or why there are no results of the present input. */
export function ResultHead({ state, headlines, chooseUnit, goTo }: ResultHeadProps): ReactNode {
  return (
    <div className={styles.head} data-older={state.isCalculating || undefined}>
      <Headlines headlines={headlines} unitSystem={state.complete.unitSystem} chooseUnit={chooseUnit} />
      <Calculating isCalculating={state.isCalculating} progress={state.progress} isFirst={isUncalculated(state)}>
        <Summary state={state} goTo={goTo} />
      </Calculating>
    </div>
  );
}

interface TablesProps extends Pick<ResultsProps, "state" | "preferredUnits" | "toneOf" | "chooseRow"> {
  readonly latest: AnySuccess;
  readonly tables: readonly Table[];
  /** They are those of an earlier input, and select nothing. */
  readonly isRefused: boolean;
}

/** The tables of a calculation. */
export function Tables({ state, latest, tables, preferredUnits, toneOf, chooseRow, isRefused }: TablesProps): ReactNode {
  return tables.map((table) => (
    <ResultTable
      key={table.id}
      table={table}
      state={state}
      unitSystem={state.complete.unitSystem}
      preferredUnits={preferredUnits}
      tone={toneOf?.(latest)}
      chooseRow={isRefused ? undefined : chooseRow[tableFamily(table.id)]}
    />
  ));
}

/**
 * The results of a calculation: the headline largest, what to check right below it, the figure, tables, and every other result by group.
 * While the input has errors, everything is that of the last complete input and marked as such; before the first results there are dashes.
 */
function ResultPanel(props: ResultsProps): ReactNode {
  const { preferredUnits, chooseUnit, goTo, figure } = props;
  const shown = useShownState(props.state);
  const state: CalculatorState = shown ?? props.state;
  const latest = shown?.outcome;
  const { tables, labelOf, headlines, groups, byRow } = useResultParts(state, latest, preferredUnits);
  const isRefused = !props.state.outcome.ok && !isUncalculated(props.state);

  return (
    <div className={styles.panel} data-refused={isRefused || undefined} data-older={props.state.isCalculating || undefined}>
      {props.state.isCalculating && <p className="print-only">{texts.calculating.onPaper}</p>}
      {latest && <p className={styles.answer}>{answerText(state, latest, preferredUnits)}</p>}
      <ResultHead state={props.state} headlines={headlines} chooseUnit={chooseUnit} goTo={goTo} />
      {latest && (
        <div className={styles.held}>
          <WarningList outcome={latest} change={isRefused ? undefined : state.change} goTo={goTo} labelOf={labelOf} />
          {figure && (
            <FollowingFigure
              key={state.definition.id}
              draw={figure}
              outcome={latest}
              state={state}
              preferredUnits={preferredUnits}
              goTo={goTo}
            />
          )}
          <Tables {...props} {...{ state, latest, tables, isRefused }} />
        </div>
      )}
      <ResultGroups groups={groups} unitSystem={state.complete.unitSystem} chooseUnit={chooseUnit} />
      {latest && (
        <div className={styles.held}>
          {byRow.map(([name, field]) => (
            <RowResults key={name} name={name} field={field} outcome={latest} state={state} preferredUnits={preferredUnits} />
          ))}
          <NoteList outcome={latest} goTo={goTo} labelOf={labelOf} />
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

/** The headlines, for announcements and for the bar on small screens; while the input has errors, those of the last complete one. */
export function headlineText({ state, preferredUnits }: Pick<ResultsProps, "state" | "preferredUnits">): readonly Headline[] {
  const shown = state.latest ?? state;
  const { definition, outcome, complete } = shown;
  return definition.headline.flatMap((name) => {
    const field = definition.results[name];
    if (!field || field.type !== undefined) return [];
    const result = showResult(name, field, outcome, complete.unitSystem, preferredUnits, currencyOf(shown));
    return result ? [{ label: result.field.label, text: result.text }] : [];
  });
}
