import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { boq, catalogue, ductSizer, energyAnalysis, heatLoad, type Calculator } from "../index.ts";
import { valueAt } from "../kernel/index.ts";
import { canLink } from "./results.ts";
import { linkedResult } from "./linkedResult.ts";
import {
  checkLinks,
  circleThrough,
  entryPath,
  fileOrder,
  linkableEntries,
  linkableResults,
  productPath,
  updateLinks,
  linkedNumbers,
  type LinkedFile,
} from "./index.ts";

const file = (calculator: unknown, id: string, input: object): LinkedFile => {
  const made = calculator as Calculator;
  return {
    collection: made.collection,
    id,
    calculator: made,
    input: made.complete({ ...made.start("Metric"), unitSystem: "Metric", ...input }),
  };
};
const link = (linked: LinkedFile, result: string) => ({ collection: linked.collection, fileId: linked.id, result });
const resultOf = ({ calculator, input }: LinkedFile, path: string): number => {
  const outcome = calculator.calculate(input, { strict: false });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return (valueAt(outcome.results, path) as { readonly value: number }).value;
};

/** A room, the duct that its air needs, and a duct whose terminal has the loss of the first. */
function project() {
  const room = file(heatLoad, "room", { roomName: "Office" });
  const duct = file(ductSizer, "duct", { airflow: { value: 100, unit: "cfm", link: link(room, "supplyAirflow") } });
  const branch = file(ductSizer, "branch", { terminalPressureDrop: { value: 1, unit: "Pa", link: link(duct, "totalPressureLoss") } });
  return { room, duct, branch };
}

describe("linked numbers", () => {
  test("can be in fields, groups and rows, and not where the field does not count", () => {
    const { room } = project();
    const linked = { value: 5, unit: "m/s", link: link(room, "supplyAirflow") };
    const paths = (input: object): readonly string[] =>
      linkedNumbers(ductSizer.fields, ductSizer.complete({ unitSystem: "Metric", ...input } as never)).map(({ path }) => path);
    expect(paths({ sizingMethod: "velocity", targetVelocity: linked })).toEqual(["targetVelocity"]);
    expect(paths({ sizingMethod: "friction", targetVelocity: linked })).toEqual([]);
    const bill = boq.complete({
      unitSystem: "Metric",
      items: [{ id: "a" }, { id: "b", quantity: { value: 2, unit: "unitless", link: link(room, "roomCount") } }],
    });
    expect(linkedNumbers(boq.fields, bill).map(({ path }) => path)).toEqual(["items.b.quantity"]);
  });

  test("do not exist where the link names no result", () => {
    const { room } = project();
    const damaged = { ...link(room, "supplyAirflow"), result: null };
    const duct = file(ductSizer, "duct", { airflow: { value: 100, unit: "cfm", link: damaged } });
    expect(checkLinks([room, duct]).numbers).toEqual([]);
  });

  test("take the result in their own unit, and say what it was and is", () => {
    const { room, duct } = project();
    const [number] = checkLinks([duct, room]).numbers;
    const cubicFoot = 0.3048 ** 3;
    expect(number).toMatchObject({ file: "duct", path: "airflow", state: "changed", was: { value: 100, unit: "cfm" } });
    expect(number!.now).toMatchObject({ unit: "cfm", link: link(room, "supplyAirflow") });
    expect(number!.now!.value).toBeCloseTo((resultOf(room, "supplyAirflow") / cubicFoot) * 60, 8);
  });

  test("of a bill count what a result measures, in the unit of the item, and change with it", () => {
    const duct = file(ductSizer, "duct", { airflow: { value: 100, unit: "L/s" } });
    const quantityIn = (unit: string, value: number, result: string): LinkedFile =>
      file(boq, "bill", { items: [{ id: "a", unit, quantity: { value, unit: "unitless", link: link(duct, result) } }] });
    const width = resultOf(duct, "width");
    const [inMetres] = checkLinks([duct, quantityIn("m", 0, "width")]).numbers;
    expect(inMetres).toMatchObject({ state: "changed", now: { unit: "unitless" } });
    expect(inMetres!.now!.value).toBeCloseTo(width, 9);
    const feet = checkLinks([duct, quantityIn("ft", width, "width")]).numbers[0]!;
    expect(feet.state).toBe("changed");
    expect(feet.now!.value).toBeCloseTo(width / 0.3048, 9);
    expect(checkLinks([duct, quantityIn("ft", width / 0.3048, "width")]).numbers[0]!.state).toBe("current");
    // Pieces, and short tons, which are no tons of cooling.
    for (const unit of ["each", "m2", "ton"]) expect(checkLinks([duct, quantityIn(unit, 1, "width")]).numbers[0]!.state).toBe("otherKind");
    expect(canLink({ quantity: "count", countedAs: "ton" }, "power")).toBe(false);
    expect(canLink({ quantity: "count", countedAs: "tonR" }, "power")).toBe(true);
    // Pieces go into what counts pieces, and into nothing that is measured.
    for (const unit of ["each", "set", "item"]) expect(canLink({ quantity: "count", countedAs: unit }, "count")).toBe(true);
    for (const unit of ["m", "m2", "m3", "kg", "L", "yd2", "ton", "h", "day"])
      expect(canLink({ quantity: "count", countedAs: unit }, "count"), unit).toBe(false);
    expect(canLink({ quantity: "count" }, "count")).toBe(true);
  });

  test("take results of the same medium", () => {
    const kindsOf = {
      air: ["airFlow", "velocity", "pressure"],
      water: ["waterFlow", "waterVelocity", "pressureWater"],
      refrigerant: ["refrigerantPressureDrop"],
    } as const;
    for (const [medium, kinds] of Object.entries(kindsOf))
      for (const [otherMedium, otherKinds] of Object.entries(kindsOf))
        for (const kind of kinds)
          for (const other of otherKinds)
            if (medium !== otherMedium) expect(canLink({ quantity: kind }, other), `${kind} and ${other}`).toBe(false);
    expect(canLink({ quantity: "pressureWater" }, "gaugePressure")).toBe(true);
    expect(canLink({ quantity: "head" }, "length")).toBe(true);
  });

  test("are updated file by file, so that a change reaches the last one", () => {
    const { room, duct, branch } = project();
    const { changed, links } = updateLinks([branch, duct, room]);
    expect(links.order).toEqual(["room", "duct", "branch"]);
    expect(changed.map(({ file: id }) => id)).toEqual(["duct", "branch"]);
    expect(links.numbers.map(({ state }) => state)).toEqual(["current", "current"]);
    const now = { ...duct, input: changed[0]!.input };
    // The branch has the loss of the duct as it is with the room's air, not as it was.
    expect(changed[1]!.numbers[0]!.now!.value).toBeCloseTo(resultOf(now, "totalPressureLoss"), 8);
    expect(resultOf(now, "totalPressureLoss")).not.toBeCloseTo(resultOf(duct, "totalPressureLoss"), 3);
    expect(updateLinks([room, now, { ...branch, input: changed[1]!.input }]).changed).toEqual([]);
  });

  test("are updated one by one", () => {
    const { room, duct, branch } = project();
    const { changed, links } = updateLinks([room, duct, branch], ({ file: id }) => id === "branch");
    expect(changed.map(({ file: id }) => id)).toEqual(["branch"]);
    expect(links.numbers.map(({ file: id, state }) => [id, state])).toEqual([
      ["duct", "changed"],
      ["branch", "current"],
    ]);
  });

  test("say why their result cannot be used", () => {
    const { room, duct } = project();
    const stateWith = (input: object, files: readonly LinkedFile[] = [room]): string | undefined =>
      checkLinks([...files, file(ductSizer, "other", input)]).numbers.find(({ file: id }) => id === "other")?.state;
    const linkedTo = (result: string, linked: LinkedFile = room) => ({ airflow: { value: 100, unit: "L/s", link: link(linked, result) } });
    expect(stateWith(linkedTo("supplyAirflow"), [])).toBe("noFile");
    expect(stateWith(linkedTo("supplyAirflow", { ...room, collection: "boqs" }))).toBe("noFile");
    expect(stateWith(linkedTo("nothing"))).toBe("noResult");
    expect(stateWith(linkedTo("totalLoad"))).toBe("otherKind");
    expect(stateWith(linkedTo("supplyAirflow"), [{ ...room, input: { ...room.input, indoorTemp: null } }])).toBe("notCalculated");
    const tooMuch = file(ductSizer, "tooMuch", { ductLength: { value: 1, unit: "m", link: link(duct, "velocity") } });
    expect(checkLinks([duct, tooMuch]).numbers.find(({ file: id }) => id === "tooMuch")?.state).toBe("otherKind");
  });

  test("of money are linked to money of the same currency alone", () => {
    const bill = file(boq, "bill", { currency: "€", items: [{ id: "1", quantity: 2, rate: 500 }] });
    const study = (currency: string): LinkedFile =>
      file(energyAnalysis, "study", {
        currency,
        cases: [{ id: "base", investment: { value: 1, unit: "money", link: link(bill, "total") } }],
      });
    expect(updateLinks([study("€"), bill]).changed[0]?.numbers[0]?.now?.value).toBe(1000);
    expect(checkLinks([study("$"), bill]).numbers[0]?.state).toBe("otherKind");
  });

  test("keep their value where the field would refuse the result", () => {
    const bill = file(boq, "bill", { currency: "€", items: [{ id: "1", quantity: -2, rate: 500 }] });
    const study = file(energyAnalysis, "study", {
      currency: "€",
      cases: [{ id: "base", investment: { value: 1, unit: "money", link: link(bill, "total") } }],
    });
    const { changed, links } = updateLinks([bill, study]);
    expect(changed).toEqual([]);
    expect(links.numbers[0]).toMatchObject({
      state: "outOfRange",
      problem: expect.stringContaining("Investment must be between") as string,
    });
  });
});

describe("circles", () => {
  test("are named, none of their numbers is updated, and those that depend on them are", () => {
    const a: LinkedFile = file(ductSizer, "a", {
      terminalPressureDrop: { value: 1, unit: "Pa", link: { collection: "ductCalculations", fileId: "b", result: "totalPressureLoss" } },
    });
    const b = file(ductSizer, "b", { terminalPressureDrop: { value: 2, unit: "Pa", link: link(a, "totalPressureLoss") } });
    const c = file(ductSizer, "c", { terminalPressureDrop: { value: 3, unit: "Pa", link: link(b, "totalPressureLoss") } });
    const { changed, links } = updateLinks([c, a, b]);
    expect(links.circles).toEqual([["b", "a"]]);
    expect(changed.map(({ file: id }) => id)).toEqual(["c"]);
  });

  const size = 7;
  const graphs = fc
    .array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { maxLength: 14 })
    .map((edges) =>
      Array.from({ length: size }, (_, index) => ({
        id: String(index),
        linksTo: edges.filter(([from]) => from === index).map(([, to]) => String(to)),
      })),
    );
  /** Which file depends on which, by Warshall's closure: another way to the same answer. */
  const reaches = (files: readonly { readonly linksTo: readonly string[] }[]): boolean[][] => {
    const matrix = files.map(({ linksTo }) => files.map((_, to) => linksTo.includes(String(to))));
    for (let via = 0; via < size; via += 1)
      for (let from = 0; from < size; from += 1)
        for (let to = 0; to < size; to += 1) matrix[from]![to] ||= matrix[from]![via]! && matrix[via]![to]!;
    return matrix;
  };

  test("are in a circle exactly where the closure of all links has them, and every other file comes after those it is linked to", () => {
    fc.assert(
      fc.property(graphs, (files) => {
        const closure = reaches(files);
        const { order, circles } = fileOrder(files);
        expect(order.toSorted()).toEqual(files.map(({ id }) => id).toSorted());
        expect(circles.length > 0).toBe(closure.some((row, index) => row[index]));
        for (const circle of circles)
          for (const [index, id] of circle.entries()) expect(files[Number(id)]!.linksTo).toContain(circle[(index + 1) % circle.length]);
        for (const { id, linksTo } of files)
          for (const each of linksTo) if (!closure[Number(each)]![Number(id)]) expect(order.indexOf(each)).toBeLessThan(order.indexOf(id));
      }),
    );
  });

  test("that a link would close are known before it is made", () => {
    fc.assert(
      fc.property(graphs, fc.nat(size - 1), fc.nat(size - 1), (files, from, to) => {
        const circle = circleThrough(files, String(from), String(to));
        expect(circle !== undefined).toBe(from === to || reaches(files)[to]![from]);
        if (circle) {
          expect([circle[0], circle.at(-1), circle[1]]).toEqual([String(from), String(from), String(to)]);
          for (const [index, id] of circle.entries())
            if (index > 0 && index < circle.length - 1) expect(files[Number(id)]!.linksTo).toContain(circle[index + 1]);
        }
      }),
    );
  });
});

test("results to link to are numbers of the same kind, those of rows with the row they belong to", () => {
  const outcome = boq.calculate({ unitSystem: "Metric", items: [{ id: "a", quantity: 2, rate: 3 }] });
  if (!outcome.ok) throw new Error("refused");
  const linkable = linkableResults(boq.results, outcome.results, { quantity: "money" });
  expect(linkable.find(({ path }) => path === "items.a.total")).toEqual({
    path: "items.a.total",
    label: "Total",
    row: "a",
    value: 6,
    quantity: "money",
  });
  expect(linkableResults(boq.results, outcome.results, { quantity: "count" })).toEqual([]);
});

describe("inputs of other files", () => {
  const rooms = [
    { id: "a", name: "Office", floorArea: 20, people: { value: 0.1, unit: "person/m2" }, multiplier: 3 },
    { id: "b", name: "Hall", floorArea: 50 },
  ];
  const load = (changed: object = {}): LinkedFile =>
    file(heatLoad, "load", { method: "hourly", rooms: [{ ...rooms[0], ...changed }, rooms[1]] });
  const bill = (unit: string, result: string): LinkedFile =>
    file(boq, "bill", { items: [{ id: "i", unit, quantity: { value: 0, unit: "unitless", link: link(load(), result) } }] });
  const now = (unit: string, result: string, source = load()): number | undefined =>
    checkLinks([source, bill(unit, result)]).numbers[0]?.now?.value;

  test("and their products with counts are linked like results, and change with them", () => {
    const area = entryPath("rooms.a.floorArea");
    expect(now("m2", area)).toBeCloseTo(20, 9);
    expect(now("m2", productPath(area, entryPath("rooms.a.multiplier")))).toBeCloseTo(60, 9);
    expect(now("m2", productPath(area, entryPath("rooms.a.multiplier")), load({ multiplier: 5, floorArea: 10 }))).toBeCloseTo(50, 9);
    // People per area are people.
    expect(now("each", productPath(entryPath("rooms.a.people"), entryPath("rooms.a.multiplier")))).toBeCloseTo(6, 9);
    const airflow = resultOf(load(), "roomResults.a.supplyAirflow");
    const product = productPath("roomResults.a.supplyAirflow", entryPath("rooms.a.multiplier"));
    const duct = file(ductSizer, "duct", { airflow: { value: 1, unit: "L/s", link: link(load(), product) } });
    expect(updateLinks([load(), duct]).changed[0]?.numbers[0]?.now?.value).toBeCloseTo(3000 * airflow, 6);
  });

  test("are no longer there where the row, the field or its condition is gone", () => {
    const stateOf = (result: string, source = load()): string | undefined => checkLinks([source, bill("m2", result)]).numbers[0]?.state;
    expect(stateOf(entryPath("rooms.gone.floorArea"))).toBe("noResult");
    expect(stateOf(entryPath("rooms.a.nothing"))).toBe("noResult");
    expect(stateOf(entryPath("rooms.a"))).toBe("noResult");
    expect(stateOf(entryPath("rooms.a.floorArea.more"))).toBe("noResult");
    expect(stateOf(entryPath("rooms.a.name"))).toBe("noResult");
    expect(stateOf(entryPath("rooms.a.floorArea"), file(heatLoad, "load", { method: "quick" }))).toBe("noResult");
    // Only counts multiply.
    expect(stateOf(productPath(entryPath("rooms.a.floorArea"), entryPath("rooms.b.floorArea")))).toBe("noResult");
  });

  test("have paths that no result has, and are offered where a number may be linked to them", () => {
    for (const { results } of catalogue) expect(Object.keys(results)).not.toContain("inputs");
    const outcome = heatLoad.calculate(load().input, { strict: false });
    if (!outcome.ok) throw new Error("refused");
    const offered = linkableEntries(heatLoad.fields, outcome.values, { quantity: "area" });
    expect(offered.filter(({ path }) => path.endsWith("floorArea"))).toEqual([
      { path: "inputs.rooms.a.floorArea", label: "Floor area", row: "a", value: 20, quantity: "area" },
      { path: "inputs.rooms.b.floorArea", label: "Floor area", row: "b", value: 50, quantity: "area" },
    ]);
    const made = heatLoad as unknown as Calculator;
    for (const { path, value, quantity } of offered) expect(linkedResult(made, outcome, path)).toEqual({ value, quantity });
  });
});
