import {
  allEntries,
  type Explanation,
  type RowsBlock,
  type Sheet,
  type SheetEntry,
  type SheetRow,
  type StatedChoice,
  type Step,
} from "@org/hvac-core/kernel";
import { defaultUnit, siUnit, type UnitSystem } from "@org/hvac-core/quantity";
import type { Source } from "@org/hvac-core/sources";
import { useMemo, useState, type ReactNode } from "react";
import { citationText, decimalMark, formatQuantity } from "../../elements/numbers.ts";
import type { AnySuccess } from "../state/formInput.ts";
import { Formula, SheetFunctions } from "./Formula.tsx";
import styles from "./sheet.module.css";

export interface CalculationSheetProps {
  readonly explanation: Explanation;
  readonly outcome: AnySuccess;
  readonly unitSystem: UnitSystem;
  /** Rows are open: the page is printed. */
  readonly opensRows: boolean;
}

/** Digits of a value that later steps go on with. */
const carried = 6;

function siText(step: Step, unitSystem: UnitSystem): string {
  return formatQuantity(step.value, step.quantity, unitSystem, {
    unit: siUnit(step.quantity),
    digits: carried,
    decimals: 9,
    trimZeros: true,
  });
}

/** Geometry and arithmetic need no publication. */
const isPublished = ({ key }: Source): boolean => key !== "mathematics";

function StepLine({ step, unitSystem }: { readonly step: Step; readonly unitSystem: UnitSystem }): ReactNode {
  const si = siText(step, unitSystem);
  const own =
    defaultUnit(step.quantity, unitSystem) === siUnit(step.quantity) ? undefined : formatQuantity(step.value, step.quantity, unitSystem);
  return (
    <li className={styles.step} data-kind={step.kind} data-step={step.symbol}>
      <div className={styles.name}>
        <p>
          {step.name}
          {step.kind === "input" && <span className={styles.source}> input</span>}
        </p>
        {step.source && isPublished(step.source.source) && <p className={styles.source}>{citationText(step.source)}</p>}
      </div>
      <div className={styles.work}>
        <span className={styles.symbol}>
          <Formula text={step.symbol} />
        </span>
        {step.kind === "formula" && (
          <>
            <span className={styles.equals}>=</span>
            <span className={styles.formula}>
              <Formula text={step.expression} />
            </span>
            <span className={styles.equals}>=</span>
            <span className={styles.formula}>
              <Formula text={step.substitution} />
            </span>
          </>
        )}
        <span className={styles.equals}>=</span>
        <span className={styles.result}>
          {step.kind === "input" ? step.substitution : si}
          {step.kind === "input"
            ? step.substitution.replace(/\s/g, "") !== si.replace(/\s/g, "") && <small>{si}</small>
            : own && <small>{own}</small>}
        </span>
      </div>
    </li>
  );
}

function ChoiceLine({ choice }: { readonly choice: StatedChoice }): ReactNode {
  return (
    <li className={styles.step} data-kind="choice">
      <div className={styles.name}>
        <p>
          {choice.name}
          <span className={styles.source}> input</span>
        </p>
      </div>
      <p className={styles.text}>{choice.text}</p>
    </li>
  );
}

/** What is the same in all levels of a sheet. */
interface Level {
  readonly unitSystem: UnitSystem;
  readonly opensRows: boolean;
}

/** The steps of one row. They are built when somebody looks. */
function RowSteps({ row, ...level }: { readonly row: SheetRow } & Level): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const entries = isOpen || level.opensRows ? row.entries() : undefined;
  return (
    <details open={entries !== undefined} onToggle={(event) => !level.opensRows && setOpen(event.currentTarget.open)}>
      <summary>{row.title}</summary>
      {entries && <Entries entries={entries} {...level} />}
      {entries && !level.opensRows && <Sources entries={entries} />}
    </details>
  );
}

function Rows({ block, ...level }: { readonly block: RowsBlock } & Level): ReactNode {
  return (
    <li className={styles.rows}>
      <p>{block.title}</p>
      {block.rows.map((row) => (
        <RowSteps key={row.id} row={row} {...level} />
      ))}
    </li>
  );
}

function keyOf(entry: SheetEntry): string {
  if (entry.kind === "rows") return `rows ${entry.title}`;
  return entry.kind === "choice" ? `choice ${entry.field}` : entry.symbol;
}

function Entries({ entries, ...level }: { readonly entries: Sheet } & Level): ReactNode {
  return [...Map.groupBy(entries, ({ part }) => part ?? "")].map(([part, own]) => (
    <div key={part}>
      {part && <h3 className={styles.part}>{part}</h3>}
      <ol>
        {own.map((entry) => {
          const key = keyOf(entry);
          if (entry.kind === "rows") return <Rows key={key} block={entry} {...level} />;
          return entry.kind === "choice" ? (
            <ChoiceLine key={key} choice={entry} />
          ) : (
            <StepLine key={key} step={entry} unitSystem={level.unitSystem} />
          );
        })}
      </ol>
    </div>
  ));
}

/** The publications that entries cite, each once. */
function Sources({ entries }: { readonly entries: Sheet }): ReactNode {
  const sources = entries.flatMap((entry) => ("source" in entry && entry.source ? entry.source.source : []));
  const cited = new Map(sources.filter(isPublished).map((source) => [source.key, source]));
  return (
    cited.size > 0 && (
      <div>
        <h3 className={styles.part}>Sources</h3>
        <ul className={styles.sources}>
          {[...cited.values()].map(({ key, title, publisher, edition, url }) => (
            <li key={key}>
              {title}. {publisher}
              {edition && `, ${edition}`}. {url && <a href={url}>{new URL(url).hostname}</a>}
            </li>
          ))}
        </ul>
      </div>
    )
  );
}

/** Every step from the inputs to the results, grouped by part: name, formula, numbers put in, value, source. */
function CalculationSheet({ explanation, outcome, unitSystem, opensRows }: CalculationSheetProps): ReactNode {
  const sheet = useMemo(() => explanation.sheet(outcome, { decimalMark: decimalMark() }), [explanation, outcome]);
  return (
    <SheetFunctions value={explanation.functions}>
      <div className={styles.sheet}>
        <p className={styles.note}>Numbers put into a formula are in SI units. A value in your own units stands beside the SI value.</p>
        <Entries entries={sheet} unitSystem={unitSystem} opensRows={opensRows} />
        <Sources entries={opensRows ? allEntries(sheet) : sheet} />
      </div>
    </SheetFunctions>
  );
}

export function renderSheet(props: CalculationSheetProps): ReactNode {
  return <CalculationSheet {...props} />;
}
