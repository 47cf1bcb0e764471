import { joinPath, type Path, type TypedQuantity } from "../../kernel/index.ts";
import { entryPath, productPath } from "../../links/index.ts";
import { defaultUnit, type QuantityKind, type UnitSystem } from "../../quantity/index.ts";
import { importedId, importedQuantity, resultLink, type FileReference, type ImportedNumber, type ImportedRow } from "../index.ts";
import type { LoadAirflow, LoadRoom } from "./calculatedRooms.ts";

/**
 * The airflow of a room, a zone or a system, linked to the result.
 *
 * @param airflow from `roomLoads`, m³/s
 * @param file the heat load
 * @param unitSystem units of the importing file
 * @returns quantity as an input has it
 * @example
 * ```ts
 * import { linkedAirflow } from "@org/hvac-core/exchange/rooms";
 * const file = { projectId: "p", collection: "calculations", fileId: "f" };
 * linkedAirflow({ airflow: 0.2, result: "supplyAirflow" }, file, "Metric").value; // 200
 * ```
 */
export const linkedAirflow = (
  { airflow, result }: Pick<LoadAirflow, "airflow" | "result">,
  file: FileReference,
  unitSystem: UnitSystem,
): TypedQuantity => importedQuantity(airflow, "airFlow", defaultUnit("airFlow", unitSystem), resultLink(file, result));

/** Maximum length of the name of a zone or a section. */
const maxNameLength = 80;

/** Lists of a heat load whose ids of rows are those of its rooms. */
export const roomLists: readonly string[] = ["rooms", "roomResults"];

/** Id of the row of a room. The only room of a quick heat load has no id there. */
const sourceOf = ({ row, id }: LoadRoom): string => (row === "" ? "" : id);

/** Path of an input of a room. The quick method has other names. */
const entryOf = ({ row }: LoadRoom, name: string): Path => entryPath(row === "" ? name : joinPath(row, name));

/** A number of one room. */
const ofOne = (value: number, quantity: QuantityKind, result: Path): ImportedNumber => ({ value, quantity, result });

/** A number of all identical rooms: that of one, times their number, even if it is one: it may change. The quick method has no such number. */
function ofAll(room: LoadRoom, value: number, quantity: QuantityKind, result: Path): ImportedNumber {
  return room.row === ""
    ? ofOne(value, quantity, result)
    : { value: room.multiplier * value, quantity, result: productPath(result, entryOf(room, "multiplier")) };
}

/**
 * A room of a heat load as an end of a duct system: a section with its airflow.
 *
 * @param room from `roomLoads`
 * @param file the heat load
 * @param first first section of the system, which a new one is connected to
 * @returns row of the list of sections; identical rooms are one section with all of their air, whose name goes without their number: it may change
 * @example
 * ```ts
 * import { terminalRow } from "@org/hvac-core/exchange/rooms";
 * const file = { projectId: "p", collection: "calculations", fileId: "f" };
 * const result = "roomResults.a.supplyAirflow";
 * const room = { id: "a", row: "rooms.a", name: "Office", zone: "", multiplier: 2, floorArea: 20, height: 3, people: 1, airflow: 0.1, result };
 * const { first, cells } = terminalRow(room, file, { id: "main" });
 * first?.["parent"]; // "main"
 * cells["airflow"]; // { value: 0.2, quantity: "airFlow", result: "roomResults.a.supplyAirflow*inputs.rooms.a.multiplier" }
 * ```
 */
export function terminalRow(room: LoadRoom, file: Pick<FileReference, "fileId">, first?: { readonly id: string }): ImportedRow {
  const { id, airflow, result } = room;
  const name = room.name.slice(0, maxNameLength);
  return {
    id: importedId(file, "room", id),
    source: sourceOf(room),
    name,
    cells: { name, airflow: airflow === undefined ? undefined : ofAll(room, airflow, "airFlow", result) },
    ...(first && { first: { parent: first.id } }),
  };
}

/**
 * A room of a heat load as a zone of ventilation, of the same space type. Area, height, people and airflow are linked to the room.
 *
 * @param room from `roomLoads`
 * @param file the heat load
 * @returns row of the list of zones; identical rooms are one zone with all of their area, people and air. A room without people leaves them to the
 * zone's category: the heat load may not have entered them
 * @example
 * ```ts
 * import { zoneRow } from "@org/hvac-core/exchange/rooms";
 * const file = { projectId: "p", collection: "calculations", fileId: "f" };
 * const result = "roomResults.a.supplyAirflow";
 * const room = { id: "a", row: "rooms.a", name: "Office", zone: "", multiplier: 2, floorArea: 20, height: 3, people: 0, airflow: undefined, result };
 * const { name, cells } = zoneRow(room, file);
 * name; // "Office"
 * cells["area"]; // { value: 40, quantity: "area", result: "inputs.rooms.a.floorArea*inputs.rooms.a.multiplier" }
 * ```
 */
export function zoneRow(room: LoadRoom, file: Pick<FileReference, "fileId">): ImportedRow {
  const { spaceType, floorArea, height, people } = room;
  const { name, cells, ...row } = terminalRow(room, file);
  const peopleOf = room.row === "" ? "numPeople" : "people";
  return {
    ...row,
    name,
    cells: {
      name,
      spaceType,
      ...(floorArea !== undefined && { area: ofAll(room, floorArea, "area", entryOf(room, "floorArea")) }),
      ...(height !== undefined && { height: ofOne(height, "length", entryOf(room, "height")) }),
      people: people > 0 ? ofAll(room, people, "count", entryOf(room, peopleOf)) : undefined,
      loadAirflow: cells["airflow"],
    },
  };
}
