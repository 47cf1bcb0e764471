import {
  type BySystem,
  type Condition,
  type Field,
  type Fields,
  type QuantityField,
  type ResultField,
  type ResultFields,
} from "@org/hvac-core";
import { bareUnit } from "@org/hvac-core/internal";
import { siUnit, unitSymbol, type QuantityKind } from "@org/hvac-core/quantity";
import { code, line } from "./markdown.ts";

const systems = ["Imperial", "Metric"] as const;
/** An option list or a condition is shown whole up to this length, and cut to `shownOfMore` beyond it. */
const longestList = 12;
const shownOfMore = 8;

/** A field with the path that importers write: `surfaces[].area`, `site.latitude`. */
function everyField(fields: Fields, prefix = ""): { readonly path: string; readonly field: Field }[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = prefix + name;
    const inside =
      field.type === "list" ? everyField(field.row, `${path}[].`) : field.type === "group" ? everyField(field.fields, `${path}.`) : [];
    return [{ path, field }, ...inside];
  });
}

/** Rows of the table of inputs: path, meaning, kind, units, defaults, limits, conditions. */
export function inputRows(fields: Fields): string[][] {
  const unitSystem = ["`unitSystem`", "Unit system of bare numbers and defaults", "choice", "", "`Imperial`", "", ""];
  const options = optionsOf(fields);
  const rows = everyField(fields).map(({ path, field }) => {
    const cell = "cell" in field ? field.cell : field;
    const number = cell.type === "quantity" ? cell : undefined;
    return [
      code(path),
      meaningOf(field),
      kindText(field),
      number ? pair(({ quantity }, system) => code(bareUnit(quantity, system)), number) : "",
      defaultText(field, options),
      number ? limitsText(number) : "",
      conditionsText(field.when, options),
    ];
  });
  return [unitSystem, ...rows];
}

function meaningOf({ label, help }: { readonly label: string; readonly help?: string }): string {
  return line(help === undefined ? label : `${label}. ${help}`);
}

function kindText(field: Field): string {
  const kind = plainKind(field);
  return field.informational ? `${kind}; changes no number` : kind;
}

function plainKind(field: Field): string {
  switch (field.type) {
    case "quantity":
      if (field.per) return `${code(field.quantity)}, or ${code(field.per.quantity)} of ${code(field.per.field)}`;
      return field.integer ? `${code(field.quantity)}, whole number` : code(field.quantity);
    case "text":
      return `text, up to ${field.maxLength} characters`;
    case "date":
      return "day, `2026-11-22`";
    case "reference":
      return `id of a row of ${[field.to].flat().map(code).join(" or ")}`;
    case "series":
      return `for each of ${code(field.axis)}: ${plainKind(field.cell)}`;
    case "matrix":
      return `for each of ${code(field.rows)} × ${code(field.columns)}: ${plainKind(field.cell)}`;
    case "list":
      return `list of up to ${field.maxRows} rows (${field.rowLabel})`;
    default:
      return field.type;
  }
}

/** Both unit systems in one cell, once where they agree. */
function pair<T>(textOf: (value: T, system: (typeof systems)[number]) => string, value: T): string {
  return [...new Set(systems.map((system) => textOf(value, system)))].join(" / ");
}

function bySystem(value: BySystem<number | string | null>, blank: string): string {
  const say = (each: number | string | null): string => (each === null ? blank : typeof each === "number" ? numberText(each) : code(each));
  return pair((each, system) => say(typeof each === "object" && each !== null ? each[system] : each), value);
}

function defaultText(field: Field, options: Options): string {
  switch (field.type) {
    case "quantity":
    case "choice": {
      const blank = "optional" in field && field.optional ? "blank" : "needed";
      const special = (field.defaultWhen ?? []).map(
        (each) => `${bySystem(each.default, blank)} where ${conditionsText(each.when, options)}`,
      );
      return [bySystem(field.default, blank), ...special].join("; ");
    }
    case "reference":
      return field.optional ? "none" : "needed";
    case "text":
      return field.default === "" ? "empty" : code(field.default);
    case "date":
      return field.default === null ? "none" : code(field.default);
    case "flag":
      return code(String(field.default));
    case "list":
      return "no rows";
    case "series":
    case "matrix":
      return defaultText(field.cell, options);
    case "group":
      return "";
  }
}

function limitsText({ quantity, min, max, usual }: QuantityField): string {
  const unit = unitSymbol(siUnit(quantity));
  const withUnit = (text: string): string => `${text} ${unit}`.trim();
  const range =
    max === Infinity
      ? `at least ${numberText(min)}`
      : min === -Infinity
        ? `at most ${numberText(max)}`
        : `${numberText(min)}…${numberText(max)}`;
  return withUnit(range) + (usual ? `; usual ${withUnit(usual.map(numberText).join("…"))}` : "");
}

/** Limits that are converted from round numbers have many digits; six tell them apart. Long ones are powers of ten. */
function numberText(value: number): string {
  const plain = String(Number(value.toPrecision(6)));
  const power = plain.length > 6 ? Number(plain).toExponential().replace("e+", "e") : plain;
  return (power.length < plain.length ? power : plain).replace(/^-/, "−");
}

/** Options of the choices by the name under which conditions ask for them. */
type Options = ReadonlyMap<string, readonly string[]>;

function optionsOf(fields: Fields): Options {
  return new Map(
    everyField(fields).flatMap(({ path, field }) =>
      field.type === "choice" || field.type === "reference"
        ? [[path.split(/\W+/).at(-1)!, field.type === "choice" ? Object.keys(field.options) : namesRow]]
        : [],
    ),
  );
}

/** Placeholder for the options of a reference: conditions ask only whether it names a row. */
const namesRow: readonly string[] = [];

/** Conditions in words, by the options that are left out where these are fewer. */
function conditionsText(conditions: readonly Condition[] | undefined, options: Options): string {
  const conditionText = ({ field, is }: Condition): string => {
    if (options.get(field) === namesRow) return `${code(field)} ${is.includes(true) ? "names a row" : "is blank"}`;
    const others = options.get(field)?.filter((option) => !is.includes(option)) ?? [];
    if (others.length > 0 && others.length < is.length / 2) return `${code(field)} is not ${alternatives(others.map(code))}`;
    return `${code(field)} is ${alternatives(is.map((each) => code(String(each))))}`;
  };
  return (conditions ?? []).map(conditionText).join(" and ");
}

function alternatives(texts: readonly string[]): string {
  const shown = texts.length <= longestList ? texts : [...texts.slice(0, shownOfMore), `one of ${texts.length - shownOfMore} more`];
  return shown.length > 1 ? `${shown.slice(0, -1).join(", ")} or ${shown.at(-1)}` : shown.join("");
}

/** Rows of the table of choices: path and options. */
export function choiceRows(fields: Fields): string[][] {
  return everyField(fields).flatMap(({ path, field }) => {
    const cell = "cell" in field ? field.cell : field;
    if (cell.type !== "choice") return [];
    const options = Object.entries(cell.options).map(([id, label]) => `${code(id)} ${line(label)}`);
    const shown = options.length <= longestList ? options : [...options.slice(0, shownOfMore), `… ${options.length} in all`];
    return [[code(path), shown.join("; ")]];
  });
}

/** Rows of the table of results: path, meaning, kind, SI unit, whether it may be absent. */
export function resultRows(results: ResultFields, prefix = ""): string[][] {
  return Object.entries(results).flatMap(([name, field]) => {
    const path = prefix + name;
    const row = [code(path), meaningOf(field), ...measureOf(field), presenceOf(field)];
    return field.type === "rows" ? [row, ...resultRows(field.row, `${path}[].`)] : [row];
  });
}

function presenceOf({ optional, when }: ResultField): string {
  const condition = when ? `with ${code(when.field)} ${when.is.map((option) => code(String(option))).join(" or ")}` : "";
  return [condition, optional ? "may be absent" : ""].filter(Boolean).join(", ");
}

function measureOf(field: ResultField): [kind: string, unit: string] {
  if (field.type === "rows") return ["rows, each with the `id` of the input's row", ""];
  if (field.quantity === "text") return ["text", ""];
  const kind = code(field.quantity);
  return [field.type === "series" ? `for each of ${code(field.axis)}: ${kind}` : kind, unitText(field.quantity)];
}

function unitText(quantity: QuantityKind): string {
  return unitSymbol(siUnit(quantity)) || "1";
}
