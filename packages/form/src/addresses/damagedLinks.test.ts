import { catalogue, type Calculator } from "@org/hvac-core";
import { mutatedText, mutationLimitMs, mutationRuns } from "@tooling/testing/mutations";
import { workGrowth } from "@tooling/testing/work";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { complete, startInput } from "../state/formInput.ts";
import { fromSearchParams, toSearchParams } from "./searchParams.ts";
import { fromShortText, toShortParams } from "./shortLink.ts";

const calculators = catalogue as unknown as readonly Calculator[];
const query = (params: Readonly<Record<string, string>>): string => new URLSearchParams(params).toString();
const paramsOf = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text));

/** Opens a link as a calculator page does: the page always has an input to show, and reports the values that it could not use. */
function open(definition: Calculator, text: string): void {
  const { input, notices } = fromSearchParams(definition, paramsOf(text), "Metric");
  expect(notices.every((notice) => notice.length > 0 && notice.length < 1000)).toBe(true);
  complete(definition, input);
  for (const unitSystem of ["Metric", "Imperial"] as const) definition.display(input, unitSystem);
  toSearchParams(definition, input);
}

describe("a page opens with any link:", () => {
  test.each(calculators.map((definition) => [definition.id, definition] as const))(
    "%s",
    (_, definition) => {
      const inputs = [startInput(definition, "Metric"), ...definition.examples.map(({ input }) => input.Imperial)];
      const links = inputs.map((input) => query(toSearchParams(definition, input as never)));
      // The page receives decoded text.
      const seeds = [...links, ...links.map((link) => decodeURIComponent(link.replaceAll("+", " ")))];
      fc.assert(
        fc.property(mutatedText(seeds), (text) => open(definition, text)),
        { numRuns: Math.ceil(mutationRuns / calculators.length) },
      );
    },
    mutationLimitMs,
  );

  test("with brackets in brackets, and digits without end", () => {
    for (const definition of calculators)
      for (const value of ["[".repeat(7000), `${"[".repeat(7000)}1${"]".repeat(7000)}`, `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`])
        for (const name of Object.keys(definition.fields))
          open(definition, query({ v: String(definition.version), u: "Metric", [name]: value }));
    const [definition] = calculators as readonly [Calculator];
    const [name] = Object.keys(definition.fields);
    const digits = (times: number): string => query({ v: String(definition.version), u: "Metric", [name!]: `${"1".repeat(times)}x` });
    expect(workGrowth(digits, (text) => open(definition, text))).toBeLessThan(2.3);
  });
});

test(
  "a damaged short link either opens or is rejected",
  async () => {
    const [definition] = calculators as readonly [Calculator];
    const short = Object.values(await toShortParams(definition, startInput(definition, "Metric")))[0]!;
    await fc.assert(
      fc.asyncProperty(mutatedText([short]), async (text) => {
        const params = await fromShortText(text);
        if (params) open(definition, query(params));
      }),
      { numRuns: Math.ceil(mutationRuns / 2) },
    );
  },
  mutationLimitMs,
);
