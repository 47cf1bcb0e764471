import {
  pathSegments,
  type RowsBlock,
  type Sheet,
  type SheetEntry,
  type SheetRow,
  type ChoiceEntry,
  type Step,
} from "@org/hvac-core/kernel";
import type { UnitSystem } from "@org/hvac-core/quantity";
import { use, useEffect, useState, type ReactNode } from "react";
import { Button } from "../../elements/Button.tsx";
import { GivenTable } from "./GivenTable.tsx";
import { SheetRows } from "./openRows.ts";
import { isPrintedWhole, placeOfRow } from "@org/documents/content";
import { SheetGoal } from "./SheetGoal.tsx";
import { SheetTableView } from "./SheetTableView.tsx";
import { Sources } from "./Sources.tsx";
import { StepLine } from "./StepLine.tsx";
import type { StepGoal } from "./useSheet.ts";
import { texts } from "./texts.tsx";
import styles from "./sheet.module.css";

/** Settings shared by all levels of a sheet. */
export interface SheetLevel {
  readonly unitSystem: UnitSystem;
  /** Rows are open: the page is printed. */
  readonly opensRows: boolean;
}

interface EntriesProps extends SheetLevel {
  readonly entries: Sheet;
  /** Position of the row that contains the entries. */
  readonly within?: string;
}

interface RowStepsProps extends SheetLevel {
  readonly row: SheetRow;
  readonly place: string;
  /** Printed even if nobody has opened it. */
  readonly isPrinted: boolean;
}

/** The steps of one row, built when the row is opened. */
function RowSteps({ row, place, isPrinted, ...level }: RowStepsProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const openRows = use(SheetRows);
  useEffect(() => (isOpen ? openRows?.open(place) : undefined), [isOpen, openRows, place]);
  const goal = use(SheetGoal);
  const [seenGoal, setSeenGoal] = useState<StepGoal>();
  // A link to a step of this row opens the row; the user may close it again.
  if (goal !== seenGoal) {
    setSeenGoal(goal);
    if (goal && pathSegments(goal.result).includes(row.id)) setOpen(true);
  }
  const entries = isOpen || isPrinted ? row.entries() : undefined;
  if (level.opensRows && !entries) return null;
  return (
    <details open={entries !== undefined} onToggle={(event) => !level.opensRows && setOpen(event.currentTarget.open)}>
      <summary>{row.title}</summary>
      {entries && <Entries entries={entries} within={place} {...level} />}
      {entries && !level.opensRows && <Sources entries={entries} />}
    </details>
  );
}

/** Rows listed at first; a project has thousands of rooms. */
const firstRows = 200;

function Rows({ block, within, ...level }: { readonly block: RowsBlock; readonly within: string } & SheetLevel): ReactNode {
  const { title, rows } = block;
  const goal = use(SheetGoal);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? rows : rows.slice(0, firstRows);
  const wanted = goal && rows.find(({ id }) => pathSegments(goal.result).includes(id));
  const isWhole = isPrintedWhole(block);
  return (
    <li className={styles.rows}>
      <p>{title}</p>
      {level.opensRows && !isWhole && <p>{texts.rows.openPrinted(rows.length)}</p>}
      {(wanted && !shown.includes(wanted) ? [...shown, wanted] : shown).map((row) => (
        <RowSteps key={row.id} row={row} place={placeOfRow(within, block, row)} isPrinted={level.opensRows && isWhole} {...level} />
      ))}
      {rows.length > shown.length && !level.opensRows && (
        <Button small onClick={() => setShowsAll(true)}>
          {texts.rows.showAll(rows.length)}
        </Button>
      )}
    </li>
  );
}

function isGiven(entry: SheetEntry): entry is Step | ChoiceEntry {
  return entry.kind === "input" || entry.kind === "choice";
}

/** The entries of one part or row: first the given values, then the steps. */
export function Entries({ entries, within = "", ...level }: EntriesProps): ReactNode {
  const given = entries.filter(isGiven);
  const known = new Set<string>();
  const isSourceKnown = ({ source }: Step): boolean => {
    const isKnown = source !== undefined && known.has(source.source.key);
    if (source) known.add(source.source.key);
    return isKnown;
  };
  return (
    <>
      {given.length > 0 && <GivenTable entries={given} />}
      <ol>
        {entries.map((entry) => {
          if (entry.kind === "rows")
            return entry.rows.length > 0 && <Rows key={`rows ${entry.title}`} block={entry} within={within} {...level} />;
          if (entry.kind === "table") return <SheetTableView key={`table ${entry.title}`} table={entry} />;
          return entry.kind === "input" || entry.kind === "choice" ? null : (
            <StepLine key={entry.symbol} step={entry} unitSystem={level.unitSystem} isSourceKnown={isSourceKnown(entry)} />
          );
        })}
      </ol>
    </>
  );
}
