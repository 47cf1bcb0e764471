import { catalogue, type Calculator } from "@org/hvac-core";
import { describe, expect, test } from "vitest";
import { checkContent } from "./read.ts";
import { contentFor } from "../store/file/calculator.ts";
import { listedResults } from "./listedResults.ts";
import { limits } from "./limits.ts";
import { summaryContent, summaryResults } from "./savedFile.ts";

const examples = (catalogue as readonly Calculator[]).flatMap((calculator) =>
  calculator.examples.flatMap(({ title, input }) =>
    Object.values(input).map((example) => ({ calculator, title, data: contentFor(calculator, example).data })),
  ),
);

describe("what a summary holds of a file", () => {
  test.each(examples.map((example) => [`${example.calculator.id}: ${example.title}`, example] as const))(
    "%s: can be stored",
    (_, example) => {
      const { calculator, data } = example;
      const results = summaryResults(data, calculator.headline);
      expect(Object.keys(results).length).toBeLessThanOrEqual(limits.summaryResults);
      const { collection } = calculator;
      const summary = { projectId: "p", collection, name: "File", unitSystem: "", results };
      expect(() => checkContent(summaryContent, summary)).not.toThrow();
      expect(JSON.stringify(results).length).toBeLessThan(8500);
    },
  );

  test("names every size of a system once, the first four", () => {
    const rows = ["Ø 250 mm", "Ø 200 mm", "Ø 250 mm", "Ø 160 mm", "Ø 125 mm", "Ø 100 mm"].map((value, index) => ({
      id: `s${index}`,
      size: { value, quantity: "text" },
    }));
    expect(listedResults({ input: {}, results: { sections: rows } })).toEqual({
      sizes: { value: "Ø 250 mm, Ø 200 mm, Ø 160 mm, Ø 125 mm …", quantity: "text" },
    });
  });

  test("has the words of all rows once, and no choices or numbers", () => {
    const items = Array.from({ length: 3000 }, (_, index) => ({
      id: `i${index}`,
      description: `Spiral duct, DN ${index % 7} galvanised`,
      unit: "each",
      rate: { value: 3, unit: "money" },
    }));
    expect(listedResults({ input: { items }, results: {} })).toEqual({ contents: "Spiral duct DN galvanised" });
    const many = items.map((item, index) => ({ ...item, description: `article-number-${index}` }));
    const { contents } = listedResults({ input: { items: many }, results: {} }) as { readonly contents: string };
    expect(contents.length).toBeGreaterThan(7900);
    expect(contents.length).toBeLessThanOrEqual(8000);
  });

  test("has words of every part of a long bill, and every shorter word that still fits", () => {
    const items = Array.from({ length: 900 }, (_, index) => ({
      id: `i${index}`,
      description: `a${index} ${Array.from({ length: 20 }, (__, word) => `remark-${word}-of-line-${index}`).join(" ")}`,
    }));
    const { contents } = listedResults({ input: { items }, results: {} }) as { readonly contents: string };
    const words = new Set(contents.split(" "));
    for (let index = 0; index < items.length; index += 1) expect(words).toContain(`a${index}`);
    const short = { id: "short", description: `${"long ".repeat(30)}${"x".repeat(8000)} xy` };
    expect(listedResults({ input: { items: [short] }, results: {} })).toEqual({ contents: "long xy" });
  });

  test("says how many texts cannot be read where a file has no results, and nothing of a file with results", () => {
    const unread = [
      { id: "airflow", text: "30o" },
      { id: "ductLength", text: "5,,3" },
    ];
    for (const { calculator, data } of examples) {
      expect(summaryResults(data, calculator.headline)).not.toHaveProperty("unread");
      expect(summaryResults({ ...data, results: {} }, calculator.headline)).toMatchObject({ unread: { value: 0, quantity: "count" } });
    }
    const duct = (catalogue as readonly Calculator[]).find(({ id }) => id === "duct-sizer")!;
    const { data } = contentFor(duct, { unitSystem: "Metric", airflow: 300, ductLength: 5, unread });
    expect(data.results).toEqual({});
    const results = summaryResults(data, duct.headline);
    expect(results).toEqual({ unread: { value: 2, quantity: "count" } });
    const summary = { projectId: "p", collection: duct.collection, name: "File", unitSystem: "", results };
    expect(() => checkContent(summaryContent, summary)).not.toThrow();
  });

  test("counts identical rooms, of rooms with results", () => {
    const input = {
      rooms: [{ id: "a", multiplier: { value: 40, unit: "" } }, { id: "b", multiplier: 3 }, { id: "c" }, { id: "d", multiplier: 7 }],
    };
    const roomResults = ["a", "b", "c"].map((id) => ({ id, load: { value: 1, quantity: "power" } }));
    expect(listedResults({ input, results: { roomResults } })).toEqual({ rooms: { value: 44, quantity: "count" } });
  });
});
