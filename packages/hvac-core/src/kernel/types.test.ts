import { expect, expectTypeOf, test } from "vitest";
import {
  defineCalculator,
  defineCard,
  defineExplanation,
  defineFields,
  defineResults,
  type CalculatorInput,
  type FieldError,
  type SIValues,
  type TypedQuantity,
} from "./index.ts";

/*
 * What the compiler knows of a calculator. TypeScript 6 and 7 check this file (`pnpm types`); where it expects an error and there is none, they
 * fail.
 */

const fields = defineFields({
  mode: { type: "choice", label: "Mode", options: { cooling: "Cooling", heating: "Heating" }, default: "cooling", section: "all" },
  width: { type: "quantity", label: "Width", quantity: "smallLength", default: 100, min: 0, max: 10, section: "all" },
  spare: { type: "quantity", label: "Spare", quantity: "power", default: null, min: 0, max: 1e6, optional: "absent", section: "all" },
  startsOn: { type: "date", label: "Starts on", default: null, section: "all" },
  levels: {
    type: "series",
    label: "Levels",
    axis: "octaveBands",
    of: { type: "quantity", label: "Level", quantity: "soundLevel", default: 0, min: 0, max: 120 },
    section: "all",
  },
  plan: {
    type: "matrix",
    label: "Plan",
    rows: "months",
    columns: "hours",
    of: { type: "reference", label: "Room", to: "rooms", default: null, optional: true },
    section: "all",
  },
  site: { type: "group", label: "Site", section: "all", fields: { isCoast: { type: "flag", label: "Coast", default: false } } },
  rooms: {
    type: "list",
    label: "Rooms",
    rowLabel: "room",
    maxRows: 9,
    section: "all",
    row: {
      name: { type: "text", label: "Name", default: "", maxLength: 20 },
      next: { type: "reference", label: "Next", to: "rooms", default: null },
      windows: {
        type: "list",
        label: "Windows",
        rowLabel: "window",
        maxRows: 9,
        row: { area: { type: "quantity", label: "Area", quantity: "area", default: 1, min: 0, max: 99 } },
      },
    },
  },
});

const results = defineResults({
  load: { label: "Load", quantity: "power" },
  size: { label: "Size", quantity: "text" },
  diameter: { label: "Diameter", quantity: "smallLength", optional: true },
  hourly: { type: "series", label: "By hour", axis: "hours", quantity: "power" },
  rooms: {
    type: "rows",
    label: "Rooms",
    row: { load: { label: "Load", quantity: "power" }, margin: { label: "Margin", quantity: "ratio", optional: true } },
  },
});

const calculator = defineCalculator({
  card: defineCard({ id: "typed", title: "Typed", summary: "Typed.", group: "air", collection: "typed", route: null }),
  version: 1,
  sections: [{ id: "all", title: "All" }],
  fields,
  results,
  headline: ["load"],
  calculate: (values) => ({
    results: { load: values.width, size: values.mode, hourly: [], rooms: values.rooms.map(({ id }) => ({ id, load: 1 })) },
    extra: 5,
  }),
  warnings: ({ extra }) => [{ code: "x", severity: "info", message: `${extra}.` }],
  explanation: () => Promise.resolve({ explanation: defineExplanation({ fields, describe: () => undefined, cases: [] }) }),
});

type Input = CalculatorInput<typeof fields>;
type Values = SIValues<typeof fields>;

test("an input has the names of its fields, all of them optional", () => {
  expectTypeOf<keyof Input>().toEqualTypeOf<
    "mode" | "width" | "spare" | "startsOn" | "levels" | "plan" | "site" | "rooms" | "unitSystem"
  >();
  expectTypeOf<{}>().toExtend<Input>();
  calculator.calculate({ rooms: [{ windows: [{ area: { value: 3, unit: "ft2" } }] }, { id: "b", next: "a" }] });
  // @ts-expect-error no field
  calculator.calculate({ widht: 3 });
  // @ts-expect-error no field of a row in a row
  calculator.calculate({ rooms: [{ windows: [{ aera: 3 }] }] });
  // @ts-expect-error no field of a group
  calculator.calculate({ site: { coast: true } });
});

test("a number is bare or in a unit of its kind", () => {
  expectTypeOf<Input["width"]>().toEqualTypeOf<number | TypedQuantity<"smallLength"> | undefined>();
  expectTypeOf<TypedQuantity<"smallLength">["unit"]>().toEqualTypeOf<"in" | "ft" | "mm" | "cm" | "m">();
  calculator.calculate({ width: { value: 3, unit: "mm", link: { collection: "calculations", fileId: "f", result: "load" } } });
  // @ts-expect-error a unit of another kind
  calculator.calculate({ width: { value: 3, unit: "kW" } });
  // @ts-expect-error a unit of another kind, in a row in a row
  calculator.calculate({ rooms: [{ windows: [{ area: { value: 3, unit: "m" } }] }] });
  // @ts-expect-error a number as text
  calculator.calculate({ width: "3" });
  // @ts-expect-error blank only where it is optional
  calculator.calculate({ width: null });
  calculator.calculate({ spare: null });
});

test("choices, flags, references and cells are what they may be", () => {
  expectTypeOf<NonNullable<Input["mode"]>>().toEqualTypeOf<"cooling" | "heating">();
  expectTypeOf<NonNullable<Input["plan"]>>().toExtend<
    readonly (readonly (string | null)[])[] | { readonly values: readonly (string | null)[] | readonly (readonly (string | null)[])[] }
  >();
  // @ts-expect-error no option
  calculator.calculate({ mode: "coling" });
  // @ts-expect-error no unit of sound levels
  calculator.calculate({ levels: { values: [1, 2, 3, 4, 5, 6, 7, 8], unit: "m" } });
  // @ts-expect-error a reference is an id
  calculator.calculate({ rooms: [{ next: 5 }] });
  // @ts-expect-error no unit system
  calculator.calculate({ unitSystem: "SI" });
});

test("values are complete and in SI, rows have their ids", () => {
  expectTypeOf<Values["width"]>().toEqualTypeOf<number>();
  expectTypeOf<Values["spare"]>().toEqualTypeOf<number | null>();
  expectTypeOf<Values["startsOn"]>().toEqualTypeOf<string | null>();
  expectTypeOf<Values["levels"]>().toEqualTypeOf<readonly number[]>();
  expectTypeOf<Values["plan"]>().toEqualTypeOf<readonly (readonly (string | null)[])[]>();
  expectTypeOf<Values["site"]["isCoast"]>().toEqualTypeOf<boolean>();
  expectTypeOf<Values["rooms"][number]["id"]>().toEqualTypeOf<string>();
  expectTypeOf<Values["rooms"][number]["next"]>().toEqualTypeOf<string>();
  expectTypeOf<Values["rooms"][number]["windows"][number]["area"]>().toEqualTypeOf<number>();
  expectTypeOf<Values["unitSystem"]>().toEqualTypeOf<"Imperial" | "Metric">();
});

test("results are there unless they are optional, with the kind that their field states", () => {
  const outcome = calculator.calculate({ rooms: [{ id: "a", next: "a" }] });
  if (!outcome.ok) {
    expectTypeOf(outcome.errors).toEqualTypeOf<readonly FieldError[]>();
    throw new Error("refused");
  }
  expectTypeOf(outcome.results.load).toEqualTypeOf<{ readonly value: number; readonly quantity: "power" }>();
  expectTypeOf(outcome.results.size.value).toEqualTypeOf<string>();
  expectTypeOf(outcome.results.diameter).toEqualTypeOf<{ readonly value: number; readonly quantity: "smallLength" } | undefined>();
  expectTypeOf(outcome.results.hourly.values).toEqualTypeOf<readonly number[]>();
  expectTypeOf(outcome.results.rooms[0]!.load.value).toEqualTypeOf<number>();
  expectTypeOf(outcome.results.rooms[0]!.margin?.value).toEqualTypeOf<number | undefined>();
  expectTypeOf(outcome.calculation.extra).toEqualTypeOf<number>();
  expectTypeOf(outcome.values.width).toEqualTypeOf<number>();
  // @ts-expect-error no result
  void outcome.results.laod;
  expect(outcome.results.size.value).toBe("cooling");
});

test("what calculates must give every result, and may give no other kind", () => {
  const statement = {
    card: calculator,
    version: 1,
    sections: [],
    fields,
    headline: ["load"],
    warnings: () => [],
    explanation: () => Promise.reject(new Error("None.")),
  } as const;
  const loads = { ...statement, results: defineResults({ load: { label: "Load", quantity: "power" } }) };
  // @ts-expect-error a result is missing
  expect(() => defineCalculator({ ...loads, calculate: () => ({ results: {} }) })).not.toThrow();
  // @ts-expect-error a text where a number belongs
  expect(() => defineCalculator({ ...loads, calculate: () => ({ results: { load: "5" } }) })).not.toThrow();
  // @ts-expect-error a headline that is no result
  expect(() => defineCalculator({ ...statement, headline: ["laod"], results, calculate: () => ({ results: {} as never }) })).not.toThrow();
});
