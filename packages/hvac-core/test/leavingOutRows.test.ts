import { expect, describe, test } from "vitest";
import { rowName, type Path, type Success } from "../src/kernel/index.ts";
import { acousticCalculator } from "../src/calculators/acoustic-calculator/index.ts";
import { ductSizer } from "../src/calculators/duct-sizer/index.ts";
import { heatLoad } from "../src/calculators/heat-load/index.ts";

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

const outRows = ({ leftOut = [] }: Success): ReadonlySet<Path> => new Set(leftOut.map(({ row }) => row));

const room = (id: string, more: object) => ({ id, floorArea: 20, lighting: 200, ...more });

describe("a row after one that is left out", () => {
  const rooms = [
    room("a", {}),
    room("b", { floorArea: "abc" }),
    room("c", { multiplier: "x" }),
    room("d", { name: "Hall" }),
    room("e", {}),
  ] as never;
  test("keeps its number, and the warning names the rows and what lacks them", () => {
    const outcome = heatLoad.calculate({ unitSystem: "Metric", method: "hourly", rooms }, { partial: true });
    if (!outcome.ok) throw new Error("refused");
    expect(outcome.values.rooms.map((row, index) => rowName(heatLoad.fields.rooms, row, index))).toEqual(["Room 1", "Hall", "Room 5"]);
    const [warning] = outcome.warnings;
    expect(warning!.message).toMatch(/^2 rooms\. Room 2 is left out of all results\. /);
    expect(warning!.places!.map(({ name }) => name)).toEqual(["Room 2", "Room 3"]);
    expect(outcome.results.roomResults.map(({ id }) => id)).toEqual(["a", "d", "e"]);
  });
  test("gets its number as its id where it has none", () => {
    const givenRooms = [{ floorArea: 10 }, { floorArea: "abc" }, { floorArea: 30 }] as never;
    const outcome = heatLoad.calculate({ unitSystem: "Metric", method: "hourly", rooms: givenRooms }, { partial: true });
    if (!outcome.ok) throw new Error("refused");
    expect(outcome.results.roomResults.map(({ id }) => id)).toEqual(["1", "3"]);
  });
  test("depends on what it names, and on nothing else", () => {
    const constructions = [
      { id: "w", by: "layers", layers: [{ id: "l", thickness: "thick", conductivity: 1, density: 1000, specificHeat: 1 }] },
      { id: "v", uValue: 0.3 },
    ];
    const walls = [
      room("a", { surfaces: [{ id: "s", kind: "wall", area: 10, construction: "w" }] }),
      room("b", { surfaces: [{ id: "s", kind: "wall", area: 10, construction: "v" }] }),
    ];
    const outcome = heatLoad.calculate({ unitSystem: "Metric", method: "hourly", constructions, rooms: walls } as never, { partial: true });
    if (!outcome.ok) throw new Error("refused");
    expect(outcome.results.roomResults!.map(({ id }) => id)).toEqual(["b"]);
    expect(outcome.leftOut!.map(({ row, field }) => [row, field])).toEqual([
      ["constructions.w", "constructions.w.layers.l.thickness"],
      ["rooms.a", "rooms.a.surfaces.s.construction"],
    ]);
    expect(outcome.leftOut![1]!.message).toBe("Construction: Construction 1 is left out.");
  });
});

describe("a row that consists of others", () => {
  test("is not calculated without one of its parts", () => {
    const brick = { id: "b", name: "Brick", thickness: 100, conductivity: 0.8, density: 1800, specificHeat: 0.9 };
    const insulation = { id: "i", name: "Wool", conductivity: 0.04, density: 40, specificHeat: 0.9 };
    const outcomeOf = (...layers: object[]) =>
      heatLoad.calculate(
        {
          unitSystem: "Metric",
          method: "hourly",
          constructions: [{ id: "w", by: "layers", layers }],
          rooms: [room("a", { surfaces: [{ id: "s", kind: "wall", area: 10, construction: "w" }] }), room("b", {})],
        } as never,
        { partial: true },
      );
    const named = outcomeOf(brick, insulation);
    if (!named.ok) throw new Error("refused");
    expect(named.results.roomResults!.map(({ id }) => id)).toEqual(["b"]);
    expect(named.warnings[0]!.places![0]!.message).toMatch(
      /^Construction 1 is left out of all results: Wool is a part of it\. Thickness is required\.$/,
    );
    const begun = outcomeOf(brick, { id: "i", name: "Wool" });
    if (!begun.ok) throw new Error("refused");
    expect([...outRows(begun)]).toEqual(["constructions.w.layers.i"]);
    expect(begun.warnings[0]!.message).toMatch(/^Construction 1, Wool is left out of all results: it was only begun\. /);
    const alone = outcomeOf(brick);
    expect(alone.ok && alone.results).toEqual(begun.results);
  });
});

describe("a row on a path", () => {
  test("in a sound path goes with what is downstream of it", () => {
    const fan = (id: string, airflow: unknown) => ({ id, kind: "fan", airflow, pressure: 300, speed: 900, blades: 8 });
    const duct = (id: string, more: object) => ({ id, kind: "duct", shape: "round", diameter: 300, length: 5, airflow: 300, ...more });
    const outlet = (id: string, parent: string, roomId: string) => ({ id, kind: "outlet", parent, room: roomId, diameter: 200 });
    const path = [duct("d", {}), outlet("o", "d", "north"), duct("e", { source: "g" }), outlet("p", "e", "south")];
    const inputWith = (sources: readonly object[], elements: readonly object[]): never =>
      ({
        unitSystem: "Metric",
        sources,
        elements,
        rooms: ["north", "south", "store"].map((id) => ({ id, length: 5, width: 4, height: 3 })),
        privacy: [{ id: "n", from: "north", to: "store", partition: "none" }],
      }) as never;
    const fans = [fan("f", 1000), fan("g", 2000)];
    const outcomeOf = (input: never): Success => {
      const outcome = acousticCalculator.calculate(input, { partial: true });
      if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
      return outcome;
    };
    const whole = outcomeOf(inputWith(fans, path));
    // An element that was only begun, wherever it is.
    const begun = outcomeOf(inputWith(fans, [...path, { ...outlet("h", "e", "north"), diameter: "x" }]));
    expect([...outRows(begun)]).toEqual(["elements.h"]);
    expect(begun.results).toEqual(whole.results);
    const blocked = outcomeOf(inputWith(fans, [path[0]!, path[1]!, duct("e", { source: "g", length: "x" }), path[3]!]));
    expect([...outRows(blocked)]).toEqual(["elements.e", "elements.p"]);
    const idsOf = (rows: unknown): readonly unknown[] => (rows as readonly Row[]).map(({ id }) => id);
    expect(idsOf(blocked.results["elements"])).toEqual(["d", "o"]);
    expect(idsOf(blocked.results["rooms"])).toEqual(["north", "south", "store"]);
    // The first source left out, nobody takes the next one in its place.
    expect(outcomeOf(inputWith([fan("f", "x"), fans[1]!], path.slice(0, 2))).results["elements"]).toEqual([]);
  });
  test("of a tree goes with what is downstream of it", () => {
    const section = (id: string, parent: string | null, more: object = {}) => ({ id, parent, airflow: 500, ductLength: 5, ...more });
    const inputWith = (...sections: object[]) =>
      ductSizer.calculate({ unitSystem: "Metric", scope: "system", sections } as never, { partial: true });
    const end = inputWith(section("a", null), section("b", "a", { ductLength: "x" }), section("c", "a"));
    if (!end.ok) throw new Error(JSON.stringify(end.errors));
    expect(end.warnings[0]!.message).toMatch(
      /^Section 2 is left out of all results\. .* Airflows, sizes and losses of the system do not include it\.$/,
    );
    expect(end.values.sections.map((row, index) => rowName(ductSizer.fields.sections, row, index))).toEqual(["Section 1", "Section 3"]);
    const middle = inputWith(section("a", null), section("b", "a", { ductLength: "x" }), section("c", "b"), section("d", "a"));
    if (!middle.ok) throw new Error(JSON.stringify(middle.errors));
    expect([...outRows(middle)]).toEqual(["sections.b", "sections.c"]);
    expect(middle.results.sections!.map(({ id }) => id)).toEqual(["a", "d"]);
    const start = inputWith(section("a", null, { ductLength: "x" }), section("b", "a"));
    expect(start.ok).toBe(false);
  });
});
