import { energyAnalysis } from "@org/hvac-core/calculators/energy-analysis";
import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { expect, test } from "vitest";
import { answerText } from "../results/answer.ts";
import { amountText, currencyOf, withCurrency } from "./currency.ts";
import { openInput } from "./formInput.ts";

test("money is written in the currency that an input states, and in none where there is no money", () => {
  const priced = (input: object) => ({ definition: energyAnalysis, complete: energyAnalysis.complete(input) }) as never;
  expect(currencyOf(priced({ unitSystem: "Imperial" }))).toMatchObject({ sign: "$", decimals: 2 });
  expect(currencyOf(priced({ unitSystem: "Metric" }))).toMatchObject({ sign: "€" });
  expect(currencyOf(priced({ unitSystem: "Metric", currency: "KWD" }))).toMatchObject({ sign: "KWD", decimals: 3 });
  const own = { unitSystem: "Metric", currency: "own", currencySign: "Kčs", currencyDecimals: "1" };
  expect(currencyOf(priced(own))).toEqual({ sign: "Kčs", decimals: 1 });
  expect(currencyOf({ definition: heatLoad, complete: heatLoad.complete({ unitSystem: "Metric" }) })).toBeUndefined();
  expect(withCurrency("0.25\u202f¤/kWh, 12\u202f¤", { sign: "€", decimals: 2 })).toBe("0.25\u202f€/kWh, 12\u202f€");
  expect(withCurrency("12\u202f¤", undefined)).toBe("12\u202f¤");
});

test("an amount has its sign behind its minus, and a code apart from its number", () => {
  expect(amountText("\u221224.69", "€")).toBe("\u2212€24.69");
  expect(amountText("24.690", "KWD")).toBe("KWD\u202f24.690");
  expect(amountText("\u2212100", "JPY")).toBe("\u2212JPY\u202f100");
});

test("the answer writes amounts as figures do, the sign of their currency before them", () => {
  const example = energyAnalysis.examples[0]!;
  const input = { ...openInput(energyAnalysis, example.input.Imperial).input, currency: "€" };
  const complete = energyAnalysis.complete(input);
  const outcome = energyAnalysis.calculate(input);
  const text = answerText({ definition: energyAnalysis, complete }, outcome as never, {});
  expect(text).toMatch(/: €[\d\u202f]+ in the first year; over the study period it saves €[\d\u202f]+ against /);
});
