import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inBands } from "./schematicBands.ts";
import { layOutSchematic } from "./schematicLayout.ts";

interface Part {
  readonly id: string;
  readonly name: string;
  readonly parent: string | undefined;
  readonly weight: number;
}
const part = (id: string, parent?: string): Part => ({ id, parent, name: id.toUpperCase(), weight: 1 });
const row = (count: number): readonly Part[] =>
  Array.from({ length: count }, (_, index) => part(`p${index}`, index === 0 ? undefined : `p${index - 1}`));
const paper = 690;

describe("a drawing on paper", () => {
  test("is in one piece as long as it is legible", () => {
    const short = row(8);
    expect(inBands(short, paper)).toBe(short);
    // Letters of 12 px, scaled to the page.
    expect((12 * paper) / layOutSchematic(short, paper).width).toBeGreaterThan(8.5);
  });

  test("continues below if it is too long, with the same number at both ends", () => {
    const banded = inBands(row(15), paper);
    const begun = banded.filter(({ parent }) => parent === undefined);
    expect(begun.map(({ id, from }) => [id, from?.mark, from?.name])).toEqual([
      ["p0", undefined, undefined],
      ["p5", 1, "P4"],
      ["p10", 2, "P9"],
    ]);
    expect(banded.filter(({ onward }) => onward !== undefined).map(({ id, onward }) => [id, onward])).toEqual([
      ["p4", 1],
      ["p9", 2],
    ]);
  });

  test("has every part once, each band within the page, and a number at every break, for any tree", () => {
    const trees = fc
      .array(fc.nat(4), { minLength: 1, maxLength: 80 })
      .map((picks) => picks.map((back, index) => part(`p${index}`, back < 4 && index > back ? `p${index - 1 - back}` : undefined)));
    fc.assert(
      fc.property(trees, (parts) => {
        const banded = inBands(parts, paper);
        expect(banded.map(({ id }) => id)).toEqual(parts.map(({ id }) => id));
        if (banded === parts) return;
        expect(layOutSchematic(banded, paper).width).toBeLessThanOrEqual(paper);
        for (const [index, { parent, from }] of banded.entries()) {
          const before = parts[index]!.parent;
          expect(parent ?? (from && banded.find(({ onward }) => onward === from.mark)!.id)).toBe(before);
        }
      }),
    );
  });
});
