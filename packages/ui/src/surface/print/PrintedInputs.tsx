import { isActive, joinPath, type Field, type Fields, type ListField, type Path, type Scope } from "@org/hvac-core/kernel";
import { useId, type ReactNode } from "react";
import { Symbol } from "../sheet/Symbol.tsx";
import { rowName } from "../state/labels.ts";
import type { CalculatorState } from "../state/useCalculator.ts";
import { printedValue } from "./printedValue.ts";
import styles from "./print.module.css";

/** A field where it stands: the value there, and the values beside it. */
interface Place {
  readonly field: Field;
  readonly value: unknown;
  readonly path: Path;
  readonly scope: Scope;
}

interface Marks {
  readonly assumed: ReadonlySet<Path>;
  readonly unread: CalculatorState["unread"];
}

type Data = Readonly<Record<string, unknown>>;

/** More columns than these do not fit beside each other on paper: the rows of a list then stand as lines. */
const maxColumns = 8;

/** The fields that count, those of groups among them. */
function placesOf(fields: Fields, scope: Scope, within: Path = ""): Place[] {
  return Object.entries(fields).flatMap(([name, field]): Place[] => {
    if (!isActive(field, scope)) return [];
    const path = joinPath(within, name);
    const value = scope.values[name];
    return field.type === "group"
      ? placesOf(field.fields, { values: value as Data, around: scope }, path)
      : [{ field, value, path, scope }];
  });
}

function Value({ place, marks: { assumed, unread } }: { readonly place: Place; readonly marks: Marks }): ReactNode {
  const { field, value, path } = place;
  const text = unread[path];
  return (
    <>
      {text === undefined ? printedValue(field, value) : `“${text}”`}
      {assumed.has(path) && <em> assumed</em>}
    </>
  );
}

/** Rows of a list: a table where its columns fit the page, else one line for each row. */
function PrintedList({ place, marks }: { readonly place: Place; readonly marks: Marks }): ReactNode {
  const { path, scope } = place;
  const field = place.field as ListField;
  const rows = (place.value as readonly (Data & { readonly id: string })[]).map((row, index) => ({
    id: row.id,
    title: rowName(field, row, index),
    places: placesOf(field.row, { values: row, around: scope }, joinPath(path, row.id)),
  }));
  if (rows.length === 0) return null;
  const labels = [...new Set(rows.flatMap(({ places }) => places.map((each) => each.field.label)))];
  const isNested = rows.some(({ places }) => places.some((each) => each.field.type === "list"));
  const list =
    labels.length > maxColumns || isNested ? (
      <ol className={styles.lines}>
        {rows.map(({ id, title, places }) => (
          <li key={id}>
            <strong>{title}</strong>
            {places.map((each) =>
              each.field.type === "list" ? (
                <PrintedList key={each.path} place={each} marks={marks} />
              ) : (
                <span key={each.path}>
                  {each.field.label} <Value place={each} marks={marks} />
                </span>
              ),
            )}
          </li>
        ))}
      </ol>
    ) : (
      <table className={styles.rows}>
        <thead>
          <tr>
            <th scope="col">{field.rowLabel.charAt(0).toUpperCase() + field.rowLabel.slice(1)}</th>
            {labels.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, title, places }) => (
            <tr key={id}>
              <th scope="row">{title}</th>
              {labels.map((label) => {
                const own = places.find((each) => each.field.label === label);
                return <td key={label}>{own && <Value place={own} marks={marks} />}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    );
  return (
    <div className={styles.list}>
      <h3>{field.label}</h3>
      {list}
    </div>
  );
}

function PrintedSection({
  title,
  places,
  marks,
}: {
  readonly title: string;
  readonly places: readonly Place[];
  readonly marks: Marks;
}): ReactNode {
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
              <Value place={place} marks={marks} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The inputs on paper, in two columns by section: what was stated, and what was assumed, marked as such. Lists follow over the full width. */
export function PrintedInputs({ state }: { readonly state: CalculatorState }): ReactNode {
  const id = useId();
  const { definition, complete, outcome, unread } = state;
  const { sections, fields } = definition;
  const marks: Marks = { assumed: new Set(outcome.ok ? outcome.assumed : []), unread };
  const [firstSection] = sections;
  const bySection = Map.groupBy(placesOf(fields, { values: complete }), ({ path }) => {
    const own = fields[path.split(".")[0]!];
    return own?.section ?? firstSection?.id ?? "";
  });
  const isList = ({ field }: Place): boolean => field.type === "list";
  return (
    <section className={styles.inputs} aria-labelledby={id}>
      <h2 id={id}>Inputs</h2>
      <div className={styles.sections}>
        {sections.map(({ id, title }) => {
          const places = (bySection.get(id) ?? []).filter((place) => !isList(place));
          return places.length > 0 && <PrintedSection key={id} title={title} places={places} marks={marks} />;
        })}
      </div>
      {[...bySection.values()]
        .flat()
        .filter(isList)
        .map((place) => (
          <PrintedList key={place.path} place={place} marks={marks} />
        ))}
    </section>
  );
}
