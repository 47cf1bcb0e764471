import { XMLParser } from "fast-xml-parser";
import FormulaParser, { type FormulaParserConfig } from "fast-formula-parser";
import { strFromU8, unzipSync } from "fflate";

/** A cell of the file, read independently of the code that wrote it. */
export interface OpenedCell {
  readonly type: "text" | "number";
  readonly value: string | number;
  readonly formula?: string;
  /** The number format; `General` for a cell without one. */
  readonly format: string;
}

/** Sheets by their names, cells by their addresses: `B3`. */
export type OpenedWorkbook = ReadonlyMap<string, ReadonlyMap<string, OpenedCell>>;

interface Xml {
  readonly [name: string]: unknown;
}

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  processEntities: true,
});
const listOf = (value: unknown): readonly Xml[] =>
  value === undefined || value === "" ? [] : Array.isArray(value) ? (value as Xml[]) : [value as Xml];
const textIn = (value: unknown): string => {
  const text = typeof value === "object" && value !== null ? (value as Xml)["#text"] : value;
  return typeof text === "string" ? text : "";
};
/** Decodes Excel's escapes for characters that XML cannot hold (ECMA-376, 22.9.2.19, ST_Xstring). */
const decoded = (text: string): string =>
  text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The number formats of the cell styles, in their order; built-in ones by their numbers in ECMA-376, 18.8.30. */
function formatsOf(styles: Xml): readonly string[] {
  const builtIn: Readonly<Record<string, string>> = { "0": "General", "1": "0", "2": "0.00", "3": "#,##0", "4": "#,##0.00" };
  const custom = new Map(
    listOf((styles["numFmts"] as Xml | undefined)?.["numFmt"]).map((each) => [each["@_numFmtId"], String(each["@_formatCode"])]),
  );
  return listOf((styles["cellXfs"] as Xml)["xf"]).map(
    ({ "@_numFmtId": id }) => custom.get(id) ?? builtIn[String(id)] ?? `format ${String(id)}`,
  );
}

/** Reads a workbook from the parts of its archive (ECMA-376). */
export async function openWorkbook(file: Blob): Promise<OpenedWorkbook> {
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const xml = (name: string): Xml => parser.parse(strFromU8(parts[name]!)) as Xml;
  const strings = listOf((xml("xl/sharedStrings.xml")["sst"] as Xml)["si"]).map((each) => decoded(textIn(each["t"])));
  const formats = formatsOf(xml("xl/styles.xml")["styleSheet"] as Xml);
  const sheets = listOf(((xml("xl/workbook.xml")["workbook"] as Xml)["sheets"] as Xml)["sheet"]);
  const entities = (text: string): string =>
    text.replaceAll("&apos;", "'").replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
  return new Map(
    sheets.map((sheet, index) => {
      const data = (xml(`xl/worksheets/sheet${index + 1}.xml`)["worksheet"] as Xml)["sheetData"] as Xml;
      const cells = listOf(data["row"]).flatMap((row) =>
        listOf(row["c"]).flatMap((cell): (readonly [string, OpenedCell])[] => {
          const [type, value] = [cell["@_t"], textIn(cell["v"])];
          if (value === "" && cell["f"] === undefined) return [];
          const format = formats[Number(cell["@_s"] ?? 0)] ?? "General";
          const formula = cell["f"] === undefined ? {} : { formula: textIn(cell["f"]) };
          const opened: OpenedCell =
            type === "s"
              ? { type: "text", value: strings[Number(value)]!, format }
              : type === "str"
                ? { type: "text", value, format }
                : { type: "number", value: Number(value), format, ...formula };
          return [[String(cell["@_r"]), opened]];
        }),
      );
      return [entities(String(sheet["@_name"])), new Map(cells)] as const;
    }),
  );
}

const letters = (column: number): string =>
  (column > 26 ? letters(Math.floor((column - 1) / 26)) : "") + String.fromCharCode(65 + ((column - 1) % 26));

/**
 * Parsers by depth of nesting. A parser is not reentrant, and the formula of a cell may need the value of another formula. A parser is expensive to
 * create, so the next formula of the same depth uses it again.
 */
const parsers: FormulaParser[] = [];
let depth = 0;
let cells: FormulaParserConfig;

/** The numbers in the arguments of a function that the formula library does not have. */
function numbersIn(args: readonly { readonly value: unknown }[]): readonly number[] {
  return args
    .map(({ value }) => value)
    .flat(3)
    .filter((each) => typeof each === "number");
}

function parse(formula: string, position: { readonly sheet: string; readonly row: number; readonly col: number }): unknown {
  parsers[depth] ??= new FormulaParser({
    onCell: (cell) => cells.onCell(cell),
    onRange: (range) => cells.onRange(range),
    functions: {
      MAX: (...values) => Math.max(...numbersIn(values)),
      LARGE: (values, rank) => numbersIn([values]).toSorted((a, b) => b - a)[(rank.value as number) - 1],
    },
  });
  depth += 1;
  try {
    return parsers[depth - 1]!.parse(formula, position);
  } finally {
    depth -= 1;
  }
}

/** Recalculates the formula of every cell with a formula library, from only the entered numbers of the workbook. */
export function recalculated(workbook: OpenedWorkbook): ReadonlyMap<string, number> {
  const known = new Map<string, number>();
  const valueAt = (sheet: string, address: string): string | number | null => {
    const cell = workbook.get(sheet)?.get(address);
    if (cell?.formula === undefined) return cell?.value ?? null;
    const name = `${sheet}!${address}`;
    const before = known.get(name);
    if (before !== undefined) return before;
    const row = Number(/\d+/.exec(address)![0]);
    // The library reads a range of one cell as the cell, whose empty value is 0.
    const formula = cell.formula.replaceAll(/COUNT\(([A-Z]+\d+):\1\)/g, (_, range: string) => (valueAt(sheet, range) === null ? "0" : "1"));
    const value = parse(formula, { sheet, row, col: 1 }) as number;
    known.set(name, value);
    return value;
  };
  cells = {
    // An empty cell in a formula is 0; the library knows that only in sums.
    onCell: ({ sheet, row, col }) => valueAt(sheet, `${letters(col)}${row}`) ?? 0,
    onRange: ({ sheet, from, to }) =>
      Array.from({ length: to.row - from.row + 1 }, (_, down) =>
        Array.from({ length: to.col - from.col + 1 }, (_each, along) => valueAt(sheet, `${letters(from.col + along)}${from.row + down}`)),
      ),
  };
  for (const [sheet, sheetCells] of workbook)
    for (const [address, { formula }] of sheetCells) if (formula !== undefined) valueAt(sheet, address);
  return known;
}
