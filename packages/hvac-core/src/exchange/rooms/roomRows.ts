import type { TypedQuantity } from "../../kernel/index.ts";
import { defaultUnit, type UnitSystem } from "../../quantity/index.ts";
import { copiedQuantity, importedQuantity, resultLink, type FileReference } from "../index.ts";
import type { LoadAirflow, LoadRoom } from "./roomLoads.ts";

/** A row of a list. */
type Row = Readonly<Record<string, unknown>> & { readonly id: string };

/** Heat load that a row is imported from, units that the row is written in, and its id. */
export interface RowContext {
  /** Id of the new row. */
  readonly id: string;
  readonly file: FileReference;
  readonly unitSystem: UnitSystem;
}

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

/** The name of a room, with the number of identical rooms. */
function rowName({ name, multiplier }: LoadRoom): string {
  const suffix = multiplier > 1 ? ` × ${multiplier}` : "";
  return name.slice(0, maxNameLength - suffix.length) + suffix;
}

/** The airflow of all identical rooms. The sum of several is no result of the heat load, which has that of one: it is copied, not linked. */
function airflowOf({ airflow, multiplier, result }: LoadRoom, { file, unitSystem }: RowContext): TypedQuantity | undefined {
  if (airflow === undefined) return undefined;
  return multiplier === 1
    ? linkedAirflow({ airflow, result }, file, unitSystem)
    : copiedQuantity(multiplier * airflow, "airFlow", unitSystem);
}

/**
 * A room of a heat load as an end of a duct system: a section with its airflow.
 *
 * @param room from `roomLoads`
 * @param context heat load, units and id
 * @param first first section of the system, which the new one is connected to
 * @returns row of the list of sections; identical rooms are one section with all of their air
 * @example
 * ```ts
 * import { terminalRow } from "@org/hvac-core/exchange/rooms";
 * const file = { projectId: "p", collection: "calculations", fileId: "f" };
 * const room = { id: "a", name: "Office", zone: "", multiplier: 2, floorArea: 20, height: 3, people: 1, airflow: 0.1, result: "r" };
 * const row = terminalRow(room, { id: "new", file, unitSystem: "Metric" }, { id: "main" });
 * row["parent"]; // "main"
 * row["airflow"]; // { value: 200, unit: "L/s" }
 * ```
 */
export function terminalRow(room: LoadRoom, context: RowContext, first?: { readonly id: string }): Row {
  const airflow = airflowOf(room, context);
  return { id: context.id, name: rowName(room), ...(first && { parent: first.id }), ...(airflow && { airflow }) };
}

/**
 * A room of a heat load as a zone of ventilation.
 *
 * @param room from `roomLoads`
 * @param context heat load, units and id
 * @returns row of the list of zones; identical rooms are one zone with all of their area, people and air. A room without people leaves them to the
 * zone's category: the heat load may not have entered them
 * @example
 * ```ts
 * import { zoneRow } from "@org/hvac-core/exchange/rooms";
 * const file = { projectId: "p", collection: "calculations", fileId: "f" };
 * const room = { id: "a", name: "Office", zone: "", multiplier: 2, floorArea: 20, height: 3, people: 0, airflow: undefined, result: "r" };
 * const row = zoneRow(room, { id: "new", file, unitSystem: "Metric" });
 * row["name"]; // "Office × 2"
 * row["area"]; // { value: 40, unit: "m2" }
 * ```
 */
export function zoneRow(room: LoadRoom, context: RowContext): Row {
  const { multiplier, floorArea, height, people } = room;
  const { unitSystem } = context;
  const loadAirflow = airflowOf(room, context);
  return {
    id: context.id,
    name: rowName(room),
    ...(floorArea !== undefined && { area: copiedQuantity(multiplier * floorArea, "area", unitSystem) }),
    ...(height !== undefined && { height: copiedQuantity(height, "length", unitSystem) }),
    ...(people > 0 && { people: copiedQuantity(multiplier * people, "count", unitSystem) }),
    ...(loadAirflow && { loadAirflow }),
  };
}
