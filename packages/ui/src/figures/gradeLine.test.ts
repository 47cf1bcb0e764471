import type { GradePoint } from "@org/hvac-core/flow";
import { expect, test } from "vitest";
import { layOutChart } from "./chartLayout.ts";
import { gradeLine } from "./gradeLine.ts";

const metres = { symbol: "m", shown: (value: number) => value, text: (value: number) => `${value} m` };
const pascals = { symbol: "Pa", shown: (value: number) => value, text: (value: number) => `${value} Pa` };
/** Return duct from the room to the fan, the fan's pressure rise, and supply duct back to the room. */
const points: readonly GradePoint[] = [
  { id: "room", distance: 0, total: 0, static: -10 },
  { id: "inlet", distance: 20, total: -100, static: -130, description: "end of Return" },
  { id: "outlet", distance: 20, total: 200, static: 160, description: "fan" },
  { id: "elbow", distance: 35, total: 120, static: 80 },
  { id: "behind", distance: 35, total: 90, static: 50 },
  { id: "end", distance: 50, total: 10, static: 4, description: "end of Supply" },
];

test("a grade line steps where pressure is lost or added at a place, and shows zero", () => {
  const content = gradeLine(points, metres, pascals);
  const total = content.lines.find(({ id }) => id === "total")!;
  expect(total.points.map(({ x, y }) => [x, y])).toEqual(points.map(({ distance, total: pressure }) => [distance, pressure]));
  expect(content.y.domain[0]).toBeLessThanOrEqual(-130);
  expect(content.y.domain[1]).toBeGreaterThanOrEqual(200);
  expect(content.points.map(({ description }) => description)).toEqual([
    "end of Return: total -100 Pa, static -130 Pa, at 20 m",
    "fan: total 200 Pa, static 160 Pa, at 20 m",
    "end of Supply: total 10 Pa, static 4 Pa, at 50 m",
  ]);
  const { lines } = layOutChart(content, { left: 40, top: 30, right: 500, bottom: 260 });
  const { path } = lines.find(({ id }) => id === "total")!;
  const places = [...path.matchAll(/([\d.]+),([\d.]+)/g)].map(([, x]) => x);
  expect(places.filter((x) => x === places[1])).toHaveLength(2);
});

test("a path without length is drawn too", () => {
  const content = gradeLine([{ id: "a", distance: 0, total: 0, static: 0 }], metres, pascals);
  for (const { domain } of [content.x, content.y]) expect(domain[1]).toBeGreaterThan(domain[0]);
});
