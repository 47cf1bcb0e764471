import { expect, test } from "vitest";
import { isStep, type Sheet } from "../../kernel/index.ts";
import { heatLoad } from "./index.ts";

/** Names that two steps of one part of a sheet have, or of one row. */
function repeatedNames(sheet: Sheet): readonly string[] {
  const names = new Set<string>();
  return sheet.flatMap((entry) => {
    if (entry.kind === "rows") return entry.rows.flatMap((row) => repeatedNames(row.entries()));
    const name = isStep(entry) ? `${entry.part ?? ""}: ${entry.name}` : undefined;
    if (name === undefined) return [];
    if (names.has(name)) return [name];
    names.add(name);
    return [];
  });
}

test.each(
  heatLoad.examples.flatMap(({ title, input }) =>
    (["Metric", "Imperial"] as const).map((system) => [title, system, input[system]] as const),
  ),
)("%s, %s: steps of one part of the sheet have different names", async (_title, _system, input) => {
  const outcome = heatLoad.calculate(input);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  expect(repeatedNames((await heatLoad.explanation()).sheet(outcome))).toEqual([]);
});
