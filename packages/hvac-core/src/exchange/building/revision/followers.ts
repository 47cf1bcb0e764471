import { importRecordsIn, pathSegments } from "../../../kernel/index.ts";
import { linkedFactors, linkedNumbers, type LinkedFile } from "../../../links/index.ts";
import { childNames } from "./modelRows.ts";
import type { BuildingComparison, RevisedRow } from "./compare.ts";
import type { RevisionChoice } from "./apply.ts";

/** Rooms of a heat load that an import changes or removes, by id. */
export interface RevisedRooms {
  readonly changed: ReadonlySet<string>;
  readonly removed: ReadonlySet<string>;
}

/**
 * The rooms that an import changes or removes, with those whose constructions or window types change.
 *
 * @param comparison from `compareBuilding`
 * @param choice what the user has chosen
 * @returns ids of rooms
 * @example
 * ```ts
 * import { revisedRooms } from "@org/hvac-core/exchange/building";
 * const room = { path: "rooms.a", list: "rooms", id: "a", name: "Office", state: "gone", differences: [], edits: [] } as const;
 * const lists = { site: [], schedules: [], constructions: [], windowTypes: [], zones: [], rooms: [] };
 * revisedRooms({ rows: [room], aligned: lists }, { selected: new Set(["rooms.a"]), replaced: new Set() }).removed.has("a"); // true
 * ```
 */
export function revisedRooms(
  { rows, aligned }: Pick<BuildingComparison, "rows" | "aligned">,
  { selected, replaced }: RevisionChoice,
): RevisedRooms {
  const isApplied = ({ path, state, differences, edits }: RevisedRow): boolean => {
    if (selected.has(path) && (state !== "changed" || differences.length > 0) && state !== "current" && state !== "entered") return true;
    return replaced.has(path) && edits.length > 0;
  };
  const applied = rows.filter(isApplied);
  const removed = new Set(
    applied.flatMap(({ list, state, id }) => (list === "rooms" && (state === "gone" || state === "kept") ? [id] : [])),
  );
  const ofRooms = applied.flatMap(({ list, id, roomId, state }) =>
    roomId === undefined ? (list === "rooms" && state !== "new" && state !== "left" ? [id] : []) : [roomId],
  );
  const library = new Set(
    applied.flatMap(({ list, id }) => (list === "constructions" || list === "windowTypes" || list === "schedules" ? [id] : [])),
  );
  const refers = (row: { readonly fresh: { readonly cells: Readonly<Record<string, unknown>> } }): boolean =>
    Object.values(row.fresh.cells).some((value) => typeof value === "string" && library.has(value));
  const ofLibrary = aligned.rooms.flatMap((room) =>
    library.size > 0 && (refers(room) || childNames.some((child) => room[child].some(refers))) ? [room.fresh.id] : [],
  );
  return { changed: new Set([...ofRooms, ...ofLibrary].filter((id) => !removed.has(id))), removed };
}

/** A file that depends on rooms of a heat load. */
export interface RoomFollower<F extends LinkedFile = LinkedFile> {
  readonly file: F;
  /** Ids of the changed rooms that its numbers are linked to, or that were imported to it. */
  readonly changed: readonly string[];
  /** Ids of the removed ones. */
  readonly removed: readonly string[];
  /** Whether its numbers are linked to totals of the heat load. */
  readonly isOfTotals: boolean;
  /** Whether it follows other followers alone: it is out of date once they are updated. */
  readonly isIndirect?: true;
}

/** Name of the only row of a file, in records of imports. */
const fileItself = "file";

/** Rooms that a file depends on; an empty id is that of totals. */
function roomsOf({ calculator, input }: LinkedFile, heatLoadId: string): ReadonlySet<string> {
  const linked = linkedNumbers(calculator.fields, input).flatMap(({ entered: { link } }) =>
    link.fileId === heatLoadId ? linkedFactors(link.result).map(({ path }) => pathSegments(path)) : [],
  );
  const imported = importRecordsIn(input).flatMap(({ link, rows }) => (link.fileId === heatLoadId ? Object.keys(rows) : []));
  return new Set([...linked.map((path) => (path.length > 2 ? path[1]! : "")), ...imported.filter((id) => id !== fileItself)]);
}

/** Ids of the files that a file is linked to, or that rows were imported from. */
const sourcesOf = ({ calculator, input }: LinkedFile): ReadonlySet<string> =>
  new Set([
    ...linkedNumbers(calculator.fields, input).map(({ entered: { link } }) => link.fileId),
    ...importRecordsIn(input).map(({ link }) => link.fileId),
  ]);

/** Files that follow some files, directly or through others. */
function indirectFollowers<F extends LinkedFile>(files: readonly F[], followed: readonly string[]): readonly F[] {
  const sources = new Map(files.map((file) => [file, sourcesOf(file)]));
  const known = new Set(followed);
  const indirect: F[] = [];
  for (let isComplete = false; !isComplete;) {
    const next = files.filter((file) => !known.has(file.id) && [...sources.get(file)!].some((id) => known.has(id)));
    for (const file of next) known.add(file.id);
    indirect.push(...next);
    isComplete = next.length === 0;
  }
  return indirect;
}

/**
 * Files that depend on rooms which an import changes or removes, by links of their numbers or by rows that were imported from them; then those that
 * follow these files.
 *
 * @param files files of the project
 * @param heatLoadId id of the heat load
 * @param rooms from `revisedRooms`
 * @returns the files that are out of date after the import, or once the others are updated
 * @example
 * ```ts
 * import { roomFollowers } from "@org/hvac-core/exchange/building";
 * roomFollowers([], "office", { changed: new Set(["a"]), removed: new Set() }); // []
 * ```
 */
export function roomFollowers<F extends LinkedFile>(
  files: readonly F[],
  heatLoadId: string,
  { changed, removed }: RevisedRooms,
): readonly RoomFollower<F>[] {
  if (changed.size + removed.size === 0) return [];
  const others = files.filter(({ id }) => id !== heatLoadId);
  const direct = others.flatMap((file): readonly RoomFollower<F>[] => {
    const rooms = roomsOf(file, heatLoadId);
    const follower = {
      file,
      changed: [...rooms].filter((id) => changed.has(id)),
      removed: [...rooms].filter((id) => removed.has(id)),
      isOfTotals: rooms.has(""),
    };
    return follower.isOfTotals || follower.changed.length + follower.removed.length > 0 ? [follower] : [];
  });
  const indirect = indirectFollowers(
    others,
    direct.map(({ file }) => file.id),
  );
  return [...direct, ...indirect.map((file) => ({ file, changed: [], removed: [], isOfTotals: false, isIndirect: true as const }))];
}
