/* The short table of space types, which pages load in place of the tables that it is written from. */

const reference = "packages/hvac-core/src/reference/";

interface Category {
  readonly id: string;
  readonly peopleRateCfm: number;
  readonly areaRateCfmPerFt2: number;
  readonly occupantDensity: number;
  readonly source: { readonly source: { readonly key: string } };
}
interface Power {
  readonly id: string;
  readonly lighting: number;
  readonly equipment?: number;
}
type Week = Readonly<Record<"weekday", readonly number[]>>;
type Gains<Day> = Readonly<Record<"occupancy" | "lighting" | "equipment", Day>>;
interface Schedule extends Gains<Week> {
  readonly id: string;
  readonly label: string;
}
interface Condition {
  readonly id: string;
  readonly label: string;
  readonly occupantDensity: number;
  readonly lighting: number;
  readonly equipment: number;
  readonly outdoorAir?: { readonly maximum: number };
  readonly hourly: Gains<readonly number[]>;
}
type TypeRow = readonly [id: string, label: string, rows: Readonly<Partial<Record<"power" | "schedule" | "category" | "use", string>>>];

/** The printed number of a value; it must give exactly the value again. */
function printed(value: number, print: (value: number) => number, read: (value: number) => number): number {
  const number = Number(print(value).toPrecision(9));
  if (read(number) !== value) throw new Error(`${number} is not the printed number of ${value}.`);
  return number;
}

/** A day in steps: the hour until which a share applies, and its percent. */
function stepsOf(shares: readonly number[]): readonly (readonly [untilHour: number, percent: number])[] {
  return shares.flatMap((share, hour) =>
    share === shares[hour + 1]
      ? []
      : [
          [
            hour + 1,
            printed(
              share,
              (each) => each * 100,
              (each) => each / 100,
            ),
          ] as const,
        ],
  );
}

function rowOf<Row extends { readonly id: string }>(rows: readonly Row[], id: string | undefined): Row | undefined {
  const row = rows.find((each) => each.id === id);
  if (id !== undefined && !row) throw new Error(`No row of a table has the id ${id}, which a space type names.`);
  return row;
}

interface Tables {
  readonly powerDensities: readonly Power[];
  readonly ventilationCategories: readonly Category[];
  readonly schedules: readonly Schedule[];
  readonly conditions: readonly Condition[];
  readonly squareFoot: number;
}

async function tablesOf(load: (path: string) => Promise<unknown>): Promise<Tables> {
  const [power, categories, schedules, conditions, constants] = await Promise.all([
    load(`${reference}powerDensities.ts`),
    load(`${reference}ventilationCategories.ts`),
    load(`${reference}schedulesOfUse.ts`),
    load(`${reference}conditionsOfUse.ts`),
    load("packages/hvac-core/src/constants/inchPound.ts"),
  ]);
  return {
    ...(power as Pick<Tables, "powerDensities">),
    ...(categories as Pick<Tables, "ventilationCategories">),
    ...(constants as Pick<Tables, "squareFoot">),
    schedules: (schedules as { readonly schedulesOfUse: () => readonly Schedule[] }).schedulesOfUse(),
    conditions: (conditions as { readonly conditionsOfUse: () => readonly Condition[] }).conditionsOfUse(),
  };
}

/** Text of the short table. @param root the repository */
export async function spaceTypeValues(root: URL): Promise<string> {
  const load = async (path: string): Promise<unknown> => await import(new URL(path, root).href);
  const { spaceTypeRows } = (await load(`${reference}spaceTypes/spaceTypeRows.ts`)) as { readonly spaceTypeRows: readonly TypeRow[] };
  const tables = await tablesOf(load);
  const days: string[] = [];
  const dayOf = (shares: readonly number[]): number => {
    const day = JSON.stringify(stepsOf(shares));
    if (!days.includes(day)) days.push(day);
    return days.indexOf(day);
  };
  const perSquareFoot = (value: number): number =>
    printed(
      value,
      (each) => each * tables.squareFoot,
      (each) => each / tables.squareFoot,
    );
  const rows = spaceTypeRows.map(([id, , names]) => {
    const power = rowOf(tables.powerDensities, names.power);
    const category = rowOf(tables.ventilationCategories, names.category);
    const schedule = rowOf(tables.schedules, names.schedule);
    const use = rowOf(tables.conditions, names.use);
    const people =
      category &&
      printed(
        category.occupantDensity,
        (each) => each * 100,
        (each) => each / 100,
      );
    const air =
      use?.outdoorAir &&
      printed(
        use.outdoorAir.maximum,
        (each) => each * 3600,
        (each) => each / 3600,
      );
    const values = {
      power: power && [power.lighting, ...(power.equipment === undefined ? [] : [power.equipment])].map(perSquareFoot),
      air: category && [
        people,
        category.peopleRateCfm,
        category.areaRateCfmPerFt2,
        ...(category.source.source.key.endsWith("2019") ? [1] : []),
      ],
      hours: schedule && [
        schedule.label,
        ...[schedule.occupancy, schedule.lighting, schedule.equipment].map(({ weekday }) => dayOf(weekday)),
      ],
      use: use && [use.occupantDensity, use.lighting, use.equipment, ...(air === undefined ? [] : [air])],
      useHours: use && [use.label, ...[use.hourly.occupancy, use.hourly.lighting, use.hourly.equipment].map(dayOf)],
    };
    const entries = Object.entries(values).flatMap(([name, value]) => (value ? [`${name}: ${JSON.stringify(value)}`] : []));
    return `  ${JSON.stringify(id)}: { ${entries.join(", ")} },\n`;
  });
  return `// Written by \`pnpm generate\` from the tables whose rows spaceTypeRows.ts names. Not edited by hand.
import type { DaySteps } from "../daySteps.ts";

/** Label of a schedule, and its days. */
export type TypeHours = readonly [label: string, people: number, lighting: number, equipment: number];

/** Numbers of a type as they are printed. */
export interface TypeValues {
  /** W/ft². */
  readonly power?: readonly [lighting: number, equipment?: number];
  /** Persons per 100 m², cfm per person, cfm/ft². */
  readonly air?: readonly [people: number, perPerson: number, perArea: number, is2019?: 1];
  readonly hours?: TypeHours;
  /** Persons per m², W/m², m³/(h·m²). */
  readonly use?: readonly [people: number, lighting: number, equipment: number, air?: number];
  readonly useHours?: TypeHours;
}

/** Days of the schedules of all types. */
export const days: readonly DaySteps[] = [
${days.map((day) => `  ${day},\n`).join("")}];

/** Values by the ids of types. */
export const typeValues: Readonly<Record<string, TypeValues>> = {
${rows.join("")}};
`;
}
