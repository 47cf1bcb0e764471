import type { Citation } from "../../sources/index.ts";
import { spaceTypeRows, type SpaceTypeRow } from "./spaceTypeRows.ts";
import type { SpaceStandard } from "./spaceTypes.ts";
import { spaceTypeUse, type TypeUse } from "./spaceTypeUse.ts";

/* Fields of the type of a space, and the defaults that it gives to other fields. */

/** Id of no type. */
export const noSpaceType = "none";

/** The type of a room or zone, which calculators have next to the fields that follow from it. */
export const spaceTypeField = {
  type: "choice",
  label: "Space type",
  options: Object.fromEntries([[noSpaceType, "None"], ...spaceTypeRows.map(([id, label]) => [id, label] as const)]) as Readonly<
    Record<string, string>
  >,
  default: noSpaceType,
} as const;

const sia = { sia: "SIA 2024 and DIN V 18599-10" } as const;
const spaceTypesBy = { type: "choice", label: "Space types by" } as const;

/** The standard of the space types of an input whose outdoor air follows from them. */
export const spaceTypesByField = {
  ...spaceTypesBy,
  options: { "inch-pound": "ASHRAE 62.1, inch-pound column, and 90.1", SI: "ASHRAE 62.1, SI column, and 90.1", ...sia },
  default: { Imperial: "inch-pound", Metric: "SI" },
  // A file by SIA has no rates of either column.
  site: [{ part: "rateColumn", when: [{ field: "spaceTypesBy", is: ["inch-pound", "SI"] }] }],
  help: "Source of people, lighting, equipment, schedules and outdoor air of a space type. ASHRAE’s equipment and schedules are those of the models of its standards.",
} as const;

/** The standard of the people and schedules of zones; rates of outdoor air are those of the category. */
export const zoneTypesByField = {
  ...spaceTypesBy,
  options: { ashrae: "ASHRAE 62.1 and 90.1", ...sia },
  default: "ashrae",
  help: "Source of the people and the schedules of a space type. The rates of outdoor air are those of the occupancy category.",
} as const;

/** Standards by the options of the choice of a calculator. */
type Standards = Readonly<Record<string, SpaceStandard>>;
const roomStandards: Standards = { "inch-pound": "inch-pound", SI: "SI", sia: "sia" };
const zoneStandards: Standards = { ashrae: "SI", sia: "sia" };

/** A default that a type gives. */
export interface TypeDefault<T> {
  readonly default: T;
  readonly source: Citation;
  readonly label?: string;
}

export interface TypeDefaults<T> {
  readonly choices: readonly string[];
  readonly values: Readonly<Record<string, TypeDefault<T>>>;
}

const byType = ["spaceType"] as const;
const byTypeAndStandard = ["spaceType", "spaceTypesBy"] as const;

/** The defaults that types give by the standards of a choice. */
function defaultsByUse<V, T>(
  by: Standards,
  pick: (use: TypeUse) => { readonly value: V; readonly source: Citation; readonly label?: string } | undefined,
  toDefault: (value: V) => T,
): TypeDefaults<T> {
  const values: Record<string, TypeDefault<T>> = {};
  for (const [id] of spaceTypeRows)
    for (const [option, standard] of Object.entries(by)) {
      const given = pick(spaceTypeUse(id, standard));
      if (!given) continue;
      const { value, label, source } = given;
      values[`${id} ${option}`] = { default: toDefault(value), source, ...(label !== undefined && { label }) };
    }
  return { choices: byTypeAndStandard, values };
}

const asGiven = <T>(value: T): T => value;
const empty = (): null => null;

/** Defaults of fields of rooms. Numbers are per floor area; an empty outdoor airflow is calculated, and an empty schedule is that of the type. */
/* @__NO_SIDE_EFFECTS__ */
export function roomDefaults() {
  const isPer = true as const;
  return {
    people: { ...defaultsByUse(roomStandards, ({ people }) => people, asGiven), isPer },
    lighting: { ...defaultsByUse(roomStandards, ({ lighting }) => lighting, asGiven), isPer },
    equipment: { ...defaultsByUse(roomStandards, ({ equipment }) => equipment, asGiven), isPer },
    outdoorAir: defaultsByUse(roomStandards, ({ outdoorAir }) => outdoorAir, empty),
    schedule: defaultsByUse(roomStandards, ({ schedules }) => schedules, empty),
  };
}

/** Defaults of fields of zones. People by ASHRAE follow from the category. */
/* @__NO_SIDE_EFFECTS__ */
export function zoneDefaults() {
  return {
    people: { ...defaultsByUse({ sia: "sia" }, ({ people }) => people, asGiven), isPer: true as const },
    peopleSchedule: defaultsByUse(
      zoneStandards,
      ({ schedules }) => schedules,
      () => "custom" as const,
    ),
    peopleShares: defaultsByUse(
      zoneStandards,
      ({ schedules }) => schedules,
      ({ people }) => people,
    ),
  };
}

interface TableRow {
  readonly id: string;
  readonly label: string;
  readonly source: Citation;
}

/** The row of a table that types name, as an option of a choice. */
/* @__NO_SIDE_EFFECTS__ */
export function rowsBySpaceType(pick: (type: SpaceTypeRow) => string | undefined, table: readonly TableRow[]): TypeDefaults<string> {
  const rows = new Map(table.map((row) => [row.id, row]));
  const values: Record<string, TypeDefault<string>> = {};
  for (const [id, , type] of spaceTypeRows) {
    const row = rows.get(pick(type) ?? "");
    if (row) values[id] = { default: row.id, label: row.label, source: row.source };
  }
  return { choices: byType, values };
}
