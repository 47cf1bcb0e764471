import fc from "fast-check";
import { expect, test } from "vitest";
import { Paginator, type Page } from "./pages.ts";
import { sheetOf } from "./paper.ts";
import type { FlowItem, Strip } from "./strips.ts";

const sheet = sheetOf("A4", "portrait");
const turned = sheetOf("A4", "landscape");

interface Named extends Strip {
  readonly name: string;
}
const nothing = (): void => undefined;
const strip = (name: string, height: number, isKept = false): Named => ({ name, height, before: 4, after: 2, isKept, draw: nothing });
const layOut = (items: readonly FlowItem[]): readonly Page[] => new Paginator(sheet, turned).layOut([...items, { kind: "break" }]);

const heights = fc.array(fc.record({ height: fc.integer({ min: 4, max: 300 }), isKept: fc.boolean() }), { minLength: 1, maxLength: 60 });

test("every strip is on one page, in order, inside its margins and over no other", () => {
  fc.assert(
    fc.property(heights, (all) => {
      const strips = all.map(({ height, isKept }, index) => strip(String(index), height, isKept));
      const pages = layOut(strips);
      expect(pages.reduce((sum, { placed }) => sum + placed.length, 0)).toBe(strips.length);
      strips.slice(1).forEach((each, index) => expect(each.page!).toBeGreaterThanOrEqual(strips[index]!.page!));
      let index = 0;
      for (const { placed } of pages) {
        let end = 0;
        for (const { y } of placed) {
          expect(y).toBeGreaterThanOrEqual(end);
          end = y + strips[index]!.height;
          index += 1;
        }
        expect(end).toBeLessThanOrEqual(sheet.height + 0.02);
      }
    }),
  );
});

test("a strip is on the page of the one that it is kept with, where a page can hold them", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 4, max: 120 }), { minLength: 2, maxLength: 80 }), (all) => {
      const strips = all.map((height, index) => strip(String(index), height, index % 3 === 0));
      layOut(strips);
      strips.forEach((each, index) => {
        if (index % 3 === 0 && strips[index + 1]) expect(each.page).toBe(strips[index + 1]!.page);
      });
    }),
  );
});

test("the last page before a break is not left with two lines", () => {
  const lines = (count: number): Named[] => Array.from({ length: count }, (_, index) => strip(`line ${index}`, 11));
  for (let count = 1; count < 200; count++) {
    const last = layOut(lines(count)).at(-1)!;
    if (count > 8) expect(last.placed.length).toBeGreaterThan(6);
  }
});

test("a table repeats its head on each page that it goes on on, and has it once where it begins", () => {
  const drawn: string[] = [];
  const named = (name: string, height: number): Strip => ({ height, draw: () => drawn.push(name) });
  const head = { ...named("head", 30), isKept: true };
  const table = { head: [named("again", 30)] };
  const rows = Array.from({ length: 120 }, (_, index) => ({ ...named(`row ${index}`, 14), table }));
  const pages = layOut([named("text", 400), head, ...rows]);
  expect(pages.length).toBeGreaterThan(2);
  const first = pages.map(({ placed }) => {
    drawn.length = 0;
    for (const { draw } of placed) draw({} as never);
    return [drawn[0], drawn.filter((name) => name === "head" || name === "again").length];
  });
  expect(first).toEqual([["text", 1], ...pages.slice(1).map(() => ["again", 1])]);
});

test("a figure that finds no room changes places with the text behind it, or is drawn somewhat smaller", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 700 }), fc.integer({ min: 100, max: 450 }), (before, height) => {
      const shares: number[] = [];
      const figure: FlowItem = { kind: "figure", titleHeight: 20, height, draw: (_spot, drawn) => shares.push(drawn / height) };
      const texts = Array.from({ length: 150 }, (_, index) => strip(String(index), 11));
      const pages = layOut([strip("before", before), figure, ...texts]);
      const isFilled = pages.map(({ placed }) => {
        const drawn = shares.length;
        for (const { draw } of placed) draw({} as never);
        const last = placed.at(-1)!;
        return last.y > 0.6 * sheet.height || (shares.length > drawn && last.y + 20 + height * shares[0]! > 0.6 * sheet.height);
      });
      expect(shares).toHaveLength(1);
      expect(shares[0]).toBeGreaterThanOrEqual(0.62);
      expect(shares[0]).toBeLessThanOrEqual(1);
      // No page but the last is left half empty.
      expect(isFilled.slice(0, -1)).not.toContain(false);
    }),
  );
});

test("a figure that waits for room stays with its file where the next one goes on on the same page", () => {
  const order: string[] = [];
  const named = (name: string, height: number): Strip => ({ height, draw: () => order.push(name) });
  const figure: FlowItem = { kind: "figure", titleHeight: 20, height: 400, draw: () => order.push("figure") };
  const pages = layOut([named("first file", 600), figure, { kind: "break", isSoft: true }, named("second file", 100)]);
  for (const { placed } of pages) for (const { draw } of placed) draw({} as never);
  expect(order).toEqual(["first file", "figure", "second file"]);
  expect(pages).toHaveLength(2);
});

test("what is wider than the paper goes on pages of the other orientation behind the page that names it", () => {
  const wide = Array.from({ length: 80 }, (_, index) => strip(`wide ${index}`, 12));
  const texts = Array.from({ length: 100 }, (_, index) => strip(`text ${index}`, 11));
  const pages = layOut([strip("named here", 11), { kind: "turned", strips: wide }, ...texts]);
  expect(pages.map(({ sheet: { orientation } }) => orientation)).toEqual([
    "portrait",
    "landscape",
    "landscape",
    "landscape",
    "portrait",
    "portrait",
  ]);
  expect(wide[0]!.page).toBe(2);
  // 80 rows of 18 points take three pages of 481; the page before them is filled with what follows.
  expect(pages[0]!.placed.length).toBeGreaterThan(30);
});
