import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { largestDeviations, shareOfDecades } from "./largestDeviations.ts";
import {
  acceptedText,
  countsOf,
  deviationOf,
  deviationText,
  evidences,
  evidenceSentence,
  publicationOf,
  validationSchema,
  type EvidenceCounts,
} from "./report.ts";

const text = readFileSync(new URL("../../../../docs/validation.json", import.meta.url), "utf8");
const report = validationSchema.parse(JSON.parse(text));
const markdown = readFileSync(new URL("../../../../docs/validation.md", import.meta.url), "utf8");

describe("the validation report on its page", () => {
  test("has the numbers of the text report", () => {
    const { numbers, results, numbersBy, resultsBy } = countsOf(report);
    expect(markdown).toContain(`${numbers} numbers of physics are compared (${numbersBy.printed} printed results`);
    const calculators = new Set(report.cases.map(({ calculator }) => calculator));
    expect(markdown).toContain(
      `and ${results} results of ${calculators.size} calculators in worked examples (${resultsBy.printed} printed results`,
    );
    const sum = (counts: EvidenceCounts): number => evidences.reduce((total, each) => total + counts[each], 0);
    expect([sum(numbersBy), sum(resultsBy)]).toEqual([numbers, results]);
  });

  test("names the basis of its numbers in a sentence", () => {
    expect(evidenceSentence({ printed: 3, program: 0, own: 2, definition: 4 })).toBe(
      "3 are printed, 2 come from our own computation outside the engine and 4 follow from definitions",
    );
    expect(evidenceSentence({ printed: 3, program: 0, own: 0, definition: 0 })).toBe("3 are printed");
  });

  test.each([
    ["0.15 %", 0.0015, false],
    ["3e-9", 3e-9, false],
    ["< 1e-6 dB", 1e-6, true],
    ["0.068 kPa", 0.068, false],
  ])("%s is read as a number", (written, value, isBelow) => {
    const read = deviationOf(written);
    expect(read.value).toBeCloseTo(value, 15);
    expect(read.isBelow).toBe(isBelow);
  });

  test("every deviation of the report is readable and within its tolerance", () => {
    for (const { largest, accepted, quantity } of report.physics) {
      const { value, isBelow } = deviationOf(largest);
      // Two digits are written.
      if (!isBelow) expect(value, quantity).toBeLessThanOrEqual(accepted * 1.05);
    }
  });

  test("powers of ten are written as such", () => {
    expect(deviationText("3e-9")).toBe("3·10⁻⁹");
    expect(deviationText("< 1e-6 dB")).toBe("< 10⁻⁶ dB");
    expect(deviationText("0.15 %")).toBe("0.15 %");
    expect(acceptedText({ ...report.physics[0]!, measure: "relative", accepted: 0.005 })).toBe("0.5 %");
  });

  test("bars have a logarithmic axis", () => {
    expect(shareOfDecades(1e-9)).toBe(0);
    expect(shareOfDecades(1e-5)).toBeCloseTo(0.5, 12);
    expect(shareOfDecades(1)).toBe(1);
    expect(largestDeviations(report.physics).length).toBeGreaterThan(4);
  });

  test("an unknown publication is refused by name", () => {
    expect(publicationOf(report, "melinder").title).toContain("secondary working fluids");
    expect(() => publicationOf(report, "nobody")).toThrow("nobody");
  });
});
