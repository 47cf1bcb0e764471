import type { FileRef } from "@org/data";
import type { ImportedRow } from "@org/hvac-core/exchange";
import { terminalRow, zoneRow, type LoadRoom } from "@org/hvac-core/exchange/rooms";
import { texts } from "./texts.ts";

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

/** Rows for imported rooms. */
export interface ImportedRooms {
  /** The list that they are imported to. */
  readonly path: string;
  readonly rowLabel: string;
  readonly hint: string;
  readonly rowOf: (room: LoadRoom, file: FileRef, first: Row | undefined) => ImportedRow;
  /** Row before them where the list is empty. */
  readonly first?: Row;
}

/** Rooms as zones of ventilation. */
export const zones: ImportedRooms = { path: "zones", rowLabel: texts.rooms.zone, hint: texts.rooms.zonesHint, rowOf: zoneRow };

/** Rooms as ends of a duct system. */
export const terminals: ImportedRooms = {
  path: "sections",
  rowLabel: texts.rooms.section,
  hint: texts.rooms.sectionsHint,
  rowOf: terminalRow,
  first: { id: "main", name: texts.rooms.mainSection },
};

/** All imports of rooms to lists. */
export const importedRooms: readonly ImportedRooms[] = [zones, terminals];
