import fc from "fast-check";
import { expect, test } from "vitest";
import {
  allEntries,
  compileReader,
  isActive,
  isAssumed,
  valueAt,
  warningsByPlace,
  type Field,
  type Outcome,
  type ResultFields,
  type Success,
} from "../../src/kernel/index.ts";
import { convert, defaultUnit, siUnit, unitGroups, unitSymbol } from "../../src/quantity/index.ts";
import { idsIn, isNeeded, placesOf, scopeOf, valueArbitrary, withValueAt, type Input, type Leaf, type Place } from "./inputs.ts";
import { corners } from "./corners.ts";
import { holdResultsToTheirTables, holdTableToItsSum } from "./tables.ts";
import { few, some, type LawContext } from "./context.ts";
import { fail, requireSame } from "./difference.ts";
import { tablesOf } from "./sheets.ts";

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

/** A value of a field that is none of its defaults; `undefined` where it has none. */
function notDefault(field: Leaf["field"], present: unknown): unknown {
  if (field.type === "flag") return present !== true;
  if (field.type === "quantity") return { value: field.min + (field.max - field.min) * 0.381966, unit: siUnit(field.quantity) };
  if (field.type !== "choice") return undefined;
  const defaults = JSON.stringify([field.default, field.defaultWhen?.map((each) => each.default)]);
  return Object.keys(field.options).find((option) => !defaults.includes(JSON.stringify(option)));
}

/** A number with its unit as it stands in a text. */
const quantityInText = /[−-]?\d[\d\u202f]*(?:[.,]\d+)?\u202f[^\s\d\u202f,;:)]+/g;

/** Kinds in which numbers of any size stand side by side: a Reynolds number and a relative roughness. */
const pureNumbers: ReadonlySet<string> = new Set(["number", "ratio", "count"]);

/** The numbers of results with their kinds. */
function* numbersByKind(
  fields: ResultFields,
  results: object,
  prefix = "",
): Generator<{ readonly path: string; readonly quantity: string; readonly value: number }> {
  for (const [name, result] of Object.entries(results as Readonly<Record<string, unknown>>)) {
    const field = fields[name];
    const path = prefix + name;
    if (field?.type === "rows") for (const row of result as { id: string }[]) yield* numbersByKind(field.row, row, `${path}.${row.id}.`);
    else if (field?.type === "series")
      for (const value of (result as { values: readonly number[] }).values) yield { path, quantity: field.quantity, value };
    else if (field && typeof (result as { value: unknown }).value === "number")
      yield { path, quantity: field.quantity, value: (result as { value: number }).value };
  }
}

/** What a calculator answers, and what it refuses in words. */
export function answerLaws(context: LawContext): void {
  const { definition, inputs, moreInputs, leaves, succeed, holdsForInputs, holdsForAnswers, explanation, isReadAs } = context;

  test("an empty input is answered, or asks for what is needed by name", () => {
    const outcome: Outcome = definition.calculate({});
    if (outcome.ok) return;
    const needed = leaves.filter(({ field }) => isNeeded(field)).map(({ path }) => path);
    for (const error of outcome.errors) {
      expect(error.code).toBe("required");
      expect(needed).toContain(error.field);
    }
  });

  const usual = (["Imperial", "Metric"] as const).flatMap((system) => [
    definition.start(system),
    ...definition.examples.map(({ input }) => input[system]),
  ]);
  const usualAndCorners = [...usual, ...(corners[definition.id] ?? [])];

  /** A few places of each kind in usual inputs and corners that are to be looked at, with `count` other values, others at each of them. */
  function* otherValues(
    count: number,
    isWanted: (place: Place, outcome: Success) => boolean,
  ): Generator<{ readonly place: Place; readonly outcome: Success; readonly other: Outcome }> {
    const tries = new Map<string, number>();
    for (const input of usualAndCorners) {
      const outcome = succeed(input);
      for (const place of placesOf(definition.fields, outcome.values)) {
        const { path, kind, field } = place;
        if (!["flag", "choice", "quantity"].includes(field.type)) continue;
        const tried = tries.get(kind) ?? 0;
        if (tried === (field.type === "quantity" ? 4 : 8) || !isWanted(place, outcome)) continue;
        tries.set(kind, tried + 1);
        const options = field.type === "flag" ? [true, false] : field.type === "choice" ? Object.keys(field.options) : undefined;
        const values = options
          ? Array.from({ length: Math.min(options.length, count) }, (_, index) => options[(tried * count + index) % options.length])
          : fc.sample(valueArbitrary(field, input.unitSystem ?? "Imperial", {}), { numRuns: count, seed: 7 + tried });
        for (const value of values) yield { place, outcome, other: definition.calculate(withValueAt(outcome.input, path, value)) };
      }
    }
  }
  const answersOf = ({ results, warnings }: Success): string => JSON.stringify([results, warnings]);

  test("says what it assumed: every default that moves a result, in rows too", () => {
    for (const input of usualAndCorners) {
      const outcome = succeed(input);
      for (const path of outcome.assumed) if (!isAssumed(outcome.input, path)) fail(`${path} is stated, and said to be assumed`);
    }
    // A blank has no default, and what a flag does not ask for adds nothing.
    const isSilent = ({ path, value }: Place, { input, assumed }: Success): boolean =>
      value !== null && value !== false && valueAt(input, path) === undefined && !assumed.includes(path);
    for (const { place, outcome, other } of otherValues(8, (each, of) => isActive(each.field, scopeOf(each)) && isSilent(each, of)))
      if (other.ok && JSON.stringify(other.results) !== JSON.stringify(outcome.results))
        fail(`${place.path} decides by default, and is not assumed\nwith the input ${JSON.stringify(outcome.input)}`);
  });

  test("an edit of a complete input is no assumption, also where it left the mark; all others are", () => {
    const read = compileReader(definition.fields);
    const tries = new Map<string, number>();
    for (const input of usualAndCorners) {
      const complete = definition.complete(input) as Input;
      const marked = new Set(read(complete).assumed);
      for (const { path, kind, field, value } of placesOf(definition.fields, complete)) {
        const edited = notDefault(field, value);
        const tried = tries.get(kind) ?? 0;
        if (edited === undefined || tried === 3 || !marked.has(path)) continue;
        tries.set(kind, tried + 1);
        const other = withValueAt(complete, path, edited);
        const { assumed, errors } = read(other);
        // What the edit asks for and nobody entered is refused, and not assumed.
        const isRefused = (each: string): boolean => errors.some(({ field: at }) => at === each || at.startsWith(`${each}.`));
        const others = read(other, false).assumed.filter((each) => each !== path && !isRefused(each));
        requireSame(assumed, others, `Edited at ${path}, it assumes`);
      }
    }
  });

  test("what does not count with the choices made moves no result and no warning", () => {
    for (const { place, outcome, other } of otherValues(2, (each) => !isActive(each.field, scopeOf(each))))
      if (!other.ok || answersOf(other) !== answersOf(outcome))
        fail(`${place.path} does not count, and decides\nwith the input ${JSON.stringify(outcome.input)}`);
  });

  holdsForAnswers(
    "numbers whose conditions do not hold are in no result and no warning, whatever they are",
    ({ outcome }) => {
      const places = [...placesOf(definition.fields, outcome.values)].filter((place) => !isActive(place.field, scopeOf(place)));
      const change = (input: Input, { path, field, value }: Place): Input => {
        const other = field.type === "quantity" ? notDefault(field, value) : undefined;
        return other === undefined ? input : withValueAt(input, path, other);
      };
      const isMoved = (input: Input): boolean => {
        const other = definition.calculate(input);
        return !other.ok || answersOf(other) !== answersOf(outcome);
      };
      if (!isMoved(places.reduce(change, outcome.input))) return;
      const place = places.find((each) => isMoved(change(outcome.input, each)));
      fail(`${place?.path ?? "One of several numbers"} has conditions that do not hold, and is used`);
    },
    some,
  );

  const holdResults = (fields: ResultFields, results: Readonly<Record<string, unknown>>, prefix: string): void => {
    for (const [name, field] of Object.entries(fields)) {
      const result = results[name];
      if (result === undefined) {
        if (!field.optional) fail(`${prefix}${name} is absent, and not declared optional`);
      } else if (field.type === "rows")
        for (const row of result as { id: string }[]) holdResults(field.row, row, `${prefix}${name}.${row.id}.`);
      else if ((result as { quantity: string }).quantity !== field.quantity)
        fail(`${prefix}${name} is a ${(result as { quantity: string }).quantity}, and declared as ${field.quantity}`);
    }
    for (const name of Object.keys(results)) if (name !== "id" && !Object.hasOwn(fields, name)) fail(`${prefix}${name} is not declared`);
  };
  holdsForAnswers(
    "results carry the quantity kind their metadata states, only finite numbers, and all that are not optional",
    ({ outcome, numbers, tables }) => {
      holdResults(definition.results, outcome.results, "");
      for (const [path, value] of numbers()) if (!Number.isFinite(value)) fail(`${path} is ${value}`);
      for (const { id, rows, columns } of tables())
        for (const row of rows)
          for (const { key } of columns) {
            const cell = row[key];
            if (cell === undefined || (typeof cell === "number" && !Number.isFinite(cell))) fail(`the cell ${id}.${key} is ${cell}`);
          }
    },
  );

  let sums = 0;
  holdsForAnswers(
    "tables add up, as numbers and as they are shown, and hold the results that say so",
    ({ outcome, tables }) => {
      for (const table of tables()) {
        holdTableToItsSum(table);
        if (table.sum) sums++;
      }
      holdResultsToTheirTables(definition, outcome, tables());
    },
    undefined,
    () => {
      if (Object.values(definition.results).some(({ table }) => table !== undefined)) expect(sums, "tables with a sum").toBeGreaterThan(0);
    },
  );

  holdsForInputs("refuses in the user's words, at a place that is shown", ({ outcome }) => {
    if (outcome.ok) return;
    for (const { field, message } of outcome.errors) {
      const withoutUnits = unitsInCamelCase.reduce((text, symbol) => text.replaceAll(symbol, ""), message);
      const flaws: readonly (readonly [boolean, string])[] = [
        [!message.endsWith("."), "does not end with a full stop"],
        [/[a-z]\.[a-z]/.test(message), "says a path"],
        [/\b[a-z]+[A-Z]\w*/.test(withoutUnits), "says the name of an argument"],
        [/NaN|undefined|[1-9]\.\d{7}|\.0*[1-9]\d{6}/.test(message), "says no number, or one of too many digits"],
        [/cannot be calculated: (?!it )\S+ is /.test(message), "says a parameter of physics"],
      ];
      for (const [isFlawed, flaw] of flaws) if (isFlawed) fail(`The refusal of ${field} ${flaw}: ${message}`);
      if (!Object.hasOwn(definition.fields, field.split(".")[0]!)) fail(`${field} is refused and is no field: ${message}`);
    }
  });

  test("every input can change some result, warning or table, or is declared informational", () => {
    const moved = new Set<string>();
    const trace = ({ results, warnings }: Success): string =>
      JSON.stringify([results, warnings.filter(({ code }) => code !== "unusual-value")]);
    // Tables take longer than all the rest: they are asked where nothing else moved.
    const tableText = (outcome: Success): string => JSON.stringify(tablesOf(definition, outcome));
    const kinds = leaves.filter(({ field }) => !field.informational && field.type !== "text").map(({ path }) => path);
    let tries = 0;
    const moveAt = (input: Input, places: readonly Place[]): void => {
      const outcome = definition.calculate(input);
      if (!outcome.ok) return;
      const values = JSON.stringify(outcome.values);
      const before = trace(outcome);
      let tablesBefore: string | undefined;
      const isMoved = (after: Success): boolean => trace(after) !== before || tableText(after) !== (tablesBefore ??= tableText(outcome));
      const ids = idsIn(definition.fields, outcome.values);
      for (const { path, kind, field } of places) {
        if (moved.has(kind)) continue;
        const drawn = fc.sample(valueArbitrary(field, outcome.values.unitSystem, ids), { numRuns: 3, seed: ++tries });
        for (const value of [...slightlyMore(field, valueAt(outcome.values, path)), ...drawn]) {
          if (moved.has(kind)) break;
          const changed = withValueAt(input, path, value);
          if (!isReadAs(changed, values)) {
            const after = definition.calculate(changed);
            if (after.ok && isMoved(after)) moved.add(kind);
          }
        }
      }
    };
    const placesIn = (input: Input): Place[] => [...placesOf(definition.fields, definition.complete(input))];
    const places = new Map(usualAndCorners.map((input) => [input, placesIn(input).filter(({ kind }) => kinds.includes(kind))]));
    // Most inputs act in the usual case of a new page or an example; others where their own conditions hold, or in a corner (the shadow of an overhang).
    for (const [input, its] of places) moveAt(input, its);
    for (let round = 0; round < 10_000 && moved.size < kinds.length; round++) {
      const [input, its] = [...places][round % places.size]!;
      const left = its.filter(({ kind }) => !moved.has(kind));
      const place = left[Math.floor(round / places.size) % left.length];
      if (place) moveAt(beside(input, place, its, round), [place]);
    }
    for (let batch = 0; batch < 31 && moved.size < kinds.length; batch++)
      for (const input of batch === 0 ? inputs() : moreInputs(61 + batch)) {
        if (moved.size === kinds.length) break;
        moveAt(
          input,
          placesIn(input).filter(({ kind }) => kinds.includes(kind) && !moved.has(kind)),
        );
      }
    expect(
      kinds.filter((path) => !moved.has(path)),
      "inputs that change nothing",
    ).toEqual([]);
  });

  holdsForAnswers(
    "an outcome is plain data: JSON and structuredClone keep all of it, its sheet and tables included",
    ({ outcome, tables, entries }) => {
      const cloned = structuredClone(outcome);
      const text = JSON.stringify(outcome);
      const parsed = JSON.parse(text) as typeof outcome;
      requireSame(cloned, outcome, "A clone differs from the outcome");
      if (JSON.stringify(parsed) !== text) requireSame(parsed, outcome, "What JSON keeps differs from the outcome");
      const said = JSON.stringify([tables(), entries()]);
      for (const copy of [cloned, parsed]) {
        const again = [tablesOf(definition, copy), allEntries(explanation().sheet(copy))];
        if (JSON.stringify(again) !== said) requireSame(again, [tables(), entries()], "Tables and sheet of a copy differ");
      }
    },
    few,
  );

  holdsForAnswers("each code has one warning of a severity, with all places that it concerns", ({ outcome: { warnings } }) => {
    const kinds = warnings.map(({ code, severity }) => `${severity} ${code}`);
    const twice = kinds.find((kind, index) => kinds.indexOf(kind) < index);
    if (twice !== undefined) fail(`There are two warnings ${twice}`);
    for (const { code, message, field, result, places } of warnings) {
      if (!places) continue;
      const [first] = places;
      if (!message.startsWith(`${places.length} `) || !message.endsWith(`. ${first!.message}`))
        fail(`${code} of ${places.length} places does not say how many, and then ${first!.message}: ${message}`);
      if (places.length < 2 || field !== first!.field || result !== first!.result)
        fail(`${code} does not lead with its first place: ${message}`);
      for (const place of places) {
        if (!place.message.endsWith(".")) fail(`${code} does not end with a full stop: ${place.message}`);
        if (place.name === "" && (place.field ?? place.result) !== undefined) fail(`${code}: ${place.field ?? place.result} has no name`);
      }
    }
  });

  holdsForAnswers("warnings say what to do, and point at existing fields and results", ({ outcome: { warnings } }) => {
    for (const { code, message, field, result } of [...warnings, ...warningsByPlace(warnings)]) {
      if (!message.endsWith(".")) fail(`${code} does not end with a full stop: ${message}`);
      if (/NaN|Infinity|undefined|\[object/.test(message)) fail(`${code} says no number: ${message}`);
      if (field !== undefined && !Object.hasOwn(definition.fields, field.split(".")[0]!))
        fail(`${code} points at ${field}, which is no field`);
      if (result !== undefined && !Object.hasOwn(definition.results, result.split(".")[0]!))
        fail(`${code} points at ${result}, which is no result`);
    }
  });

  holdsForAnswers("no warning calls a number above or below another that reads the same", ({ outcome: { warnings } }) => {
    for (const { code, message } of warningsByPlace(warnings))
      for (const sentence of message.split(/(?<=\.) /)) {
        if (!/\b(?:above|below|more|less|exceeds?|beyond|higher|lower|where)\b/.test(sentence)) continue;
        // By how much it is more is a difference, which may read as what it is left of.
        const compared = sentence.replaceAll(/\/1000?\u202f?[a-z]+[23²³]?|\/100\u202f?[a-z]+|\S+\u202f\S+ (?:more|less) than/g, "");
        const quantities: readonly string[] = compared.match(quantityInText) ?? [];
        const twice = quantities.find((quantity, index) => quantities.indexOf(quantity) < index);
        if (twice !== undefined) fail(`${code} compares ${twice} with itself: ${message}`);
      }
  });

  test("no result of a usual input is the residue of a subtraction", () => {
    for (const input of usualAndCorners) {
      const { results } = succeed(input);
      const numbers = [...numbersByKind(definition.results, results)];
      const largest = new Map<string, number>();
      for (const { quantity, value } of numbers) largest.set(quantity, Math.max(largest.get(quantity) ?? 0, Math.abs(value)));
      for (const { path, quantity, value } of numbers)
        if (value !== 0 && !pureNumbers.has(quantity) && Math.abs(value) < 1e-9 * largest.get(quantity)!)
          fail(`${path} is ${value} beside ${largest.get(quantity)} of its kind\nwith the input ${JSON.stringify(input)}`);
    }
  });

  test("usual ranges are told in two digits at most, in either system", () => {
    for (const unitSystem of ["Imperial", "Metric"] as const) {
      const start = definition.complete(definition.start(unitSystem));
      for (const [name, field] of Object.entries(definition.fields)) {
        if (field.type !== "quantity" || !field.usual) continue;
        const unit = defaultUnit(field.quantity, unitSystem);
        for (const value of [field.min, field.max]) {
          const outcome = definition.calculate({ ...start, [name]: { value: convert(value, siUnit(field.quantity), unit), unit } });
          const told = warningsByPlace(outcome.ok ? outcome.warnings : []).filter(
            ({ code, field: path }) => code === "unusual-value" && path === name,
          );
          for (const { message } of told)
            for (const [number] of message.replaceAll("\u202f", "").matchAll(/\d+(\.\d+)?(?= ?[^\d.]* to |[^\d]*\. Check)/g))
              expect(number.replace(".", "").replace(/^0+/, "").replace(/0+$/, "").length, message).toBeLessThanOrEqual(2);
        }
      }
    }
  });
}
