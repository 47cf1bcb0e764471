import { assumedNames, isTypedQuantity, joinPath, type CompleteInput, type ImportRecord, type Path } from "../../../kernel/index.ts";
import { isUnitOf } from "../../../quantity/index.ts";
import { importedQuantity } from "../../index.ts";
import { withCells } from "../../internal.ts";
import type { AlignedRow } from "./align.ts";
import { childRows, listedRows, type BuildingComparison, type RevisedCell, type RevisedRow } from "./compare.ts";
import {
  childNames,
  fieldsOf,
  listNames,
  siteId,
  type ChildName,
  type ListName,
  type Lists,
  type ModelRow,
  type Row,
} from "./modelRows.ts";
import { questionShapes } from "./earlier.ts";
import { withBuildingRecord } from "./record.ts";

/** What a user has chosen of a comparison, by paths of rows. */
export interface RevisionChoice {
  /** Rows that are added, that follow the model, or that are removed because it lacks them. All others stay as they are. */
  readonly selected: ReadonlySet<Path>;
  /** Rows whose edits are replaced by the values of the model. */
  readonly replaced: ReadonlySet<Path>;
}

/** Values of a heat load after an import, as one edit. */
export interface RevisedInput {
  /** Lists, and fields of the place, that changed. */
  readonly values: Readonly<Record<Path, unknown>>;
  readonly imports: readonly ImportRecord[];
}

/**
 * The choice before anybody has chosen: what is new or changed is imported; surfaces and windows that are gone are removed with what nobody edited; rooms
 * that are gone stay, and what was left out stays out.
 *
 * @param row a row of a comparison
 * @returns whether it is selected
 * @example
 * ```ts
 * import { isSelectedAtFirst } from "@org/hvac-core/exchange/building";
 * isSelectedAtFirst({ path: "rooms.a", list: "rooms", id: "a", name: "Office", state: "gone", differences: [], edits: [] }); // false
 * ```
 */
export function isSelectedAtFirst({ list, state, differences, edits }: RevisedRow): boolean {
  if (state === "gone") return list !== "rooms" && edits.length === 0;
  return state === "new" || (state === "changed" && differences.length > 0);
}

/** A value of the model in the unit that the row shows. */
function writtenValue({ now, mine }: RevisedCell, field: (typeof fieldsOf)["rooms"][string] | undefined, plain: unknown): unknown {
  if (!isTypedQuantity(now) || !isTypedQuantity(mine) || field?.type !== "quantity") return now;
  const unit = mine.displayUnit ?? mine.unit;
  if (unit === now.unit || !isUnitOf(unit, field.quantity) || typeof plain !== "number") return now;
  return importedQuantity(plain, field.quantity, unit);
}

/** Rows of a list in the order of the list; new ones come after the row that is before them in the model. */
function inserted(rows: readonly Row[], order: readonly string[], added: ReadonlyMap<string, Row>): readonly Row[] {
  const result = [...rows];
  order.forEach((id, index) => {
    const row = added.get(id);
    if (!row) return;
    let place = result.length;
    for (let before = index - 1; before >= 0; before--) {
      const position = result.findIndex((each) => each.id === order[before]);
      if (position === -1) continue;
      place = position + 1;
      break;
    }
    result.splice(place, 0, row);
  });
  return result;
}

/** Applies a choice to the rows of a heat load. */
class Revision {
  readonly #byPath: ReadonlyMap<Path, RevisedRow>;
  readonly #choice: RevisionChoice;

  constructor({ rows }: BuildingComparison, choice: RevisionChoice) {
    this.#byPath = new Map(rows.map((row) => [row.path, row]));
    this.#choice = choice;
  }

  isRemoved(path: Path): boolean {
    const state = this.#byPath.get(path)?.state;
    return (state === "gone" || state === "kept") && this.#choice.selected.has(path);
  }

  isAdded(path: Path): boolean {
    const state = this.#byPath.get(path)?.state;
    return (state === "new" || state === "left") && this.#choice.selected.has(path);
  }

  /** A row with the cells that follow the model. */
  revised(row: Row, path: Path, aligned: AlignedRow | undefined): Row {
    const revision = this.#byPath.get(path);
    if (!revision || !aligned) return row;
    const isReplaced = this.#choice.replaced.has(path);
    const cells = [...(this.#choice.selected.has(path) ? revision.differences : []), ...(isReplaced ? revision.edits : [])];
    if (cells.length === 0) return row;
    const fields = fieldsOf[revision.list];
    return withCells(
      row,
      cells.map((cell) => ({
        name: cell.name,
        was: cell.mine,
        now: writtenValue(cell, fields[cell.name], aligned.fresh.cells[cell.name]),
      })),
    );
  }

  /** The rows of a list, or of a list within a room. */
  list(rows: readonly Row[], within: Path, aligned: readonly AlignedRow[], revise: (row: Row, aligned: AlignedRow) => Row): readonly Row[] {
    const byId = new Map(aligned.map((row) => [row.fresh.id, row]));
    let isChanged = false;
    const remaining = rows.flatMap((row): readonly Row[] => {
      const path = joinPath(within, row.id);
      if (this.isRemoved(path)) {
        isChanged = true;
        return [];
      }
      const source = byId.get(row.id);
      const next = source ? revise(this.revised(row, path, source), source) : row;
      isChanged ||= next !== row;
      return [next];
    });
    const added = new Map(
      aligned.flatMap((row) => (this.isAdded(joinPath(within, row.fresh.id)) ? [[row.fresh.id, addedRow(row)] as const] : [])),
    );
    if (added.size === 0) return isChanged ? remaining : rows;
    return inserted(
      remaining,
      aligned.map(({ fresh }) => fresh.id),
      added,
    );
  }

  room(row: Row, aligned: AlignedRow): Row {
    return childNames.reduce((next: Row, child: ChildName) => {
      const before = childRows(row, child);
      const after = this.list(before, joinPath("rooms", row.id, child), aligned[child], (each) => each);
      return after === before || (after.length === 0 && before.length === 0) ? next : { ...next, [child]: after };
    }, row);
  }
}

/** A room with all of its rows, or another row. */
function addedRow({ fresh, surfaces, windows }: AlignedRow): Row {
  return childNames.reduce(
    (row: Row, child) => (child in row ? { ...row, [child]: { surfaces, windows }[child].map((each) => each.fresh.row) } : row),
    fresh.row,
  );
}

/** Ids of the rows of a list that rooms refer to. */
function referencesTo(list: ListName, rooms: readonly Row[]): ReadonlySet<string> {
  const ids = new Set<string>();
  const collect = (row: Row, within: "rooms" | ChildName): void => {
    for (const [name, field] of Object.entries(fieldsOf[within])) {
      const value = row[name];
      if (field.type === "reference" && field.to === list && typeof value === "string" && !assumedNames(row).includes(name)) ids.add(value);
    }
  };
  for (const room of rooms) {
    collect(room, "rooms");
    for (const child of childNames) for (const row of childRows(room, child)) collect(row, child);
  }
  return ids;
}

/** What the next import compares with: the rows of the model, and those that the user kept although it lacks them. */
function recordedAfter({ aligned, gone }: BuildingComparison, revision: Revision, isHere: (path: Path) => boolean): Lists<ModelRow> {
  const keptRows = (list: ListName | ChildName, within: Path, roomId?: string): readonly ModelRow[] =>
    gone.flatMap((each) => {
      const path = joinPath(within, each.before.id);
      const isKept = each.list === list && each.roomId === roomId && isHere(path) && !revision.isRemoved(path);
      return isKept ? [{ ...each.before, isKept: true as const }] : [];
    });
  const rowOf = (row: AlignedRow, list: ListName | ChildName): ModelRow => {
    const { row: _row, isLeftOut, ...fresh } = row.fresh;
    if (isLeftOut) return { ...(row.before ?? fresh), key: fresh.key, cadId: fresh.cadId, shape: fresh.shape };
    if (list !== "rooms") return fresh;
    const within = (child: ChildName): readonly ModelRow[] => [
      ...row[child].map((each) => rowOf(each, child)),
      ...keptRows(child, joinPath("rooms", fresh.id, child), fresh.id),
    ];
    return { ...fresh, surfaces: within("surfaces"), windows: within("windows") };
  };
  return Object.fromEntries(
    listNames.map((list) => [list, [...aligned[list].map((row) => rowOf(row, list)), ...(list === "site" ? [] : keptRows(list, list))]]),
  ) as unknown as Lists<ModelRow>;
}

/**
 * A heat load after an import of a model. Rows that stay keep their ids, their order, and every entry that was not chosen to follow the model;
 * constructions, window types, schedules and zones are added where a room refers to them, and removed where none does.
 *
 * @param input complete input of the heat load
 * @param comparison from `compareBuilding`
 * @param choice what the user has chosen
 * @returns the values that changed and all records of the input
 * @example
 * ```ts
 * import { heatLoad } from "@org/hvac-core";
 * import { readGbxml } from "@org/hvac-core/building";
 * import { applyRevision, compareBuilding } from "@org/hvac-core/exchange/building";
 * const building = readGbxml('<gbXML lengthUnit="Meters"><Campus><Building><Space id="a"><Area>20</Area></Space></Building></Campus></gbXML>');
 * const input = heatLoad.complete({ unitSystem: "Metric", method: "hourly" });
 * const file = { name: "office.xml", size: 99, hash: "f1" };
 * const comparison = compareBuilding(input, { building, rows: { rooms: [{ id: "a", name: "Office" }] }, file, decisions: {} });
 * const { values } = applyRevision(input, comparison, { selected: new Set(["rooms.a"]), replaced: new Set() });
 * values["rooms"]; // [{ id: "a", name: "Office" }]
 * ```
 */
export function applyRevision(input: CompleteInput, comparison: BuildingComparison, choice: RevisionChoice): RevisedInput {
  const revision = new Revision(comparison, choice);
  const { aligned, imported, placement, recordId } = comparison;
  const before = listedRows(input, "rooms");
  const rooms = revision.list(before, "rooms", aligned.rooms, (row, source) => revision.room(row, source));
  const values: Record<Path, unknown> = {};
  for (const list of ["schedules", "constructions", "windowTypes", "zones"] as const) {
    const rows = listedRows(input, list);
    const used = referencesTo(list, rooms);
    const ids = new Set(rows.map(({ id }) => id));
    const remaining = rows.flatMap((row) => {
      const path = joinPath(list, row.id);
      if (revision.isRemoved(path) && !used.has(row.id)) return [];
      return [
        revision.revised(
          row,
          path,
          aligned[list].find(({ fresh }) => fresh.id === row.id),
        ),
      ];
    });
    const added = aligned[list].flatMap(({ fresh }) => (used.has(fresh.id) && !ids.has(fresh.id) ? [fresh.row] : []));
    if (added.length > 0 || remaining.length < rows.length || remaining.some((row, index) => row !== rows[index]))
      values[list] = [...remaining, ...added];
  }
  if (rooms !== before) values["rooms"] = rooms;
  const [site] = listedRows(input, "site");
  const revisedSite = revision.revised(site!, siteId, aligned.site[0]);
  for (const [name, value] of Object.entries(revisedSite))
    if (value !== site![name] && name in fieldsOf.site) values[joinPath("site", name)] = value;
  const here = new Set(
    before.flatMap((room) => [
      joinPath("rooms", room.id),
      ...childNames.flatMap((child) => childRows(room, child).map(({ id }) => joinPath("rooms", room.id, child, id))),
    ]),
  );
  for (const list of listNames) for (const { id } of listedRows(input, list)) here.add(joinPath(list, id));
  const { building, file, decisions } = imported;
  const facts = { id: recordId, file, decisions, questions: questionShapes(building, placement) };
  return {
    values,
    imports: withBuildingRecord(
      input,
      facts,
      recordedAfter(comparison, revision, (path) => here.has(path)),
    ),
  };
}
