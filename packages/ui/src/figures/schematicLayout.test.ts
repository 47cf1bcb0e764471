import fc from "fast-check";
import { runs } from "@tooling/testing/extent";
import { describe, expect, test } from "vitest";
import { layOutSchematic, trackHeight, type PlacedPart, type SchematicPart } from "./schematicLayout.ts";

const part = (id: string, parent?: string, weight = 1): SchematicPart => ({ id, parent, weight });
const find = (parts: readonly PlacedPart[], id: string): PlacedPart => parts.find((each) => each.id === id)!;

const anyTrees = fc
  .array(fc.record({ pick: fc.nat(80), weight: fc.nat(5) }), { minLength: 1, maxLength: 60 })
  .map((picks) => picks.map(({ pick, weight }, index) => part(`p${index}`, pick < index ? `p${pick}` : undefined, weight)));

interface Segment {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly position: number;
}
const level = ({ id, start, end }: PlacedPart): Segment => ({ id, from: start.x, to: end.x, position: end.y });
const upright = ({ id, start, end }: PlacedPart): Segment => ({ id, from: start.y, to: end.y, position: start.x });

describe("the schematic", () => {
  test("continues the part with the highest weight straight and puts branches below, side by side where there is room", () => {
    const { parts } = layOutSchematic(
      [part("main"), part("a", "main", 1), part("b", "main", 5), part("c", "b", 1), part("d", "b", 4)],
      700,
    );
    const { end } = find(parts, "main");
    const heights = ["a", "b", "c", "d"].map((id) => find(parts, id).end.y - end.y);
    expect(heights).toEqual([trackHeight, 0, trackHeight, 0]);
    const a = find(parts, "a");
    expect(a.path).toBe(`M${end.x},${end.y}V${a.end.y}H${a.end.x}`);
  });

  test("shortens an end part, so that a line down at the next node passes it", () => {
    const { parts } = layOutSchematic([part("main"), part("a", "main"), part("b", "main", 2), part("c", "b"), part("d", "b", 2)], 700);
    expect(find(parts, "a").end.x).toBeLessThan(find(parts, "c").start.x - 10);
  });

  test("moves by arrow keys: across along the tree, up and down by height", () => {
    const { parts } = layOutSchematic([part("main"), part("a", "main", 2), part("b", "main")], 700);
    expect(find(parts, "main").next).toEqual({ ArrowLeft: undefined, ArrowRight: "a", ArrowUp: undefined, ArrowDown: "a" });
    expect(find(parts, "b").next).toMatchObject({ ArrowLeft: "main", ArrowUp: "a", ArrowDown: undefined });
  });

  test("has no overlapping and no crossing lines in any tree", () => {
    fc.assert(
      fc.property(anyTrees, fc.integer({ min: 300, max: 1600 }), (trees, width) => {
        const { parts, ...drawing } = layOutSchematic(trees, width);
        const levels = parts.map(level);
        for (const [index, first] of levels.entries())
          for (const second of levels.slice(index + 1))
            expect(
              first.position !== second.position || first.to <= second.from || second.to <= first.from,
              `${first.id} and ${second.id}`,
            ).toBe(true);
        for (const each of parts) {
          const down = upright(each);
          for (const segment of levels) {
            // Parts that start or end at the same node meet there.
            const isCrossed =
              segment.from < down.position && down.position < segment.to && down.from < segment.position && segment.position < down.to;
            const isTouched =
              segment.to === down.position && down.from < segment.position && segment.position < down.to && segment.id !== each.id;
            expect(isCrossed || isTouched, `${down.id} across ${segment.id}`).toBe(false);
          }
          expect(each.end.x).toBeLessThanOrEqual(drawing.width);
          expect(each.end.y).toBeLessThan(drawing.height);
          expect(each.end.y).toBeGreaterThanOrEqual(each.start.y);
        }
      }),
      { numRuns: runs(150) },
    );
  });

  test("begins every part where its parent ends", () => {
    fc.assert(
      fc.property(anyTrees, (trees) => {
        const { parts } = layOutSchematic(trees, 900);
        for (const { id, parent } of trees) {
          if (parent === undefined) continue;
          const { start } = find(parts, id);
          const { end } = find(parts, parent);
          expect(start).toEqual(end);
        }
      }),
    );
  });

  test("draws five hundred sections of a comb in two tracks, with twice the work for twice as many", () => {
    const comb = (teeth: number, count: () => void): SchematicPart[] =>
      Array.from({ length: teeth }, (_, index) => [
        part(`m${index}`, index === 0 ? undefined : `m${index - 1}`, 500 - index),
        part(`r${index}`, `m${index}`, 0.5),
      ])
        .flat()
        // Counts every property access of a part.
        .map((each) => new Proxy(each, { get: (target, name) => (count(), Reflect.get(target, name) as unknown) }));
    const work = (teeth: number): number => {
      let looks = 0;
      const { height } = layOutSchematic(
        comb(teeth, () => (looks += 1)),
        800,
      );
      expect(height).toBeLessThanOrEqual(26 + 2 * trackHeight);
      return looks;
    };
    expect(work(250) / work(125)).toBeLessThan(2.2);
  });
});
