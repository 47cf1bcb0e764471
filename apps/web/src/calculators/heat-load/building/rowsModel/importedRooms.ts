import { buildingRecords } from "@org/hvac-core/exchange/building";
import { importRecordsIn } from "@org/hvac-core/kernel";
import { isRecord, type FormInput } from "@org/form/state";

/** Rooms of a heat load that come from a model or from traced plans. */
export interface ImportedRooms {
  /** Id of the record of the import. */
  readonly id: string;
  readonly fileName: string;
  readonly count: number;
  readonly isTraced: boolean;
}

/** Counts the rooms of a heat load that come from each model, without those that were removed since. */
export function importedRooms(input: FormInput): readonly ImportedRooms[] {
  const { rooms } = input;
  const ids = Array.isArray(rooms) ? rooms.flatMap((room) => (isRecord(room) && typeof room["id"] === "string" ? [room["id"]] : [])) : [];
  const rowsOf = new Map(importRecordsIn(input).map((record) => [record.id, record.rows]));
  return buildingRecords(input)
    .map(({ id, file, decisions }) => ({
      id,
      fileName: file.name,
      count: ids.filter((room) => Object.hasOwn(rowsOf.get(id) ?? {}, `rooms.${room}`)).length,
      isTraced: isRecord(decisions) && decisions["drawing"] !== undefined,
    }))
    .filter(({ count }) => count > 0);
}
