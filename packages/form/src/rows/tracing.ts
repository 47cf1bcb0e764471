import {
  isStep,
  joinPath,
  pathSegments,
  parseExpression,
  symbolsIn,
  valueAt,
  type Fields,
  type Path,
  type ReferenceField,
  type Sheet,
  type Step,
} from "@org/hvac-core/kernel";
import { isRecord } from "../state/formInput.ts";
import { placeName } from "../state/labels.ts";

/** A number or a row that a cell comes from, or goes into. */
export interface TracedPlace {
  readonly name: string;
  /** Step of the calculation that has its number. */
  readonly step?: Step;
  /** Field, or result, by its path; a table or publication has none. */
  readonly field?: Path;
  readonly result?: Path;
}

/** Steps of a sheet around a row, from the input down to the row: each level after those around it. */
function levelsAt(sheet: Sheet, path: Path): readonly (readonly Step[])[] {
  const levels: (readonly Step[])[] = [sheet.filter(isStep)];
  const segments = pathSegments(path);
  let within = sheet;
  for (const [index, id] of segments.entries()) {
    const [first, ...others] = within.flatMap((entry) => (entry.kind === "rows" ? entry.rows.filter((row) => row.id === id) : []));
    // Rows of several lists may have the same id.
    const start = `${joinPath(...segments.slice(0, index + 1))}.`;
    const isOf = (row: NonNullable<typeof first>): boolean =>
      row.entries().some((entry) => isStep(entry) && [entry.field, entry.result].some((place) => place?.startsWith(start)));
    const row = first && others.length > 0 ? ([first, ...others].find(isOf) ?? first) : first;
    if (!row) continue;
    within = row.entries();
    levels.push(within.filter(isStep));
  }
  return levels;
}

const isAt = ({ field, result }: Step, path: Path): boolean => field === path || result === path;
const symbolsOf = ({ kind, expression }: Step): readonly string[] => (kind === "formula" ? symbolsIn(parseExpression(expression)) : []);

const placeOf = (step: Step): TracedPlace => ({
  name: step.name,
  step,
  ...(step.field !== undefined && { field: step.field }),
  ...(step.result !== undefined && { result: step.result }),
});

/** Whether a step is a place to go to; other steps are parts of a formula, and lead to their precedents. */
const isPlace = ({ kind, field, result }: Step): boolean => kind !== "formula" || field !== undefined || result !== undefined;

/** Step that gives a symbol to a step: the last one before it in its level, or in a level around it. */
function giverOf(levels: readonly (readonly Step[])[], step: Step, symbol: string): Step | undefined {
  const level = levels.findIndex((steps) => steps.includes(step));
  const before = levels[level]?.slice(0, levels[level].indexOf(step)) ?? [];
  return [...levels.slice(0, Math.max(0, level)), before]
    .toReversed()
    .flatMap((steps) => steps.findLast((each) => each.symbol === symbol) ?? [])[0];
}

/** Inputs, results and constants that the number of a cell is computed from. */
export function precedentsIn(sheet: Sheet, path: Path): readonly TracedPlace[] {
  const levels = levelsAt(sheet, path);
  const givers = new Set<Step>();
  const seen = new Set<Step>();
  const visit = (step: Step): void => {
    if (seen.has(step)) return;
    seen.add(step);
    for (const symbol of symbolsOf(step)) {
      const giver = giverOf(levels, step, symbol);
      if (giver && isPlace(giver)) givers.add(giver);
      else if (giver) visit(giver);
    }
  };
  for (const step of levels.flat()) if (isAt(step, path)) visit(step);
  return [...givers].filter((step) => !isAt(step, path)).map(placeOf);
}

/** Results and fields whose number is computed from that of a cell, in its row and around it. */
export function dependentsIn(sheet: Sheet, path: Path): readonly TracedPlace[] {
  const levels = levelsAt(sheet, path);
  const steps = levels.flat();
  const affected = new Set(steps.filter((step) => isAt(step, path)));
  const places = new Set<Step>();
  // Steps follow those that they take, so that one pass finds all.
  for (const step of steps) {
    if (affected.has(step)) continue;
    const takes = symbolsOf(step).some((symbol) => {
      const giver = giverOf(levels, step, symbol);
      return giver !== undefined && affected.has(giver);
    });
    if (!takes) continue;
    if (isPlace(step)) places.add(step);
    else affected.add(step);
  }
  return [...places].filter((step) => !isAt(step, path)).map(placeOf);
}

type Data = Readonly<Record<string, unknown>>;

/** A row, by its id and its list: `constructions`, `rooms.a7.windows`. */
interface RowPlace {
  readonly list: Path;
  readonly id: string;
}

/** Fields that refer to a row: the names of at most `max` of them, and how many there are. */
export function referencesTo(
  { list, id }: RowPlace,
  fields: Fields,
  complete: Data,
  max = Infinity,
): { readonly places: readonly TracedPlace[]; readonly count: number } {
  const listName = pathSegments(list).at(-1)!;
  const places: TracedPlace[] = [];
  let count = 0;
  // A reference leads to the nearest list of its name around it.
  const collect = (within: Fields, values: Data, prefix: Path, nearest: Path | undefined): void => {
    for (const [name, field] of Object.entries(within)) {
      const value = values[name];
      const path = joinPath(prefix, name);
      if (field.type === "reference" && value === id && nearest === list && [field.to].flat().includes(listName)) {
        if (places.length < max) places.push({ name: placeName(fields, complete, path) ?? field.label, field: path });
        count++;
      }
      if (field.type === "group" && isRecord(value)) collect(field.fields, value, path, nearest);
      if (field.type !== "list" || !Array.isArray(value)) continue;
      for (const row of value as readonly (Data & { readonly id: string })[]) {
        const rowPath = joinPath(path, row.id);
        collect(field.row, row, rowPath, Object.hasOwn(field.row, listName) ? joinPath(rowPath, listName) : nearest);
      }
    }
  };
  collect(fields, complete, "", Object.hasOwn(fields, listName) ? listName : undefined);
  return { places, count };
}

/** The row that a field refers to, in the nearest of its lists around it. */
export function referencedPlace(path: Path, { to }: ReferenceField, fields: Fields, complete: Data): TracedPlace | undefined {
  const id = valueAt(complete, path);
  const segments = pathSegments(path);
  for (const name of [to].flat())
    for (let length = 2 * Math.floor((segments.length - 1) / 2); typeof id === "string" && length >= 0; length -= 2) {
      const list = joinPath(...segments.slice(0, length), name);
      const rows = valueAt(complete, list);
      if (!Array.isArray(rows)) continue;
      if (!rows.some((row: Data) => row["id"] === id)) break;
      const field = joinPath(list, id);
      return { name: placeName(fields, complete, field) ?? id, field };
    }
  return undefined;
}
