import { engineVersion } from "@org/hvac-core";
import { fieldAt, pathSegments, type ListField, type Table } from "@org/hvac-core/kernel";
import { prose } from "../elements/numbers.ts";
import type { ListSource } from "../grid/index.ts";
import { sheetNames, type WrittenCell, type WrittenSheet } from "../spreadsheet/writeXlsx.ts";
import { answerText } from "../surface/results/answer.ts";
import { placeNames } from "../surface/results/placeNames.ts";
import { formulasOf, type Places } from "./formulas.ts";
import { inputSheet } from "./inputSheet.ts";
import { listsOf, listSheet, rowsAbove, type ListSheet } from "./listSheets.ts";
import { rangeOf, type Place } from "./places.ts";
import { resultSheet } from "./resultSheet.ts";
import { headCells, sheetOf, textCell, type Cells } from "./sheets.ts";

/** What a workbook is made of. */
export interface WorkbookSource extends Pick<ListSource, "state" | "preferredUnits"> {
  /** What the file or page is called. */
  readonly title: string;
  readonly at: Date;
}

/** Lists with rows, each with the lists around it, from the outside in. */
function listSheets(source: WorkbookSource, names: readonly string[]): ReadonlyMap<string, ListSheet> {
  const lists = [...filledLists(source)];
  return new Map(lists.map(([path, own], index) => [path, listSheet(names[index]!, own, listsAround(source, path))]));
}

function filledLists(source: WorkbookSource) {
  return [...listsOf(source)].filter(([, own]) => own.some(({ source: { rows } }) => rows.length > 0));
}

function listsAround({ state: { definition } }: WorkbookSource, path: string): readonly ListField[] {
  const segments = path.split(".");
  // Rows of any id: the path of a column has none.
  const paths = segments.slice(0, -1).map((_, index) => segments.slice(0, index + 1).join(".row."));
  return paths.flatMap((each) => {
    const field = fieldAt(definition.fields, each);
    return field?.type === "list" ? [field] : [];
  });
}

/** Where a number of a row stands, if it stands there as it counts. */
function placeInList(sheets: ReadonlyMap<string, ListSheet>, path: string, kind: "field" | "result"): Place | undefined {
  const [list = "", id, ...names] = pathSegments(path);
  const found = sheets.get(list);
  const row = found?.rows.findIndex((each) => each.id === id) ?? -1;
  const name = names.join(".");
  const column = found?.columns.findIndex(({ content }) =>
    content.type === "field"
      ? kind === "field" && content.key === name
      : content.type === "result" && kind === "result" && content.name === name,
  );
  if (!found || column === undefined || column === -1 || row === -1) return undefined;
  const cells = found.sheet.rows[rowsAbove + row]!;
  if (typeof cells[found.shift + column]?.value !== "number") return undefined;
  const factor = found.columns[column + 1]?.content.type === "unit" && cells[found.shift + column + 1]?.value === "%" ? 0.01 : 1;
  return { sheet: found.sheet.name, row: rowsAbove + row, column: found.shift + column, factor };
}

/** Whether the numbers of a field or result are plain where no percent stands beside them. */
function isPlain({ state: { definition } }: WorkbookSource, path: string, kind: "field" | "result"): boolean {
  const [list = "", , ...names] = pathSegments(path);
  if (kind === "field") {
    const field = fieldAt(definition.fields, path);
    return field?.type === "quantity" && (field.quantity === "ratio" || field.quantity === "money" || field.quantity === "count");
  }
  const rows = Object.hasOwn(definition.results, list) ? definition.results[list] : undefined;
  const result = rows?.type === "rows" ? rows.row[names.join(".")] : undefined;
  const quantity = result?.type === undefined ? result?.quantity : undefined;
  return quantity === "money";
}

function placesIn(
  source: WorkbookSource,
  inputs: ReadonlyMap<string, Place>,
  results: ReadonlyMap<string, Place>,
  sheets: ReadonlyMap<string, ListSheet>,
): Places {
  const inList = (path: string, kind: "field" | "result"): Place | undefined =>
    isPlain(source, path, kind) ? placeInList(sheets, path, kind) : undefined;
  return {
    field: (path) => inputs.get(path) ?? inList(path, "field"),
    result: (path) => results.get(path) ?? inList(path, "result"),
    rowsOf: (list, name) => {
      const found = sheets.get(list);
      const column = found?.columns.findIndex(({ content }) => content.type === "result" && content.name === name) ?? -1;
      if (!found || column === -1 || found.rows.length === 0) return undefined;
      return { sheet: found.sheet.name, column: found.shift + column, first: rowsAbove, last: rowsAbove + found.rows.length - 1 };
    },
  };
}

/** Ranges of the rows of a list that belong to a group of a table. */
function groupRanges(sheets: ReadonlyMap<string, ListSheet>, within: string) {
  const rowsByGroup = new Map<Table, Map<string, number[]>>();
  return (table: Table, id: string): readonly string[] | undefined => {
    const { list, by, sum } = table.groups!;
    const found = sheets.get(list);
    const column = found?.columns.findIndex(({ content }) => content.type === "result" && content.name === sum) ?? -1;
    if (!found || column === -1) return undefined;
    let groups = rowsByGroup.get(table);
    if (!groups) rowsByGroup.set(table, (groups = new Map()));
    if (groups.size === 0)
      for (const [index, row] of found.rows.entries()) {
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
      : runs.map(([first, last]) => rangeOf(found.sheet.name, found.shift + column, rowsAbove + first, rowsAbove + last, within));
  };
}

/** The sheet with the formulas of results in their cells. */
function withFormulas(sheet: WrittenSheet, formulas: ReadonlyMap<string, readonly [place: Place, formula: string]>): WrittenSheet {
  const own = new Map(
    [...formulas.values()]
      .filter(([place]) => place.sheet === sheet.name)
      .map(([{ row, column }, formula]) => [`${row} ${column}`, formula]),
  );
  if (own.size === 0) return sheet;
  const rows = sheet.rows.map((cells, row) =>
    cells.map((cell, column): WrittenCell | undefined => {
      const formula = own.get(`${row} ${column}`);
      return cell && formula !== undefined ? { ...cell, formula } : cell;
    }),
  );
  return { ...sheet, rows };
}

function titleSheet(name: string, { state, preferredUnits, title, at }: WorkbookSource): WrittenSheet {
  const { definition, complete, outcome } = state;
  const lines: readonly (readonly [string, string])[] = [
    ["File", title],
    ["Calculator", definition.title],
    ["Units", complete.unitSystem],
    ["Date", at.toLocaleDateString("en-CA")],
    ["Made by", `Plenum, engine ${engineVersion}`],
    ["Answer", outcome.ok ? answerText(state, outcome, preferredUnits) : "The inputs cannot be calculated yet: there are no results."],
  ];
  const errors = outcome.ok ? [] : outcome.errors.map(({ message }): Cells => [textCell("Refused"), textCell(message)]);
  const note =
    "Totals are formulas: they follow when a number that they name is changed here. All other results are the numbers of this calculation.";
  return sheetOf(
    name,
    [...lines.map(([label, text]): Cells => [textCell(label, { isBold: true }), textCell(text)]), ...errors, [], [textCell(note)]],
    0,
  );
}

function remarkSheet(name: string, { state: { outcome } }: WorkbookSource): WrittenSheet | undefined {
  if (!outcome.ok || outcome.warnings.length === 0) return undefined;
  const rows = outcome.warnings.map(({ severity, message, places = [] }): Cells => [
    textCell(severity),
    textCell(message, { wraps: true }),
    textCell(placeNames(places), { wraps: true }),
  ]);
  return { ...sheetOf(name, [headCells(["Severity", "Remark", "Where"]), ...rows], 1), widths: [12, 100, 60] };
}

/**
 * A calculation as a workbook: what it is, inputs, a sheet for each list, results with their tables, and remarks. Numbers are numbers, units stand
 * beside them; amounts and totals of a bill are formulas, as its calculation sheet states them, and so are sums of columns.
 */
export async function calculatorWorkbook(source: WorkbookSource): Promise<readonly WrittenSheet[]> {
  const { state } = source;
  const { definition, outcome } = state;
  const labels = filledLists(source).map(([path]) => {
    const around = listsAround(source, path);
    return [...around, fieldAt(definition.fields, path.split(".").join(".row.")) as ListField].map(({ label }) => prose(label)).join(" – ");
  });
  const [title, inputsName, resultsName, remarksName, ...listNames] = sheetNames([
    "Summary",
    "Inputs",
    "Results",
    "Remarks",
    ...labels,
  ]) as [string, string, string, string, ...string[]];
  const inputs = inputSheet(inputsName, source);
  const lists = listSheets(source, listNames);
  const results = outcome.ok ? resultSheet(resultsName, outcome, source, { rangesOf: groupRanges(lists, resultsName) }) : undefined;
  const places = placesIn(source, inputs.places, results?.places ?? new Map(), lists);
  const formulas = new Map<string, readonly [Place, string]>();
  if (outcome.ok) {
    const explanation = await definition.explanation();
    // Of bills alone, whose amounts are rounded where they are added: what is calculated on the way elsewhere stands in no cell.
    const isBill = Object.hasOwn(explanation.functions, "amountOf");
    const stated = isBill ? formulasOf(explanation.sheet(outcome), places) : new Map<string, string>();
    for (const [path, formula] of stated) formulas.set(path, [places.result(path)!, formula]);
  }
  const remarks = remarkSheet(remarksName, source);
  return [
    titleSheet(title, source),
    inputs.sheet,
    ...[...lists.values()].map(({ sheet }) => sheet),
    ...(results ? [results.sheet] : []),
    ...(remarks ? [remarks] : []),
  ].map((sheet) => withFormulas(sheet, formulas));
}
