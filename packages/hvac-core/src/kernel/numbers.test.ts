import { expect, expectTypeOf, test } from "vitest";
import { defineNumbers, inGroup, numbersOf, ofPart } from "./numbers.ts";
import { fieldIs } from "./sharedFields.ts";
import type { Results, ResultValues } from "./results.ts";

interface Leg {
  readonly id: string;
  readonly loss: number;
  readonly name?: string;
}
interface State {
  readonly width: number;
  readonly height: number | undefined;
  readonly legs: readonly Leg[];
}

const { number, text, series, rows, optional } = numbersOf<State>();
const leg = numbersOf<Leg>();

const numbers = defineNumbers({
  ...inGroup("Size", {
    area: number("Area", "A", "area", ({ width }) => width ** 2, { help: "Of the floor." }),
    volume: optional.number("Volume", "V", "volume", ({ width, height }) => height && width ** 2 * height),
  }),
  size: text("Size", ({ width }) => `${width} m`),
  level: series("Level", "L", "months", "number", ({ width }) => [width]),
  legs: rows("Legs", ({ legs }) => legs, {
    loss: leg.number("Loss", "Δp", "pressure", ({ loss }) => loss),
    name: leg.optional.text("Leg", ({ name }) => name),
  }),
});

const state: State = { width: 3, height: undefined, legs: [{ id: "a", loss: 2 }] };

test("a line gives the field and the value of its result", () => {
  expect(numbers.fields).toEqual({
    area: { label: "Area", symbol: "A", quantity: "area", help: "Of the floor.", group: "Size" },
    volume: { label: "Volume", symbol: "V", quantity: "volume", optional: true, group: "Size" },
    size: { label: "Size", quantity: "text" },
    level: { type: "series", label: "Level", symbol: "L", axis: "months", quantity: "number" },
    legs: {
      type: "rows",
      label: "Legs",
      row: { loss: { label: "Loss", symbol: "Δp", quantity: "pressure" }, name: { label: "Leg", quantity: "text", optional: true } },
    },
  });
  expect(numbers.answer(state)).toEqual({ ...state, results: { area: 9, size: "3 m", level: [3], legs: [{ id: "a", loss: 2 }] } });
  expect(numbers.valuesOf({ ...state, height: 2 })).toMatchObject({ volume: 18 });
});

test("what is always there has a type without undefined", () => {
  type R = typeof numbers.fields;
  expectTypeOf<Results<R>["area"]>().toEqualTypeOf<{ readonly value: number; readonly quantity: "area" }>();
  expectTypeOf<Results<R>>().toExtend<{ readonly volume?: { readonly value: number; readonly quantity: "volume" } }>();
  expectTypeOf<ResultValues<R>["legs"][number]["loss"]>().toEqualTypeOf<number>();
  expectTypeOf<Parameters<typeof numbers.valuesOf>[0]>().toEqualTypeOf<State>();
  // @ts-expect-error: without `optional` a number is always there
  number("Height", "h", "length", ({ height }) => height);
});

test("lines of some options take their values from the part of the state that exists with them", () => {
  interface Sized {
    readonly depth: number;
    readonly note?: string;
  }
  type Either = { readonly kind: "beam"; readonly beam: Sized } | { readonly kind: "slab" };
  const { number, onlyWhen } = numbersOf<Either>();
  const sized = numbersOf<Sized>();
  const sizes = {
    depth: sized.number("Depth", "h", "length", ({ depth }) => depth),
    note: sized.optional.text("Note", ({ note }) => note),
  };
  const either = defineNumbers({
    count: number("Count", "n", "count", () => 1),
    ...inGroup(
      "Size",
      onlyWhen(fieldIs("kind", "beam"), (state) => (state.kind === "beam" ? state.beam : undefined), sizes),
    ),
  });
  expect(either.fields).toEqual({
    count: { label: "Count", symbol: "n", quantity: "count" },
    depth: { label: "Depth", symbol: "h", quantity: "length", when: { field: "kind", is: ["beam"] }, group: "Size" },
    note: { label: "Note", quantity: "text", optional: true, when: { field: "kind", is: ["beam"] }, group: "Size" },
  });
  expect(either.valuesOf({ kind: "beam", beam: { depth: 2 } })).toEqual({ count: 1, depth: 2 });
  expect(either.valuesOf({ kind: "slab" })).toEqual({ count: 1 });
  expectTypeOf<Parameters<typeof either.valuesOf>[0]>().toEqualTypeOf<Either>();
  expectTypeOf(either.fields.depth.when.is).toEqualTypeOf<readonly ["beam"]>();
  expectTypeOf<ResultValues<typeof either.fields>["depth"]>().toEqualTypeOf<number | undefined>();
  // @ts-expect-error: lines need what the part has
  onlyWhen(fieldIs("kind", "beam"), (state) => (state.kind === "beam" ? { note: "" } : undefined), sizes);
});

test("results of a part are absent where there is no part", () => {
  const { fields, valuesOf } = defineNumbers(
    ofPart(({ legs }: State) => legs[0], {
      loss: leg.number("Loss", null, "pressure", ({ loss }) => loss),
      name: leg.optional.text("Leg", ({ name }) => name),
    }),
  );
  expect(fields.loss).toEqual({ label: "Loss", quantity: "pressure", optional: true });
  expect([valuesOf(state), valuesOf({ ...state, legs: [] })]).toEqual([{ loss: 2 }, {}]);
  expectTypeOf<Results<typeof fields>>().toExtend<{
    readonly loss?: { readonly value: number; readonly quantity: "pressure" };
    readonly name?: { readonly value: string; readonly quantity: "text" };
  }>();
});
