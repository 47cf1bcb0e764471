import { pathSegments, rowName, type ListField } from "@org/hvac-core/kernel";
import type { FormScope } from "../fields/formScope.ts";
import { isSame, type Row } from "../state/formInput.ts";
import { parentKey } from "./flatLists.ts";
import type { ListSource } from "./source.ts";

type Data = Readonly<Record<string, unknown>>;

/** Results of comparisons of the same two objects, which many lines ask for. */
const compared = new WeakMap<object, WeakMap<object, boolean>>();

/** Compares two objects at most once. */
function comparedOnce<T extends object>(before: T, now: T, compare: (before: T, now: T) => boolean): boolean {
  if (before === now) return true;
  const known = compared.get(now) ?? new WeakMap<object, boolean>();
  compared.set(now, known);
  const isEqual = known.get(before) ?? compare(before, now);
  known.set(before, isEqual);
  return isEqual;
}

function namesOfRows({ state }: ListSource, name: string): readonly string[] {
  const list = state.definition.fields[name] as ListField;
  return ((state.complete as Data)[name] as readonly Row[]).map((row, index) => rowName(list, row, index));
}

/** Whether everything but the rows of a list, and what is in them, is the same: other fields and lists, units, unread texts and errors. */
function isSameAround(before: ListSource, now: ListSource): boolean {
  const { state, path, list } = now;
  if (path !== before.path || list !== before.list || now.preferredUnits !== before.preferredUnits) return false;
  const names = pathSegments(path);
  // The rows around a nested list are those that change with it.
  if (!now.flat && names.length > 1) return false;
  const [listName = ""] = names;
  const { definition, blankUnits, unparsed, errors, outcome } = before.state;
  if (
    definition !== state.definition ||
    blankUnits !== state.blankUnits ||
    !isSame(unparsed, state.unparsed) ||
    !isSame(errors, state.errors)
  )
    return false;
  if (!isSame(outcome.ok && outcome.asTyped, state.outcome.ok && state.outcome.asTyped)) return false;
  const entered = new Set([...Object.keys(before.state.input), ...Object.keys(state.input)]);
  entered.delete(listName);
  for (const name of entered) if (before.state.input[name] !== state.input[name]) return false;
  const refersToList = Object.values(list.row).some((field) => field.type === "reference" && [field.to].flat().includes(listName));
  return !refersToList || isSame(namesOfRows(before, listName), namesOfRows(now, listName));
}

/** Whether the rows around a row are the same; the input is around them all. */
function isSameWithin(before: FormScope | undefined, now: FormScope | undefined): boolean {
  if (!before?.around || !now?.around) return true;
  return before.values === now.values && isSameWithin(before.around, now.around);
}

/** Whether a row has the same cells in two sources: what is entered in it and in the rows around it, and everything that its texts follow from. */
export function hasSameCells(before: ListSource, now: ListSource, index: number): boolean {
  const row = now.rows[index];
  if (before.rows[index] !== row || before.inputRows[index] !== now.inputRows[index]) return false;
  if (!comparedOnce(before, now, isSameAround)) return false;
  if (!now.flat) return true;
  const id = row?.[parentKey] as string;
  const [parent, parentBefore] = [now.flat.parents.get(id), before.flat?.parents.get(id)];
  return parent?.name === parentBefore?.name && isSameWithin(parentBefore?.scope, parent?.scope);
}
