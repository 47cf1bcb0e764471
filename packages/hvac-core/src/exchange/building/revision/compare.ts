import type { Building } from "../../../building/index.ts";
import { isTypedQuantity, joinPath, type CompleteInput, type Field, type Path } from "../../../kernel/index.ts";
import { isUnitOf, type UnitSystem } from "../../../quantity/index.ts";
import { importedQuantity } from "../../index.ts";
import { alignRows, sharedRooms, type AlignedRow, type GoneRow } from "./align.ts";
import {
  cellsOf,
  childNames,
  fieldsOf,
  freshRows,
  listNames,
  siteId,
  type ChildName,
  type FreshRow,
  type ListName,
  type Lists,
  type ModelLists,
  type Row,
} from "./modelRows.ts";
import { movedRooms, movedRows, placementOf, type Placement } from "./placement.ts";
import { enteredValue, isSameCell, type Plain } from "./plain.ts";
import { buildingRecords, recordedRows, type ModelFile } from "./record.ts";

/** A model that is imported to a heat load. */
export interface BuildingImport {
  readonly building: Building;
  /** Rows of the rooms that are imported, with what was answered and matched. Other rooms of the model stay as they are, or stay out. */
  readonly rows: ModelLists;
  readonly file: ModelFile;
  /** Whatever was asked once; it is recorded as it is, as JSON. */
  readonly decisions: unknown;
}

/**
 * State of a row: `new` in the model; `changed` there since the last import; `gone` from it; `entered` here with its id, without a record of an import;
 * `left` out of, or deleted after, an earlier import; `kept` although it was gone at an earlier import; or `current`.
 */
export type RevisionState = "new" | "changed" | "gone" | "entered" | "left" | "kept" | "current";

/** A cell in the model at the last import, in the model now, and in the heat load. Undefined if empty. */
export interface RevisedCell {
  readonly name: string;
  readonly then: unknown;
  readonly now: unknown;
  readonly mine: unknown;
  /** Whether the model has another value than at the last import. */
  readonly isChanged: boolean;
}

/** A row of the heat load compared with the model. */
export interface RevisedRow {
  /** Its place in the input: `rooms.a`, `rooms.a.surfaces.b`, `constructions.c`, `site`. */
  readonly path: Path;
  readonly list: ListName | ChildName;
  readonly id: string;
  /** Room of a surface or window. */
  readonly roomId?: string;
  readonly name: string;
  readonly state: RevisionState;
  /** Cells that follow the model if the row is selected; all cells of a row that the heat load lacks. */
  readonly differences: readonly RevisedCell[];
  /** Cells with entries of the user, which stay unless the user chooses the model's. */
  readonly edits: readonly RevisedCell[];
}

/** A model compared with the rows of a heat load. */
export interface BuildingComparison {
  readonly imported: BuildingImport;
  /** The record of the earlier import; undefined at the first one. */
  readonly recordId: string | undefined;
  /** How the model is placed in the axes of the first import, in which the record has its rows. */
  readonly placement: Placement;
  /** Places, constructions and zones first; each room is followed by its surfaces and windows; then what is gone. Rows of a new room are not listed. */
  readonly rows: readonly RevisedRow[];
  readonly aligned: Lists<AlignedRow>;
  readonly gone: readonly GoneRow[];
}

type Input = CompleteInput;

const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && "id" in value;
const rowsAt = (row: Readonly<Record<string, unknown>> | undefined, list: string): readonly Row[] => {
  const rows = row?.[list];
  return Array.isArray(rows) ? (rows as readonly unknown[]).filter(isRow) : [];
};

/** The rows of a list of the heat load; the place is one row. */
export function listedRows(input: Input, list: ListName): readonly Row[] {
  if (list !== "site") return rowsAt(input, list);
  const site = input["site"];
  return [{ ...(typeof site === "object" ? site : {}), id: siteId }];
}

/** The rows within a room of the heat load. */
export const childRows = (room: Row | undefined, list: ChildName): readonly Row[] => rowsAt(room, list);

/** A recorded cell as a row has it: in the unit of a value next to it. */
function shownCell(plain: Plain, field: Field | undefined, example: unknown): unknown {
  if (typeof plain === "number" && field?.type === "quantity" && isTypedQuantity(example) && isUnitOf(example.unit, field.quantity))
    return importedQuantity(plain, field.quantity, example.displayUnit ?? example.unit);
  // Layers and shares are recorded without their form.
  return typeof plain === "string" && plain.startsWith("=") ? undefined : plain;
}

interface Compared {
  readonly row: AlignedRow;
  readonly mine: Row | undefined;
  readonly list: ListName | ChildName;
  readonly unitSystem: UnitSystem;
}

function comparedCells({ row: { fresh, before }, mine, list, unitSystem }: Compared): Pick<RevisedRow, "differences" | "edits"> {
  if (!mine) {
    const differences = Object.keys(fresh.cells).map((name) => ({
      name,
      then: undefined,
      now: fresh.row[name],
      mine: undefined,
      isChanged: true,
    }));
    return { differences, edits: [] };
  }
  const mineCells = cellsOf(mine, list, unitSystem);
  const cells = { differences: [] as RevisedCell[], edits: [] as RevisedCell[] };
  for (const name of new Set([...Object.keys(before?.cells ?? {}), ...Object.keys(fresh.cells)])) {
    const field = fieldsOf[list][name];
    // A row without a name in the model has its identifier as one.
    const then = before?.cells[name] ?? (name === "name" ? before?.id : undefined);
    const [now, here] = [fresh.cells[name], mineCells[name]];
    if (name === "name" && now === undefined) continue;
    if (isSameCell(here, now, field, name)) continue;
    const isMine = before ? !isSameCell(here, then, field, name) : here !== undefined;
    const [value, entered] = [fresh.row[name], enteredValue(mine, name)];
    const cell = {
      name,
      then: isMine ? shownCell(then, field, entered ?? value) : entered,
      now: value,
      mine: entered,
      isChanged: !isSameCell(then, now, field, name),
    };
    cells[isMine ? "edits" : "differences"].push(cell);
  }
  return cells;
}

function stateOf({ row: { before }, mine }: Compared, { differences, edits }: Pick<RevisedRow, "differences" | "edits">): RevisionState {
  if (!mine) return before ? "left" : "new";
  if (differences.length > 0) return "changed";
  if (!before) return edits.length > 0 ? "entered" : "current";
  return edits.some(({ isChanged }) => isChanged) ? "changed" : "current";
}

const nameOf = (row: Readonly<Record<string, unknown>> | undefined, id: string): string => {
  const name = row?.["name"];
  return typeof name === "string" && name !== "" ? name : id;
};

/** Record of the earlier import of a model: the one that shares most rooms with it, or is of a file with its name. */
export function earlierRecord(input: Input, rooms: readonly FreshRow[], fileName: string): string | undefined {
  const shares = buildingRecords(input).map(({ id, file }) => {
    const recorded = recordedRows(input, id).rooms;
    const shared = sharedRooms(recorded, movedRooms(rooms, placementOf(recorded, rooms)));
    return { id, share: shared + (file.name === fileName ? 0.5 : 0) };
  });
  return shares.toSorted((a, b) => b.share - a.share).find(({ share }) => share > 0)?.id;
}

/**
 * Compares a model with the rows that an earlier import of it made. Rows are found by the identifiers of the model, then by those of the drawing program,
 * then by their geometry. An edit of the user is a cell that differs from what the import wrote.
 *
 * @param input complete input of the heat load
 * @param imported the model, with rows for the rooms that are imported
 * @param record id of the record to compare with; `null` for another building. Default the record of the model that shares most rooms
 * @returns states of the rows; at the first import all are new
 * @example
 * ```ts
 * import { heatLoad } from "@org/hvac-core";
 * import { readGbxml } from "@org/hvac-core/building";
 * import { compareBuilding } from "@org/hvac-core/exchange/building";
 * const building = readGbxml('<gbXML lengthUnit="Meters"><Campus><Building><Space id="a"><Area>20</Area></Space></Building></Campus></gbXML>');
 * const input = heatLoad.complete({ unitSystem: "Metric", method: "hourly" });
 * const rows = { rooms: [{ id: "a", name: "Office" }] };
 * const file = { name: "office.xml", size: 99, hash: "f1" };
 * compareBuilding(input, { building, rows, file, decisions: {} }).rows[0]?.state; // "new"
 * ```
 */
export function compareBuilding(input: CompleteInput, imported: BuildingImport, record?: string | null): BuildingComparison {
  const { unitSystem } = input;
  const read = freshRows(imported.building, imported.rows, unitSystem);
  const recordId = record === undefined ? earlierRecord(input, read.rooms, imported.file.name) : (record ?? undefined);
  const ofOthers = buildingRecords(input).flatMap(({ id }) => (id === recordId ? [] : [recordedRows(input, id)]));
  const idsOfOthers = (list: ListName): readonly string[] => ofOthers.flatMap((lists) => lists[list].map(({ id }) => id));
  const mineById = (list: ListName): ReadonlyMap<string, Row> => new Map(listedRows(input, list).map((row) => [row.id, row]));
  const rooms = mineById("rooms");
  const recorded = recordedRows(input, recordId);
  const placement = placementOf(recorded.rooms, read.rooms);
  const fresh = movedRows(read, placement);
  const { rows: aligned, gone } = alignRows(recorded, fresh, {
    // A row with the id of a row of this model, which no record has, is this one.
    inList: (list) => new Set(list === "site" ? [] : idsOfOthers(list)),
  });
  const rows: RevisedRow[] = [];
  const add = (compared: Compared, path: Path, roomId?: string): RevisionState => {
    const { row, mine, list } = compared;
    const cells = comparedCells(compared);
    const state = stateOf(compared, cells);
    const { id } = row.fresh;
    // Constructions and zones come with the rooms that refer to them.
    const isListed = mine !== undefined || list === "rooms" || roomId !== undefined;
    if (!isListed) return state;
    rows.push({ path, list, id, ...(roomId !== undefined && { roomId }), name: nameOf(mine ?? row.fresh.row, id), state, ...cells });
    return state;
  };
  for (const list of listNames) {
    const byId = list === "rooms" ? rooms : mineById(list);
    for (const row of aligned[list]) {
      const { id, isLeftOut } = row.fresh;
      if (isLeftOut) continue;
      const mine = byId.get(id);
      const state = add({ row, mine, list, unitSystem }, list === "site" ? list : joinPath(list, id));
      if (state === "new" || state === "left") continue;
      for (const child of childNames) {
        const within = new Map(childRows(mine, child).map((each) => [each.id, each]));
        for (const each of row[child])
          add({ row: each, mine: within.get(each.fresh.id), list: child, unitSystem }, joinPath(list, id, child, each.fresh.id), id);
      }
    }
  }
  for (const each of gone) {
    const { list, before, roomId } = each;
    const room = roomId === undefined ? undefined : rooms.get(roomId);
    const within = roomId === undefined ? listedRows(input, list as ListName) : childRows(room, list as ChildName);
    const mine = within.find(({ id }) => id === before.id);
    if (!mine || list === "site") continue;
    const path = roomId === undefined ? joinPath(list, before.id) : joinPath("rooms", roomId, list, before.id);
    const here = cellsOf(mine, list, unitSystem);
    const edits = Object.keys(fieldsOf[list]).flatMap((name): RevisedCell[] => {
      const then = before.cells[name] ?? (name === "name" ? before.id : undefined);
      const field = fieldsOf[list][name];
      const entered = enteredValue(mine, name);
      const cell = { name, then: shownCell(then, field, entered), now: undefined, mine: entered, isChanged: false };
      return isSameCell(here[name], then, field, name) ? [] : [cell];
    });
    const state = before.isKept ? "kept" : "gone";
    rows.push({
      path,
      list,
      id: before.id,
      ...(roomId !== undefined && { roomId }),
      name: nameOf(mine, before.id),
      state,
      differences: [],
      edits,
    });
  }
  return { imported, recordId, placement, rows, aligned, gone };
}
