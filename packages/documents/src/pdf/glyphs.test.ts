import fc from "fast-check";
import { getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { beginDocument } from "./beginDocument.ts";
import { Glyphs } from "./glyphs.ts";
import { sheetOf } from "./paper.ts";
import { toBytes } from "./pdfmake.ts";
import type { Face } from "./typesetter.ts";
import { testFonts } from "../../test/testDocument.ts";

const faces = Object.keys(testFonts) as Face[];
const { document } = beginDocument(testFonts, {});

/** Letters that kern (AV, 7.), that are drawn as one (ffi, fl), with marks that are placed, and of three alphabets. */
const letters = [...Array.from("ffilAVTo.,7 1-0eWyÄгжλΩ"), "e\u0323", "q\u0301", "x\u0323"];
const text = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 24 });

test("texts have the widths and glyphs that PDFKit gives them as a whole, whatever was printed before", () => {
  const glyphs = new Glyphs(document);
  const kinds = new Set<string>();
  fc.assert(
    fc.property(fc.constantFrom(...faces), text, (face, shown) => {
      const font = document.font(face)._font;
      const [numbers, positions] = font.encode(shown);
      const isMoved = positions.some(({ xOffset, yOffset }) => xOffset !== 0 || yOffset !== 0);
      const width = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / 1000;
      expect(Math.abs(glyphs.width(face, shown) - width)).toBeLessThan(1e-9);
      const operand = glyphs.operand(face, shown);
      kinds.add(isMoved ? "moved" : numbers.length < Array.from(shown).length ? "as one" : "sum");
      if (isMoved || operand === undefined) {
        expect([isMoved, operand]).toEqual([true, undefined]);
        return;
      }
      expect(operand.replaceAll(/>-?\d+<|[[\]<>]|>-?\d+\]/g, "")).toBe(numbers.join(""));
      const closer = positions.map(({ xAdvance, advanceWidth }) => Math.round(advanceWidth - xAdvance)).filter((each) => each !== 0);
      expect([...operand.matchAll(/>(-?\d+)/g)].map(([, each]) => Number(each))).toEqual(closer);
    }),
    { numRuns: 3000 },
  );
  expect(kinds).toEqual(new Set(["moved", "as one", "sum"]));
});

test("a reader reads texts in every face as they were drawn, and as wide", async () => {
  const { document: drawn, canvas } = beginDocument(testFonts, {});
  const glyphs = new Glyphs(drawn);
  const bytes = toBytes(drawn);
  canvas.beginPage(sheetOf("A4", "portrait"));
  const shown = "Tested: 1 234.75 kPa, Ventilation AV 7.5";
  canvas.artifact("Layout", () =>
    faces.forEach((face, index) => canvas.piece({ text: shown, face, size: 9, color: "#000000" }, 40, 50 + 20 * index)),
  );
  const widths = faces.map((face) => 9 * glyphs.width(face, shown));
  drawn.end();
  const page = await (await getDocumentProxy(await bytes)).getPage(1);
  const { items } = await page.getTextContent();
  const read = items.flatMap((item) => ("str" in item && item.str !== "" ? [item] : []));
  expect(read.map(({ str }) => str)).toEqual(faces.map(() => shown));
  // Letters are moved closer by whole thousandths of their size.
  const rounding = 9 * 0.0005 * shown.length;
  read.forEach(({ width }, index) => expect(Math.abs(width - widths[index]!)).toBeLessThan(rounding));
});
