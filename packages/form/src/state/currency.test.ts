import { energyAnalysis } from "@org/hvac-core/calculators/energy-analysis";
import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { expect, test } from "vitest";
import { answerText } from "../results/answer.ts";
import { currencyOf, withCurrency } from "./currency.ts";
import { amountText, signBeforeAmount } from "./currencySign.ts";
import { openInput } from "./formInput.ts";

test("money is written in the currency of the input; an input without money has no currency", () => {
  const priced = (input: object) => ({ definition: energyAnalysis, complete: energyAnalysis.complete(input) }) as never;
  expect(currencyOf(priced({ unitSystem: "Imperial" }))).toMatchObject({ sign: "$", decimals: 2 });
  expect(currencyOf(priced({ unitSystem: "Metric" }))).toMatchObject({ sign: "€" });
  expect(currencyOf(priced({ unitSystem: "Metric", currency: "KWD" }))).toMatchObject({ sign: "KWD", decimals: 3 });
  const custom = { unitSystem: "Metric", currency: "own", currencySign: "Kčs", currencyDecimals: "1" };
  expect(currencyOf(priced(custom))).toEqual({ sign: "Kčs", decimals: 1 });
  expect(currencyOf({ definition: heatLoad, complete: heatLoad.complete({ unitSystem: "Metric" }) })).toBeUndefined();
  expect(withCurrency("12\u202f¤", undefined)).toBe("12\u202f¤");
});

test("every text of the engine has the sign of the currency before its amounts, and without an amount the sign alone", () => {
  const [euros, francs] = [
    { sign: "€", decimals: 2 },
    { sign: "CHF", decimals: 2 },
  ];
  for (const [text, inEuros, inFrancs] of [
    ["0.25\u202f¤/kWh, 12\u202f¤", "€0.25/kWh, €12", "CHF\u202f0.25/kWh, CHF\u202f12"],
    ["\u221214\u202f500,50\u202f¤ in all", "\u2212€14\u202f500,50 in all", "\u2212CHF\u202f14\u202f500,50 in all"],
    ["Tier 1 3 ¤", "Tier 1 €3", "Tier 1 CHF\u202f3"],
    ["Rate, Item 2, 9000 ¤", "Rate, Item 2, €9000", "Rate, Item 2, CHF\u202f9000"],
    ["1.5×10¹⁶\u202f¤", "€1.5×10¹⁶", "CHF\u202f1.5×10¹⁶"],
    ["Price, ¤/kWh", "Price, €/kWh", "Price, CHF/kWh"],
    [signBeforeAmount, "€", "CHF\u202f"],
  ] as const) {
    expect(withCurrency(text, euros)).toBe(inEuros);
    expect(withCurrency(text, francs)).toBe(inFrancs);
  }
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
  expect(text).toMatch(/: €[\d,]+ in the first year; over the study period it saves €[\d,]+ against /);
});
