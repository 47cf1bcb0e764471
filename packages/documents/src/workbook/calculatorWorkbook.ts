import { engineVersion } from "@org/hvac-core";
import { joinPath, pathSegments, type Fields, type ListField, type Table } from "@org/hvac-core/kernel";
import { fieldAt } from "@org/hvac-core/internal";
import { prose } from "@org/form/numbers";
import type { ListSource } from "@org/form/rows";
import { sheetNames, type WrittenCell, type WrittenSheet } from "../spreadsheet/writeXlsx.ts";
import { answerText, placeNames, warningText } from "@org/form/results";
import { currencyOf, isRecord, type AnySuccess, type Row } from "@org/form/state";
import { formulasOf, type Places } from "./formulas.ts";
import { factorOf, inputSheet } from "./inputSheet.ts";
import { listsOf, listSheet, rowsAbove, type ListSheet } from "./listSheets.ts";
import { rangeOf, reference, type Place } from "./cellPlaces.ts";
import { resultSheet } from "./resultSheet.ts";
import { headCells, numberCell, sheetOf, textCell, type Cells } from "./sheets.ts";
import { texts } from "./texts.ts";

/** Source of a workbook. */
export interface WorkbookSource extends Pick<ListSource, "state" | "preferredUnits"> {
  /** Name of the file or page. */
  readonly title: string;
  readonly date: Date;
}

/** Lists with rows, each with the lists around it, from the outside in. */
function listSheets(source: WorkbookSource, names: readonly string[], moneyDecimals: number): ReadonlyMap<string, ListSheet> {
  const lists = [...filledLists(source)];
  return new Map(
    lists.map(([path, instances], index) => [path, listSheet(names[index]!, instances, listsAround(source, path), moneyDecimals)]),
  );
}

function filledLists(source: WorkbookSource) {
  return [...listsOf(source)].filter(([, instances]) => instances.some(({ source: { rows } }) => rows.length > 0));
}

function listsAround({ state: { definition } }: WorkbookSource, path: string): readonly ListField[] {
  const segments = path.split(".");
  // Any row id will do: the path of a column has none.
  const paths = segments.slice(0, -1).map((_, index) => segments.slice(0, index + 1).join(".row."));
  return paths.flatMap((each) => {
    const field = fieldAt(definition.fields, each);
    return field?.type === "list" ? [field] : [];
  });
}

/** Cell of a number of a row, whether empty or not. */
function placeInList(sheets: ReadonlyMap<string, ListSheet>, path: string, kind: "field" | "result", factor: number): Place | undefined {
  const [list = "", id, ...names] = pathSegments(path);
  const sheet = sheets.get(list);
  const row = sheet?.rows.findIndex((each) => each.id === id) ?? -1;
  const name = names.join(".");
  const column = sheet?.columns.findIndex(({ content }) =>
    content.type === "field"
      ? kind === "field" && content.key === name
      : content.type === "result" && kind === "result" && content.name === name,
  );
  if (!sheet || column === undefined || column === -1 || row === -1) return undefined;
  if (typeof sheet.sheet.rows[rowsAbove + row]![sheet.shift + column]?.value === "string") return undefined;
  return { sheet: sheet.sheet.name, row: rowsAbove + row, column: sheet.shift + column, factor };
}

/** Factor of a field or result of a row in formulas; `undefined` if formulas cannot use its cells. */
function factorInList({ state: { definition } }: WorkbookSource, path: string, kind: "field" | "result"): number | undefined {
  const [list = "", , ...names] = pathSegments(path);
  if (kind === "field") {
    const field = fieldAt(definition.fields, path);
    return field?.type === "quantity" ? factorOf(field.quantity) : undefined;
  }
  const rows = Object.hasOwn(definition.results, list) ? definition.results[list] : undefined;
  const result = rows?.type === "rows" ? rows.row[names.join(".")] : undefined;
  return result?.type === undefined && result && result.quantity !== "text" ? factorOf(result.quantity) : undefined;
}

function placesIn(
  source: WorkbookSource,
  inputs: ReadonlyMap<string, Place>,
  results: ReadonlyMap<string, Place>,
  sheets: ReadonlyMap<string, ListSheet>,
): Places {
  const inList = (path: string, kind: "field" | "result"): Place | undefined => {
    const factor = factorInList(source, path, kind);
    return factor === undefined ? undefined : placeInList(sheets, path, kind, factor);
  };
  return {
    field: (path) => inputs.get(path) ?? inList(path, "field"),
    result: (path) => results.get(path) ?? inList(path, "result"),
    rowsOf: (list, name) => {
      const sheet = sheets.get(list);
      const column = sheet?.columns.findIndex(({ content }) => content.type === "result" && content.name === name) ?? -1;
      if (!sheet || column === -1 || sheet.rows.length === 0) return undefined;
      const factor = factorInList(source, joinPath(list, "row", name), "result");
      if (factor === undefined) return undefined;
      return { sheet: sheet.sheet.name, column: sheet.shift + column, first: rowsAbove, last: rowsAbove + sheet.rows.length - 1, factor };
    },
  };
}

/** Ranges of the rows of a list that belong to a group of a table. */
function groupRanges(sheets: ReadonlyMap<string, ListSheet>, within: string) {
  const rowsByGroup = new Map<Table, Map<string, number[]>>();
  return (table: Table, id: string): readonly string[] | undefined => {
    const { list, by, sum } = table.groups!;
    const sheet = sheets.get(list);
    const column = sheet?.columns.findIndex(({ content }) => content.type === "result" && content.name === sum) ?? -1;
    if (!sheet || column === -1) return undefined;
    let groups = rowsByGroup.get(table);
    if (!groups) rowsByGroup.set(table, (groups = new Map()));
    if (groups.size === 0)
      for (const [index, row] of sheet.rows.entries()) {
        const group = typeof row[by] === "string" ? row[by].trim() : "";
        groups.set(group, [...(groups.get(group) ?? []), index]);
      }
    const runs: [first: number, last: number][] = [];
    for (const index of groups.get(id) ?? []) {
      const last = runs.at(-1);
      if (last?.[1] === index - 1) last[1] = index;
      else runs.push([index, index]);
    }
    return runs.length === 0
      ? undefined
      : runs.map(([first, last]) => rangeOf(sheet.sheet.name, sheet.shift + column, rowsAbove + first, rowsAbove + last, within));
  };
}

/** Formulas of results with their cells, by path. */
type PlacedFormulas = ReadonlyMap<string, readonly [place: Place, formula: string]>;

/** The input with 0 for each missing optional number, so that its results are calculated. */
function withoutBlanks(fields: Fields, values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const filled = Object.entries(fields).flatMap(([name, field]): (readonly [string, unknown])[] => {
    const value = values[name];
    if (field.type === "quantity") return value === null && field.optional === "absent" ? [[name, 0]] : [];
    if (field.type !== "list" || !Array.isArray(value)) return [];
    return [[name, value.map((row: unknown) => (isRecord(row) ? withoutBlanks(field.row, row) : row))]];
  });
  return { ...values, ...Object.fromEntries(filled) };
}

/** The numbers of results by their paths. */
function numbersOf({ results }: AnySuccess): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  const add = (path: string, result: unknown): void => {
    if (isRecord(result) && typeof result["value"] === "number") numbers.set(path, result["value"]);
  };
  for (const [name, result] of Object.entries(results as Readonly<Record<string, unknown>>)) {
    add(name, result);
    for (const row of Array.isArray(result) ? (result as readonly Row[]) : [])
      for (const [key, cell] of Object.entries(row)) add(joinPath(name, row.id, key), cell);
  }
  return numbers;
}

/**
 * Results of a bill as formulas. They come from the bill with all empty numbers set to 0, so that an item that is later priced in the workbook gets its
 * amount: a formula reads an empty cell as 0. Other calculators have no cells for their intermediate values, and so no formulas.
 */
async function placedFormulas(
  { state: { definition, complete } }: WorkbookSource,
  outcome: AnySuccess,
  places: Places,
): Promise<PlacedFormulas> {
  const explanation = await definition.explanation();
  if (!Object.hasOwn(explanation.functions, "amountOf")) return new Map();
  const priced = definition.calculate(withoutBlanks(definition.fields, complete), { strict: false });
  const formulas = formulasOf(explanation.sheet(priced.ok ? priced : outcome), places);
  const [held, filled] = [numbersOf(outcome), numbersOf(priced.ok ? priced : outcome)];
  // A result that differs between an empty number and 0 cannot be a formula of cells.
  const isHeld = (path: string): boolean => pathSegments(path).length === 1 || (held.get(path) ?? 0) === filled.get(path);
  return new Map([...formulas].filter(([path]) => isHeld(path)).map(([path, formula]) => [path, [places.result(path)!, formula]]));
}

/** The sheet with the formulas of results in their cells; a result without a value, for lack of a price, is 0. */
function withFormulas(sheet: WrittenSheet, formulas: PlacedFormulas, moneyDecimals: number): WrittenSheet {
  const formulaByCell = new Map(
    [...formulas.values()]
      .filter(([place]) => place.sheet === sheet.name)
      .map(([{ row, column }, formula]) => [`${row} ${column}`, formula]),
  );
  const nothing = numberCell(0, { quantity: "money", moneyDecimals, isWhole: true });
  if (formulaByCell.size === 0) return sheet;
  const rows = sheet.rows.map((cells, row) =>
    cells.map((cell, column): WrittenCell | undefined => {
      const formula = formulaByCell.get(`${row} ${column}`);
      return formula === undefined ? cell : { ...(cell ?? nothing), formula };
    }),
  );
  return { ...sheet, rows };
}

/** The answer: references to its cells where all of them are formulas, otherwise in words. */
function answerRows({ state, preferredUnits }: WorkbookSource, formulas: PlacedFormulas, moneyDecimals: number): readonly Cells[] {
  const { definition, outcome } = state;
  const head = textCell(texts.answer, { isBold: true });
  if (!outcome.ok) {
    const errors = outcome.errors.map(({ message }): Cells => [textCell(texts.refused), textCell(message)]);
    return [[head, textCell(texts.notCalculated)], ...errors];
  }
  const live = definition.headline.flatMap((name): Cells[] => {
    const [place] = formulas.get(name) ?? [];
    const value = (outcome.results[name] as { readonly value?: unknown } | undefined)?.value;
    if (!place || typeof value !== "number") return [];
    const cell = numberCell(value, { quantity: "money", moneyDecimals }, { isBold: true });
    const label = textCell(prose(definition.results[name]!.label), { isBold: true });
    return [[label, { ...cell, formula: reference(place, "") }, textCell(currencyOf(state)?.sign ?? "")]];
  });
  return live.length === definition.headline.length ? live : [[head, textCell(answerText(state, outcome, preferredUnits))]];
}

/** Note on the results of a bill that do not respond to changes in the workbook. */
function fixedNote({ state: { definition, outcome } }: WorkbookSource, formulas: PlacedFormulas): readonly string[] {
  if (formulas.size === 0 || !outcome.ok) return [];
  const fixed = Object.entries(definition.results).flatMap(([name, field]) =>
    field.type === undefined && field.quantity === "money" && outcome.results[name] && !formulas.has(name) ? [prose(field.label)] : [],
  );
  return fixed.length === 0 ? [] : [texts.fixed(fixed.join(", "))];
}

function titleSheet(name: string, source: WorkbookSource, formulas: PlacedFormulas, moneyDecimals: number): WrittenSheet {
  const { definition, complete } = source.state;
  const lines: readonly (readonly [string, string])[] = [
    [texts.title.file, source.title],
    [texts.title.calculator, definition.title],
    [texts.title.units, complete.unitSystem],
    [texts.title.date, source.date.toLocaleDateString("en-CA")],
    [texts.title.madeBy, texts.title.engine(engineVersion)],
  ];
  const notes = [texts.formulas, ...fixedNote(source, formulas)];
  return sheetOf(
    name,
    [
      ...lines.map(([label, text]): Cells => [textCell(label, { isBold: true }), textCell(text)]),
      ...answerRows(source, formulas, moneyDecimals),
      [],
      ...notes.map((note): Cells => [textCell(note)]),
    ],
    0,
  );
}

function remarkSheet(name: string, { state: { outcome } }: WorkbookSource): WrittenSheet | undefined {
  if (!outcome.ok || outcome.warnings.length === 0) return undefined;
  const rows = outcome.warnings.map((warning): Cells => [
    textCell(warning.severity),
    textCell(warningText(outcome, warning), { wraps: true }),
    textCell(placeNames(warning.places ?? []), { wraps: true }),
  ]);
  return { ...sheetOf(name, [headCells(texts.heads.remarks), ...rows], 1), widths: [12, 100, 60] };
}

/**
 * A calculation as a workbook: summary, inputs, a sheet for each list, results with their tables, and remarks. Numbers are numeric cells with units in
 * the next column. Amounts and totals of a bill are formulas, taken from its calculation sheet, and so are sums of columns.
 */
export async function calculatorWorkbook(source: WorkbookSource): Promise<readonly WrittenSheet[]> {
  const { state } = source;
  const { definition, outcome } = state;
  const labels = filledLists(source).map(([path]) => {
    const around = listsAround(source, path);
    return [...around, fieldAt(definition.fields, path.split(".").join(".row.")) as ListField].map(({ label }) => prose(label)).join(" – ");
  });
  const [title, inputsName, resultsName, remarksName, ...listNames] = sheetNames([
    texts.sheets.summary,
    texts.sheets.inputs,
    texts.sheets.results,
    texts.sheets.remarks,
    ...labels,
  ]) as [string, string, string, string, ...string[]];
  const moneyDecimals = currencyOf(state)?.decimals ?? 2;
  const inputs = inputSheet(inputsName, source, moneyDecimals);
  const lists = listSheets(source, listNames, moneyDecimals);
  const groups = { rangesOf: groupRanges(lists, resultsName) };
  const results = outcome.ok ? resultSheet(resultsName, outcome, source, { groups, moneyDecimals }) : undefined;
  const places = placesIn(source, inputs.places, results?.places ?? new Map(), lists);
  const formulas = outcome.ok ? await placedFormulas(source, outcome, places) : new Map<string, readonly [Place, string]>();
  const remarks = remarkSheet(remarksName, source);
  return [
    titleSheet(title, source, formulas, moneyDecimals),
    inputs.sheet,
    ...[...lists.values()].map(({ sheet }) => sheet),
    ...(results ? [results.sheet] : []),
    ...(remarks ? [remarks] : []),
  ].map((sheet) => withFormulas(sheet, formulas, moneyDecimals));
}
