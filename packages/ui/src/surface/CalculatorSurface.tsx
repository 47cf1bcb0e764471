import { memo, useCallback, useMemo, useState, type ReactNode } from "react";
import { ChoicePickers, type ChoicePicker } from "./fields/choicePickers.ts";
import { CalculatorForm, type SectionTools } from "./fields/CalculatorForm.tsx";
import { goToField } from "./fields/goToField.ts";
import { TextSuggestions } from "./fields/textSuggestions.ts";
import type { Suggest } from "@org/form/fields";
import { lazyPart } from "../elements/lazyPart.tsx";
import { usePageMark } from "../elements/usePageMark.ts";
import { headlineText, type Headline, type ResultsProps } from "./results/Results.tsx";
import { useCalculated } from "./state/useCalculated.ts";
import { usePreferredUnits } from "./results/usePreferredUnits.ts";
import { useExplanation } from "./sheet/useExplanation.ts";
import { useSheet } from "./sheet/useSheet.ts";
import { currencyOf, holdsEntries, isStart, type AnyCalculator, type CalculatorState } from "@org/form/state";
import { isUnpriced } from "./print/lastLevel.ts";
import { PrintHead, type TitleBlock } from "./print/PrintHead.tsx";
import { usePaperLink } from "./print/usePaperLink.ts";
import { usePrinting } from "./print/usePrinting.ts";
import type { ReportRequest } from "@org/documents/content";
import { ExampleStrip } from "./ExampleStrip.tsx";
import type { FileFormat } from "./MoreMenu.tsx";
import type { Replacement } from "./replacement.ts";
import { errorText, type PreferredUnits } from "@org/form/results";
import { ResultsColumn } from "./ResultsColumn.tsx";
import { SheetSection } from "./SheetSection.tsx";
import { SkipToTable } from "./SkipToTable.tsx";
import { TopBar } from "./TopBar.tsx";
import { hasRoomForTables, mainListsOf, useRoomForTables, type MainList } from "./table/mainLists.ts";
import { useAnnouncement } from "./useAnnouncement.ts";
import { useShortcuts } from "./useShortcuts.ts";
import { Currency } from "./state/currencyContext.ts";
import { texts } from "./texts.ts";
import styles from "./surface.module.css";

const TablePage = lazyPart(async () => (await import("./table/TablePage.tsx")).TablePage, undefined, <div className={styles.tablePlace} />);

/** Loads the code of the page of a table, if a calculator has one in this window, while its input is being loaded. */
export function preloadTable({ fields }: AnyCalculator): void {
  if (hasRoomForTables() && Object.values(fields).some((field) => field.type === "list" && field.table)) TablePage.load().catch(() => {});
}

const ReplaceInput = lazyPart(async () => (await import("./ReplaceInput.tsx")).ReplaceInput);
const ShortcutsHelp = lazyPart(async () => (await import("./ShortcutsHelp.tsx")).ShortcutsHelp);

/** Source of a file: a calculation with its units and title. */
export interface CalculationSource {
  readonly state: CalculatorState;
  readonly preferredUnits: PreferredUnits;
  readonly title: string;
}

export interface CalculatorSurfaceProps extends Partial<Pick<ResultsProps, "figure" | "chooseRow" | "toneOf">> {
  readonly state: CalculatorState;
  /** Name of the open file; without one, the page shows that nothing is saved. */
  readonly fileName?: string;
  /** The file name as an editable element, such as a `FileTitle`. */
  readonly fileTitle?: ReactNode;
  /** Project and company on the printed page of a file. */
  readonly titleBlock?: TitleBlock;
  readonly save?: () => void;
  /** Keeps the present input before an example or the defaults replace it: a file keeps it in its history. */
  readonly beforeReplacing?: (by: string) => void;
  /** Downloads the calculation as a file. */
  readonly download?: (format: FileFormat, source: CalculationSource) => Promise<void>;
  /** Next to the title: a file shows its project and whether it is saved. */
  readonly status?: ReactNode;
  /** Further actions of the bar. */
  readonly actions?: ReactNode;
  /** Message about the file, above everything else. */
  readonly lead?: ReactNode;
  /** Page that a shared link opens; this one by default. */
  readonly sharePath?: string;
  /** Parts of a link that could not be used. */
  readonly notices?: readonly string[];
  /** Tools at the top of sections, by section id. */
  readonly sectionTools?: SectionTools;
  /** Renders the dialog that asks for the options of a report and creates it. */
  readonly renderReport?: (request: ReportRequest) => ReactNode;
  /** Pickers for choices that words alone do not explain. */
  readonly pickers?: Readonly<Record<string, ChoicePicker>>;
  /** Suggestions of text fields while the user types. */
  readonly suggestions?: Readonly<Record<string, Suggest>>;
}

const noChoices = {};
const noPickers = {};
const noSuggestions = {};

/** Title of the printed page: the file name, else the name in the input, else the calculator's title. */
function titleOf({ definition, input }: CalculatorState, fileName: string | undefined): string {
  if (fileName !== undefined) return fileName;
  const name = Object.entries(definition.fields).find(([, { type, informational }]) => type === "text" && informational)?.[0];
  const enteredName = name === undefined ? undefined : input[name];
  return typeof enteredName === "string" && enteredName.trim() !== "" ? enteredName : definition.title;
}

/** The printed page: its title, the short link on it, when it is printed, and its parts at the selected level of detail. */
function usePaper(state: CalculatorState, fileName: string | undefined, { loaded, ready }: ReturnType<typeof useExplanation>) {
  const { title: calculator } = state.definition;
  const title = titleOf(state, fileName);
  const { link, linkReady } = usePaperLink(state, loaded, fileName === undefined);
  const calculated = useCalculated(state.isCalculating);
  const prepare = useCallback(async () => {
    await calculated();
    await linkReady(await ready());
  }, [calculated, ready, linkReady]);
  const printing = usePrinting(title === calculator ? title : `${title} · ${calculator}`, prepare);
  const isPrinted = printing.printedAt !== undefined;
  const parts = isPrinted ? loaded?.printedParts(state) : undefined;
  const isWithheld = isPrinted && !loaded && isUnpriced(state);
  return {
    ...printing,
    title,
    link: isWithheld || parts?.internal === false ? undefined : link,
    parts,
    /** Whether the printed page has no contents: the selected level has no money, and the parts without money are not loaded. */
    isWithheld,
    /** For the style. */
    partNames: isWithheld ? [] : parts && Object.entries(parts).flatMap(([name, isPart]) => (isPart ? [name] : [])),
    isPrinted,
    isSheetPrinted: isPrinted && !isWithheld && parts?.steps !== false,
  };
}

/** Announcement of changed results for screen readers. */
function announcedResults(state: CalculatorState, headlines: readonly Headline[]): string {
  const [error] = state.outcome.ok ? [] : state.outcome.errors;
  if (error) return texts.noResult(errorText(state, error));
  return headlines.map(({ label, text }) => `${label} ${text}`).join(", ");
}

function Notices({ notices }: { readonly notices: readonly string[] }): ReactNode {
  return (
    notices.length > 0 && (
      <ul className={styles.notices}>
        {notices.map((notice) => (
          <li key={notice}>{notice}</li>
        ))}
      </ul>
    )
  );
}

/** The tables of the page, if the window has room for them. */
function useTables({ definition, complete, input, unparsed }: CalculatorState) {
  const lists = useMemo(() => mainListsOf(definition, complete), [definition, complete]);
  const hasRoom = useRoomForTables();
  const isTable = hasRoom === true && lists.length > 0;
  const values = complete as Readonly<Record<string, unknown>>;
  const count = lists.reduce((sum, [name]) => sum + (values[name] as readonly unknown[]).length, 0);
  const isNew = useMemo(() => isStart(definition, input), [definition, input]);
  return {
    lists,
    isTable,
    isUndecided: hasRoom === undefined && lists.length > 0,
    // A new page may begin with some rows, a new file with an empty one.
    isFilled: !isNew && (count > 1 || (count === 1 && holdsEntries({ definition, input, unparsed }))),
  };
}

interface InputsAndResultsProps {
  readonly sectionTools: CalculatorSurfaceProps["sectionTools"];
  readonly pickers: CalculatorSurfaceProps["pickers"];
  readonly suggestions: CalculatorSurfaceProps["suggestions"];
  readonly results: ResultsProps;
  readonly lists: readonly MainList[];
  readonly isTable: boolean;
  /** A prerendered page is for all windows: the style shows the place of the table or the form. */
  readonly isUndecided: boolean;
  readonly headlines: readonly Headline[];
  readonly loaded: ReturnType<typeof useExplanation>["loaded"];
  readonly title: string;
  readonly parts: ReturnType<typeof usePaper>["parts"];
  readonly isPrinted: boolean;
  readonly isWithheld: boolean;
}

/**
 * Inputs and results: in the rows of tables, or next to each other. Printed, they are always those of the form. They render again only with other ones:
 * an open file tells three times per edit whether it is saved.
 */
const InputsAndResults = memo(function InputsAndResults(props: InputsAndResultsProps): ReactNode {
  const { results, lists, isTable, isUndecided, headlines, loaded, title, parts, isPrinted, isWithheld, sectionTools } = props;
  const { state } = results;
  return (
    <ChoicePickers value={props.pickers ?? noPickers}>
      <TextSuggestions value={props.suggestions ?? noSuggestions}>
        {isTable && <TablePage {...results} lists={lists} sectionTools={sectionTools} />}
        {isUndecided && <div className={styles.tablePlace} />}
        {(!isTable || isPrinted) && (
          <div className={isTable ? `${styles.columns} print-only` : styles.columns}>
            <div className={loaded || isWithheld ? `${styles.inputs} screen-only` : styles.inputs}>
              <CalculatorForm state={state} sectionTools={sectionTools} />
            </div>
            {isWithheld && <p className="print-only">{texts.unpricedMissingOnPaper}</p>}
            {loaded && parts && <loaded.PrintedInputs state={state} preferredUnits={results.preferredUnits} title={title} parts={parts} />}
            <ResultsColumn {...results} headlines={headlines} />
          </div>
        )}
      </TextSuggestions>
    </ChoicePickers>
  );
});

/** What shows the results: the same object until one of its parts changes. */
function useResults(
  { state, figure, chooseRow = noChoices, toneOf }: CalculatorSurfaceProps,
  showStep: ResultsProps["showStep"],
): ResultsProps {
  const { definition } = state;
  // Results of an earlier input are in its unit system.
  const { preferredUnits, chooseUnit } = usePreferredUnits((state.latest ?? state).complete.unitSystem);
  const goTo = useCallback((path: string) => goToField(definition, path), [definition]);
  return useMemo(
    () => ({ state, preferredUnits, chooseUnit, goTo, showStep, figure, chooseRow, toneOf }),
    [state, preferredUnits, chooseUnit, goTo, showStep, figure, chooseRow, toneOf],
  );
}

/** The page of every calculator: bar, inputs, results, figure and calculation sheet. */
export function CalculatorSurface(props: CalculatorSurfaceProps): ReactNode {
  const { state, fileName, save, download, renderReport, beforeReplacing } = props;
  const { definition, complete, outcome } = state;
  const { unitSystem } = complete;
  const sheet = useSheet();
  const results = useResults(props, sheet.goToStep);
  const { preferredUnits } = results;
  const explained = useExplanation(definition);
  const { loaded, isMissing, ready } = explained;
  const paper = usePaper(state, fileName, explained);
  const { title, link, print } = paper;
  const [replacement, replace] = useState<Replacement>();
  const examples = { definition, replace, unitSystem, worked: loaded?.explanation.cases, isMissing };
  const [helpOpen, setHelpOpen] = useState(false);
  const showHelp = useCallback(() => setHelpOpen(true), []);
  const [reportOpen, setReportOpen] = useState(false);
  useShortcuts({ state, showHelp, save, print });
  const headlines = useMemo(() => headlineText({ state, preferredUnits }), [state, preferredUnits]);
  const announcement = useAnnouncement(announcedResults(state, headlines));
  const source: CalculationSource = { state, preferredUnits, title };
  const { lists, isTable, isUndecided, isFilled } = useTables(state);
  usePageMark("table", isTable);
  return (
    <Currency value={currencyOf(state)}>
      <div
        className={styles.surface}
        data-table={isTable || undefined}
        data-undecided={isUndecided || undefined}
        data-printed={paper.partNames?.join(" ")}
      >
        {isTable && <SkipToTable />}
        <TopBar
          state={state}
          fileName={fileName}
          fileTitle={props.fileTitle}
          status={props.status}
          actions={props.actions}
          sharePath={props.sharePath}
          examples={examples}
          download={download && ((format) => void download(format, source))}
          print={print}
          report={renderReport && (() => setReportOpen(true))}
          showHelp={showHelp}
        />
        <PrintHead state={state} title={title} titleBlock={props.titleBlock} link={link} printedAt={paper.printedAt} />
        {props.lead}
        <output className="sr-only">{announcement}</output>
        <Notices notices={props.notices ?? []} />
        {!isFilled && <ExampleStrip {...examples} />}
        <InputsAndResults
          {...{ results, lists, isTable, isUndecided, headlines, loaded, title }}
          sectionTools={props.sectionTools}
          pickers={props.pickers}
          suggestions={props.suggestions}
          parts={paper.parts}
          isPrinted={paper.isPrinted}
          isWithheld={paper.isWithheld}
        />
        <SheetSection outcome={outcome} sheet={sheet} explained={explained} isPrinted={paper.isSheetPrinted} />
        {reportOpen &&
          renderReport?.({ ...source, link, explanation: async () => (await ready())?.explanation, onClose: () => setReportOpen(false) })}
        {replacement && (
          <ReplaceInput
            state={state}
            worked={examples.worked}
            by={replacement}
            before={beforeReplacing}
            onClose={() => replace(undefined)}
          />
        )}
        {helpOpen && <ShortcutsHelp onClose={() => setHelpOpen(false)} />}
      </div>
    </Currency>
  );
}
