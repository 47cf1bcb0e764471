import type { Calculator, Field, Fields, ResultField } from "@org/hvac-core";
import { unitsOfField } from "@org/hvac-core/internal";
import { defaultUnit, unitSymbol, type QuantityKind } from "@org/hvac-core/quantity";
import { labelWithin } from "./labelWithin.ts";

/** Description of a field or a result on a page. */
export interface Line {
  readonly label: string;
  /** As in the sheet: `U_w`. */
  readonly symbol?: string;
  /** Units, or what may be chosen. */
  readonly what: string;
}

/** Lines that stand under one heading. */
export interface Group {
  readonly title: string;
  readonly lines: readonly Line[];
}

const distinct = (texts: readonly string[]): string =>
  [...new Set(texts)]
    .filter((text) => text !== "")
    .join(", ")
    .replaceAll("¤", "currency");

/** Longer lists of options are shown by their number. */
const namedOptions = 4;

const axisNames = { hours: "hour", months: "month", octaveBands: "octave band" } as const;

function whatOf(field: Field): string {
  switch (field.type) {
    case "quantity": {
      const units = (["Metric", "Imperial"] as const).flatMap((system) => unitsOfField(field, system).slice(0, field.per ? undefined : 2));
      return distinct(units.map(unitSymbol)) || "number";
    }
    case "choice": {
      const options = Object.values<string>(field.options);
      return options.length > namedOptions ? `${options.length} to choose from` : options.join(", ");
    }
    case "flag":
      return "yes or no";
    case "text":
      return "text";
    case "date":
      return "date";
    case "reference":
      return "one of the rows";
    case "series":
      return `${whatOf(field.cell)}, for each ${axisNames[field.axis]}`;
    case "matrix":
      return whatOf(field.cell);
    case "group":
      return labelsOf(field.fields);
    case "list":
      return `list; for each ${field.rowLabel}: ${labelsOf(field.row)}`;
  }
}

function labelsOf(fields: Fields): string {
  return Object.values(fields)
    .map(({ label }, index) => (index === 0 ? label : labelWithin(label)))
    .join(", ");
}

function lineOf(field: Field): Line {
  return { label: field.label, ...(field.symbol && { symbol: field.symbol }), what: whatOf(field) };
}

/** The fields of a calculator as its form has them. */
export function fieldGroups({ fields, sections }: Calculator): readonly Group[] {
  return sections
    .map(({ id, title }) => ({
      title,
      lines: Object.values(fields)
        .filter(({ section }) => section === id)
        .map(lineOf),
    }))
    .filter(({ lines }) => lines.length > 0);
}

function unitsOfKind(kind: QuantityKind | "text"): string {
  if (kind === "text") return "text";
  return distinct((["Metric", "Imperial"] as const).map((system) => unitSymbol(defaultUnit(kind, system)))) || "number";
}

function resultLine(field: ResultField): Line {
  const what =
    field.type === "rows"
      ? Object.values(field.row)
          .map(({ label }) => label)
          .join(", ")
      : unitsOfKind(field.quantity);
  return { label: field.label, ...(field.symbol && { symbol: field.symbol }), what: field.type === "rows" ? `for each: ${what}` : what };
}

/** The results of a calculator in the groups that it states. */
export function resultGroups({ results }: Calculator): readonly Group[] {
  const groups = Map.groupBy(Object.values(results), ({ group }) => group ?? "Results");
  return [...groups].map(([title, fields]) => ({ title, lines: fields.map(resultLine) }));
}

/** Number of fields of a form, without those of lists. */
export function countOfFields({ fields }: Calculator): number {
  return Object.keys(fields).length;
}
