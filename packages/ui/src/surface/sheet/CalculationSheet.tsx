import type { Explanation, Sheet } from "@org/hvac-core/kernel";
import { useId, useMemo, useState, type ReactNode } from "react";
import { presentation } from "@org/form/numbers";
import type { AnySuccess } from "@org/form/state";
import { useObservable } from "../../elements/useObservable.ts";
import { Contents } from "./Contents.tsx";
import { Entries, type SheetLevel } from "./Entries.tsx";
import { SheetSettings } from "./Formula.tsx";
import { FunctionAppendix, SheetFunctions } from "./FunctionFolds.tsx";
import { createOpenRows, SheetRows, type OpenRows } from "./openRows.ts";
import { printedEntries } from "@org/documents/content";
import { SheetGoal } from "./SheetGoal.tsx";
import { Sources } from "./Sources.tsx";
import { printLineWidth, useLineWidth } from "./useLineWidth.ts";
import { useSettled } from "./useSettled.ts";
import type { StepGoal } from "./useSheet.ts";
import styles from "./sheet.module.css";

export interface CalculationSheetProps {
  readonly explanation: Explanation;
  readonly outcome: AnySuccess;
  /** Rows are open: the page is printed. */
  readonly opensRows: boolean;
  /** The step to show. */
  readonly goal?: StepGoal | undefined;
}

/** The parts of a sheet by heading, with the headings' ids. */
function partsOf(sheet: Sheet, id: string): readonly { readonly heading: string; readonly id: string; readonly entries: Sheet }[] {
  return [...Map.groupBy(sheet, ({ part }) => part ?? "")].map(([heading, entries], index) => ({
    heading,
    id: `${id}-part-${index}`,
    entries,
  }));
}

/** Below the steps on paper: the functions and sources of all printed steps, including those of rows. */
function PrintedAppendix({ sheet, openRows }: { readonly sheet: Sheet; readonly openRows: OpenRows }): ReactNode {
  const open = useObservable(openRows);
  const entries = printedEntries(sheet, open);
  return (
    <>
      <FunctionAppendix sheet={entries} />
      <Sources entries={entries} />
    </>
  );
}

/** Every step from the inputs to the results, grouped by part: name, formula, substituted numbers, value, source. */
function CalculationSheet({ explanation, outcome, opensRows, goal }: CalculationSheetProps): ReactNode {
  const { settled, ref } = useSettled<AnySuccess, HTMLDivElement>(outcome);
  const shown = opensRows ? outcome : settled;
  const sheet = useMemo(() => explanation.sheet(shown, presentation()), [explanation, shown]);
  const id = useId();
  const parts = partsOf(sheet, id);
  const screenLineWidth = useLineWidth();
  const lineWidth = opensRows ? printLineWidth : screenLineWidth;
  const setting = useMemo(() => ({ functions: explanation.functions, lineWidth }), [explanation, lineWidth]);
  const [openRows] = useState(createOpenRows);
  const level: SheetLevel = { unitSystem: shown.values.unitSystem, opensRows };
  return (
    <SheetSettings value={setting}>
      <SheetFunctions value={explanation.functions}>
        <SheetGoal value={goal}>
          <SheetRows value={openRows}>
            <div ref={ref} className={styles.sheet} data-sheet>
              <Contents parts={parts} lineWidth={lineWidth} />
              <div className={styles.body}>
                {parts.map(({ heading, id: headingId, entries }) => (
                  <div key={heading} className={styles.section}>
                    {heading && (
                      <h3 id={headingId} tabIndex={-1} className={styles.part}>
                        {heading}
                      </h3>
                    )}
                    <Entries entries={entries} {...level} />
                  </div>
                ))}
                {opensRows ? <PrintedAppendix sheet={sheet} openRows={openRows} /> : <Sources entries={sheet} />}
              </div>
            </div>
          </SheetRows>
        </SheetGoal>
      </SheetFunctions>
    </SheetSettings>
  );
}

export function renderSheet(props: CalculationSheetProps): ReactNode {
  return <CalculationSheet {...props} />;
}
