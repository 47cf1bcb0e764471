import { energyAnalysis } from "@org/hvac-core/calculators/energy-analysis";
import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { expect, test } from "vitest";
import { answerText } from "../results/answer.ts";
import { currencyOf, withCurrency } from "./currency.ts";
import { openInput } from "./formInput.ts";

test("money is written in the currency that an input states, and in none where there is no money", () => {
  const priced = (input: object) => ({ definition: energyAnalysis, complete: energyAnalysis.complete(input) }) as never;
  expect(currencyOf(priced({ unitSystem: "Imperial" }))).toBe("$");
  expect(currencyOf(priced({ unitSystem: "Metric" }))).toBe("€");
  expect(currencyOf(priced({ unitSystem: "Metric", currency: "CHF" }))).toBe("CHF");
  expect(currencyOf({ definition: heatLoad, complete: heatLoad.complete({ unitSystem: "Metric" }) })).toBeUndefined();
  expect(withCurrency("0.25\u202f¤/kWh, 12\u202f¤", "€")).toBe("0.25\u202f€/kWh, 12\u202f€");
  expect(withCurrency("12\u202f¤", undefined)).toBe("12\u202f¤");
});

test("the answer writes amounts as figures do, the sign of their currency before them", () => {
  const example = energyAnalysis.examples[0]!;
  const input = { ...openInput(energyAnalysis, example.input.Imperial).input, currency: "€" };
  const complete = energyAnalysis.complete(input as never);
  const outcome = energyAnalysis.calculate(input as never);
  const text = answerText({ definition: energyAnalysis, complete }, outcome as never, {});
  expect(text).toMatch(/: €[\d\u202f]+ in the first year; over the study period it saves €[\d\u202f]+ against /);
});
