import { catalogue } from "@org/hvac-core";
import {
  displayedQuantity,
  isActive,
  isTypedQuantity,
  joinPath,
  pathSegments,
  valueAt,
  type Fields,
  type QuantityField,
  type Scope,
  type TypedQuantity,
  enteredKind,
} from "@org/hvac-core/kernel";
import { fieldAt } from "@org/hvac-core/internal";
import { unitsOf, type UnitSystem } from "@org/hvac-core/quantity";
import { runs } from "@tooling/testing/extent";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { blockOf, typedText } from "@org/form/numbers";
import { inputCell, columnsOf, type InputColumn, type ListSource } from "@org/form/rows";
import { fileCell, fileColumns } from "@org/form/importing";
import { inputText, readCell } from "@org/form/fields";
import { printedValue } from "./printedValue.ts";
import {
  applyEdit,
  completeInUnits,
  isRecord,
  openInput,
  readFieldText,
  type Entry,
  type AnyCalculator,
  type FormInput,
  type Row,
} from "@org/form/state";

/** A number of up to so many digits as somebody types it: no zeros around it that say nothing, no power of ten. */
const typed = (digits: number): fc.Arbitrary<string> =>
  fc
    .tuple(fc.bigInt({ min: 1n, max: 10n ** BigInt(digits) - 1n }), fc.integer({ min: 0, max: digits }), fc.constantFrom("", "", "−"))
    .map(([whole, decimals, sign]) => {
      const all = String(whole).padStart(decimals + 1, "0");
      const [left, right] = [all.slice(0, all.length - decimals), all.slice(all.length - decimals)];
      const text = decimals === 0 ? left : `${left}.${right}`.replace(/\.?0+$/, "");
      return text === "0" || text === "" ? "1" : `${sign}${text}`;
    })
    // Below that a number is written with a power of ten.
    .filter((text) => Math.abs(Number(text.replace("−", "-"))) >= 1e-6);

interface NumberPlace {
  readonly path: string;
  readonly field: QuantityField;
}

/** The numbers of an input that can be typed, those of rows and groups too. */
function numberPlaces(fields: Fields, scope: Scope, within: readonly string[]): readonly NumberPlace[] {
  return Object.entries(fields).flatMap(([name, field]): readonly NumberPlace[] => {
    const path = [...within, name];
    const value = scope.values[name];
    if (!isActive(field, scope)) return [];
    if (field.type === "quantity") return [{ path: joinPath(...path), field }];
    if (field.type === "group") return numberPlaces(field.fields, { values: value as Scope["values"], around: scope }, path);
    if (field.type !== "list") return [];
    return (value as readonly Row[]).flatMap((row) => numberPlaces(field.row, { values: row, around: scope }, [...path, row.id]));
  });
}

const inputsOf = (definition: AnyCalculator): readonly FormInput[] =>
  (["Metric", "Imperial"] as const).flatMap((unitSystem) =>
    [definition.start(unitSystem), ...definition.examples.map(({ input }) => input[unitSystem])].map(
      (entry) => openInput(definition, { ...entry, unitSystem }).input,
    ),
  );

/** Stores and reads an input as text, like a reopened page or a file. */
const reloaded = (definition: AnyCalculator, { input }: Entry): Entry => ({
  input: openInput(definition, JSON.parse(JSON.stringify(input)) as object).input,
  unparsed: {},
});

const valueIn = (definition: AnyCalculator, entry: Entry, path: string): TypedQuantity =>
  valueAt(completeInUnits(definition, entry.input, entry.blankUnits), path) as TypedQuantity;

function fieldShows(value: TypedQuantity): string {
  const shown = displayedQuantity(value);
  return inputText(shown.value, shown.unit === value.unit && !value.link, ".");
}

/** The list of a number as in the grid, and its place there. */
function gridPlace(definition: AnyCalculator, { input }: Entry, path: string) {
  const complete = definition.complete(input);
  const [listPath = "", id = "", ...names] = pathSegments(path);
  const list = definition.fields[listPath];
  if (list?.type !== "list" || names.length === 0) return undefined;
  const source: ListSource = {
    state: { definition, input, complete, blankUnits: {}, unparsed: {}, errors: {}, outcome: { ok: false, errors: [] } },
    path: listPath,
    list,
    scope: { values: complete, fields: definition.fields },
    rows: complete[listPath] as readonly Row[],
    inputRows: (valueAt(input, listPath) ?? []) as readonly Row[],
    preferredUnits: {},
  };
  const key = names.join(".");
  const column = columnsOf(definition, listPath, list).find((each): each is InputColumn => each.kind === "input" && each.key === key);
  const fileColumn = fileColumns(source).find((each) => each.key === key);
  return column && fileColumn && { source, column, fileColumn, row: source.rows.findIndex((each) => each.id === id) };
}

/** The number of a text with its unit, as it would be typed. */
const plainDigits = (text: string): string => /^[−\d,.]+(?:e[−+]?\d+)?/.exec(text)![0].replaceAll(",", "");

const plain = (text: string): number => Number(text.replace("−", "-"));

describe.for(catalogue.map((definition) => [definition.id, definition as AnyCalculator] as const))("%s", ([, definition]) => {
  const places = inputsOf(definition).flatMap((input) =>
    numberPlaces(definition.fields, { values: definition.complete(input) }, []).map((place) => ({ ...place, input })),
  );
  const anyPlace = fc.constantFrom(...places);
  const unitsOfField = ({ quantity }: QuantityField): readonly string[] => [
    ...new Set((["Metric", "Imperial"] as const).flatMap((system: UnitSystem) => unitsOf(quantity, system))),
  ];

  test("a number of up to 15 digits is shown, copied, printed and filed as it was typed, there and back in units, and after a reload", () => {
    const typing = anyPlace.chain((place) =>
      fc.record({
        place: fc.constant(place),
        text: typed(15),
        unit: fc.constantFrom(...unitsOfField(place.field)),
        other: fc.constantFrom(...unitsOfField(place.field)),
      }),
    );
    fc.assert(
      fc.property(typing, ({ place: { input, path, field }, text, unit, other }) => {
        const read = readFieldText(text, field, input.unitSystem, unit);
        if (!read.ok) throw new Error(read.message);
        const value = { value: read.typed, unit: read.unit };
        let entry = applyEdit(definition, { input, unparsed: {} }, { type: "value", path, value });
        const shows = (): string => fieldShows(valueIn(definition, entry, path));
        expect(shows()).toBe(text);
        entry = reloaded(definition, entry);
        expect(shows()).toBe(text);
        for (const next of [other, unit]) entry = applyEdit(definition, entry, { type: "unit", path, unit: next });
        entry = reloaded(definition, entry);
        expect(shows()).toBe(text);
        const otherSystem = input.unitSystem === "Metric" ? "Imperial" : "Metric";
        for (const unitSystem of [otherSystem, input.unitSystem] as const) {
          entry = applyEdit(definition, entry, { type: "unitSystem", unitSystem });
          entry = applyEdit(definition, entry, { type: "unit", path, unit });
          expect(shows()).toBe(text);
        }
        const number = valueIn(definition, entry, path);
        expect(plainDigits(typedText(number))).toBe(text);
        expect(plainDigits(printedValue(field, number, { values: {}, fields: {} }))).toBe(text);
        expect(blockOf({ columns: [{ label: "x" }], rows: [[number.value]] }, ".")[1]).toEqual([String(plain(text))]);
        const grid = gridPlace(definition, entry, path);
        if (!grid || grid.row === -1) return;
        const { source, column, fileColumn, row } = grid;
        const cell = inputCell(column, row, unit, source);
        if (cell.isUnused) return;
        expect(cell.text.split("\u202f")[0]).toBe(text);
        expect(plain(inputCell(column, row, unit, source, true).text)).toBe(plain(text));
        const filed = fileCell(fileColumn, row, source, undefined);
        // A share without unit is filed in percent.
        expect(filed.value).toBe(filed.unit === "%" && unit === "unitless" ? Number((plain(text) * 100).toPrecision(15)) : plain(text));
      }),
      { numRuns: runs(60) },
    );
  });

  const across = places.filter(({ field, path, input }) => {
    const per = field.per;
    const values = definition.complete(input);
    const divisor = per && (valueAt(values, joinPath(...pathSegments(path).slice(0, -1), per.field)) ?? values[per.field]);
    return isTypedQuantity(divisor) && typeof divisor.value === "number" && divisor.value > 0;
  });
  test.runIf(across.length > 0)(
    "a number that is shown per another quantity and back is the number of up to 12 digits that was typed",
    () => {
      fc.assert(
        fc.property(fc.constantFrom(...across), typed(12), ({ input, path, field }, text) => {
          const [unit] = unitsOf(field.quantity, input.unitSystem);
          const [other] = unitsOf(field.per!.quantity, input.unitSystem);
          const value = { value: plain(text), unit };
          let entry = applyEdit(definition, { input, unparsed: {} }, { type: "value", path, value });
          entry = applyEdit(definition, entry, { type: "unit", path, unit: other! });
          expect(enteredKind(field, displayedQuantity(valueIn(definition, entry, path)).unit)).toBe(field.per!.quantity);
          entry = applyEdit(definition, entry, { type: "unit", path, unit: unit! });
          expect(fieldShows(valueIn(definition, entry, path))).toBe(text);
        }),
        { numRuns: runs(40) },
      );
    },
  );

  const series = inputsOf(definition).flatMap((input) =>
    Object.keys(definition.fields).flatMap((path) => {
      const field = fieldAt(definition.fields, path);
      const value = valueAt(definition.complete(input), path);
      return (field?.type === "series" || field?.type === "matrix") && field.cell.type === "quantity" && isRecord(value)
        ? [{ of: field.cell, system: input.unitSystem }]
        : [];
    }),
  );
  test.runIf(series.length > 0)("a cell of a series shows the entered digits: up to 15, and 9 in another display unit", () => {
    const anySeries = fc
      .constantFrom(...series)
      .chain((each) =>
        fc.record({
          each: fc.constant(each),
          unit: fc.constantFrom(...unitsOfField(each.of)),
          displayUnit: fc.constantFrom(...unitsOfField(each.of)),
          long: typed(15),
          short: typed(9),
        }),
      );
    fc.assert(
      fc.property(anySeries, ({ each: { of: field, system }, unit, displayUnit, long, short }) => {
        const text = unit === displayUnit ? long : short;
        const value = readCell(text, field, system, { unit, displayUnit });
        const shown = displayedQuantity({ value, unit, displayUnit } as TypedQuantity).value;
        // Temperatures lose digits where the zero of one scale is far from that of the other.
        if (unit !== displayUnit && Math.abs(plain(text)) < 1) return;
        expect(inputText(shown, unit === displayUnit, ".")).toBe(text);
      }),
      { numRuns: runs(60) },
    );
  });
});
