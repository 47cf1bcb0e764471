import { catalogue } from "@org/hvac-core";
import { isAssumed, valueAt, type Field, type Fields, type ListField } from "@org/hvac-core/kernel";
import { isSamePhysically } from "@org/hvac-core/merging";
import { unitsOf } from "@org/hvac-core/quantity";
import * as fc from "fast-check";
import { runs } from "@tooling/testing/extent";
import { limit } from "@tooling/testing/slowness";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { deepCalculator } from "@org/form/test/deepCalculator";
import { Cards } from "../grid/Cards.tsx";
import { columnsOf, cleared, linesOf, writeCells, type InputColumn, type ListSource } from "@org/form/rows";
import { inputSheet } from "@org/documents/workbook";
import { countChanged } from "@org/form/fields";
import { PrintedInputs } from "./print/PrintedInputs.tsx";
import { partsOfLevel, reportContent, issuedContent, stillState } from "@org/documents/content";
import {
  isRecord,
  openInput,
  openFileInput,
  changeHistory,
  openHistory,
  withRowCopied,
  withRowMoved,
  type Edit,
  type Entry,
  type AnyCalculator,
  type FormInput,
  type Row,
  type Change,
  type History,
  type CalculatorState,
} from "@org/form/state";
import { fromSearchParams, toSearchParams } from "@org/form/addresses";

vi.stubGlobal("location", { pathname: "/", href: "https://example.org/", search: "" });

/** The deep calculator has no sheet. */
const deep = {
  ...(deepCalculator as AnyCalculator),
  explanation: () => Promise.resolve({ sheet: () => [], cases: [] }),
} as unknown as AnyCalculator;
const calculators = [deep, ...catalogue].map((definition) => [definition.id, definition as AnyCalculator] as const);
type Data = Readonly<Record<string, unknown>>;

/** The input as a store keeps it: complete, as JSON, opened again. */
const saved = (definition: AnyCalculator, input: FormInput): FormInput =>
  openInput(definition, JSON.parse(JSON.stringify(definition.complete(input))) as object).input;

/** The saved file, opened in its form. */
const reopened = (definition: AnyCalculator, input: FormInput): FormInput =>
  openFileInput(definition, JSON.parse(JSON.stringify(definition.complete(input))) as object).input;

/** Every path of an input that holds a value. */
function* leavesOf(fields: Fields, values: Data, prefix = ""): Generator<readonly [path: string, field: Field]> {
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    if (field.type === "group") yield* leavesOf(field.fields, isRecord(value) ? value : {}, `${prefix}${name}.`);
    else if (field.type === "list")
      for (const row of (value ?? []) as Row[]) yield* leavesOf(field.row, row, `${prefix}${name}.${row.id}.`);
    else yield [prefix + name, field];
  }
}

function* listsOf(fields: Fields, values: Data, prefix = ""): Generator<readonly [path: string, field: ListField]> {
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    if (field.type === "group") yield* listsOf(field.fields, isRecord(value) ? value : {}, `${prefix}${name}.`);
    if (field.type !== "list") continue;
    yield [prefix + name, field];
    for (const row of (value ?? []) as Row[]) yield* listsOf(field.row, row, `${prefix}${name}.${row.id}.`);
  }
}

/** Marks on the screen: fields by their paths, cells of lists with the text drawn in them. */
function marksOf(state: CalculatorState): readonly string[] {
  const { definition, input, complete } = state;
  return [...leavesOf(definition.fields, complete)].flatMap(([path]) => {
    const value = valueAt(complete, path);
    return value !== null && value !== "" && isAssumed(input, path) ? [path] : [];
  });
}

function sourcesOf(state: CalculatorState): readonly ListSource[] {
  const { definition, complete, input } = state;
  return Object.entries(definition.fields).flatMap(([path, list]) =>
    list.type === "list"
      ? [
          {
            state,
            path,
            list,
            scope: { values: complete, fields: definition.fields },
            rows: complete[path] as readonly Row[],
            inputRows: (valueAt(input, path) ?? []) as readonly Row[],
            preferredUnits: {},
          },
        ]
      : [],
  );
}

const linesOfRows = (source: ListSource): string =>
  renderToStaticMarkup(
    createElement(Cards, {
      source,
      change: () => 0,
      open: new Set<string>(),
      setOpen: () => {},
      canFilter: true,
      renderFields: (): ReactNode => null,
    }),
  );

describe.each(calculators)("%s in a file", (_id, definition) => {
  let explanation: Awaited<ReturnType<AnyCalculator["explanation"]>>;
  beforeAll(async () => {
    explanation = await definition.explanation();
  });
  const typical = (["Metric", "Imperial"] as const).flatMap((unitSystem) => [
    { ...definition.start(unitSystem), unitSystem },
    ...definition.examples.map(({ input }) => ({ ...input[unitSystem], unitSystem })),
  ]);
  /** All texts about a calculation on screen and on paper. */
  const textsOf = (input: FormInput): Readonly<Record<string, unknown>> => {
    const state = stillState(definition, input, definition.version);
    const { outcome } = state;
    const report = { state, explanation, preferredUnits: {}, title: "Level 3" };
    return {
      assumed: outcome.ok ? outcome.assumed : [],
      marks: marksOf(state),
      changed: countChanged(Object.keys(definition.fields), definition, state),
      lines: sourcesOf(state).map(linesOfRows),
      print: renderToStaticMarkup(createElement(PrintedInputs, { state, preferredUnits: {}, title: "Page", parts: partsOfLevel("full") })),
      report: reportContent(report),
      issue: outcome.ok
        ? issuedContent({ ...report, results: outcome.results, engineVersion: "1.0.0", calculatorVersion: 1, isReproduced: true })
        : undefined,
      workbook: inputSheet("Inputs", { state }, 2).sheet,
    };
  };

  test("screen and paper show the same after saving as before, assumed values included", () => {
    for (const each of typical) {
      const { input } = openInput(definition, each);
      expect(textsOf(saved(definition, input))).toEqual(textsOf(input));
      expect(textsOf(saved(definition, saved(definition, input)))).toEqual(textsOf(input));
    }
  });

  test("an older file without a record of assumed values marks none", () => {
    const unmarked = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(unmarked);
      return isRecord(value)
        ? Object.fromEntries(Object.entries(value).flatMap(([name, each]) => (name === "assumed" ? [] : [[name, unmarked(each)]])))
        : value;
    };
    const { input } = openInput(definition, typical[0]!);
    const state = stillState(definition, unmarked(saved(definition, input)) as object, definition.version);
    expect(state.outcome.ok && state.outcome.assumed).toEqual([]);
    expect(marksOf(state)).toEqual([]);
  });

  test(
    "a file and a page with the same edits have the same values and marks, and so has a link to them",
    () => {
      const action = fc.record({ does: fc.nat(9), position: fc.nat(1e6), value: fc.nat(1e6) });
      fc.assert(
        fc.property(fc.constantFrom(...typical), fc.array(action, { maxLength: 8 }), (each, actions) => {
          const open = (input: FormInput): History => openHistory({ input, unparsed: {} } satisfies Entry);
          const { input } = openInput(definition, each);
          let [page, file] = [open(input), open(reopened(definition, input))];
          for (const action of actions) {
            const change = editOf(definition, page.present.input, action);
            if (!change) continue;
            page = changeHistory(definition, page, change(page.present.input));
            file = changeHistory(definition, file, change(file.present.input));
            // Saving and opening again in between, which ends the history of undo.
            if (action.value % 3 === 0) [page, file] = [open(page.present.input), open(reopened(definition, file.present.input))];
          }
          expect(isSamePhysically(definition.complete(file.present.input) as never, definition.complete(page.present.input) as never)).toBe(
            true,
          );
          const marks = (marked: FormInput): readonly string[] => marksOf(stillState(definition, marked, definition.version));
          const here = marks(page.present.input);
          expect(marks(file.present.input)).toEqual(here);
          expect(marks(saved(definition, page.present.input))).toEqual(here);
          const link = fromSearchParams(definition, toSearchParams(definition, saved(definition, page.present.input)), "Metric");
          expect(marks(link.input)).toEqual(here);
        }),
        { numRuns: runs(15) },
      );
    },
    limit(runs(60)),
  );
});

function typedInto(field: Field, value: number, before: unknown): unknown {
  switch (field.type) {
    case "quantity": {
      const units = unitsOf(field.quantity, "Metric");
      return { value: value / 7, unit: units[value % units.length] };
    }
    case "choice":
      // Every third time the present option: once the user enters it, it is no longer assumed.
      return value % 3 === 0 ? before : Object.keys(field.options)[value % Object.keys(field.options).length];
    case "flag":
      return value % 2 === 0;
    case "text":
      return `typed ${value}`;
    default:
      return undefined;
  }
}

/** An edit of a page or of its saved file, one that does not depend on defaults derived from other values. */
function editOf(
  definition: AnyCalculator,
  input: FormInput,
  { does, position, value }: { readonly does: number; readonly position: number; readonly value: number },
): ((input: FormInput) => Change) | undefined {
  const complete = definition.complete(input);
  const leaves = [...leavesOf(definition.fields, complete)];
  const [path, field] = leaves[position % leaves.length]!;
  const lists = [...listsOf(definition.fields, complete)];
  const [listPath, list] = lists.length === 0 ? ["", undefined] : lists[position % lists.length]!;
  const edit =
    (change: Edit | Change): (() => Change) =>
    () =>
      change;
  if (does < 4) {
    const typed = typedInto(field, value, valueAt(complete, path));
    return typed === undefined ? undefined : edit({ type: "value", path, value: typed });
  }
  if (does === 4) return edit({ type: "undo" });
  if (does === 5) return edit({ type: "redo" });
  if (!list) return undefined;
  const rows = (edited: FormInput): readonly Row[] => (valueAt(edited, listPath) ?? []) as readonly Row[];
  const count = rows(input).length;
  const changed = (change: (rows: readonly Row[]) => readonly Row[]) => (edited: FormInput) =>
    ({ type: "rows", path: listPath, rows: change(rows(edited)) }) as const;
  if (does === 6)
    return listPath.includes(".") || count >= list.maxRows ? undefined : changed((before) => [...before, { id: `n${value}` }]);
  if (count === 0) return undefined;
  if (does === 7) return changed((before) => withRowMoved(before, value % count, 1));
  if (listPath.includes(".")) return undefined;
  // A copy has a random id: here page and file get the same one.
  if (does === 8)
    return count >= list.maxRows
      ? undefined
      : changed((before) =>
          withRowCopied({ ...list, row: {} }, "", before, value % count).map((row, index) =>
            index === (value % count) + 1 ? { ...row, id: `c${value}` } : row,
          ),
        );
  return (edited) => {
    const state = stillState(definition, edited, definition.version);
    const source = sourcesOf({ ...state, input: edited }).find((each) => each.path === listPath)!;
    const columns = columnsOf(definition, listPath, list).filter((column): column is InputColumn => column.kind === "input");
    const column = value % columns.length;
    const view = { source, columns, lines: linesOf(count, { canGrow: true, hasTotal: false }) };
    const line = position % count;
    return {
      type: "rows",
      path: listPath,
      rows: writeCells(source, cleared(view, { top: line, bottom: line, left: column, right: column })).rows,
    };
  };
}

test("an entered default is no longer assumed; undo makes it assumed again", () => {
  const definition = catalogue.find(({ id }) => id === "heat-load") as unknown as AnyCalculator;
  const file = saved(definition, openInput(definition, definition.start("Metric")).input);
  expect(isAssumed(file, "indoorTemp")).toBe(true);
  const typed = changeHistory(definition, openHistory({ input: file, unparsed: {} }), {
    type: "value",
    path: "indoorTemp",
    value: file["indoorTemp"],
  });
  expect(isAssumed(typed.present.input, "indoorTemp")).toBe(false);
  expect(isAssumed(saved(definition, typed.present.input), "indoorTemp")).toBe(false);
  expect(isAssumed(changeHistory(definition, typed, { type: "undo" }).present.input, "indoorTemp")).toBe(true);
});
