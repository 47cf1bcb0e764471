import { drawnBuilding, withStorey as coreWithStorey, type PlanPoint } from "@org/hvac-core/building/drawing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { areaOf } from "../edit/plane.ts";
import { withStoreyCopy } from "../edit/storeys.ts";
import { joinEdit } from "../parts/traceKeys.ts";
import { changeTrace } from "./changeTrace.ts";
import { newDocument, storeyOf, withDrawing, withPlan, withStorey, type Plan, type TraceDocument } from "./document.ts";
import { openTrace, type TraceEvent, type TraceState } from "./traceState.ts";

const start = (): TraceState => openTrace(newDocument(), { name: "Office", spaceType: "open-office" });
const after = (state: TraceState, ...events: readonly TraceEvent[]): TraceState => events.reduce(changeTrace, state);
const place = (...points: readonly PlanPoint[]): TraceEvent[] => points.map((point) => ({ type: "place", point }));
const tool = (name: TraceState["tool"]): TraceEvent => ({ type: "tool", tool: name });
const storey = (state: TraceState) => storeyOf(state.history.document, state.storeyId);
const areas = (state: TraceState): number[] => storey(state).rooms.map(({ polygon }) => areaOf(polygon));
const walls = (state: TraceState) =>
  drawnBuilding(state.history.document.drawing).building.surfaces.filter(({ type }) => type.endsWith("Wall"));
const twoRooms = (): TraceState => after(start(), ...place([0, 0], [5, 4], [5, 0], [8, 4]));

test("two corners are a rectangle, with a name that is numbered on and the space type", () => {
  const state = twoRooms();
  expect(storey(state).rooms.map(({ name, spaceType }) => [name, spaceType])).toEqual([
    ["Office 1", "open-office"],
    ["Office 2", "open-office"],
  ]);
  expect(areas(state)).toEqual([20, 12]);
  expect(walls(state).filter(({ boundary }) => boundary === "space")).toHaveLength(1);
});

test("a polygon closes on its first corner or by Enter; Backspace removes the last corner", () => {
  const corners = place([0, 0], [6, 0], [6, 3], [9, 9]);
  const open = after(start(), tool("polygon"), ...corners, { type: "back" }, ...place([2, 3], [2, 5], [0, 5]));
  for (const end of [{ type: "finish" }, { type: "place", point: [0, 0] }] as const) {
    expect(areas(after(open, end))).toEqual([22]);
    expect(after(open, end).points).toEqual([]);
  }
});

test("a room without area, and one whose walls cross, are refused with a reason and keep their points", () => {
  const small = after(start(), ...place([0, 0], [0.1, 0.1]));
  expect([small.problem, small.points.length, areas(small)]).toEqual(["small", 1, []]);
  const crossed = after(start(), tool("polygon"), ...place([0, 0], [4, 4], [4, 0], [0, 4]), { type: "finish" });
  expect([crossed.problem, crossed.points.length]).toEqual(["crossing", 4]);
});

test("a corner moves in all rooms that have it, a wall in all rooms on both sides", () => {
  const corner = after(
    twoRooms(),
    { type: "grab", selection: { kind: "corner", point: [5, 4] }, point: [5, 4] },
    { type: "drag", point: [6, 4] },
    { type: "drop" },
  );
  expect(areas(corner)).toEqual([22, 10]);
  const ends = [
    [5, 0],
    [5, 4],
  ] as const;
  const wall = after(
    twoRooms(),
    { type: "grab", selection: { kind: "wall", ends }, point: [5, 2] },
    { type: "drag", point: [6, 3] },
    { type: "drop" },
  );
  expect(areas(wall)).toEqual([24, 8]);
  expect(wall.history.past).toHaveLength(3);
});

test("a wall along a longer one gives that a step, and its neighbours keep their shape", () => {
  // A hall of 8 m above two rooms of 4 m: the wall above the left one moves down by 1 m.
  const three = after(start(), ...place([0, 0], [4, 3], [4, 0], [8, 3], [0, 3], [8, 6]));
  const ends = [
    [4, 3],
    [0, 3],
  ] as const;
  const moved = after(
    three,
    { type: "grab", selection: { kind: "wall", ends }, point: [2, 3] },
    { type: "drag", point: [2, 2] },
    { type: "drop" },
  );
  expect(areas(moved)).toEqual([8, 12, 28]);
});

test("openings stay on their wall where it is moved, as far from a corner that stays as before", () => {
  const window = after(twoRooms(), tool("opening"), ...place([0.2, 1]));
  expect(storey(window).openings.map(({ point }) => point)).toEqual([[0, 1]]);
  const ends = [
    [0, 4],
    [0, 0],
  ] as const;
  const moved = after(
    window,
    { type: "grab", selection: { kind: "wall", ends }, point: [0, 2] },
    { type: "drag", point: [-1, 2] },
    { type: "drop" },
  );
  expect(storey(moved).openings.map(({ point }) => point)).toEqual([[-1, 1]]);
  const corner = after(
    window,
    { type: "grab", selection: { kind: "corner", point: [0, 4] }, point: [0, 4] },
    { type: "drag", point: [-2, 4] },
    { type: "drop" },
  );
  expect(storey(corner).openings.map(({ point }) => point)).toEqual([
    [expect.closeTo(-1 / Math.sqrt(5), 9), expect.closeTo(2 / Math.sqrt(5), 9)],
  ]);
});

test("openings at a spacing are as many as fit, in the middle of the wall", () => {
  const empty = start();
  const { typeId } = empty.newOpening;
  const state = after(
    empty,
    ...place([0, 0], [10, 4]),
    { type: "newOpening", newOpening: { typeId, spacing: 2.5 } },
    tool("opening"),
    ...place([5, 0]),
  );
  // 1.5 m wide: 4 windows take 3 × 2.5 + 1.5 = 9 m of 10 m.
  expect(storey(state).openings.map(({ point }) => point[0])).toEqual([1.25, 3.75, 6.25, 8.75]);
  expect(after(state, ...place([5, 2])).problem).toBe("noWall");
});

test("a line from wall to wall splits a room; joining the parts gives it back", () => {
  const state = after(start(), ...place([0, 0], [10, 4]), tool("split"), ...place([4, 0], [4, 4]));
  expect(areas(state).toSorted((a, b) => a - b)).toEqual([16, 24]);
  const ids = storey(state).rooms.map(({ id }) => id);
  expect(
    storey(state)
      .rooms.map(({ name }) => name)
      .toSorted(),
  ).toEqual(["Office 1", "Office 2"]);
  expect(after(state, ...place([20, 0], [20, 4])).problem).toBe("noSplit");
  expect(after(state, ...place([4, 0], [4, 4])).problem).toBe("noSplit");
  const joined = after(state, joinEdit(after(state, { type: "select", selection: { kind: "rooms", ids } }))!);
  expect(areas(joined)).toEqual([40]);
});

test("a line of several points divides the room that it goes through, from wherever on its walls to wherever", () => {
  const room = after(start(), ...place([0, 0], [10, 4]), tool("split"));
  // Areas on both sides of the line by the shoelace formula.
  const lines: readonly (readonly [readonly PlanPoint[], readonly number[]])[] = [
    [
      [
        [4, 0],
        [4, 1],
        [6, 1],
        [6, 4],
      ],
      [22, 18],
    ],
    [
      [
        [2, 0],
        [2, 1],
        [5, 1],
        [5, 0],
      ],
      [37, 3],
    ],
    [
      [
        [5, 0],
        [5, 1],
        [2, 1],
        [2, 0],
      ],
      [37, 3],
    ],
    [
      [
        [0, 2],
        [3, 2],
        [3, 0],
      ],
      [34, 6],
    ],
    [
      [
        [-1, 2],
        [3, 2],
        [3, -3],
      ],
      [34, 6],
    ],
    [
      [
        [10, 4],
        [5, 3],
        [0, 4],
      ],
      [35, 5],
    ],
  ];
  for (const [line, expected] of lines) {
    const divided = after(room, ...place(...line));
    expect([divided.problem, areas(divided)]).toEqual([undefined, expected.map((area) => expect.closeTo(area, 9) as number)]);
    expect(new Set(storey(divided).rooms.map(({ id }) => id)).size).toBe(2);
    expect(
      areas(
        after(
          divided,
          joinEdit(after(divided, { type: "select", selection: { kind: "rooms", ids: storey(divided).rooms.map(({ id }) => id) } }))!,
        ),
      ),
    ).toEqual([expect.closeTo(40, 9)]);
  }
  expect(after(room, ...place([2, 0], [2, 2]), { type: "finish" }).points).toEqual([]);
  const crossed = after(room, ...place([4, 0], [4, 3], [2, 3], [2, 1], [7, 1], [7, 4]));
  expect([crossed.problem, crossed.points.length, areas(crossed)]).toEqual(["noSplit", 5, [40]]);
});

test("deleting rooms takes the openings of their walls, but not those of walls that are left", () => {
  const rooms = twoRooms();
  const { openingTypes } = rooms.history.document.drawing;
  const door = { type: "newOpening", newOpening: { typeId: openingTypes[2]!.id } } as const;
  const openings = after(rooms, tool("opening"), ...place([0, 2]), door, ...place([5, 2]));
  const [first] = storey(openings).rooms;
  const without = after(openings, { type: "select", selection: { kind: "rooms", ids: [first!.id] } }, { type: "delete" });
  expect(areas(without)).toEqual([12]);
  expect(storey(without).openings.map(({ point }) => point)).toEqual([[5, 2]]);
});

const plan: Plan = {
  imageKey: "i",
  fileName: "a.png",
  width: 1000,
  height: 500,
  x: 0,
  y: 30,
  metresPerPixel: 0.06,
  rotation: 0,
  opacity: 1,
  isScaled: false,
};
const withImage = (state: TraceState): TraceState =>
  after(state, { type: "edit", edit: (document: TraceDocument) => withPlan(document, state.storeyId, plan) });

test("a scale by two points scales the plan and the rooms on it", () => {
  const state = after(withImage(twoRooms()), tool("scale"), ...place([0, 0], [8, 0]), { type: "distance", distance: 4 });
  expect(areas(state)).toEqual([5, 3]);
  const scaled = state.history.document.plans[state.storeyId]!;
  expect([scaled.metresPerPixel, scaled.x, scaled.y, scaled.isScaled]).toEqual([0.03, 0, 15, true]);
});

test("the origin takes plan and rooms along; shifting the plan leaves the rooms", () => {
  const origin = after(withImage(twoRooms()), tool("origin"), ...place([5, 0]));
  expect(storey(origin).rooms[0]!.polygon[0]).toEqual([-5, 0]);
  expect(origin.history.document.plans[origin.storeyId]!.x).toBe(-5);
  const shifted = after(withImage(twoRooms()), tool("movePlan"), ...place([1, 1], [3, 2]));
  expect(storey(shifted).rooms[0]!.polygon[0]).toEqual([0, 0]);
  expect(shifted.history.document.plans[shifted.storeyId]).toMatchObject({ x: 2, y: 31 });
});

test("north by two points is the azimuth of walls", () => {
  // North is to the right of the sheet: what looks up the sheet looks west.
  const state = after(twoRooms(), tool("north"), ...place([0, 0], [3, 0]));
  expect(state.history.document.drawing.place.modelAzimuth).toBe(270);
  const exterior = walls(state).filter(({ boundary }) => boundary === "outdoors");
  expect(
    exterior
      .filter(({ azimuth }) => azimuth === 270)
      .map(({ grossArea }) => grossArea)
      .toSorted((a, b) => b - a),
  ).toEqual([15, 9]);
});

test("rooms that were there before the plan stay where they are when it is scaled or gets its origin", () => {
  const copied = (state: TraceState): TraceState =>
    after(state, { type: "edit", edit: (document) => withPlan(document, state.storeyId, { ...plan, roomsStay: true }) });
  const scaled = after(copied(twoRooms()), tool("scale"), ...place([0, 0], [8, 0]), { type: "distance", distance: 4 });
  expect(areas(scaled)).toEqual([20, 12]);
  expect(scaled.history.document.plans[scaled.storeyId]!.metresPerPixel).toBe(0.03);
  const origin = after(copied(twoRooms()), tool("origin"), ...place([5, 0]));
  expect(storey(origin).rooms[0]!.polygon[0]).toEqual([0, 0]);
  expect(origin.history.document.plans[origin.storeyId]!.x).toBe(-5);
});

test("a window is refused in a wall between two rooms, and where another one is; a door is not, nor a window above the lower room", () => {
  const state = after(twoRooms(), tool("opening"), ...place([2, 0]));
  const [window, , door] = state.history.document.drawing.openingTypes;
  expect([after(state, ...place([5, 2])).problem, after(state, ...place([2.5, 0])).problem]).toEqual(["betweenRooms", "taken"]);
  expect(storey(after(state, ...place([3.6, 0]))).openings).toHaveLength(2);
  const doors = after(state, { type: "newOpening", newOpening: { typeId: door!.id } }, ...place([5, 2]));
  expect([storey(doors).openings.length, doors.problem]).toEqual([2, undefined]);
  // A clerestory: the room on the right is 2 m high, and the window is from 0.9 m to 2.4 m.
  const lower = after(state, {
    type: "edit",
    edit: (document) => {
      const [hall, low] = storeyOf(document, state.storeyId).rooms;
      return withStorey(document, { ...storeyOf(document, state.storeyId), rooms: [hall!, { ...low!, height: 2 }] });
    },
  });
  expect(window!.sill + window!.height).toBeGreaterThan(2);
  expect(storey(after(lower, ...place([5, 2]))).openings).toHaveLength(2);
  // Of windows at a spacing along a wall that is partly between rooms, those on the outer part remain.
  const long = after(start(), ...place([0, 0], [10, 4], [0, 4], [5, 8]), tool("opening"), {
    type: "newOpening",
    newOpening: { typeId: window!.id, spacing: 2.5 },
  });
  const { typeId } = long.newOpening;
  const known = after(long, { type: "edit", edit: (document) => withDrawing(document, { openingTypes: [{ ...window!, id: typeId }] }) });
  expect(storey(after(known, ...place([9, 4]))).openings.map(({ point }) => point)).toEqual([
    [8.75, 4],
    [6.25, 4],
  ]);
});

test("undo and redo show the storey that they change; a copied storey that is undone gives back the one that was shown", () => {
  const ground = twoRooms();
  const copied = after(ground, {
    type: "edit",
    edit: ({ drawing, plans }) => ({ plans, drawing: withStoreyCopy(drawing, ground.storeyId) }),
  });
  const upperId = copied.history.document.drawing.storeys.find(({ level }) => level > 0)!.id;
  const typical = after(
    copied,
    { type: "storey", id: upperId },
    {
      type: "edit",
      edit: (document) => withDrawing(document, coreWithStorey(document.drawing, { ...storeyOf(document, upperId), count: 12 })),
    },
    { type: "storey", id: ground.storeyId },
    tool("rectangle"),
    ...place([8, 0], [10, 4]),
  );
  expect(storey(typical).rooms).toHaveLength(3);
  const { building } = drawnBuilding(typical.history.document.drawing);
  // 5 m × 4 m, 3 m × 4 m and 2 m × 4 m on the ground, and twelve times the first two.
  expect(building.spaces.reduce((sum, { area, multiplier = 1 }) => sum + area * multiplier, 0)).toBeCloseTo(40 + 12 * 32, 9);
  const once = after(typical, { type: "undo" });
  expect([once.storeyId, storey(once).rooms.length]).toEqual([ground.storeyId, 2]);
  const twice = after(once, { type: "undo" });
  expect([twice.storeyId, storey(twice).count]).toEqual([upperId, 1]);
  const first = after(twice, { type: "undo" });
  expect([first.storeyId, first.history.document.drawing.storeys.length]).toEqual([ground.storeyId, 1]);
  const again = after(first, { type: "redo" }, { type: "redo" });
  expect([again.storeyId, storey(again).count]).toEqual([upperId, 12]);
});

test("a text that is no value stays until it is mended", () => {
  const typed = after(start(), { type: "unread", field: "north", text: "12 apples" }, { type: "unread", field: "spacing", text: "x" });
  expect(after(typed, { type: "unread", field: "north" }).unread).toEqual({ spacing: "x" });
});

const point = fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 })) as fc.Arbitrary<PlanPoint>;
const event: fc.Arbitrary<TraceEvent> = fc.oneof(
  { weight: 6, arbitrary: point.map((place): TraceEvent => ({ type: "place", point: place })) },
  fc.constantFrom(...(["rectangle", "polygon", "split", "opening", "origin", "north", "scale"] as const)).map(tool),
  fc.constantFrom<TraceEvent>(
    { type: "finish" },
    { type: "back" },
    { type: "cancel" },
    { type: "delete" },
    { type: "distance", distance: 3 },
  ),
  fc.tuple(point, point).map(([corner, to]): TraceEvent => ({ type: "grab", selection: { kind: "corner", point: corner }, point: to })),
  point.map((place): TraceEvent => ({ type: "drag", point: place })),
  fc.constant<TraceEvent>({ type: "drop" }),
);

test("undo gives back every document, and redo each after it", () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let state = after(start(), ...events, { type: "drop" });
      state = { ...state, points: [] };
      const documents = [...state.history.past, state.history.document];
      for (let index = documents.length - 2; index >= 0; index--) {
        state = changeTrace(state, { type: "undo" });
        expect(state.history.document).toBe(documents[index]);
      }
      for (const document of documents.slice(1)) {
        state = changeTrace(state, { type: "redo" });
        expect(state.history.document).toBe(document);
      }
    }),
  );
});
