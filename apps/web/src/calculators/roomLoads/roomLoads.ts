import type { FileRef } from "@org/data";
import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { joinPath, type ResultLink, type TypedQuantity } from "@org/hvac-core/kernel";
import { convert, defaultUnit, siUnit, type QuantityKind, type UnitSystem } from "@org/hvac-core/quantity";
import { newRowId } from "@org/ui/surface";
import { resultLink, type StoredInput } from "@org/hvac-core/exchange";
import type { ImportableFiles } from "../imports/importableFiles.ts";

/** A room of a heat load, in SI. */
export interface LoadRoom {
  readonly id: string;
  readonly name: string;
  readonly zone: string;
  /** How many rooms like this there are. */
  readonly count: number;
  /** m². */
  readonly floorArea: number | undefined;
  /** m. */
  readonly height: number | undefined;
  readonly people: number;
  /** Of one such room, m³/s; none where its system supplies none. */
  readonly airflow: number | undefined;
  /** Path of the result that gives the airflow. */
  readonly result: string;
}

/** An airflow that a heat load results in. */
export interface LoadAirflow {
  readonly id: string;
  readonly group: "Systems" | "Zones" | "Rooms";
  readonly name: string;
  /** m³/s. */
  readonly airflow: number;
  readonly result: string;
}

export interface RoomLoads {
  readonly rooms: readonly LoadRoom[];
  readonly airflows: readonly LoadAirflow[];
}

type Cell = { readonly value: number | string } | undefined;
type ResultRow = { readonly id: string } & Readonly<Record<string, Cell | string>>;

const numberOf = (cell: Cell | string): number | undefined =>
  typeof cell === "object" && typeof cell.value === "number" ? cell.value : undefined;

/** Airflows of the rows of one result. */
function airflowsOf(group: LoadAirflow["group"], result: string, rows: unknown, nameOf: (id: string) => string): LoadAirflow[] {
  return ((rows ?? []) as readonly ResultRow[]).flatMap((row) => {
    const airflow = numberOf(row["supplyAirflow"]);
    const path = joinPath(result, row.id, "supplyAirflow");
    return airflow === undefined || airflow <= 0 ? [] : [{ id: path, group, name: nameOf(row.id), airflow, result: path }];
  });
}

/** How rows are called that may have no name of their own. */
function namesOf(rows: readonly { readonly id: string; readonly name: string }[], kind: string): (id: string) => string {
  const names = new Map(rows.map(({ id, name }, index) => [id, name === "" ? `${kind} ${index + 1}` : name]));
  return (id) => names.get(id) ?? "";
}

/**
 * The rooms and airflows of a heat load as it is stored: one room of the quick method, or those of a project.
 *
 * @returns why there are none, where its input cannot be calculated
 */
export function roomLoadsOf({ input: stored, calculatorVersion }: StoredInput): RoomLoads | { readonly problem: string } {
  const { input } = heatLoad.open(stored, calculatorVersion);
  const outcome = heatLoad.calculate(input, { strict: false });
  if (!outcome.ok) return { problem: outcome.errors[0]?.message ?? "It cannot be calculated." };
  const { values, results } = outcome;
  if (values.method !== "hourly") {
    const airflow = results.supplyAirflow?.value;
    const { roomName: name, floorArea, numPeople: people } = values;
    const room = { id: "room", name, zone: "", count: 1, floorArea: floorArea ?? undefined, height: undefined, people, airflow };
    return {
      rooms: [{ ...room, result: "supplyAirflow" }],
      airflows: airflow === undefined || airflow <= 0 ? [] : [{ id: "room", group: "Rooms", name, airflow, result: "supplyAirflow" }],
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
  return {
    rooms: values.rooms.map(({ id, zone, multiplier, floorArea, height, people }) => {
      const result = joinPath("roomResults", id, "supplyAirflow");
      const airflow = byResult.get(result);
      return {
        id,
        name: roomName(id),
        zone: zone === null ? "" : zoneName(zone),
        count: multiplier,
        floorArea,
        height,
        people,
        airflow,
        result,
      };
    }),
    airflows,
  };
}

/** Heat loads, whose rooms and airflows other files import. */
export const heatLoads: ImportableFiles<RoomLoads> = {
  collection: "calculations",
  name: "heat load",
  none: "This project has no heat load yet. Save one to the project, then import its rooms.",
  read: (stored) => {
    const loads = roomLoadsOf(stored);
    return "problem" in loads ? loads : { content: loads };
  },
};

/** A number in the unit that a unit system has for its kind, to six digits: what a conversion leaves behind them is no one's number. */
export function quantityIn<K extends QuantityKind>(value: number, kind: K, unitSystem: UnitSystem, digits = 6): TypedQuantity<K> {
  const unit = defaultUnit(kind, unitSystem);
  return { value: Number(convert(value, siUnit(kind), unit).toPrecision(digits)), unit: unit as TypedQuantity<K>["unit"] };
}

/** The airflow of a room, a zone or a system, which follows it: to so many digits that it is the same. */
export const linkedAirflow = (airflow: number, unitSystem: UnitSystem, link: ResultLink): TypedQuantity<"airFlow"> => ({
  ...quantityIn(airflow, "airFlow", unitSystem, 12),
  link,
});

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

/** What a zone or section is called at most. */
const maxNameLength = 80;

/** The name of a room, with how many like it there are. */
function nameOf({ name, count }: LoadRoom): string {
  const suffix = count > 1 ? ` × ${count}` : "";
  return name.slice(0, maxNameLength - suffix.length) + suffix;
}

/** The airflow of all rooms like one another. That of several is no result of the other file, which knows one of them. */
function airflowOf({ airflow, count, result }: LoadRoom, unitSystem: UnitSystem, file: FileRef): TypedQuantity | undefined {
  if (airflow === undefined) return undefined;
  return count === 1 ? linkedAirflow(airflow, unitSystem, resultLink(file, result)) : quantityIn(count * airflow, "airFlow", unitSystem);
}

/** A room as the end of a duct system: a section with its airflow, connected to the first one. */
export function terminalRow(room: LoadRoom, unitSystem: UnitSystem, file: FileRef, first: Row | undefined): Row {
  const airflow = airflowOf(room, unitSystem, file);
  return { id: newRowId(), name: nameOf(room), ...(first && { parent: first.id }), ...(airflow && { airflow }) };
}

/** A room as a zone of ventilation. Rooms like one another are one zone, with all of their area, people and air. */
export function zoneRow(room: LoadRoom, unitSystem: UnitSystem, file: FileRef): Row {
  const { count, floorArea, height, people } = room;
  const loadAirflow = airflowOf(room, unitSystem, file);
  return {
    id: newRowId(),
    name: nameOf(room),
    ...(floorArea !== undefined && { area: quantityIn(count * floorArea, "area", unitSystem) }),
    ...(height !== undefined && { height: quantityIn(height, "length", unitSystem) }),
    // Nobody may mean nobody stated: left blank, the zone has as many as its category.
    ...(people > 0 && { people: quantityIn(count * people, "count", unitSystem) }),
    ...(loadAirflow && { loadAirflow }),
  };
}
