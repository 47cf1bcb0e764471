import fc from "fast-check";
import { expect, test } from "vitest";
import { isActive, isAssumed, valueAt, type Field, type Outcome, type Success } from "../../src/kernel/index.ts";
import { compileReader } from "../../src/internal/index.ts";
import { siUnit } from "../../src/quantity/index.ts";
import { idsIn, isNeeded, placesOf, scopeOf, valueArbitrary, withValueAt, type Input, type Leaf, type Place } from "./inputs.ts";
import { some, type LawContext } from "./context.ts";
import { fail, requireSame } from "./difference.ts";
import { tablesOf } from "./sheets.ts";

/** A series in which every number is a little larger: twelve random numbers seldom fit twelve others. */
function slightlyMore(field: Leaf["field"], present: unknown): unknown[] {
  if (field.type !== "series" || field.cell.type !== "quantity") return [];
  const { min, max, quantity } = field.cell;
  const values = (present as readonly (number | null)[]).map((value) => value && Math.min(max, value + (max - min) / 100));
  return [{ values, unit: siUnit(quantity) }];
}

/** An input in which a field is used: its conditions hold, required fields next to it are entered, and a few neighbours are drawn again. */
function beside(input: Input, place: Place, places: readonly Place[], seed: number): Input {
  const { path, field } = place;
  const parent = (innerPath: string): string => innerPath.slice(0, innerPath.lastIndexOf(".") + 1);
  const neighbours = places.filter((other) => other.path !== path && parent(other.path) === parent(path));
  const isNear = (name: string): boolean => neighbours.some((other) => other.path === parent(path) + name);
  const draw = (near: Input, target: Place, index: number): Input =>
    withValueAt(
      near,
      target.path,
      fc.sample(valueArbitrary(target.field, input.unitSystem ?? "Imperial", {}), { numRuns: 1, seed: seed + index })[0],
    );
  const meet = (near: Input, conditions: Field["when"] = []): Input =>
    conditions.reduce((met, { field: name, is }) => {
      const fieldPath = isNear(name) ? parent(path) + name : name;
      return withValueAt(meet(met, places.find((other) => other.path === fieldPath)?.field.when), fieldPath, is[seed % is.length]);
    }, near);
  const others = neighbours.filter(({ field: { type } }) => type !== "reference");
  const some = others.length === 0 ? [] : Array.from({ length: seed % 4 }, (_, index) => others[(seed * 7 + index * 13) % others.length]!);
  const needed = [place, ...neighbours].filter(
    (needy) => isNeeded(needy.field) && needy.value === null && needy.field.type !== "reference",
  );
  return meet([...needed, ...some].reduce(draw, input), field.when);
}

/** A value of a field that is not one of its defaults; `undefined` where there is no such value. */
function notDefault(field: Leaf["field"], present: unknown): unknown {
  if (field.type === "flag") return present !== true;
  if (field.type === "quantity") return { value: field.min + (field.max - field.min) * 0.381966, unit: siUnit(field.quantity) };
  if (field.type !== "choice") return undefined;
  const defaults = JSON.stringify([
    field.default,
    field.defaultWhen?.map((each) => each.default),
    Object.values(field.defaultBy?.values ?? {}).map((each) => each.default),
  ]);
  return Object.keys(field.options).find((option) => !defaults.includes(JSON.stringify(option)));
}

/** Laws of used inputs: assumed fields, fields excluded by conditions, and that all others affect a result. */
export function inputLaws(context: LawContext): void {
  const { definition, inputs, moreInputs, leaves, typicalAndCorners, succeed, holdsForAnswers, isReadAs } = context;

  /** A few fields of each kind in usual inputs and corner cases, each with `count` other values. */
  function* otherValues(
    count: number,
    isWanted: (place: Place, outcome: Success) => boolean,
  ): Generator<{ readonly place: Place; readonly outcome: Success; readonly other: Outcome }> {
    const tries = new Map<string, number>();
    for (const input of typicalAndCorners) {
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
    for (const input of typicalAndCorners) {
      const outcome = succeed(input);
      for (const path of outcome.assumed) if (!isAssumed(outcome.input, path)) fail(`${path} is entered, but reported as assumed`);
    }
    // An empty field has no default, and fields excluded by a flag add nothing.
    const isSilent = ({ path, value }: Place, { input, assumed }: Success): boolean =>
      value !== null && value !== false && valueAt(input, path) === undefined && !assumed.includes(path);
    for (const { place, outcome, other } of otherValues(8, (each, before) => isActive(each.field, scopeOf(each)) && isSilent(each, before)))
      if (other.ok && JSON.stringify(other.results) !== JSON.stringify(outcome.results))
        fail(`${place.path} changes results by its default, but is not listed as assumed\nwith the input ${JSON.stringify(outcome.input)}`);
  });

  test("an edited value of a complete input is not assumed, even where its mark was left; all others are", () => {
    const read = compileReader(definition.fields);
    const tries = new Map<string, number>();
    for (const input of typicalAndCorners) {
      const complete = definition.complete(input) as Input;
      const marked = new Set(read(complete).assumed);
      for (const { path, kind, field, value } of placesOf(definition.fields, complete)) {
        const edited = notDefault(field, value);
        const tried = tries.get(kind) ?? 0;
        if (edited === undefined || tried === 3 || !marked.has(path)) continue;
        tries.set(kind, tried + 1);
        const other = withValueAt(complete, path, edited);
        const { assumed, errors } = read(other);
        // A required field that nobody entered is refused, not assumed.
        const isRefused = (each: string): boolean =>
          errors.some(({ field: errorPath }) => errorPath === each || errorPath.startsWith(`${each}.`));
        const others = read(other, false).assumed.filter((each) => each !== path && !isRefused(each));
        requireSame(assumed, others, `Edited at ${path}, it assumes`);
      }
    }
  });

  test("a field that the choices leave unused changes no result and no warning", () => {
    for (const { place, outcome, other } of otherValues(2, (each) => !isActive(each.field, scopeOf(each))))
      if (!other.ok || answersOf(other) !== answersOf(outcome))
        fail(`${place.path} is unused, but changes results\nwith the input ${JSON.stringify(outcome.input)}`);
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
      fail(`${place?.path ?? "One of several numbers"} is used, but its conditions do not hold`);
    },
    some,
  );

  test("every input can change some result, warning or table, or is declared informational", () => {
    const moved = new Set<string>();
    const trace = ({ results, warnings }: Success): string =>
      JSON.stringify([results, warnings.filter(({ code }) => code !== "unusual-value")]);
    // Tables take longer than everything else, so they are compared only if nothing else has changed.
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
    const places = new Map(typicalAndCorners.map((input) => [input, placesIn(input).filter(({ kind }) => kinds.includes(kind))]));
    // Most inputs matter in a new page or an example; others where their conditions hold, or in a corner case (the shadow of an overhang).
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
}
