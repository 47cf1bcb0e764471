import fc from "fast-check";
import { expect, test } from "vitest";
import { allEntries, valueAt, type Field, type Outcome, type ResultFields, type Success } from "../../src/kernel/index.ts";
import { convert, defaultUnit, siUnit, unitGroups, unitSymbol } from "../../src/quantity/index.ts";
import { idsIn, isNeeded, placesOf, valueArbitrary, withValueAt, type Input, type Leaf, type Place } from "./inputs.ts";
import { corners } from "./corners.ts";
import { holdResultsToTheirTables, holdTableToItsSum } from "./tables.ts";
import { runs, fewer, type LawContext } from "./context.ts";

/** Such as kPa/m, which is no name of an argument; the longest first. */
const unitsInCamelCase = Object.values(unitGroups)
  .flat()
  .map((unit) => unitSymbol(unit))
  .filter((symbol) => /[a-z][A-Z]/.test(symbol))
  .toSorted((one, other) => other.length - one.length);

/** A course in which every number is a little larger: twelve drawn at random seldom go with twelve others. */
function slightlyMore(field: Leaf["field"], present: unknown): unknown[] {
  if (field.type !== "series" || field.of.type !== "quantity") return [];
  const { min, max, quantity } = field.of;
  const values = (present as readonly (number | null)[]).map((value) => value && Math.min(max, value + (max - min) / 100));
  return [{ values, unit: siUnit(quantity) }];
}

/** An input in which a place counts: its conditions hold, what is needed beside it is stated, and a few of its neighbours are drawn anew. */
function beside(input: Input, place: Place, places: readonly Place[], seed: number): Input {
  const { path, field } = place;
  const parent = (of: string): string => of.slice(0, of.lastIndexOf(".") + 1);
  const neighbours = places.filter((other) => other.path !== path && parent(other.path) === parent(path));
  const isNear = (name: string): boolean => neighbours.some((other) => other.path === parent(path) + name);
  const draw = (near: Input, one: Place, index: number): Input =>
    withValueAt(
      near,
      one.path,
      fc.sample(valueArbitrary(one.field, input.unitSystem ?? "Imperial", {}), { numRuns: 1, seed: seed + index })[0],
    );
  const meet = (near: Input, conditions: Field["when"] = []): Input =>
    conditions.reduce((met, { field: name, is }) => {
      const at = isNear(name) ? parent(path) + name : name;
      return withValueAt(meet(met, places.find((other) => other.path === at)?.field.when), at, is[seed % is.length]);
    }, near);
  const others = neighbours.filter(({ field: { type } }) => type !== "reference");
  const some = others.length === 0 ? [] : Array.from({ length: seed % 4 }, (_, index) => others[(seed * 7 + index * 13) % others.length]!);
  const needed = [place, ...neighbours].filter((one) => isNeeded(one.field) && one.value === null && one.field.type !== "reference");
  return meet([...needed, ...some].reduce(draw, input), field.when);
}

/** What a calculator answers, and what it refuses in words. */
export function answerLaws({ definition, inputs, leaves, numbers, tables, succeed, eachAnswer, explanation, isReadAs }: LawContext): void {
  test("an empty input is answered, or asks for what is needed by name", () => {
    const outcome: Outcome = definition.calculate({});
    if (outcome.ok) return;
    const needed = leaves.filter(({ field }) => isNeeded(field)).map(({ path }) => path);
    for (const error of outcome.errors) {
      expect(error.code).toBe("required");
      expect(needed).toContain(error.field);
    }
  });

  test("says what it assumed: every field that was not stated, moves a result and is not nothing by default", () => {
    const stated = succeed(definition.start("Metric"));
    for (const [name, field] of Object.entries(definition.fields)) {
      if (Object.hasOwn(stated.input, name) || (field.type !== "quantity" && field.type !== "choice")) continue;
      const { [name]: inSI } = stated.values as Readonly<Record<string, unknown>>;
      if (stated.assumed.includes(name) || inSI === 0 || inSI === null) continue;
      const changed = fc.sample(valueArbitrary(field, "Metric", {}), { numRuns: 30, seed: 7 }).some((value) => {
        const other = definition.calculate({ ...stated.input, [name]: value });
        return other.ok && JSON.stringify(other.results) !== JSON.stringify(stated.results);
      });
      expect(changed, name).toBe(false);
    }
    for (const path of stated.assumed) expect(valueAt(stated.input, path)).toBeUndefined();
  });

  test("results carry the quantity kind their metadata states, only finite numbers, and all that are not optional", () => {
    const check = (fields: ResultFields, results: Readonly<Record<string, unknown>>, prefix: string): void => {
      for (const [name, field] of Object.entries(fields)) {
        const result = results[name];
        if (result === undefined) {
          expect(field.optional, `${prefix}${name} is absent`).toBe(true);
          continue;
        }
        if (field.type === "rows") for (const row of result as { id: string }[]) check(field.row, row, `${prefix}${name}.${row.id}.`);
        else expect((result as { quantity: string }).quantity).toBe(field.quantity);
      }
      for (const name of Object.keys(results))
        expect(name === "id" || Object.hasOwn(fields, name), `${prefix}${name} is stated`).toBe(true);
    };
    eachAnswer((outcome) => {
      check(definition.results, outcome.results, "");
      for (const [path, value] of numbers(outcome)) expect(Number.isFinite(value), `${path} is ${value}`).toBe(true);
      for (const table of tables(outcome))
        for (const row of table.rows)
          for (const { key } of table.columns) {
            expect(row[key], `${table.id}.${key}`).toBeDefined();
            if (typeof row[key] === "number") expect(Number.isFinite(row[key]), `${table.id}.${key} is ${row[key]}`).toBe(true);
          }
    });
  });

  test("tables add up, as numbers and as they are shown, and hold the results that say so", () => {
    let sums = 0;
    eachAnswer((outcome) => {
      for (const table of tables(outcome)) {
        holdTableToItsSum(table);
        if (table.sum) sums++;
      }
      holdResultsToTheirTables(definition, outcome, tables(outcome));
    });
    if (Object.values(definition.results).some(({ table }) => table !== undefined)) expect(sums).toBeGreaterThan(0);
  });

  test("refuses in the user's words, at a place that is shown", () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const outcome = definition.calculate(input);
        if (outcome.ok) return;
        for (const { field, message } of outcome.errors) {
          expect(message).toMatch(/\.$/);
          // No name of an argument, no path, no NaN, no sixteen digits.
          expect(message).not.toMatch(/[a-z]\.[a-z]/);
          expect(unitsInCamelCase.reduce((text, symbol) => text.replaceAll(symbol, ""), message)).not.toMatch(/\b[a-z]+[A-Z]\w*/);
          expect(message).not.toMatch(/NaN|undefined|[1-9]\.\d{7}|\.0*[1-9]\d{6}/);
          expect(message).not.toMatch(/cannot be calculated: \S+ is /);
          expect(definition.fields, `${field} is refused and is no field`).toHaveProperty(field.split(".")[0]!);
        }
      }),
      runs,
    );
  });

  test("every input can change some result, warning or table, or is declared informational", () => {
    const moved = new Set<string>();
    const trace = ({ results, warnings }: Success): string =>
      JSON.stringify([results, warnings.filter(({ code }) => code !== "unusual-value")]);
    // Tables take longer than all the rest: they are asked where nothing else moved.
    const isMoved = (one: Success, other: Success): boolean =>
      trace(one) !== trace(other) || JSON.stringify(tables(one)) !== JSON.stringify(tables(other));
    const kinds = leaves.filter(({ field }) => !field.informational && field.type !== "text").map(({ path }) => path);
    let tries = 0;
    const moveAt = (input: Input, places: readonly Place[]): void => {
      const outcome = definition.calculate(input);
      if (!outcome.ok) return;
      const values = JSON.stringify(outcome.values);
      const ids = idsIn(definition.fields, outcome.values);
      for (const { path, kind, field } of places) {
        const drawn = fc.sample(valueArbitrary(field, outcome.values.unitSystem, ids), { numRuns: 3, seed: ++tries });
        for (const value of [...slightlyMore(field, valueAt(outcome.values, path)), ...drawn]) {
          if (moved.has(kind)) break;
          const changed = withValueAt(input, path, value);
          if (!isReadAs(changed, values)) {
            const after = definition.calculate(changed);
            if (after.ok && isMoved(outcome, after)) moved.add(kind);
          }
        }
      }
    };
    const placesIn = (input: Input): Place[] => [...placesOf(definition.fields, definition.complete(input))];
    const usual = (["Imperial", "Metric"] as const).flatMap((unitSystem) => [
      definition.start(unitSystem),
      ...definition.examples.map(({ input }) => input[unitSystem]),
    ]);
    usual.push(...(corners[definition.id] ?? []));
    const places = new Map(usual.map((input) => [input, placesIn(input).filter(({ kind }) => kinds.includes(kind))]));
    // Most inputs act in the usual case of a new page or an example; others where their own conditions hold, or in a corner (the shadow of an overhang).
    for (const [input, its] of places) moveAt(input, its);
    for (let round = 0; round < 10_000 && moved.size < kinds.length; round++) {
      const [input, its] = [...places][round % places.size]!;
      const left = its.filter(({ kind }) => !moved.has(kind));
      const place = left[Math.floor(round / places.size) % left.length];
      if (place) moveAt(beside(input, place, its, round), [place]);
    }
    for (let batch = 0; batch < 30 && moved.size < kinds.length; batch++)
      for (const input of fc.sample(inputs, { numRuns: 500, seed: 62 + batch })) {
        if (moved.size === kinds.length) break;
        moveAt(
          input,
          placesIn(input).filter(({ kind }) => kinds.includes(kind) && !moved.has(kind)),
        );
      }
    expect(kinds.filter((path) => !moved.has(path))).toEqual([]);
  }, 120_000);

  test("an outcome is plain data: JSON and structuredClone keep all of it, its sheet and tables included", () => {
    eachAnswer((outcome) => {
      const cloned = structuredClone(outcome);
      const parsed = JSON.parse(JSON.stringify(outcome)) as typeof outcome;
      expect(cloned).toEqual(outcome);
      expect(JSON.stringify(parsed)).toBe(JSON.stringify(outcome));
      const told = JSON.stringify([tables(outcome), allEntries(explanation().sheet(outcome))]);
      for (const copy of [cloned, parsed]) expect(JSON.stringify([tables(copy), allEntries(explanation().sheet(copy))])).toBe(told);
    }, fewer);
  });

  test("warnings say what to do, cite sources, and point at existing fields and results", () => {
    eachAnswer(({ warnings }) => {
      for (const { message, field, result } of warnings) {
        expect(message).toMatch(/\.$/);
        expect(message).not.toMatch(/NaN|Infinity|undefined|\[object/);
        if (field !== undefined) expect(definition.fields).toHaveProperty(field.split(".")[0]!);
        if (result !== undefined) expect(definition.results).toHaveProperty(result.split(".")[0]!);
      }
    });
  });

  test("usual ranges are told in two digits at most, in either system", () => {
    for (const unitSystem of ["Imperial", "Metric"] as const) {
      const start = definition.complete(definition.start(unitSystem));
      for (const [name, field] of Object.entries(definition.fields)) {
        if (field.type !== "quantity" || !field.usual) continue;
        const unit = defaultUnit(field.quantity, unitSystem);
        for (const value of [field.min, field.max]) {
          const outcome = definition.calculate({ ...start, [name]: { value: convert(value, siUnit(field.quantity), unit), unit } });
          const told = outcome.ok ? outcome.warnings.filter(({ code, field: path }) => code === "unusual-value" && path === name) : [];
          for (const { message } of told)
            for (const [number] of message.replaceAll("\u202f", "").matchAll(/\d+(\.\d+)?(?= ?[^\d.]* to |[^\d]*\. Check)/g))
              expect(number.replace(".", "").replace(/^0+/, "").replace(/0+$/, "").length, message).toBeLessThanOrEqual(2);
        }
      }
    }
  });
}
