import type { ListField } from "@org/hvac-core/kernel";
import { use, useId, type ReactNode } from "react";
import { Symbol } from "../sheet/Symbol.tsx";
import { ResultLinksContext } from "../state/resultLinksContext.ts";
import type { PreferredUnits } from "@org/form/results";
import type { CalculatorState } from "@org/form/state";
import {
  cellTables,
  followedLines,
  followedTitle,
  isSchedule,
  hasCells,
  placesOf,
  textAt,
  listsWithResults,
  printedTable,
  printedUnits,
  sectionPlaces,
  type Marks,
  type Place,
  type PrintedReading,
} from "@org/documents/content";
import { PrintedBill } from "./PrintedBill.tsx";
import { PrintedCells } from "./PrintedCells.tsx";
import { PrintedSchedule } from "./PrintedSchedule.tsx";
import { PrintedList } from "./PrintedList.tsx";
import { PrintedUnits } from "./PrintedUnits.tsx";
import { useCurrency } from "../state/currencyContext.ts";
import styles from "./print.module.css";

interface SectionProps {
  readonly title: string;
  readonly places: readonly Place[];
  readonly marks: Marks;
}

function PrintedSection({ title, places, marks }: SectionProps): ReactNode {
  const inCurrency = useCurrency();
  return (
    <table className={styles.section}>
      <caption>{title}</caption>
      <tbody>
        {places.map((place) => (
          <tr key={place.path}>
            <th scope="row">
              {place.field.label}
              {place.field.symbol && (
                <span className={styles.symbol}>
                  <Symbol name={place.field.symbol} />
                </span>
              )}
            </th>
            <td>
              {inCurrency(textAt(place, marks))}
              {marks.assumed.has(place.path) && <em> assumed</em>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The series and matrices of a section. */
function SectionCells({ title, places, marks }: SectionProps): ReactNode {
  return (
    <>
      {cellTables(title, places, marks).map((table) => (
        <PrintedCells key={table.title} {...table} />
      ))}
      {places.filter(isSchedule).map((place) => (
        <PrintedSchedule key={place.path} place={place} />
      ))}
    </>
  );
}

/** Numbers that follow results of other files, with where they are from. */
function PrintedFollowed({ state }: { readonly state: CalculatorState }): ReactNode {
  const inCurrency = useCurrency();
  const lines = followedLines(state, use(ResultLinksContext));
  if (lines.length === 0) return null;
  return (
    <table className={`${styles.section} ${styles.followed}`}>
      <caption>{followedTitle}</caption>
      <tbody>
        {lines.map(({ path, label, text }) => (
          <tr key={path}>
            <th scope="row">{label}</th>
            <td>{inCurrency(text)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Lists that print with their results. */
function PrintedLists({ reading }: { readonly reading: PrintedReading }): ReactNode {
  return [...listsWithResults(reading)].map(([name, printed]) => {
    if (printed.as === "units") {
      const units = printedUnits(reading, name, printed);
      return units && <PrintedUnits key={name} units={units} />;
    }
    const table = printedTable(reading, name, printed);
    return table && <PrintedBill key={name} table={table} />;
  });
}

const noLists: ReturnType<typeof listsWithResults> = new Map();

/** The inputs on paper, in two columns by section: what was stated, and what was assumed, marked as such. Series and lists follow over the full width. */
export function PrintedInputs({
  state,
  preferredUnits,
}: {
  readonly state: CalculatorState;
  readonly preferredUnits: PreferredUnits;
}): ReactNode {
  const id = useId();
  const { definition, complete, outcome, unread } = state;
  const { sections, fields } = definition;
  const marks: Marks = { assumed: new Set(outcome.ok ? outcome.assumed : []), unread };
  const [firstSection] = sections;
  const bySection = Map.groupBy(placesOf({ values: complete, fields }), ({ path }) => {
    const own = fields[path.split(".")[0]!];
    return own?.section ?? firstSection?.id ?? "";
  });
  const ofSections = sections.map((section) => ({ ...section, places: sectionPlaces(bySection.get(section.id) ?? []) }));
  const elsewhere = outcome.ok ? listsWithResults(state) : noLists;
  const lists = ofSections.flatMap(({ places }) => places.filter(({ field, path }) => field.type === "list" && !elsewhere.has(path)));
  return (
    <>
      <section className={styles.inputs} aria-labelledby={id}>
        <h2 id={id}>Inputs</h2>
        <div className={styles.sections}>
          {ofSections.map(({ id, title, places }) => {
            const plain = places.filter((place) => place.field.type !== "list" && !hasCells(place));
            return plain.length > 0 && <PrintedSection key={id} title={title} places={plain} marks={marks} />;
          })}
        </div>
        {ofSections.map(({ id, title, places }) => (
          <SectionCells key={id} title={title} places={places} marks={marks} />
        ))}
        {lists.map((place) => (
          <PrintedList key={place.path} lists={[{ ...place, field: place.field as ListField, owner: "" }]} marks={marks} />
        ))}
        <PrintedFollowed state={state} />
      </section>
      {outcome.ok && <PrintedLists reading={{ ...state, outcome, preferredUnits }} />}
    </>
  );
}
