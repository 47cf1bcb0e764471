import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { layOutChart, type ChartContent, type ChartLine } from "./chartLayout.ts";
import { overlap, roomOf } from "./labels.ts";

const plot = { left: 40, top: 30, right: 440, bottom: 230 };
const axes = { x: { label: "x", scale: "log", domain: [1, 100] }, y: { label: "y", scale: "log", domain: [1, 10] } } as const;
const line = (id: string, points: ChartLine["points"], more: Partial<ChartLine> = {}): ChartLine => ({
  id,
  points,
  look: "family",
  label: id,
  ...more,
});
const chart = (content: Partial<ChartContent>) => layOutChart({ ...axes, lines: [], points: [], ...content }, plot);

describe("a chart", () => {
  test("draws straight lines of powers on logarithmic axes, and labels them where they leave", () => {
    const { lines, labels } = chart({
      lines: [
        line("root", [
          { x: 1, y: 1 },
          { x: 10, y: Math.sqrt(10) },
          { x: 100, y: 10 },
        ]),
      ],
    });
    expect(lines.map(({ path }) => path)).toEqual(["M40,230L240,130L440,30"]);
    expect(labels.map(({ text, x }) => [text, x])).toEqual([["root", 446]]);
  });

  test("omits lines whose labels would overlap, but never an essential one", () => {
    const level = (y: number) => [
      { x: 1, y },
      { x: 100, y },
    ];
    const { lines, labels } = chart({
      lines: [line("a", level(5)), line("b", level(5.2)), line("c", level(2)), line("limit", level(5.1), { essential: true })],
    });
    expect(lines.map(({ id }) => id).toSorted()).toEqual(["c", "limit"]);
    expect(labels.map(({ text }) => text)).toEqual(["limit", "c"]);
  });

  test("puts the label of a curve over its end, or under it where another one is", () => {
    const level = (y: number) => [
      { x: 1, y },
      { x: 100, y },
    ];
    const { labels } = chart({
      lines: [line("high", level(5), { labelAt: "besideEnd" }), line("low", level(4.9), { labelAt: "besideEnd" })],
    });
    const [high, low] = labels;
    expect(low!.y).toBeGreaterThan(high!.y + 14);
  });

  test("writes on a line only within the plot, and never over a point", () => {
    const falling = line(
      "a label of some length",
      [
        { x: 1, y: 9.9 },
        { x: 100, y: 1.1 },
      ],
      { labelAt: "alongStart" },
    );
    const [label] = chart({ lines: [falling] }).labels.map(roomOf);
    expect(label!.top).toBeGreaterThanOrEqual(plot.top - 2);
    expect(label!.left).toBeGreaterThanOrEqual(plot.left);
    const shifted = chart({
      lines: [
        {
          ...falling,
          points: [
            { x: 1, y: 5 },
            { x: 100, y: 5 },
          ],
        },
      ],
      points: [{ x: 1.5, y: 5, id: "p", description: "", look: "minor" }],
    });
    expect(roomOf(shifted.labels[0]!).left).toBeGreaterThan(shifted.points[0]!.position.x);
  });

  test("uses the brief label where the full one does not fit", () => {
    const short = [
      { x: 1, y: 5 },
      { x: 3, y: 5 },
    ];
    expect(
      chart({ lines: [line("l", short, { labelAt: "alongEnd", label: "quiet up to 9.84 ft/s", brief: "9.84" })] }).labels.map(
        ({ text }) => text,
      ),
    ).toEqual(["9.84"]);
  });

  test("puts the full label of an essential line into any gap before it uses the brief one", () => {
    /** Value on the axis at a distance below the top of the plot, px. */
    const valueAtPx = (px: number): number => 10 ** (1 - px / 200);
    const points = [40, 150].map((px) => ({ x: 10, y: valueAtPx(px), id: String(px), description: "", look: "minor" }) as const);
    const upright = line(
      "oil from 9 m/s",
      [1, 10].map((y) => ({ x: 10, y })),
      { labelAt: "alongEnd", brief: "oil", essential: true },
    );
    expect(chart({ lines: [upright], points }).labels.map(({ text }) => text)).toEqual(["oil from 9 m/s"]);
  });

  test("omits points beyond its axes", () => {
    const point = { description: "", look: "main", y: 2 } as const;
    expect(
      chart({
        points: [
          { ...point, id: "in", x: 10 },
          { ...point, id: "out", x: 1000 },
          { ...point, id: "none", x: Number.NaN },
        ],
      }).points.map(({ id }) => id),
    ).toEqual(["in"]);
  });

  test("omits points of omitted lines", () => {
    const level = (y: number) => [
      { x: 1, y },
      { x: 100, y },
    ];
    const on = (lineId: string, y: number) => ({ id: lineId, lineId, x: 10, y, description: "", look: "minor" }) as const;
    expect(
      chart({ lines: [line("a", level(5)), line("b", level(5.2))], points: [on("a", 5), on("b", 5.2)] }).points.map(({ id }) => id),
    ).toEqual(["a"]);
  });

  test("keeps the caption of a point in the plot", () => {
    const { labels } = chart({ points: [{ id: "p", x: 95, y: 1.05, description: "", look: "main", caption: "355 mm" }] });
    expect(labels).toMatchObject([{ anchor: "end" }]);
    expect(labels[0]!.y).toBeLessThan(230);
  });

  test("puts captions of neighbouring points on different sides, and in a crowd keeps the main one", () => {
    const near = [11, 12].map((x) => ({ id: `${x}`, x, y: 1.05, description: "", look: "minor", caption: "3-5/8" }) as const);
    const [first, second] = chart({ points: near }).labels.map(roomOf);
    expect(overlap(first!, second!)).toBe(false);
    const crowd = Array.from({ length: 30 }, (_, index) => ({ ...near[0]!, id: `${index}` }));
    const main = { ...near[0]!, id: "own", look: "main", caption: "in use" } as const;
    const { labels, points } = chart({ points: [...crowd, main] });
    expect(points).toHaveLength(31);
    expect(labels.map(({ text }) => text)).toContain("in use");
    for (const [index, label] of labels.entries())
      for (const further of labels.slice(index + 1)) expect(overlap(roomOf(label), roomOf(further))).toBe(false);
  });

  test("puts the caption of a summit over it where there is room", () => {
    const captioned = (y: number) =>
      chart({ points: [{ id: "p", x: 10, y, description: "", look: "main", caption: "highest", captionAt: "over" }] });
    const { points, labels } = captioned(5);
    const room = roomOf(labels[0]!);
    expect(room.bottom).toBeLessThan(points[0]!.position.y);
    expect((room.left + room.right) / 2).toBeCloseTo(points[0]!.position.x);
    const atTheTop = captioned(10);
    expect(roomOf(atTheTop.labels[0]!).top).toBeGreaterThanOrEqual(plot.top - 2);
  });

  test("puts a caption too long for either side below its point, and omits one too long for the plot", () => {
    const captioned = (caption: string) =>
      chart({ points: [{ id: "p", x: 10, y: 3, description: "", look: "main", caption }] }).labels.map(roomOf);
    const [room] = captioned("x".repeat(40));
    expect(room!.left).toBeGreaterThanOrEqual(plot.left - 1e-6);
    expect(room!.right).toBeLessThanOrEqual(plot.right + 1e-6);
    expect(captioned("x".repeat(80))).toEqual([]);
  });

  test("shades a band between its edges", () => {
    expect(
      chart({
        band: [
          { x: 1, low: 0.1, high: 10 },
          { x: 100, low: 0.1, high: 10 },
        ],
      }).band,
    ).toBe("M40,230L440,230L440,30L40,30Z");
    expect(
      chart({
        band: [
          { x: 1, low: 5, high: 2 },
          { x: 100, low: 5, high: 2 },
        ],
      }).band,
    ).toBe("");
  });

  test("has no NaN in its paths and no overlapping labels", () => {
    const value = fc.oneof(fc.double({ min: 0, max: 1e6 }), fc.constantFrom(0, -1, Number.NaN, Infinity));
    const points = fc.array(fc.record({ x: value, y: value }), { maxLength: 6 });
    fc.assert(
      fc.property(fc.array(fc.tuple(points, fc.constantFrom("end", "alongStart", "alongEnd", "besideEnd")), { maxLength: 6 }), (given) => {
        const { lines, labels } = chart({
          lines: given.map(([each, labelAt], index) => line(String(index), each, { labelAt, essential: index === 0 })),
        });
        expect(lines.map(({ path }) => path).join("")).not.toMatch(/NaN|Infinity/);
        const rooms = labels.map(roomOf);
        expect(rooms.some((room, index) => rooms.some((other, otherIndex) => otherIndex > index && overlap(room, other)))).toBe(false);
      }),
    );
  });
});
