import { isTypedQuantity, type TypedQuantity } from "../../kernel/index.ts";
import { convert, UnitMismatchError } from "../../quantity/index.ts";
import { isClose } from "../../quantity/tolerance.ts";
import { copyTolerance, knownFacts } from "../internal.ts";
import { compareRows, importRows, type CellDifference, type ComparedRow, type ImportedRow, type RowImport } from "../index.ts";
import type { EnergyRows } from "./roomWriter.ts";

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

/** The value of an entry in a unit; `undefined` where the entry measures something else: watts per square metre of floor are no watts. */
function valueIn(unit: TypedQuantity["unit"], entry: TypedQuantity): number | undefined {
  try {
    return entry.unit === unit ? entry.value : convert(entry.value, entry.unit, unit);
  } catch (error) {
    if (error instanceof UnitMismatchError) return undefined;
    throw error;
  }
}

/** A count is stored with its unit or without. */
const typed = (cell: unknown): unknown => (typeof cell === "number" ? { value: cell, unit: "unitless" } : cell);

/** Whether a cell has what an import would write. Cells within it that the import does not write are entries of users. */
function isSameCell(before: unknown, after: unknown): boolean {
  const [was, now] = [typed(before), typed(after)];
  if (isTypedQuantity(was) && isTypedQuantity(now)) {
    const value = valueIn(now.unit, was);
    return value !== undefined && isClose(value, now.value, copyTolerance);
  }
  if (Array.isArray(now))
    return Array.isArray(was) && was.length === now.length && now.every((each, index) => isSameCell(was[index], each));
  if (typeof now !== "object" || now === null) return (was ?? null) === (now ?? null);
  if (typeof was !== "object" || was === null) return false;
  return Object.entries(now).every(([name, each]) => isSameCell((was as Row)[name], each));
}

const nameOf = ({ name }: Row): string => (typeof name === "string" ? name : "");

const differencesFrom = (row: Row, imported: Row): readonly CellDifference[] =>
  Object.entries(imported).flatMap(([name, now]) => (name === "id" || isSameCell(row[name], now) ? [] : [{ name, was: row[name], now }]));

/**
 * Compares the rooms of an energy calculation with those of a heat load. A room has the id that it has in the heat load; its numbers are copies. A room
 * with that id that no import is recorded of was entered here.
 *
 * @param rows rooms of the energy calculation
 * @param imported rooms of the heat load, as `energyRooms` writes them
 * @param context source and target; without a record of earlier imports no room is said to be gone
 * @returns rooms of the heat load in their order, then those that are gone from it, for `importRows`
 * @example
 * ```ts
 * import { compareEnergyRooms } from "@org/hvac-core/exchange/energy";
 * const context = { file: { projectId: "p", collection: "calculations", fileId: "f" }, lists: ["rooms"], unitSystem: "Metric" } as const;
 * const rooms = [{ id: "a", name: "Office", people: 3 }];
 * compareEnergyRooms([], { rooms }, context)[0]?.state; // "new"
 * compareEnergyRooms([{ id: "a", name: "Office", people: 2 }], { rooms }, context)[0]?.differences; // [{ name: "people", was: 2, now: 3 }]
 * ```
 */
export function compareEnergyRooms(rows: readonly Row[], { rooms }: Pick<EnergyRows, "rooms">, context: RowImport): readonly ComparedRow[] {
  const known = new Map(rows.map((row) => [row.id, row]));
  const written = new Map((rooms as readonly Row[]).map((room) => [room.id, room]));
  const imported = [...written.values()].map((room): ImportedRow => ({ id: room.id, source: room.id, name: nameOf(room), cells: {} }));
  return compareRows(rows, imported, context).map((compared) => {
    const room = compared.imported && written.get(compared.imported.source);
    if (!room) return compared;
    const differences = differencesFrom(known.get(compared.id) ?? { id: compared.id }, room);
    if (compared.state !== "current" || differences.length === 0) return { ...compared, differences };
    const { isDecided, isLeft } = knownFacts(context.record, room.id);
    if (isDecided && !isLeft) return { ...compared, differences, state: "changed" };
    return { ...compared, differences, state: "entered", ...(isLeft && { isLeft }) };
  });
}

type Lists = { readonly [K in keyof EnergyRows]: readonly Row[] };

/**
 * The lists of an energy calculation after rooms of a heat load are imported. Rooms that are not selected stay. Constructions and schedules come with
 * them, and those that the calculation has besides stay.
 *
 * @param before lists of the energy calculation
 * @param imported rows of the heat load
 * @param comparison `compared`: from `compareEnergyRooms`; `selected`: ids of the rooms that are imported or removed
 * @returns lists
 * @example
 * ```ts
 * import { compareEnergyRooms, importEnergyRooms } from "@org/hvac-core/exchange/energy";
 * const context = { file: { projectId: "p", collection: "calculations", fileId: "f" }, lists: ["rooms"], unitSystem: "Metric" } as const;
 * const [before, imported] = [{ rooms: [], constructions: [], profiles: [] }, { rooms: [{ id: "a" }], constructions: [], profiles: [] }];
 * const compared = compareEnergyRooms([], imported, context);
 * importEnergyRooms(before, imported, { compared, selected: new Set(["a"]) }).rooms; // [{ id: "a" }]
 * ```
 */
export function importEnergyRooms(
  before: Lists,
  imported: EnergyRows,
  comparison: { readonly compared: readonly ComparedRow[]; readonly selected: ReadonlySet<string> },
): Lists {
  const { compared, selected } = comparison;
  const merged = (rows: readonly Row[], others: readonly Row[]): readonly Row[] => {
    const next = new Map(others.map((row) => [row.id, row]));
    return [...rows.map((row) => next.get(row.id) ?? row), ...others.filter(({ id }) => !rows.some((row) => row.id === id))];
  };
  return {
    rooms: importRows(before.rooms, compared, selected),
    constructions: merged(before.constructions, imported.constructions as readonly Row[]),
    profiles: merged(before.profiles, imported.profiles as readonly Row[]),
  };
}
