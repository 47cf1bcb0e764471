import { IconChevronRight, IconChevronUp } from "@tabler/icons-react";
import { useCallback, useEffect, useId, useMemo, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { Button } from "../elements/Button.tsx";
import { Spinner } from "../elements/Spinner.tsx";
import { CalculatorForm, type SectionTools } from "./fields/CalculatorForm.tsx";
import { goToField } from "./fields/goToField.ts";
import { lazyPart } from "../elements/lazyPart.tsx";
import { headlineText, ResultPanel } from "./results/ResultPanel.tsx";
import type { UnitWishes } from "./results/shown.ts";
import { useUnitWishes } from "./results/useUnitWishes.ts";
import { WarningList } from "./results/WarningList.tsx";
import { useExplanation } from "./sheet/useExplanation.ts";
import type { AnySuccess } from "./state/formInput.ts";
import { placeName } from "./state/labels.ts";
import type { CalculatorState } from "./state/useCalculator.ts";
import { PrintHead, type TitleBlock } from "./PrintHead.tsx";
import { TopBar } from "./TopBar.tsx";
import { useAnnouncement } from "./useAnnouncement.ts";
import { useShortcuts } from "./useShortcuts.ts";
import styles from "./surface.module.css";

/** The page for visitors draws its table as a figure; the views of others load this along. */
export const ResultTables = lazyPart(async () => (await import("./results/ResultTables.tsx")).ResultTables);
const ShortcutsHelp = lazyPart(async () => (await import("./ShortcutsHelp.tsx")).ShortcutsHelp);

/** What a figure gets to draw from. */
export interface FigureContext {
  readonly outcome: AnySuccess;
  readonly state: CalculatorState;
  readonly wishes: UnitWishes;
  /** Goes to the input of a field. */
  readonly goTo: (path: string) => void;
}

export interface CalculatorSurfaceProps {
  readonly state: CalculatorState;
  /** Name of the file that is open; a page without one says that nothing is saved. */
  readonly fileName?: string;
  /** Of a file: what its printed page says of the project and the company. */
  readonly titleBlock?: TitleBlock;
  readonly save?: () => void;
  /** Stands beside the title in place of the file's name. */
  readonly status?: ReactNode;
  /** Further actions of the bar. */
  readonly actions?: ReactNode;
  /** What is to be said about the file before anything else. */
  readonly lead?: ReactNode;
  /** Page that a shared link leads to; this one unless told otherwise. */
  readonly sharePath?: string;
  /** What of a link could not be used. */
  readonly notices?: readonly string[];
  readonly figure?: (context: FigureContext) => ReactNode;
  /** What stands at the top of sections, by their ids. */
  readonly sectionTools?: SectionTools;
}

/** The moment of printing, while the page is printed: what is folded away is then open. */
function usePrinting(): Date | undefined {
  const [printing, setPrinting] = useState<Date>();
  useEffect(() => {
    const before = (): void => flushSync(() => setPrinting(new Date()));
    const after = (): void => setPrinting(undefined);
    window.addEventListener("beforeprint", before);
    window.addEventListener("afterprint", after);
    return () => {
      window.removeEventListener("beforeprint", before);
      window.removeEventListener("afterprint", after);
    };
  }, []);
  return printing;
}

function SheetToCome({ isMissing, retry }: { readonly isMissing: boolean; readonly retry: () => void }): ReactNode {
  if (!isMissing) return <Spinner label="Loading the sheet" />;
  return (
    <p role="alert" className={styles.empty}>
      The steps could not be loaded; the results above are complete. They come as soon as the server can be reached.{" "}
      <Button small onClick={retry}>
        Try again
      </Button>
    </p>
  );
}

/** The one surface of all calculators: bar, inputs, results, figure, and how it was calculated. */
export function CalculatorSurface(props: CalculatorSurfaceProps): ReactNode {
  const { state, fileName, titleBlock, save, status, actions, lead, sharePath, notices = [], figure: Figure, sectionTools } = props;
  const { definition, complete, outcome } = state;
  const { unitSystem } = complete;
  const { wishes, chooseUnit } = useUnitWishes(unitSystem);
  const [sheetOpen, setSheetOpen] = useState(false);
  const [resultsOpen, setResultsOpen] = useState(false);
  const printing = usePrinting();
  const { loaded, isMissing, retry } = useExplanation(definition);
  const [helpOpen, setHelpOpen] = useState(false);
  const showHelp = useCallback(() => setHelpOpen(true), []);
  useShortcuts({ state, showHelp, save });
  const id = useId();
  const goTo = useCallback((path: string) => goToField(definition, path), [definition]);

  const tables = useMemo(() => (outcome.ok ? definition.tables(outcome) : []), [definition, outcome]);
  const headlines = headlineText({ state, wishes });
  const announcement = useAnnouncement(
    outcome.ok ? headlines.map(({ label, text }) => `${label} ${text}`).join(", ") : `No result: ${outcome.errors[0]?.message ?? ""}`,
  );
  const sheetWanted = sheetOpen || printing !== undefined;
  const [first] = headlines;

  return (
    <div className={styles.surface}>
      <TopBar
        state={state}
        examples={loaded?.explanation.cases}
        fileName={fileName}
        status={status}
        actions={actions}
        sharePath={sharePath}
        showHelp={showHelp}
      />
      <PrintHead state={state} titleBlock={titleBlock} fileName={fileName} sharePath={sharePath} at={printing} />
      {lead}
      <output className="sr-only">{announcement}</output>
      {notices.length > 0 && (
        <ul className={styles.notices}>
          {notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      )}
      <div className={styles.columns}>
        <div className={styles.inputs}>
          <CalculatorForm state={state} sectionTools={sectionTools} />
        </div>
        <div className={styles.outputs} data-open={resultsOpen || undefined}>
          <button
            type="button"
            className={styles.resultBar}
            aria-expanded={resultsOpen}
            aria-controls={`${id}-results`}
            onClick={() => setResultsOpen(!resultsOpen)}
          >
            <span>{(resultsOpen ? undefined : first?.label) ?? "Results"}</span>
            <strong className="numbers">{resultsOpen ? "" : first?.text}</strong>
            <IconChevronUp size={18} stroke={1.6} aria-hidden />
          </button>
          <section id={`${id}-results`} className={styles.results} aria-label="Results">
            <ResultPanel state={state} wishes={wishes} chooseUnit={chooseUnit} />
            {outcome.ok && (
              <>
                {Figure && <Figure outcome={outcome} state={state} wishes={wishes} goTo={goTo} />}
                <WarningList warnings={outcome.warnings} goTo={goTo} labelOf={(field) => placeName(definition.fields, complete, field)} />
                {tables.length > 0 && <ResultTables tables={tables} unitSystem={unitSystem} wishes={wishes} />}
              </>
            )}
          </section>
        </div>
      </div>
      <section className={styles.sheet} aria-labelledby={`${id}-sheet-title`}>
        <h2 id={`${id}-sheet-title`}>
          <button type="button" aria-expanded={sheetOpen} aria-controls={`${id}-sheet`} onClick={() => setSheetOpen(!sheetOpen)}>
            <IconChevronRight size={16} stroke={1.6} aria-hidden className="screen-only" />
            How this was calculated
          </button>
        </h2>
        <div id={`${id}-sheet`}>
          {sheetWanted &&
            outcome.ok &&
            (loaded ? (
              loaded.renderSheet({ explanation: loaded.explanation, outcome, unitSystem, opensRows: printing !== undefined })
            ) : (
              <SheetToCome isMissing={isMissing} retry={retry} />
            ))}
          {sheetOpen && !outcome.ok && <p className={styles.empty}>The steps appear as soon as the inputs can be calculated.</p>}
        </div>
      </section>
      {helpOpen && <ShortcutsHelp onClose={() => setHelpOpen(false)} />}
    </div>
  );
}
