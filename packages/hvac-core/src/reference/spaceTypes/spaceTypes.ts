import { cfm, squareFoot } from "../../constants/inchPound.ts";
import { UnknownNameError } from "../../refusals/errors.ts";
import type { Citation } from "../../sources/index.ts";
import { conditionsOfUse } from "../conditionsOfUse.ts";
import { powerDensities } from "../powerDensities.ts";
import type { ReferenceRow } from "../row.ts";
import { schedulesOfUse } from "../schedulesOfUse.ts";
import { ventilationCategories } from "../ventilationCategories.ts";
import { spaceTypeRows, type SpaceTypeRow } from "./spaceTypeRows.ts";

/**
 * Publications of people, power, schedules and outdoor air of a type: ASHRAE 62.1 by one of its columns, which are rounded separately, and 90.1 with
 * its models; or the conditions of use of SIA 2024 and DIN V 18599-10.
 */
export type SpaceStandard = "inch-pound" | "SI" | "sia";

/** A value of a type, from a row of a table. */
export interface SpaceValue<T> {
  readonly value: T;
  /** Label of the row of the table. */
  readonly label: string;
  readonly source: Citation;
  /** As in the row of the table. */
  readonly verify?: true;
}

/** Hourly shares of a working day, 0…1; the first of 24 is that of the hour from 0 to 1. */
export interface SpaceSchedules {
  readonly people: readonly number[];
  readonly lighting: readonly number[];
  readonly equipment: readonly number[];
}

/** Outdoor air per person, m³/s, and per floor area, m³/(s·m²). */
export interface SpaceOutdoorAir {
  readonly perPerson: number;
  readonly perArea: number;
}

/** Values of a type by one of its standards; what its tables do not give is absent. */
export interface SpaceUse {
  /** Persons per m²; ASHRAE prints one number for both columns, per 100 m² and per 1000 ft². */
  readonly people?: SpaceValue<number>;
  /** W/m². */
  readonly lighting?: SpaceValue<number>;
  /** W/m². */
  readonly equipment?: SpaceValue<number>;
  readonly schedules?: SpaceValue<SpaceSchedules>;
  readonly outdoorAir?: SpaceValue<SpaceOutdoorAir>;
}

/** A type of space: rows of the reference tables by their ids, and the values of its use by either standard. */
export interface SpaceType extends Omit<SpaceTypeRow, "power" | "schedule" | "use"> {
  readonly id: string;
  readonly label: string;
  readonly uses: Readonly<Record<SpaceStandard, SpaceUse>>;
}

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));

/** A value with the row that it is from. */
const from = <T>({ label, source, verify }: Omit<ReferenceRow, "id">, value: T): SpaceValue<T> => ({
  value,
  label,
  source,
  ...(verify && { verify }),
});

interface Tables {
  readonly power: ReadonlyMap<string, (typeof powerDensities)[number]>;
  readonly categories: ReadonlyMap<string, (typeof ventilationCategories)[number]>;
  readonly schedules: ReadonlyMap<string, ReturnType<typeof schedulesOfUse>[number]>;
  readonly uses: ReadonlyMap<string, ReturnType<typeof conditionsOfUse>[number]>;
}

function ashraeUse(row: SpaceTypeRow, column: "inch-pound" | "SI", tables: Tables): SpaceUse {
  const power = tables.power.get(row.power ?? "");
  const schedule = tables.schedules.get(row.schedule ?? "");
  const category = tables.categories.get(row.category ?? "");
  const inchPound = column === "inch-pound";
  const density = category?.occupantDensity ?? 0;
  return {
    ...(category && density > 0 && { people: from(category, inchPound ? (density * 100) / (1000 * squareFoot) : density) }),
    ...(power && { lighting: from(power, power.lighting) }),
    ...(power?.equipment !== undefined && { equipment: from({ ...power, source: power.equipmentSource! }, power.equipment) }),
    ...(schedule && {
      schedules: from(schedule, {
        people: schedule.occupancy.weekday,
        lighting: schedule.lighting.weekday,
        equipment: schedule.equipment.weekday,
      }),
    }),
    ...(category && {
      outdoorAir: from(
        category,
        inchPound
          ? { perPerson: category.peopleRateCfm * cfm, perArea: (category.areaRateCfmPerFt2 * cfm) / squareFoot }
          : { perPerson: category.peopleRate, perArea: category.areaRate },
      ),
    }),
  };
}

function siaUse({ use: id }: SpaceTypeRow, { uses }: Tables): SpaceUse {
  const use = uses.get(id ?? "");
  if (!use) return {};
  const { occupantDensity: density, lighting, equipment, hourly, outdoorAir } = use;
  return {
    people: from(use, density),
    lighting: from(use, lighting),
    equipment: from(use, equipment),
    schedules: from(use, { people: hourly.occupancy, lighting: hourly.lighting, equipment: hourly.equipment }),
    ...(outdoorAir && { outdoorAir: from(use, { perPerson: 0, perArea: outdoorAir.maximum }) }),
  };
}

let types: ReadonlyMap<string, SpaceType> | undefined;

/** All types by their ids, built at the first call. */
function allSpaceTypes(): ReadonlyMap<string, SpaceType> {
  if (types) return types;
  const tables: Tables = {
    power: byId(powerDensities),
    categories: byId(ventilationCategories),
    schedules: byId(schedulesOfUse()),
    uses: byId(conditionsOfUse()),
  };
  types = byId(
    spaceTypeRows.map(([id, label, row]): SpaceType => {
      const { power: _power, schedule: _schedule, use: _use, ...others } = row;
      return {
        id,
        label,
        ...others,
        uses: { "inch-pound": ashraeUse(row, "inch-pound", tables), SI: ashraeUse(row, "SI", tables), sia: siaUse(row, tables) },
      };
    }),
  );
  return types;
}

/**
 * A type of space: people, lighting, equipment, schedules and outdoor air of its use by two standards, and its rows in the tables of activities,
 * ventilation categories, exhaust rates, health care rooms and sound criteria. A value that the tables do not give is absent.
 *
 * @param id id of a type, such as `open-office`
 * @returns the type, each value with the row that it is from
 * @throws {UnknownNameError} when no type has the id; the error names the nearest one
 * @source ashrae-62.1, Table 6-1
 * @source ashrae-90.1, §9.5, space-by-space method
 * @source pnnl-standards-data
 * @source teaser
 * @example
 * ```ts
 * import { spaceType } from "@org/hvac-core/reference";
 * const office = spaceType("open-office");
 * office.uses["SI"].people?.value; // 0.05
 * office.uses.sia.people?.value; // 0.1
 * office.sound; // "open-office"
 * ```
 */
export function spaceType(id: string): SpaceType {
  const type = allSpaceTypes().get(id);
  if (!type) throw new UnknownNameError({ parameter: "id", name: id, known: spaceTypeRows.map(([each]) => each) });
  return type;
}
