import fc from "fast-check";
import { expect, test } from "vitest";
import { beginDocument } from "./beginDocument.ts";
import { plain } from "./strips.ts";
import { testFonts } from "../../test/testDocument.ts";
import type { Line } from "./typesetter.ts";

const { document, typesetter } = beginDocument(testFonts, {});
const textOf = (lines: readonly Line[]): string => lines.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join("");
/** As PDFKit measures a whole text itself. */
const measured = (text: string): number => document.font("text").fontSize(plain.size).widthOfString(text);

const word = fc.string({ unit: fc.constantFrom(...Array.from("abcdemWil-.,0123456789äßгжλΩ")), minLength: 1, maxLength: 14 });
const sentence = fc.array(word, { minLength: 1, maxLength: 30 }).map((words) => words.join(" "));

test("a text on one line is as wide as PDFKit draws it", () => {
  fc.assert(
    fc.property(sentence, (text) => {
      const [line, ...others] = typesetter.lines([{ text }], plain);
      expect(others).toEqual([]);
      // A line may end behind a hyphen, where no letters are drawn closer together.
      expect(Math.abs(line!.width - measured(text))).toBeLessThan(text.includes("-") ? 0.02 * measured(text) + 0.5 : 1e-6);
    }),
  );
});

test("lines are not wider than the column, end only between words, and lose no letter", () => {
  fc.assert(
    fc.property(sentence, fc.integer({ min: 30, max: 300 }), (text, width) => {
      const lines = typesetter.lines([{ text }], plain, width);
      for (const line of lines) expect(line.width).toBeLessThanOrEqual(width + 0.011);
      expect(textOf(lines)).toBe(text);
      const whole = text.split(/(?<=[ -])/).every((each) => measured(each.trimEnd()) <= width);
      if (whole) for (const line of lines.slice(0, -1)) expect(line.pieces.at(-1)!.text).toMatch(/[ -]$/);
    }),
  );
});

test("a symbol is not parted from its subscript", () => {
  const spans = [{ text: "Heat flow " }, { text: "q" }, { text: "max", isBelow: true as const }];
  const width = typesetter.width([{ text: "Heat flow q" }], plain) + 1;
  const lines = typesetter.lines(spans, plain, width);
  expect(lines.map(({ pieces }) => pieces.map(({ text }) => text).join(""))).toEqual(["Heat flow ", "qmax"]);
});
