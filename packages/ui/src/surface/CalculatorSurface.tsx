import { IconChevronRight, IconChevronUp } from "@tabler/icons-react";
import { useCallback, useId, useState, type ReactNode } from "react";
import { Button } from "../elements/Button.tsx";
import { Spinner } from "../elements/Spinner.tsx";
import { ChoicePickers, type ChoicePicker } from "./fields/choicePickers.ts";
import { CalculatorForm, type SectionTools } from "./fields/CalculatorForm.tsx";
import { goToField } from "./fields/goToField.ts";
import { TextSuggestions } from "./fields/textSuggestions.ts";
import type { Suggest } from "@org/form/fields";
import { lazyPart } from "../elements/lazyPart.tsx";
import { headlineText, Results, type ResultsProps } from "./results/Results.tsx";
import { usePreferredUnits } from "./results/usePreferredUnits.ts";
import { useExplanation } from "./sheet/useExplanation.ts";
import { useSheet } from "./sheet/useSheet.ts";
import { currencyOf, type CalculatorState } from "@org/form/state";
import { PrintHead, type TitleBlock } from "./print/PrintHead.tsx";
import { usePaperLink } from "./print/usePaperLink.ts";
import { usePrinting } from "./print/usePrinting.ts";
import type { ReportRequest } from "@org/documents/content";
import { ExampleStrip } from "./ExampleStrip.tsx";
import type { FileFormat } from "./MoreMenu.tsx";
import type { Replacement } from "./replacement.ts";
import type { PreferredUnits } from "@org/form/results";
import { TopBar } from "./TopBar.tsx";
import { useAnnouncement } from "./useAnnouncement.ts";
import { useShortcuts } from "./useShortcuts.ts";
import { Currency } from "./state/currencyContext.ts";
import { commonTexts } from "../elements/texts.ts";
import { texts } from "./texts.ts";
import styles from "./surface.module.css";

const ReplaceInput = lazyPart(async () => (await import("./ReplaceInput.tsx")).ReplaceInput);
const ShortcutsHelp = lazyPart(async () => (await import("./ShortcutsHelp.tsx")).ShortcutsHelp);

/** What a file is made from: a calculation with its units and title. */
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

function SheetPlaceholder({
  isMissing,
  retry,
  isPrinted,
}: {
  readonly isMissing: boolean;
  readonly retry: () => void;
  readonly isPrinted: boolean;
}): ReactNode {
  if (isPrinted) return <p className={styles.empty}>{texts.sheet.missingOnPaper}</p>;
  if (!isMissing) return <Spinner label={texts.sheet.loading} />;
  return (
    <p role="alert" className={styles.empty}>
      {texts.sheet.missing}{" "}
      <Button small onClick={retry}>
        {commonTexts.tryAgain}
      </Button>
    </p>
  );
}

/** The page of every calculator: bar, inputs, results, figure and calculation sheet. */
export function CalculatorSurface(props: CalculatorSurfaceProps): ReactNode {
  const { state, fileName, fileTitle, titleBlock, save, status, actions, lead, sharePath, notices = [], download, beforeReplacing } = props;
  const { renderReport, sectionTools, figure, chooseRow = noChoices, toneOf, pickers = noPickers, suggestions = noSuggestions } = props;
  const { definition, complete, outcome } = state;
  const { unitSystem } = complete;
  const { preferredUnits, chooseUnit } = usePreferredUnits(unitSystem);
  const sheet = useSheet();
  const [resultsOpen, setResultsOpen] = useState(false);
  const { loaded, isMissing, ready } = useExplanation(definition);
  const worked = loaded?.explanation.cases;
  const [replacement, replace] = useState<Replacement>();
  const examples = { definition, replace, unitSystem, worked, isMissing };
  const title = titleOf(state, fileName);
  const { link, linkReady } = usePaperLink(state, loaded, fileName === undefined);
  const prepare = useCallback(async () => linkReady(await ready()), [ready, linkReady]);
  const { printedAt, print } = usePrinting(title === definition.title ? title : `${title} · ${definition.title}`, prepare);
  const isPrinted = printedAt !== undefined;
  const [helpOpen, setHelpOpen] = useState(false);
  const showHelp = useCallback(() => setHelpOpen(true), []);
  const [reportOpen, setReportOpen] = useState(false);
  useShortcuts({ state, showHelp, save, print });
  const id = useId();
  const goTo = useCallback((path: string) => goToField(definition, path), [definition]);

  const headlines = headlineText({ state, preferredUnits });
  const announcement = useAnnouncement(
    outcome.ok ? headlines.map(({ label, text }) => `${label} ${text}`).join(", ") : texts.noResult(outcome.errors[0]?.message ?? ""),
  );
  const [first] = headlines;

  return (
    <Currency value={currencyOf(state)}>
      <div className={styles.surface}>
        <TopBar
          state={state}
          fileName={fileName}
          fileTitle={fileTitle}
          status={status}
          actions={actions}
          sharePath={sharePath}
          examples={examples}
          download={download && ((format) => void download(format, { state, preferredUnits, title }))}
          print={print}
          report={renderReport && (() => setReportOpen(true))}
          showHelp={showHelp}
        />
        <PrintHead state={state} title={title} titleBlock={titleBlock} link={link} printedAt={printedAt} />
        {lead}
        <output className="sr-only">{announcement}</output>
        {notices.length > 0 && (
          <ul className={styles.notices}>
            {notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        )}
        <ExampleStrip {...examples} />
        <div className={styles.columns}>
          <div className={loaded ? `${styles.inputs} screen-only` : styles.inputs}>
            <ChoicePickers value={pickers}>
              <TextSuggestions value={suggestions}>
                <CalculatorForm state={state} sectionTools={sectionTools} />
              </TextSuggestions>
            </ChoicePickers>
          </div>
          {isPrinted && loaded && <loaded.PrintedInputs state={state} preferredUnits={preferredUnits} />}
          <div className={styles.outputs} data-results-open={resultsOpen || undefined}>
            <button
              type="button"
              className={`${styles.resultBar} screen-only`}
              aria-expanded={resultsOpen}
              aria-controls={`${id}-results`}
              onClick={() => setResultsOpen(!resultsOpen)}
            >
              <span>
                {texts.resultsBar((resultsOpen ? undefined : first?.label) ?? texts.results, outcome.ok && outcome.leftOut !== undefined)}
              </span>
              <strong className="numbers">{resultsOpen ? "" : first?.text}</strong>
              <IconChevronUp size={18} stroke={1.6} aria-hidden />
            </button>
            <section id={`${id}-results`} className={styles.results} aria-label={texts.results}>
              <Results
                state={state}
                preferredUnits={preferredUnits}
                chooseUnit={chooseUnit}
                goTo={goTo}
                showStep={sheet.goToStep}
                figure={figure}
                chooseRow={chooseRow}
                toneOf={toneOf}
              />
            </section>
          </div>
        </div>
        <section className={styles.sheet} aria-labelledby={`${id}-sheet-title`}>
          <h2 id={`${id}-sheet-title`}>
            <button type="button" aria-expanded={sheet.isOpen} aria-controls={`${id}-sheet`} onClick={() => sheet.setOpen(!sheet.isOpen)}>
              <IconChevronRight size={16} stroke={1.6} aria-hidden className="screen-only" />
              {texts.sheet.title}
            </button>
          </h2>
          <div id={`${id}-sheet`}>
            {(sheet.isOpen || isPrinted) &&
              outcome.ok &&
              (loaded ? (
                loaded.renderSheet({ explanation: loaded.explanation, outcome, opensRows: isPrinted, goal: sheet.goal })
              ) : (
                <SheetPlaceholder isMissing={isMissing} retry={() => void ready()} isPrinted={isPrinted} />
              ))}
            {sheet.isOpen && !outcome.ok && <p className={styles.empty}>{texts.sheet.notCalculated}</p>}
          </div>
        </section>
        {reportOpen &&
          renderReport?.({
            state,
            preferredUnits,
            title,
            link,
            explanation: async () => (await ready())?.explanation,
            onClose: () => setReportOpen(false),
          })}
        {replacement && (
          <ReplaceInput state={state} worked={worked} by={replacement} before={beforeReplacing} onClose={() => replace(undefined)} />
        )}
        {helpOpen && <ShortcutsHelp onClose={() => setHelpOpen(false)} />}
      </div>
    </Currency>
  );
}
