import { catalogue } from "@org/hvac-core";
import { parseEpw } from "@org/hvac-core/weather";
import type { ReferenceRow } from "@org/hvac-core/reference";
import { expect, test } from "@playwright/test";
import { existsSync, readdirSync } from "node:fs";
import type { UseTarget } from "../src/reference/targets.ts";
import { energyTargets } from "../src/reference/topics/weather-files/energyTargets.ts";
import type { TableDefinition } from "../src/reference/table/tableDefinition.ts";
import { lineNamed, nextSorting, readSorting, shownRows, tableLines, writeSorting } from "../src/reference/table/shownRows.ts";
import type { TopicEntry } from "../src/reference/topic.ts";
import { topics } from "../src/reference/topics.ts";
import { header, sineYear } from "./weatherYear.ts";

const folder = new URL("../src/reference/topics/", import.meta.url);

type Table = TableDefinition<ReferenceRow>;
interface TableModule {
  readonly entries: () => readonly TopicEntry[];
  readonly tables: readonly Table[];
}

const isTable = (value: unknown): value is Table => typeof value === "object" && value !== null && "rows" in value && "columns" in value;

/** The tables of a topic; none where it has other things to show. */
async function tablesOf(id: string): Promise<TableModule | undefined> {
  const file = new URL(`${id}/tables.ts`, folder);
  if (!existsSync(file)) return undefined;
  const stated = (await import(file.href)) as Readonly<Record<string, unknown>> & Pick<TableModule, "entries">;
  return { entries: stated.entries, tables: Object.values(stated).filter(isTable) };
}

test("every topic is a folder, is listed once and says what it holds", () => {
  expect(topics.map(({ id }) => id).toSorted()).toEqual(readdirSync(folder).toSorted());
  expect(new Set(topics.map(({ title }) => title)).size).toBe(topics.length);
  for (const { id, summary } of topics) expect(summary, id).toMatch(/^[A-Z].+\.$/);
});

test("rows, columns and entries have names of their own, and every entry leads to a row", async () => {
  for (const { id } of topics) {
    const stated = await tablesOf(id);
    if (!stated) continue;
    for (const { rows, columns, title, filters = [] } of stated.tables) {
      expect(new Set(rows.map((row) => row.id)).size, title).toBe(rows.length);
      const heads = ["label", ...columns.map(({ key }) => key)];
      expect(new Set(heads).size, `${title}: ${heads.join()}`).toBe(heads.length);
      const params = ["topic", "q", "row", "find", "sort", ...filters.map(({ key }) => key)];
      expect(new Set(params).size, `${title}: ${params.join()}`).toBe(params.length);
      // A column that is blank in every row tells nothing.
      for (const column of columns)
        expect(
          rows.some((row) => column.value(row) !== undefined),
          `${title}: ${column.label}`,
        ).toBe(true);
    }
    const addresses = stated.entries().map(({ address }) => JSON.stringify(address));
    expect(new Set(addresses).size, id).toBe(addresses.length);
  }
});

/** What a calculator says against a value that is used in it. */
function refusals({ calculator, input }: UseTarget): readonly string[] {
  const definition = catalogue.find((each) => each.id === calculator);
  if (!definition) return [`${calculator} is no calculator`];
  const { input: opened, notes } = definition.open({ ...definition.start("Metric"), ...input }, definition.version);
  const outcome = definition.calculate(opened);
  const errors = outcome.ok ? [] : outcome.errors.map(({ field, message }) => `${field}: ${message}`);
  // A new row still asks for the room itself, and constructions for rooms.
  return [...notes, ...errors.filter((text) => !/is required\.$|: Add at least one room\.$/.test(text))];
}

test("what is used in a calculator is read there: nothing of it is refused", async () => {
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
  // Bills and schedules are filled from a project's calculations, not from tables.
  const fromProjects = ["boq", "schedules"];
  expect([...used].toSorted()).toEqual(catalogue.flatMap(({ id }) => (fromProjects.includes(id) ? [] : [id])).toSorted());
});

test("the temperatures of a weather file are used in the energy calculator, and none with gaps", () => {
  const hours = parseEpw([...header, ...sineYear()].join("\r\n")).hours;
  const [target] = energyTargets({ hours }, { heating: 18, cooling: 18 });
  expect(refusals(target!)).toEqual([]);
  // The longest link is 6000 signs; the start of the calculator takes some hundred.
  expect(encodeURIComponent(JSON.stringify(target!.input)).length).toBeLessThan(4000);
  const { values } = target!.input["outdoorMeans"] as { values: readonly number[] };
  // The sine of the year is 15 ± 18 K; the mean of January is near its least.
  expect(values[0]).toBeGreaterThan(-3);
  expect(values[0]).toBeLessThan(-2);
  expect(energyTargets({ hours: { ...hours, dryBulb: hours.dryBulb.slice(1) } }, { heating: 18, cooling: 18 })).toEqual([]);
});

const row = (id: string, label: string, value?: number) => ({
  id,
  label,
  value,
  source: { source: { key: "x", title: "X", publisher: "", edition: "" } },
});
type Row = ReturnType<typeof row>;
const table: TableDefinition<Row> = {
  title: "Rooms",
  rowLabel: "Room",
  rows: [row("b", "Büro", 3), row("a", "Archive"), row("c", "Canteen kitchen", 10)],
  groupOf: ({ value }) => (value === undefined ? "Others" : "Rooms"),
  filters: [{ key: "kind", label: "Kind", value: ({ value }) => (value === undefined ? undefined : "room") }],
  columns: [{ key: "value", label: "Value", value: ({ value }) => value }],
};
const ids = (query: Partial<Parameters<typeof shownRows>[1]>): string =>
  shownRows(table, { find: "", sorting: undefined, only: {}, ...query })
    .map(({ id }) => id)
    .join("");

test("a table is filtered by words and kinds, and sorted with blanks at its end in either direction", () => {
  expect(ids({})).toBe("bac");
  expect(ids({ find: "buro" })).toBe("b");
  expect(ids({ find: "KITCHEN canteen" })).toBe("c");
  expect(ids({ find: "nothing" })).toBe("");
  expect(ids({ only: { kind: "room" } })).toBe("bc");
  expect(ids({ sorting: { key: "value", isDescending: false } })).toBe("bca");
  expect(ids({ sorting: { key: "value", isDescending: true } })).toBe("cba");
  expect(ids({ sorting: { key: "label", isDescending: false } })).toBe("abc");
  expect(ids({ sorting: { key: "gone", isDescending: false } })).toBe("bac");
  const once = nextSorting("value", undefined);
  const twice = nextSorting("value", once);
  expect([once, twice, nextSorting("value", twice)].map(writeSorting)).toEqual(["value", "-value", undefined]);
  expect(readSorting("-value")).toEqual(twice);
});

test("letters lead to the row whose name begins with them, else to one in which a word does", () => {
  const lines = tableLines(table, table.rows, false);
  expect(lines.map((line) => ("heading" in line ? line.heading : line.row.id))).toEqual(["Rooms", "b", "c", "Others", "a"]);
  expect(lineNamed(lines, "bu", 0)).toBe(1);
  expect(lineNamed(lines, "kit", 0)).toBe(2);
  expect(lineNamed(lines, "x", 0)).toBeUndefined();
  // From the line after the one that was found it goes on, and round.
  expect(lineNamed(lines, "a", 5)).toBe(4);
});
