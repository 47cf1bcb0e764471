import type { Plain, PlainCells } from "./plain.ts";
import type { ModelRow } from "./modelRows.ts";
import type { Shape } from "./shapes.ts";

/**
 * Names of cells, whose positions are written in their place: a record is stored with the rows that it is of. Names are only added at the end; a cell
 * without a position is written with its name.
 */
const columns = (
  "name kind construction uValue area azimuth tilt colour adjacentTemp heatingAdjacentTemp perimeter type width height count overhangDepth " +
  "overhangGap overhangReach zone floorArea indoorTemp heatingTemp people lighting equipment outdoorAir peopleSchedule lightingSchedule " +
  "equipmentSchedule spaceType exposure finDepth finGap finReach finSide obstruction obstructionHeight obstructionDistance obstructionLeft " +
  "obstructionRight"
).split(" ");
const positions = new Map(columns.map((name, index) => [name, index]));

type Written = string | number | boolean;
type WrittenRow = readonly [head: string, shape: Shape | 0, cells: readonly Written[], ...children: readonly (readonly WrittenRow[])[]];

/** Begins the position of a text that the row or its children repeat. */
const repeated = "~";
/** In front of the id of a row that the model lacks. */
const keptMark = "!";

const isText = (value: Written | Plain): value is string => typeof value === "string";

/** Texts of at least four letters that several cells of a room have. */
function repeatedTexts(row: ModelRow): readonly string[] {
  const counts = new Map<string, number>();
  const count = ({ cells, surfaces, windows }: ModelRow): void => {
    for (const value of Object.values(cells))
      if (isText(value) && value.length > repeated.length + 2) counts.set(value, (counts.get(value) ?? 0) + 1);
    for (const child of [...surfaces, ...windows]) count(child);
  };
  count(row);
  return [...counts].flatMap(([text, number]) => (number > 1 ? [text] : []));
}

function writtenRow(row: ModelRow, words: ReadonlyMap<string, number>): WrittenRow {
  const { id, key, cadId, shape, cells, isKept, surfaces, windows } = row;
  const names = cadId === undefined ? (key === id ? [] : [key]) : [key === id ? "" : key, encodeURIComponent(cadId)];
  const text = (value: string): string => {
    const word = words.get(value);
    return word === undefined ? `${value.startsWith(repeated) ? repeated : ""}${value}` : `${repeated}${word}`;
  };
  const written = Object.entries(cells).flatMap(([name, value]): Written[] =>
    value === undefined ? [] : [positions.get(name) ?? name, isText(value) ? text(value) : value],
  );
  const children = windows.length > 0 ? [surfaces, windows] : surfaces.length > 0 ? [surfaces] : [];
  return [
    [`${isKept ? keptMark : ""}${id}`, ...names].join(" "),
    shape ?? 0,
    written,
    ...children.map((rows) => rows.map((each) => writtenRow(each, words))),
  ];
}

/** A row of a record, with its surfaces and windows, as text. */
export function rowText(row: ModelRow): string {
  const words = repeatedTexts(row);
  return JSON.stringify([words, writtenRow(row, new Map(words.map((word, index) => [word, index])))]);
}

function readCells(written: readonly Written[], words: readonly string[]): PlainCells {
  const pairs = Array.from(
    { length: Math.floor(written.length / 2) },
    (_, index) => [written[2 * index]!, written[2 * index + 1]!] as const,
  );
  return Object.fromEntries(
    pairs.map(([name, value]) => {
      const isWord = isText(value) && value.startsWith(repeated) && !value.startsWith(repeated + repeated);
      const plain = isWord
        ? words[Number(value.slice(repeated.length))]
        : isText(value) && value.startsWith(repeated)
          ? value.slice(1)
          : value;
      return [isText(name) ? name : columns[Number(name)]!, plain];
    }),
  );
}

function readRow([head, shape, cells, surfaces = [], windows = []]: WrittenRow, words: readonly string[]): ModelRow {
  const isKept = head.startsWith(keptMark);
  const [id = "", key = "", cadId] = (isKept ? head.slice(keptMark.length) : head).split(" ");
  return {
    id,
    key: key === "" ? id : key,
    ...(cadId !== undefined && { cadId: decodeURIComponent(cadId) }),
    ...(shape !== 0 && { shape }),
    cells: readCells(cells, words),
    ...(isKept && { isKept }),
    surfaces: surfaces.map((each) => readRow(each, words)),
    windows: windows.map((each) => readRow(each, words)),
  };
}

/** A row of a record. */
export function readRowText(text: string): ModelRow {
  const [words, row] = JSON.parse(text) as readonly [readonly string[], WrittenRow];
  return readRow(row, words);
}
