import { describe, expect, test } from "vitest";
import { OutOfRangeError } from "../refusals/errors.ts";
import { refusalOf } from "./fieldRefusal.ts";
import { defineFields, fieldIs, list, quantity, reference, text, choice } from "./index.ts";

const fields = defineFields({
  fans: list("Fans", "fan", 5, {
    name: text("Name", 20),
    drive: choice("Drive", { belt: "Belt", direct: "Direct" }, "belt"),
    pulley: quantity("Pulley", "d", "length", 1, [0, 10], { when: [fieldIs("drive", "belt")] }),
    speed: quantity("Speed", "n", "number", 1, [0, 10]),
  }),
  rooms: list("Rooms", "room", 5, { wall: reference("Wall", "walls") }),
  walls: list("Walls", "wall", 5, { area: quantity("Area", "A", "area", 1, [0, 10]), layers: list("Layers", "layer", 5, {}) }),
});
const values = {
  unitSystem: "Metric",
  fans: [
    { id: "a", name: "", drive: "belt" },
    { id: "b", name: "Roof fan", drive: "direct" },
  ],
  rooms: [{ id: "r", wall: "w" }],
  walls: [{ id: "w", layers: [] }],
} as const;

describe("a refused parameter of a row is shown", () => {
  const blame = { "fans.frequency": ["fans.pulley", "fans.speed"], "fans.peak": "fans" } as const;
  const shown = (parameter: string, value = 20): string => {
    const { field, message } = refusalOf(
      new OutOfRangeError({ parameter, value, min: 0, max: 10, unit: "Hz" }),
      { fields, blame },
      {},
      values,
    );
    return `${field}: ${message}`;
  };

  test.each([
    ["fans.a.frequency", "fans.a.pulley: Pulley cannot be calculated: frequency would be 20, beyond 10 Hz."],
    // Without a belt the pulley is not shown.
    ["fans.b.frequency", "fans.b.speed: Speed cannot be calculated: frequency would be 20, beyond 10 Hz."],
    ["fans.a.peak", "fans.a: Fan 1 cannot be calculated: peak would be 20, beyond 10 Hz."],
    ["fans.b.peak", "fans.b: Roof fan cannot be calculated: peak would be 20, beyond 10 Hz."],
    ["fans.a.speed.current", "fans.a.speed: Speed cannot be calculated: current would be 20, beyond 10 Hz."],
  ])("%s, at its field or row", (parameter, expected) => expect(shown(parameter)).toBe(expected));

  test("in the row that another row names", () => {
    expect(shown("rooms.r.walls.w.area")).toMatch(/^walls\.w\.area: Area cannot/);
    expect(shown("rooms.r.walls.w.layers", NaN)).toBe("walls.w.layers: Add at least one layer.");
  });
});
