import { expect, expectTypeOf, test } from "vitest";
import {
  choice,
  citing,
  date,
  defineCalculator,
  defineCard,
  defineExplanation,
  defineFields,
  defineResults,
  fieldIs,
  flag,
  group,
  inSection,
  list,
  matrix,
  onlyWhen,
  quantity,
  reference,
  series,
  text,
  type Calculator,
  type CalculatorInput,
  type FieldError,
  type SIValues,
  type TypedQuantity,
} from "./index.ts";

/*
 * Types that the compiler derives from a calculator. TypeScript 6 and 7 check this file (`pnpm types`); where an expected error does not occur, they
 * fail.
 */

const fields = defineFields({
  ...inSection("all", {
    mode: choice("Mode", { cooling: "Cooling", heating: "Heating" }, "cooling"),
    width: quantity("Width", "w", "smallLength", 100, [0, 10]),
    ...onlyWhen(fieldIs("mode", "heating"), { spare: quantity("Spare", null, "power", "absent", [0, 1e6], { usual: [0, 1e5] }) }),
    startsOn: date("Starts on"),
    levels: series("Levels", "octaveBands", quantity("Level", null, "soundLevel", 0, [0, 120])),
    plan: matrix("Plan", ["months", "hours"], reference("Room", "rooms", { optional: true })),
    site: group("Site", { isCoast: flag("Coast", false) }),
  }),
  rooms: list("Rooms", "room", 9, {
    name: text("Name", 20),
    next: reference("Next", "rooms"),
    windows: list("Windows", "window", 9, { area: quantity("Area", "A", "area", 1, [0, 99], { help: "Glass and frame." }) }),
  }),
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
  explanation: () => Promise.resolve({ explanation: defineExplanation({ fields, results, describe: () => undefined, cases: [] }) }),
});

type Input = CalculatorInput<typeof fields>;
type Values = SIValues<typeof fields>;

test("an input has the names of its fields, all of them optional", () => {
  expectTypeOf<keyof Input>().toEqualTypeOf<
    "mode" | "width" | "spare" | "startsOn" | "levels" | "plan" | "site" | "rooms" | "unitSystem" | "accepted" | "imports" | "unread"
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

test("builders keep literal types and refuse what a field does not have", () => {
  expectTypeOf(fields.mode.default).toEqualTypeOf<"cooling">();
  expectTypeOf(fields.width.label).toEqualTypeOf<"Width">();
  expectTypeOf(fields.spare.optional).toEqualTypeOf<"absent">();
  expectTypeOf(fields.rooms.row.windows.row.area.help).toEqualTypeOf<"Glass and frame.">();
  expectTypeOf(fields.rooms.row.name.default).toEqualTypeOf<"">();
  // @ts-expect-error no property of a field
  quantity("Width", "w", "smallLength", 100, [0, 10], { usaul: [1, 2] });
  // @ts-expect-error no kind
  quantity("Width", "w", "lenght", 100, [0, 10]);
  // @ts-expect-error a number is required, or it has a default
  quantity("Width", "w", "length", null, [0, 10]);
  // @ts-expect-error no option
  choice("Mode", { cooling: "Cooling" }, "heating");
});

test("what fields share is added to what they have", () => {
  const source = { source: { key: "key", title: "Title", publisher: "Publisher", edition: "2024" } };
  const shared = inSection("air", {
    ...citing(source, { cited: flag("Cited", true) }),
    ...onlyWhen([fieldIs("a", true)], { inner: flag("Inner", false, { section: "water", when: [fieldIs("b", "x", "y")] }) }),
  });
  expect(shared).toEqual({
    cited: { type: "flag", label: "Cited", default: true, section: "air", source },
    inner: {
      type: "flag",
      label: "Inner",
      default: false,
      section: "water",
      when: [
        { field: "a", is: [true] },
        { field: "b", is: ["x", "y"] },
      ],
    },
  });
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

const cooling = { field: "mode", is: ["cooling"] } as const;
const conditionalResults = defineResults({
  load: { label: "Load", quantity: "power" },
  coil: { label: "Coil", quantity: "power", when: cooling },
  sensible: { label: "Sensible", quantity: "power", when: cooling, optional: true },
  boiler: { label: "Boiler", quantity: "power", when: { field: "mode", is: ["heating"] } },
});
const conditional = defineCalculator({
  card: calculator,
  version: 1,
  sections: [],
  fields,
  results: conditionalResults,
  headline: ["load"],
  calculate: ({ mode }) => ({ results: mode === "cooling" ? { load: 1, coil: 2 } : { load: 1, boiler: 3 } }),
  warnings: () => [],
  explanation: () =>
    Promise.resolve({ explanation: defineExplanation({ fields, results: conditionalResults, describe: () => undefined, cases: [] }) }),
});
const unwrap = <T extends { readonly ok: boolean }>(outcome: T): Extract<T, { readonly ok: true }> => {
  if (!outcome.ok) throw new Error("refused");
  return outcome as Extract<T, { readonly ok: true }>;
};

test("a result with a condition is present if the input has the option, and is no result of another", () => {
  type Power = { readonly value: number; readonly quantity: "power" };
  const byDefault = unwrap(conditional.calculate({ width: 3 })).results;
  expectTypeOf(byDefault.coil).toEqualTypeOf<Power>();
  expectTypeOf(byDefault.load).toEqualTypeOf<Power>();
  expectTypeOf(byDefault.sensible).toEqualTypeOf<Power | undefined>();
  // @ts-expect-error no result of a cooling load
  expect(byDefault.boiler).toBeUndefined();
  expectTypeOf(unwrap(conditional.calculate({})).results.coil).toEqualTypeOf<Power>();

  const heating = unwrap(conditional.calculate({ unitSystem: "Metric", mode: "heating" }, { decimalMark: "," }));
  expectTypeOf(heating.results.boiler).toEqualTypeOf<Power>();
  // @ts-expect-error no result of a heating load
  expect(heating.results.coil).toBeUndefined();
  expect(conditional.answer(heating)).toBe("Load 1.00\u202fW");

  const input: Input = { mode: "heating" };
  const either = unwrap(conditional.calculate(input)).results;
  expectTypeOf(either.coil).toEqualTypeOf<Power | undefined>();
  expectTypeOf(either.boiler).toEqualTypeOf<Power | undefined>();
  expectTypeOf(either.load).toEqualTypeOf<Power>();
  const perhaps: { mode?: "heating" } = {};
  expectTypeOf(unwrap(conditional.calculate(perhaps)).results.boiler).toEqualTypeOf<Power | undefined>();
  expectTypeOf(unwrap(conditional.calculate({ mode: undefined })).results.coil).toEqualTypeOf<Power>();

  // @ts-expect-error no field
  conditional.calculate({ widht: 3 });
  // @ts-expect-error no option
  conditional.calculate({ mode: "coling" });
  expectTypeOf(conditional).toExtend<Calculator>();
  expectTypeOf<Calculator<typeof fields, typeof conditionalResults>>().not.toExtend<typeof conditional>();
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
