import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RoomPart } from "./roomFaces.ts";
import { areaOf, isWithin, outlinesOverlap } from "./roomGeometry.ts";
import { placeLabels } from "./roomLabels.ts";
import { edgeId, layOutRoom, type DrawnPart, type Room, type RoomLayout } from "./roomLayout.ts";

const wall = (id: string, area: number, azimuth?: number): RoomPart => ({ id, kind: "wall", area, azimuth, tilt: 90 });
const window = (id: string, area: number, azimuth?: number): RoomPart => ({ id, kind: "window", area, azimuth, tilt: 90 });
const roof = (id: string, area: number): RoomPart => ({ id, kind: "roof", area, azimuth: 0, tilt: 0 });
const room = (parts: readonly RoomPart[], more: Partial<Room> = {}): Room => ({
  parts,
  floorArea: 40,
  height: 2.7,
  hasSlabEdge: false,
  ...more,
});

const office = room([wall("wall", 20, 270), window("window", 6, 270), roof("roof", 40)]);

/** Rooms of any kind, whose largest part has at most a thousand times the area of the smallest. */
const anyRoom = fc
  .record({
    parts: fc.array(
      fc.record({
        kind: fc.constantFrom("wall", "window", "roof", "door", "floor"),
        area: fc.double({ min: 0.5, max: 500, noNaN: true }),
        azimuth: fc.option(fc.constantFrom(0, 45, 90, 135, 180, 225, 270, 315), { nil: undefined }),
        tilt: fc.constantFrom(0, 30, 90, 180),
      }),
      { minLength: 1, maxLength: 20 },
    ),
    floorArea: fc.option(fc.double({ min: 1, max: 5000, noNaN: true }), { nil: undefined }),
    height: fc.double({ min: 0.5, max: 30, noNaN: true }),
    hasSlabEdge: fc.boolean(),
    width: fc.integer({ min: 280, max: 760 }),
  })
  .map(({ parts, width, ...rest }) => ({ room: { ...rest, parts: parts.map((part, index) => ({ ...part, id: `${index}` })) }, width }));

const surfaces = ({ parts }: RoomLayout): DrawnPart[] => parts.filter(({ id }) => id !== edgeId);
const byId = (layout: RoomLayout, id: string): DrawnPart => layout.parts.find((part) => part.id === id)!;

/** Area of a wall without its windows and doors. */
function seenArea(layout: RoomLayout, { id, outline }: DrawnPart): number {
  return layout.parts.filter(({ host }) => host === id).reduce((left, part) => left - areaOf(part.outline), areaOf(outline));
}

describe("layOutRoom", () => {
  it("draws every surface once, its area true to all others", () => {
    fc.assert(
      fc.property(anyRoom, ({ room: any, width }) => {
        const layout = layOutRoom(any, width);
        expect(
          surfaces(layout)
            .map(({ id }) => id)
            .toSorted(),
        ).toEqual(any.parts.map(({ id }) => id).toSorted());
        for (const part of surfaces(layout)) {
          const { area } = any.parts.find(({ id }) => id === part.id)!;
          expect(seenArea(layout, part) / (area * layout.areaScale)).toBeCloseTo(1, 6);
        }
      }),
    );
  });

  it("keeps every part on the page", () => {
    fc.assert(
      fc.property(anyRoom, ({ room: any, width }) => {
        const layout = layOutRoom(any, width);
        for (const { x, y } of layout.parts.flatMap(({ outline }) => outline)) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(width);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(layout.height);
        }
      }),
    );
  });

  it("lays no part over another but windows and doors on their walls", () => {
    fc.assert(
      fc.property(anyRoom, ({ room: any, width }) => {
        const parts = surfaces(layOutRoom(any, width));
        parts.forEach((part, index) => {
          for (const other of parts.slice(index + 1)) {
            const isIn = other.host === part.id || part.host === other.id;
            const inner = other.host === part.id ? other : part;
            if (isIn) expect(inner.outline.every((corner) => isWithin(inner === other ? part.outline : other.outline, corner))).toBe(true);
            else expect(areMeeting(part, other), `${part.id} ${other.id}`).toBe(false);
          }
        });
      }),
    );
  });

  it("puts windows in the wall that faces their way, and skylights in the roof", () => {
    const layout = layOutRoom(
      room([wall("w", 20, 270), wall("s", 15, 180), window("ws", 4, 180), roof("r", 40), { ...window("sky", 3), tilt: 0 }]),
      480,
    );
    expect(byId(layout, "ws").host).toBe("s");
    expect(byId(layout, "sky").host).toBe("r");
  });

  it("draws north to the upper left: a west wall lies left of a south wall, and a north wall above it", () => {
    const middle = (id: string): { x: number; y: number } => {
      const { outline } = byId(layout, id);
      return { x: (outline[0]!.x + outline[2]!.x) / 2, y: (outline[0]!.y + outline[2]!.y) / 2 };
    };
    const layout = layOutRoom(room([wall("n", 15, 0), wall("e", 15, 90), wall("s", 15, 180), wall("w", 15, 270)]), 480);
    expect(layout.turn).toBe(0);
    expect(middle("w").x).toBeLessThan(middle("s").x);
    expect(middle("n").x).toBeLessThan(middle("e").x);
    expect(middle("n").y).toBeLessThan(middle("w").y);
    expect(middle("e").y).toBeLessThan(middle("s").y);
  });

  it("turns the box of a room whose walls face between the directions", () => {
    expect(layOutRoom(room([wall("ne", 15, 45), wall("s", 5, 180)]), 480).turn).toBe(-45);
  });

  it("draws rooms of windows alone, of rows alone, and the edge of a slab alone", () => {
    for (const parts of [[window("a", 9, 180)], [wall("a", 9)], [{ ...wall("a", 9), kind: "floor" as const, tilt: 180 }]]) {
      expect(layOutRoom(room(parts, { floorArea: undefined }), 360).height).toBeGreaterThan(20);
    }
    expect(layOutRoom(room([], { hasSlabEdge: true }), 360).parts.map(({ id }) => id)).toEqual([edgeId, edgeId]);
    expect(layOutRoom(room([]), 360)).toMatchObject({ parts: [], height: 0 });
  });
});

/** Outlines may share edges, but a slightly shrunken outline must not overlap another. */
function areMeeting(a: DrawnPart, b: DrawnPart): boolean {
  const [first, , third] = a.outline as readonly { x: number; y: number }[];
  const centre = { x: (first!.x + third!.x) / 2, y: (first!.y + third!.y) / 2 };
  const smaller = a.outline.map(({ x, y }) => ({ x: centre.x + (x - centre.x) * 0.999, y: centre.y + (y - centre.y) * 0.999 }));
  return outlinesOverlap(smaller, b.outline);
}

describe("placeLabels", () => {
  const choicesOf = (id: string): readonly (readonly string[])[] => [[`Surface ${id}`, "18.6 m² · 1324 W"], ["1324 W"]];

  it("writes name, area and load on the parts of a usual room", () => {
    const labels = placeLabels(layOutRoom(office, 560), (id) => [[`${id} of the room`, "18.6 m² · 324 W"]]);
    expect(
      labels
        .filter(({ lines }) => lines.length === 2)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(["roof", "wall", "window"]);
  });

  it("lets no label run into another one", () => {
    fc.assert(
      fc.property(anyRoom, ({ room: any, width }) => {
        const labels = placeLabels(layOutRoom(any, width), choicesOf);
        labels.forEach((label, index) => {
          for (const other of labels.slice(index + 1)) expect(outlinesOverlap(label.outline, other.outline)).toBe(false);
        });
      }),
    );
  });

  it("keeps words within their part", () => {
    fc.assert(
      fc.property(anyRoom, ({ room: any, width }) => {
        const layout = layOutRoom(any, width);
        for (const label of placeLabels(layout, choicesOf)) {
          if (label.lines.length === 0 || label.id === edgeId) continue;
          expect(label.outline.every((corner) => isWithin(byId(layout, label.id).outline, corner))).toBe(true);
        }
      }),
    );
  });
});
