import { heatLoad } from "../../calculators/heat-load/index.ts";
import { joinPath, type Path } from "../../kernel/index.ts";
import type { FileContent, StoredInput } from "../index.ts";

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
  /** Supply air of one such room, m³/s; undefined where its system supplies none. */
  readonly airflow: number | undefined;
  /** Path of the result that gives the airflow. */
  readonly result: Path;
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

/** Names of rows, numbered where they have none. */
function namesOf(rows: readonly { readonly id: string; readonly name: string }[], kind: string): (id: string) => string {
  const names = new Map(rows.map(({ id, name }, index) => [id, name === "" ? `${kind} ${index + 1}` : name]));
  return (id) => names.get(id) ?? "";
}

/**
 * The rooms and airflows of a stored heat load: one room of the quick method, or those of the hourly method.
 *
 * @param stored input of the heat load
 * @returns rooms and airflows, or why the file cannot be calculated
 * @example
 * ```ts
 * import { roomLoads } from "@org/hvac-core/exchange/rooms";
 * const rooms = [{ id: "a", name: "Office", floorArea: 20, multiplier: 3 }];
 * const read = roomLoads({ input: { unitSystem: "Metric", method: "hourly", rooms }, calculatorVersion: 1 });
 * const [room] = "content" in read ? read.content.rooms : [];
 * room?.multiplier; // 3
 * room?.result; // "roomResults.a.supplyAirflow"
 * ```
 */
export function roomLoads({ input: stored, calculatorVersion }: StoredInput): FileContent<RoomLoads> {
  const { input } = heatLoad.open(stored, calculatorVersion);
  const outcome = heatLoad.calculate(input, { strict: false });
  if (!outcome.ok) return { problem: outcome.errors[0]?.message ?? "It cannot be calculated." };
  const { values, results } = outcome;
  if (values.method !== "hourly") {
    const airflow = results.supplyAirflow?.value;
    const result = "supplyAirflow";
    const { roomName: name, floorArea, numPeople: people } = values;
    const room = { id: "room", name, zone: "", multiplier: 1, floorArea: floorArea ?? undefined, height: undefined, people };
    return {
      content: {
        rooms: [{ ...room, airflow, result }],
        airflows: airflow === undefined || airflow <= 0 ? [] : [{ id: "room", group: "Rooms", name, airflow, result }],
      },
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
  const rooms = values.rooms.map(({ id, zone, multiplier, floorArea, height, people }): LoadRoom => {
    const result = joinPath("roomResults", id, "supplyAirflow");
    const airflow = byResult.get(result);
    return { id, name: roomName(id), zone: zone === null ? "" : zoneName(zone), multiplier, floorArea, height, people, airflow, result };
  });
  return { content: { rooms, airflows } };
}
