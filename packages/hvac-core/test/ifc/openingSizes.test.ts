import { expect, test } from "vitest";
import { readIfc, type Finding } from "../../src/building/index.ts";
import { House, sideNames, sideOf, type Box } from "./house.ts";

const box: Box = { low: [0, 0, 0], high: [4, 6, 2.5] };

/** A room with a window of 1.2 × 1.5 m by its attributes, and boundaries of it in the south wall that begin at x = 1 and are 1.5 m high. */
function differing(...widths: readonly number[]): readonly Finding[] {
  const house = new House();
  const space = house.space("room", house.shape([house.box(box)]));
  const wall = house.element("IFCWALL", "wall");
  const window = house.element("IFCWINDOW", "window", undefined, "1.5", "1.2", "$", "$", "$");
  for (const side of sideNames) house.boundary({ id: side, space, element: wall, polygon: sideOf(box, side) });
  for (const [index, width] of widths.entries()) {
    const polygon = sideOf({ low: [1, 0, 0.8], high: [1 + width, 6, 2.3] }, "south");
    house.boundary({ id: `window ${index}`, space, element: window, polygon });
  }
  const { findings, surfaces } = readIfc(house.file());
  expect(surfaces.flatMap(({ openings }) => openings).length).toBe(widths.length);
  return findings.filter(({ kind }) => kind === "opening-size-differs");
}

test("a window whose boundaries in a room are not of its size is a finding, with both areas", () => {
  // 1.7 × 1.5 m are the opening with trims, 1.42 times as large.
  for (const widths of [[1.2], [1.7], [0.5, 0.7], [0.8]]) expect(differing(...widths)).toEqual([]);
  const [tall] = differing(2.4);
  expect(tall).toMatchObject({ spaceId: "room", name: "window", count: 1 });
  expect(tall).toHaveProperty("area", expect.closeTo(3.6, 9));
  expect(tall).toHaveProperty("size", expect.closeTo(1.8, 9));
  expect(differing(1.2, 1.2)).toMatchObject([{ count: 2 }]);
  expect(differing(0.4)).toMatchObject([{ size: expect.closeTo(1.8, 9), area: expect.closeTo(0.6, 9) }]);
});
