import { expect, test } from "vitest";
import { acousticCalculator } from "@org/hvac-core/calculators/acoustic-calculator";
import { reportContent, stillState, type SheetBlock } from "@org/documents/content";
import { bandTables, isBanded, withBands } from "./octaveBands.ts";

const step = (symbol: string, value: string, expression?: string): SheetBlock => ({
  kind: "step",
  name: `Step ${symbol}`,
  symbol,
  ...(expression !== undefined && { expression }),
  value,
  remarks: [],
});
test("steps of octave bands are one formula and a line of numbers, and one that differs stays apart", () => {
  const band = (name: string, symbol: string, value: string, expression: string): SheetBlock => ({
    kind: "step",
    name,
    symbol,
    expression,
    value,
    remarks: [],
  });
  const result = withBands([
    band("Leaving, 63 Hz", "L_i63", "63\u202fdB", "L_u63 - loss(63, a) * 1.63"),
    band("Leaving, 125 Hz", "L_i125", "58\u202fdB", "L_u125 - loss(125, a) * 1.63"),
    band("Leaving, 250 Hz", "L_i250", "50\u202fdB", "L_u250 - 2 * loss(250, a) * 1.63"),
    step("q", "90\u202fW", "63 * A"),
  ]);
  expect(result.map((each) => (isBanded(each) ? each.bands : "one"))).toEqual([["63", "125"], "one", "one"]);
  const banded = result.filter(isBanded);
  expect(banded[0]!.step).toMatchObject({ name: "Leaving", symbol: "L_if", expression: "L_uf - loss(f, a) * 1.63" });
  expect(bandTables([{ steps: banded }])).toMatchObject([
    { columns: [{ label: "" }, { label: "63", unit: "Hz" }, { label: "125" }], rows: [{ cells: ["Leaving, L if, dB", "63", "58"] }] },
  ]);
});

test.each(acousticCalculator.examples.map(({ title, input }) => [title, input] as const))(
  "%s: no step of the acoustic sheet is printed once for each band",
  async (_title, input) => {
    const explanation = await acousticCalculator.explanation();
    const state = stillState(acousticCalculator, input, acousticCalculator.version);
    const { sheet } = reportContent({ state, explanation, preferredUnits: {}, title: "Sound" });
    const unfolded = (blocks: readonly SheetBlock[]): readonly string[] =>
      withBands(blocks).flatMap((block) => {
        if (isBanded(block)) return [];
        if (block.kind === "rows") return block.rows.flatMap((row) => unfolded(row.blocks));
        return block.kind === "step" && /\sHz$/.test(block.name) ? [`${block.name}: ${block.expression ?? block.value}`] : [];
      });
    expect(unfolded(sheet)).toEqual([]);
  },
);
