import { catalogue } from "@org/hvac-core";
import type { Calculator } from "@org/hvac-core/kernel";
import { parseEpw } from "@org/hvac-core/weather";
import { verifications, type ReferenceRow } from "@org/hvac-core/reference";
import { expect, test } from "vitest";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import type { UseTarget } from "./targets.ts";
import { energyTargets } from "./topics/weather-files/energyTargets.ts";
import type { TableDefinition } from "./table/tableDefinition.ts";
import type { TopicEntry } from "./topic.ts";
import { topics } from "./topics.ts";
import { header, sineYear } from "../../test/weatherYear.ts";

const folder = new URL("./topics/", import.meta.url);

type Table = TableDefinition<ReferenceRow>;
interface TableModule {
  readonly entries: () => readonly TopicEntry[];
  readonly tables: readonly Table[];
}

const isTable = (value: unknown): value is Table => typeof value === "object" && value !== null && "rows" in value && "columns" in value;

/** Tables of a topic; `undefined` for a topic without tables. */
async function tablesOf(id: string): Promise<TableModule | undefined> {
  const file = new URL(`${id}/tables.ts`, folder);
  if (!existsSync(file)) return undefined;
  const module = (await import(file.href)) as Readonly<Record<string, unknown>> & Pick<TableModule, "entries">;
  return { entries: module.entries, tables: Object.values(module).filter(isTable) };
}

test("every topic is a folder, is listed once and has its entries", () => {
  expect(topics.map(({ id }) => id).toSorted()).toEqual(readdirSync(folder).toSorted());
  expect(new Set(topics.map(({ title }) => title)).size).toBe(topics.length);
  for (const { id, summary } of topics) expect(summary, id).toMatch(/^[A-Z].+\.$/);
});

test("rows, columns and entries have unique names, and every entry leads to a row", async () => {
  for (const { id } of topics) {
    const module = await tablesOf(id);
    if (!module) continue;
    for (const { rows, columns, title, filters = [] } of module.tables) {
      expect(new Set(rows.map((row) => row.id)).size, title).toBe(rows.length);
      const heads = ["label", ...columns.map(({ key }) => key)];
      expect(new Set(heads).size, `${title}: ${heads.join()}`).toBe(heads.length);
      const params = ["topic", "q", "row", "find", "sort", ...filters.map(({ key }) => key)];
      expect(new Set(params).size, `${title}: ${params.join()}`).toBe(params.length);
      // A column must not be empty in every row.
      for (const column of columns)
        expect(
          rows.some((row) => column.value(row) !== undefined),
          `${title}: ${column.label}`,
        ).toBe(true);
    }
    const addresses = module.entries().map(({ address }) => JSON.stringify(address));
    expect(new Set(addresses).size, id).toBe(addresses.length);
  }
});

test("how each table was verified is shown with it", () => {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name));
  const shown = files.flatMap((name) =>
    [...readFileSync(new URL(name, folder), "utf8").matchAll(/verifiedBy[:=] ?(\[[^\]]*\]|"\w+")/g)].flatMap(([, names]) =>
      [...names!.matchAll(/\w+/g)].map(String),
    ),
  );
  expect(Object.keys(verifications).filter((table) => !shown.includes(table))).toEqual([]);
});

/** Errors of a calculator about a value from the reference. */
function refusals({ calculator, input }: UseTarget): readonly string[] {
  const definition: Calculator | undefined = catalogue.find((each) => each.id === calculator);
  if (!definition) return [`${calculator} is no calculator`];
  const { input: opened, notes } = definition.open({ ...definition.start("Metric"), ...input }, definition.version);
  const outcome = definition.calculate(opened);
  const errors = outcome.ok ? [] : outcome.errors.map(({ field, message }) => `${field}: ${message}`);
  // A new row still asks for the room itself, and constructions for rooms.
  return [...notes, ...errors.filter((text) => !/is required\.$|: Add at least one room\.$/.test(text))];
}

test("values used in a calculator are accepted there", async () => {
  const refused: string[] = [];
  const used = new Set<string>();
  for (const { id } of topics)
    for (const table of (await tablesOf(id))?.tables ?? [])
      for (const row of table.rows)
        for (const target of table.targetsOf?.(row) ?? []) {
          used.add(target.calculator);
          refused.push(...refusals(target).map((text) => `${id}/${row.id}: ${text}`));
        }
  expect(refused).toEqual([]);
  // Bills and schedules are filled from a project's calculations, and a calculator need not use any table.
  expect([...used], "calculators in which values of the reference are used").toEqual(
    expect.arrayContaining([
      "acoustic-calculator",
      "duct-sizer",
      "energy-analysis",
      "heat-load",
      "pipe-sizer",
      "psychrometric-chart",
      "pump-head-calc",
      "refrigerant-pipe-sizer",
      "ventilation-calc",
    ]),
  );
});

test("the temperatures of a weather file are used in the energy calculator, and none with gaps", () => {
  const hours = parseEpw([...header, ...sineYear()].join("\r\n")).hours;
  const [target] = energyTargets({ hours }, { heating: 18, cooling: 18 });
  expect(refusals(target!)).toEqual([]);
  // The longest link is 6000 signs; the start of the calculator takes some hundred.
  expect(encodeURIComponent(JSON.stringify(target!.input)).length).toBeLessThan(4000);
  const { values } = target!.input["outdoorMeans"] as { values: readonly number[] };
  // The sine of the year is 15 ± 18 K; the mean of January is near its minimum.
  expect(values[0]).toBeGreaterThan(-3);
  expect(values[0]).toBeLessThan(-2);
  expect(energyTargets({ hours: { ...hours, dryBulb: hours.dryBulb.slice(1) } }, { heating: 18, cooling: 18 })).toEqual([]);
});
