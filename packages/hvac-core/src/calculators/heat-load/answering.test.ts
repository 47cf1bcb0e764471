import { expect, test } from "vitest";
import { heatLoad, heatLoadAnswering } from "./index.ts";

test("answers without explaining what the whole calculator answers, case by case", () => {
  const inputs = [heatLoad.defaults("Imperial"), heatLoad.defaults("Metric"), { unitSystem: "Metric", wallArea: -1 }, ...heatLoad.cases.map(({ input }) => input)];
  for (const input of inputs) {
    const [whole, answer] = [heatLoad.calculate(input), heatLoadAnswering.calculate(input)];
    if (!whole.ok || !answer.ok) {
      expect(answer).toEqual(whole);
      continue;
    }
    expect(answer.results).toEqual(whole.results);
    expect(answer.warnings).toEqual(whole.warnings);
    expect(answer.tables).toEqual(whole.tables);
    expect(answer.calculation).toEqual(whole.calculation);
    expect(answer).not.toHaveProperty("sheet");
  }
});
