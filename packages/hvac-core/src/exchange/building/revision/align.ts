import type { Fields } from "../../../kernel/index.ts";
import { matchOneToOne, type Step as MatchingStep } from "./match.ts";
import { childNames, fieldsOf, listNames, type ChildName, type FreshRow, type ListName, type Lists, type ModelRow } from "./modelRows.ts";
import { isSameCell, type Plain, type PlainCells } from "./plain.ts";
import {
  cellOf,
  cellsAround,
  isInPlane,
  isMoved,
  isSameRoom,
  isSameSurface,
  levelOf,
  levelsAround,
  roomDistance,
  roomOverlap,
  surfaceDistance,
  type Shape,
} from "./shapes.ts";

type Step = MatchingStep<ModelRow, FreshRow>;

const isSameKey = (a: ModelRow, b: ModelRow): boolean => a.key === b.key;
const isSameCad = (a: ModelRow, b: ModelRow): boolean => a.cadId !== undefined && a.cadId === b.cadId;

/** Whether two rows have one name. */
const isSameName = (a: ModelRow, b: ModelRow): boolean => a.cells["name"] !== undefined && a.cells["name"] === b.cells["name"];

const none = (): number => 0;

/** A step for pairs that pass a test, by a distance if both have shapes. */
function when(test: (a: ModelRow, b: FreshRow) => boolean, distance: (a: Shape, b: Shape) => number = none, words?: Step["words"]): Step {
  return {
    distance: (a, b) => {
      if (!test(a, b)) return undefined;
      return a.shape && b.shape ? distance(a.shape, b.shape) : 0;
    },
    ...(words && { words }),
  };
}

/** Rows with the same word are compared. */
function having(wordOf: (row: ModelRow) => Plain): Step["words"] {
  return {
    earlier: (row) => {
      const word = wordOf(row);
      return word === undefined ? [] : [word];
    },
    later: wordOf,
  };
}
const byKey = having(({ key }) => key);
const byCad = having(({ cadId }) => cadId);
const byName = having(({ cells }) => cells["name"]);
/** Rows with their middles next to each other are compared. */
const byPlace: Step["words"] = { earlier: ({ shape }) => (shape ? cellsAround(shape) : []), later: ({ shape }) => shape && cellOf(shape) };
/** Rooms on levels next to each other are compared. */
const byLevel: Step["words"] = {
  earlier: ({ shape }) => (shape ? levelsAround(shape) : []),
  later: ({ shape }) => shape && levelOf(shape),
};

const shaped =
  (test: (a: Shape, b: Shape) => boolean) =>
  (a: ModelRow, b: ModelRow): boolean =>
    a.shape !== undefined && b.shape !== undefined && test(a.shape, b.shape);

function isSameContent(a: PlainCells, b: PlainCells, fields: Fields, without: readonly string[]): boolean {
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((name) => !without.includes(name));
  return names.every((name) => isSameCell(a[name], b[name], fields[name], name));
}

const librarySteps = (list: ListName): readonly Step[] => [
  when((a, b) => isSameKey(a, b) && a.cells["name"] === b.cells["name"]),
  when(isSameName),
  when(isSameKey),
  when((a, b) => isSameContent(a.cells, b.cells, fieldsOf[list], ["name"])),
];

/** Rooms that overlap by a third in plan may be one; by more than a half they are. */
const [mayBe, is] = [1 / 3, 1 / 2];
const overlaps = (share: number): ((a: ModelRow, b: ModelRow) => boolean) => shaped((a, b) => roomOverlap(a, b) >= share);

/**
 * An identifier alone is believed after the geometry: programs that number rooms and surfaces with each export give the identifier of one to another. The
 * name of a room confirms it.
 */
const roomSteps: readonly Step[] = [
  when((a, b) => isSameKey(a, b) && (isSameName(a, b) || shaped(isSameRoom)(a, b)), none, byKey),
  when((a, b) => isSameCad(a, b) && (isSameName(a, b) || shaped(isSameRoom)(a, b)), roomDistance, byCad),
  when(shaped(isSameRoom), roomDistance, byPlace),
  when((a, b) => isSameKey(a, b) && overlaps(mayBe)(a, b), none, byKey),
  when((a, b) => isSameCad(a, b) && overlaps(mayBe)(a, b), roomDistance, byCad),
  when(isSameKey, none, byKey),
  when(isSameCad, roomDistance, byCad),
  when((a, b) => isSameName(a, b) && overlaps(mayBe)(a, b), roomDistance, byName),
  when(overlaps(is), roomDistance, byLevel),
  // Files without surfaces have names alone.
  when((a, b) => isSameName(a, b) && (a.shape === undefined || b.shape === undefined), none, byName),
];

const surfaceSteps: readonly Step[] = [
  when((a, b) => isSameKey(a, b) && shaped(isSameSurface)(a, b)),
  when((a, b) => isSameCad(a, b) && shaped(isSameSurface)(a, b), surfaceDistance),
  when(shaped(isSameSurface), surfaceDistance),
  when((a, b) => isSameKey(a, b) && shaped(isInPlane)(a, b)),
  when((a, b) => isSameCad(a, b) && shaped(isInPlane)(a, b), surfaceDistance),
  when((a, b) => isSameKey(a, b) && shaped(isMoved)(a, b)),
  when(shaped(isInPlane), surfaceDistance),
  when(isSameKey),
  when((a, b) => isSameCad(a, b) && a.cells["kind"] === b.cells["kind"], surfaceDistance),
  when((a, b) => a.cells["kind"] === b.cells["kind"] && shaped(isMoved)(a, b), surfaceDistance),
];

/** Identical windows are one row with their number: the row of those with one type, size and direction is the same, whichever window gives its id. */
const isSameWindow = (a: ModelRow, b: ModelRow): boolean => isSameContent(a.cells, b.cells, fieldsOf.windows, ["name", "count"]);

const windowSteps: readonly Step[] = [
  when((a, b) => isSameKey(a, b) && isSameWindow(a, b)),
  when((a, b) => isSameWindow(a, b) && shaped(isInPlane)(a, b), surfaceDistance),
  when(isSameWindow, surfaceDistance),
  ...surfaceSteps,
];

const childSteps: Readonly<Record<ChildName, readonly Step[]>> = { surfaces: surfaceSteps, windows: windowSteps };

/** Number of rooms of a model, in the axes of a record, that are surely rooms of it. */
export const sharedRooms = (recorded: readonly ModelRow[], fresh: readonly FreshRow[]): number =>
  matchOneToOne(recorded, fresh, roomSteps.slice(0, 5)).size;

/** A row of the model with its id in the list, and the row of the record that it was. */
export interface AlignedRow {
  readonly fresh: FreshRow;
  readonly before: ModelRow | undefined;
  readonly surfaces: readonly AlignedRow[];
  readonly windows: readonly AlignedRow[];
}

/** Rows of the record that the model lacks, with the room that they are in. */
export interface GoneRow {
  readonly list: ListName | ChildName;
  readonly before: ModelRow;
  readonly roomId?: string;
}

/** What rows have an id already. */
export interface TakenIds {
  /** Ids of a list that no new row may have: those of other models and of recorded rows among them. */
  readonly inList: (list: ListName) => ReadonlySet<string>;
}

/** Letters of an id in front of the number that makes it another one; an id has 40. */
const idLetters = 36;

function freeId(key: string, taken: ReadonlySet<string>): string {
  if (!taken.has(key)) return key;
  let number = 2;
  while (taken.has(`${key.slice(0, idLetters)}-${number}`)) number++;
  return `${key.slice(0, idLetters)}-${number}`;
}

/** New ids of rows by those that the model gives, for each list. */
type Renames = Map<string, ReadonlyMap<string, string>>;

/** A row with its id in the list, and with references to rows by theirs. */
function renamed(row: FreshRow, id: string, list: ListName | ChildName, renames: Renames): FreshRow {
  const fields = fieldsOf[list];
  const references = Object.entries(fields).flatMap(([name, field]): (readonly [string, string])[] => {
    const value = row.cells[name];
    if (field.type !== "reference" || typeof field.to !== "string" || typeof value !== "string") return [];
    const other = renames.get(field.to)?.get(value);
    return other === undefined || other === value ? [] : [[name, other]];
  });
  if (references.length === 0 && id === row.id) return row;
  const cells: Readonly<Record<string, Plain>> = { ...row.cells, ...Object.fromEntries(references) };
  return { ...row, id, cells, row: { ...row.row, ...Object.fromEntries(references), id } };
}

interface ListAlignment {
  readonly before: readonly ModelRow[];
  readonly after: readonly FreshRow[];
  readonly list: ListName | ChildName;
  readonly steps: readonly Step[];
  readonly taken: ReadonlySet<string>;
  readonly renames: Renames;
}

/** Rows of a list paired with those of the record, with their ids. */
function alignList({ before, after, list, steps, taken, renames }: ListAlignment): readonly AlignedRow[] {
  const withReferences = after.map((row) => renamed(row, row.id, list, renames));
  const pairs = matchOneToOne(before, withReferences, steps);
  const used = new Set([...taken, ...before.map(({ id }) => id)]);
  return withReferences.map((row) => {
    const earlier = pairs.get(row);
    const id = earlier?.id ?? freeId(row.key, used);
    used.add(id);
    return { fresh: renamed(row, id, list, renames), before: earlier, surfaces: [], windows: [] };
  });
}

/** Rows of a model with the ids of those of a record that they were; rows that it lacks. */
export function alignRows(
  recorded: Lists<ModelRow>,
  fresh: Lists<FreshRow>,
  { inList }: TakenIds,
): { readonly rows: Lists<AlignedRow>; readonly gone: readonly GoneRow[] } {
  const renames: Renames = new Map();
  const gone: GoneRow[] = [];
  const missing = (before: readonly ModelRow[], rows: readonly AlignedRow[], list: ListName | ChildName, roomId?: string): void => {
    const paired = new Set(rows.map((row) => row.before));
    for (const row of before) if (!paired.has(row)) gone.push({ list, before: row, ...(roomId !== undefined && { roomId }) });
  };
  const align = (list: ListName): readonly AlignedRow[] => {
    const [before, after] = [recorded[list], fresh[list]];
    const rows = alignList({ before, after, list, steps: list === "rooms" ? roomSteps : librarySteps(list), taken: inList(list), renames });
    renames.set(list, new Map(rows.map((row) => [row.fresh.key, row.fresh.id])));
    missing(before, rows, list);
    return rows;
  };
  const within = (room: AlignedRow, list: ChildName): readonly AlignedRow[] => {
    if (room.fresh.isLeftOut) return [];
    const before = room.before?.[list] ?? [];
    const rows = alignList({ before, after: room.fresh[list], list, steps: childSteps[list], taken: new Set(), renames });
    missing(before, rows, list, room.fresh.id);
    return rows;
  };
  const lists = Object.fromEntries(listNames.map((list) => [list, align(list)])) as unknown as Lists<AlignedRow>;
  const rooms = lists.rooms.map((room) => ({ ...room, ...Object.fromEntries(childNames.map((list) => [list, within(room, list)])) }));
  return { rows: { ...lists, rooms }, gone };
}
