import { catalogue } from "@org/hvac-core";
import { describe, expect, test } from "vitest";
import { deepCalculator } from "../../test/deepCalculator.ts";
import { openInput, startInput, type AnyCalculator, type FormInput } from "../state/formInput.ts";
import { fromSearchParams } from "./searchParams.ts";
import { shortKey } from "./shortKey.ts";
import { fromShortText, toShortParams } from "./shortLink.ts";

const calculators = catalogue as readonly unknown[] as readonly AnyCalculator[];

/** The input after opening its short link. */
async function opened(calculator: AnyCalculator, input: FormInput): Promise<FormInput> {
  const { [shortKey]: text = "" } = await toShortParams(calculator, input);
  expect(text).toMatch(/^[\w-]+$/);
  const params = await fromShortText(text);
  const { input: read, notices } = fromSearchParams(calculator, params!, input.unitSystem === "Metric" ? "Imperial" : "Metric");
  expect(notices).toEqual([]);
  return read;
}

describe.each(calculators.map((calculator) => [calculator.id, calculator] as const))("a short link of %s", (_, calculator) => {
  test("opens to the input that it was made of: starts in both systems, seen in the other, and every worked example", async () => {
    const { cases } = await calculator.explanation();
    const starts = (["Imperial", "Metric"] as const).map((unitSystem) => startInput(calculator, unitSystem));
    const seenInTheOther = starts.map(
      (input) => calculator.display(input, input.unitSystem === "Metric" ? "Imperial" : "Metric") as FormInput,
    );
    for (const input of [...starts, ...seenInTheOther, ...cases.map((each) => openInput(calculator, each.input).input)])
      expect(await opened(calculator, input)).toEqual(input);
  });
});

test("a short link holds rows within rows, shares and words of any script", async () => {
  const calculator: AnyCalculator = deepCalculator;
  const { input } = openInput(calculator, {
    unitSystem: "Metric",
    share: { value: 40, unit: "pct" },
    zones: [{ id: "a", name: "Büro “Ω” & 1+1", rooms: [{ id: "r", area: { value: 12, unit: "m2", displayUnit: "ft2" } }] }],
  });
  expect(await opened(calculator, input)).toEqual(input);
});

test("a short link that was cut or mistyped is read as none", async () => {
  const calculator = calculators[0]!;
  const { [shortKey]: text = "" } = await toShortParams(calculator, startInput(calculator, "Metric"));
  for (const broken of ["", text.slice(0, -9), `${text.slice(0, 20)}!${text.slice(20)}`, "A"])
    expect(await fromShortText(broken)).toBeUndefined();
});
