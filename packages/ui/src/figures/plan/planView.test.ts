import { between } from "@tooling/testing/numbers";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nextRoom } from "./nextRoom.ts";
import { sectorOf } from "./planColours.ts";
import { fit, showing, withinBounds, zoomAt, type PlanView } from "./planView.ts";

const bounds = { left: -4, top: -20, right: 30, bottom: 6 };
const size = { width: 640, height: 400 };
const pixels = fc.record({ x: fc.integer({ min: 0, max: 640 }), y: fc.integer({ min: 0, max: 400 }) });
const pixelOf = ({ scale, x, y }: PlanView, point: { readonly x: number; readonly y: number }) => ({
  x: x + scale * point.x,
  y: y + scale * point.y,
});

describe("the view of a plan", () => {
  test("what fits is in the frame", () => {
    const view = fit(bounds, size);
    const [low, high] = [pixelOf(view, { x: bounds.left, y: bounds.top }), pixelOf(view, { x: bounds.right, y: bounds.bottom })];
    expect(Math.min(low.x, low.y)).toBeGreaterThanOrEqual(0);
    expect(high.x).toBeLessThanOrEqual(size.width);
    expect(high.y).toBeLessThanOrEqual(size.height);
  });

  test("zooming keeps the point under the pointer, unless the plan would leave the frame", () => {
    fc.assert(
      fc.property(pixels, between(1.01, 3), (pixel, factor) => {
        const view = fit(bounds, size);
        const zoomed = zoomAt(view, factor, pixel, bounds, size);
        const point = { x: (pixel.x - view.x) / view.scale, y: (pixel.y - view.y) / view.scale };
        const isInside = point.x >= bounds.left && point.x <= bounds.right && point.y >= bounds.top && point.y <= bounds.bottom;
        if (!isInside) return;
        expect(pixelOf(zoomed, point).x).toBeCloseTo(pixel.x, 6);
        expect(pixelOf(zoomed, point).y).toBeCloseTo(pixel.y, 6);
      }),
    );
  });

  test("zooming out ends with the whole plan, wherever it began", () => {
    fc.assert(
      fc.property(pixels, pixels, (first, second) => {
        const near = zoomAt(fit(bounds, size), 12, first, bounds, size);
        expect(zoomAt(near, 0.01, second, bounds, size)).toEqual(fit(bounds, size));
      }),
    );
  });

  test("however far it is moved, the middle of the frame shows a point of the plan", () => {
    fc.assert(
      fc.property(fc.integer({ min: -9000, max: 9000 }), fc.integer({ min: -9000, max: 9000 }), (x, y) => {
        const view = withinBounds({ ...fit(bounds, size), x, y }, bounds, size);
        const middle = { x: (size.width / 2 - view.x) / view.scale, y: (size.height / 2 - view.y) / view.scale };
        expect(middle.x).toBeGreaterThanOrEqual(bounds.left - 1e-9);
        expect(middle.x).toBeLessThanOrEqual(bounds.right + 1e-9);
        expect(middle.y).toBeGreaterThanOrEqual(bounds.top - 1e-9);
        expect(middle.y).toBeLessThanOrEqual(bounds.bottom + 1e-9);
      }),
    );
  });

  test("a room out of view comes into view, and one in view moves nothing", () => {
    const near = zoomAt(fit(bounds, size), 8, { x: 0, y: 0 }, bounds, size);
    const far = { x: 28, y: 4 };
    const shown = showing(near, far, bounds, size);
    expect(shown.scale).toBe(near.scale);
    const pixel = pixelOf(shown, far);
    expect(pixel.x > 0 && pixel.x < size.width && pixel.y > 0 && pixel.y < size.height).toBe(true);
    expect(showing(shown, far, bounds, size)).toBe(shown);
  });
});

describe("keys from room to room", () => {
  const grid = Array.from({ length: 12 }, (_, index) => ({ id: `r${index}`, position: { x: index % 4, y: Math.floor(index / 4) } }));

  test("arrows lead to the next room, and nowhere at the edge", () => {
    expect(nextRoom(grid, "r5", "ArrowRight")).toBe("r6");
    expect(nextRoom(grid, "r5", "ArrowLeft")).toBe("r4");
    expect(nextRoom(grid, "r5", "ArrowUp")).toBe("r1");
    expect(nextRoom(grid, "r5", "ArrowDown")).toBe("r9");
    expect(nextRoom(grid, "r3", "ArrowRight")).toBeUndefined();
    expect(nextRoom(grid, "r5", "End")).toBe("r11");
    expect(nextRoom(grid, "r5", "x")).toBeUndefined();
  });

  test("Page Down reaches each room once, Page Up the way back", () => {
    const ids = grid.map(({ id }) => id);
    const walk = (from: string | undefined, key: string): string[] =>
      from === undefined ? [] : [from, ...walk(nextRoom(grid, from, key), key)];
    expect(walk("r0", "PageDown")).toEqual(ids);
    expect(walk("r11", "PageUp")).toEqual(ids.toReversed());
  });

  test("an arrow leads in its direction, and somewhere if there is a room in it", () => {
    const positions = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 })), {
      minLength: 2,
      maxLength: 20,
      selector: ([x, y]) => `${x},${y}`,
    });
    fc.assert(
      fc.property(positions, (drawn) => {
        const rooms = drawn.map(([x, y], index) => ({ id: `${index}`, position: { x, y } }));
        const [start] = rooms;
        const next = rooms.find(({ id }) => id === nextRoom(rooms, start!.id, "ArrowRight"));
        const ahead = rooms.filter(({ position }) => position.x > start!.position.x);
        expect(next === undefined).toBe(ahead.length === 0);
        if (next) expect(next.position.x).toBeGreaterThan(start!.position.x);
      }),
    );
  });
});

test("directions are eight points of the compass", () => {
  expect([0, 22, 23, 90, 180, 270, 337, 338, 360, -90].map(sectorOf)).toEqual([0, 0, 1, 2, 4, 6, 7, 0, 0, 6]);
});
