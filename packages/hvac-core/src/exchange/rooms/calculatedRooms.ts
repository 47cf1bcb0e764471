import type { HeatLoadValues } from "../../calculators/heat-load/index.ts";
import { joinPath, type Path } from "../../kernel/index.ts";
import { noSpaceType } from "../../reference/internal.ts";

/** A room of a heat load, in SI. */
export interface LoadRoom {
  readonly id: string;
  readonly name: string;
  /** Name of its zone; empty without one. */
  readonly zone: string;
  /** Number of identical rooms. */
  readonly multiplier: number;
  /** m²; undefined where the quick method goes without. */
  readonly floorArea: number | undefined;
  /** m; undefined in the quick method. */
  readonly height: number | undefined;
  readonly people: number;
  /** Absent without a type. */
  readonly spaceType?: string;
  /** Standard of the type, as zones of ventilation have it. Absent without a type. */
  readonly spaceTypesBy?: "ashrae" | "sia";
  /** Supply air of one such room, m³/s; undefined where its system supplies none. */
  readonly airflow: number | undefined;
  /** Path of the result that gives the airflow. */
  readonly result: Path;
  /** Path of the room among the inputs; empty for the room of the quick method. */
  readonly row: Path;
}

/** A supply airflow that a heat load results in. */
export interface LoadAirflow {
  readonly id: string;
  readonly group: "Systems" | "Zones" | "Rooms";
  readonly name: string;
  /** m³/s. */
  readonly airflow: number;
  /** Path of the result. */
  readonly result: Path;
}

/** Rooms and airflows of a heat load. */
export interface RoomLoads {
  readonly rooms: readonly LoadRoom[];
  /** Airflows above zero: of systems, then of zones, then of rooms. */
  readonly airflows: readonly LoadAirflow[];
}

type Cell = { readonly value: number | string } | undefined;
type ResultRow = { readonly id: string } & Readonly<Record<string, Cell | string>>;

const numberOf = (cell: Cell | string): number | undefined =>
  typeof cell === "object" && typeof cell.value === "number" ? cell.value : undefined;

/** Airflows of the rows of one result. */
function airflowsOf(group: LoadAirflow["group"], result: Path, rows: unknown, nameOf: (id: string) => string): LoadAirflow[] {
  return ((rows ?? []) as readonly ResultRow[]).flatMap((row) => {
    const airflow = numberOf(row["supplyAirflow"]);
    const path = joinPath(result, row.id, "supplyAirflow");
    return airflow === undefined || airflow <= 0 ? [] : [{ id: path, group, name: nameOf(row.id), airflow, result: path }];
  });
}

/** The space type of a room that has one, and its standard: that of zones has one option for both columns. */
const typeOf = (spaceType: string, by: HeatLoadValues["spaceTypesBy"]): Pick<LoadRoom, "spaceType" | "spaceTypesBy"> =>
  spaceType === noSpaceType ? {} : { spaceType, spaceTypesBy: by === "sia" ? "sia" : "ashrae" };

/** Names of rows, numbered where they have none. */
function namesOf(rows: readonly { readonly id: string; readonly name: string }[], kind: string): (id: string) => string {
  const names = new Map(rows.map(({ id, name }, index) => [id, name === "" ? `${kind} ${index + 1}` : name]));
  return (id) => names.get(id) ?? "";
}

/** Values and results of a heat load. */
export interface CalculatedLoad {
  readonly values: HeatLoadValues;
  readonly results: {
    readonly supplyAirflow?: { readonly value: number } | undefined;
    readonly systemResults?: unknown;
    readonly zoneResults?: unknown;
    readonly roomResults?: unknown;
  };
}

/**
 * The rooms and airflows of a calculated heat load.
 *
 * @param calculated its values and results
 * @returns rooms and airflows
 * @example
 * ```ts
 * import { heatLoad } from "@org/hvac-core";
 * import { calculatedRooms } from "@org/hvac-core/exchange/rooms";
 * const outcome = heatLoad.calculate({ unitSystem: "Metric", method: "hourly", rooms: [{ id: "a", name: "Office", floorArea: 20 }] });
 * outcome.ok && calculatedRooms(outcome).rooms[0]?.name; // "Office"
 * ```
 */
export function calculatedRooms({ values, results }: CalculatedLoad): RoomLoads {
  if (values.method !== "hourly") {
    const airflow = results.supplyAirflow?.value;
    const result = "supplyAirflow";
    const { roomName: name, floorArea, numPeople: people, spaceType } = values;
    const room = {
      id: "room",
      name,
      zone: "",
      multiplier: 1,
      floorArea: floorArea ?? undefined,
      height: undefined,
      people,
      ...typeOf(spaceType, values.spaceTypesBy),
    };
    return {
      rooms: [{ ...room, airflow, result, row: "" }],
      airflows: airflow === undefined || airflow <= 0 ? [] : [{ id: "room", group: "Rooms", name, airflow, result }],
    };
  }
  const roomName = namesOf(values.rooms, "Room");
  const zoneName = namesOf(values.zones, "Zone");
  const airflows = [
    ...airflowsOf("Systems", "systemResults", results.systemResults, namesOf(values.systems, "System")),
    ...airflowsOf("Zones", "zoneResults", results.zoneResults, zoneName),
    ...airflowsOf("Rooms", "roomResults", results.roomResults, roomName),
  ];
  const byResult = new Map(airflows.map(({ result, airflow }) => [result, airflow]));
  const rooms = values.rooms.map(({ id, zone, spaceType, multiplier, floorArea, height, people }): LoadRoom => {
    const result = joinPath("roomResults", id, "supplyAirflow");
    const place = { result, row: joinPath("rooms", id) };
    const inZone = zone === null ? "" : zoneName(zone);
    return {
      id,
      name: roomName(id),
      zone: inZone,
      multiplier,
      floorArea,
      height,
      people,
      ...typeOf(spaceType, values.spaceTypesBy),
      airflow: byResult.get(result),
      ...place,
    };
  });
  return { rooms, airflows };
}
