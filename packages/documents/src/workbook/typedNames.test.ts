import { catalogue } from "@org/hvac-core";
import type { Fields } from "@org/hvac-core/kernel";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { openWorkbook } from "../../test/openWorkbook.ts";
import { openInput, type AnyCalculator } from "@org/form/state";
import type * as Workbook from "./workbookFiles.ts";

type WorkbookSource = Workbook.WorkbookSource;
let files: typeof Workbook;

// A page reads its language once, so this test loads its modules separately from those of other files.
beforeAll(async () => {
  vi.stubGlobal("navigator", { language: "de-DE" });
  vi.resetModules();
  files = await import("./workbookFiles.ts");
  return () => {
    vi.unstubAllGlobals();
    vi.resetModules();
  };
});

/** The same input with every text of its rows replaced by a name with a point. */
function named(fields: Fields, input: object, count: { names: number }): object {
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => {
      const field = fields[name];
      if (field?.type === "text" && !field.packed) return [name, `Room 2.${14 + count.names++}`];
      if (field?.type === "group" && value !== null && typeof value === "object") return [name, named(field.fields, value, count)];
      if (field?.type !== "list" || !Array.isArray(value)) return [name, value];
      const texts = Object.entries(field.row).flatMap(([key, each]) => (each.type === "text" ? [[key, "text"]] : []));
      return [name, value.map((row: object) => named(field.row, { ...Object.fromEntries(texts), ...row }, count))];
    }),
  );
}

function sourceOf(definition: AnyCalculator, entered: object): WorkbookSource {
  const { input } = openInput(definition, entered);
  return {
    state: {
      definition,
      input,
      complete: definition.complete(input),
      blankUnits: {},
      unparsed: {},
      errors: {},
      outcome: definition.calculate(input, { decimalMark: ",", strict: false }),
    },
    preferredUnits: {},
    title: "Level 3",
    date: new Date(2026, 10, 25),
  };
}

describe.for(catalogue.map((definition) => [definition.id, definition as AnyCalculator] as const))("%s", ([, definition]) => {
  test("names with a point keep it in files with decimal commas", async () => {
    for (const entered of [{ ...definition.start("Metric") }, ...definition.examples.map(({ input }) => input.Metric)]) {
      const count = { names: 0 };
      const source = sourceOf(definition, { ...named(definition.fields, entered, count), unitSystem: "Metric" });
      const workbook = await openWorkbook(await files.workbookFile(source));
      const texts = [...workbook.values()].flatMap((cells) => [...cells.values()].map(({ value }) => String(value)));
      expect(texts.filter((text) => /Room 2,/.test(text))).toEqual([]);
      expect(texts.some((text) => text.includes("Room 2.14"))).toBe(count.names > 0);
      expect(await (await files.csvFile(source)).text()).not.toMatch(/Room 2,/);
    }
  });
});
