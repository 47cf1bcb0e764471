import { assumedNames, withAssumed } from "../kernel/index.ts";
import { isListById, isRecord, memberOf, type Held, type Plain, type PlainRecord } from "./values.ts";

/**
 * The value at a place. An element of a list of records with ids is named by its id.
 *
 * @param record an input, or any other record
 * @param path keys and ids from the record down to the place
 * @returns what stands there; `undefined` for nothing
 * @example
 * ```ts
 * import { heldAt } from "@org/hvac-core/merging";
 * heldAt({ rows: [{ id: "a", k: 1 }, { id: "b", k: 2 }] }, ["rows", "b", "k"]); // 2
 * heldAt({ rows: [] }, ["rows", "b", "k"]); // undefined
 * ```
 */
export function heldAt(record: PlainRecord, path: readonly string[]): Held {
  return path.reduce<Held>((container, key) => {
    if (isListById(container)) return container.find(({ id }) => id === key);
    return isRecord(container) ? memberOf(container, key) : undefined;
  }, record);
}

/**
 * A copy of a record with another value at a place; `undefined` takes the place away. An element of a list of records with ids is named by
 * its id, and put at the end of the list where it is new.
 *
 * @param record an input, or any other record
 * @param path keys and ids from the record down to the place
 * @param value what is to stand there; `undefined` for nothing
 * @returns the copy; records that the path names and that are not there are made
 * @example
 * ```ts
 * import { placeAt } from "@org/hvac-core/merging";
 * placeAt({ rows: [{ id: "a", k: 1 }, { id: "b", k: 2 }] }, ["rows", "b", "k"], 3); // { rows: [{ id: "a", k: 1 }, { id: "b", k: 3 }] }
 * placeAt({ rows: [{ id: "a", k: 1 }, { id: "b", k: 2 }] }, ["rows", "a"], undefined); // { rows: [{ id: "b", k: 2 }] }
 * ```
 */
export function placeAt(record: PlainRecord, path: readonly string[], value: Held): PlainRecord {
  return placeIn(record, path, value) as PlainRecord;
}

/**
 * A copy of a record in which a value is marked as assumed where it is in another record, and only there.
 *
 * @param record an input
 * @param path keys and ids from the record down to the value; of a row, its own values are left as they are
 * @param source another input
 * @returns the copy; the very same record where nothing changes
 * @example
 * ```ts
 * import { withMarkOf } from "@org/hvac-core/merging";
 * withMarkOf({ k: 1, n: 2 }, ["k"], { k: 1, assumed: ["k"] }); // { k: 1, n: 2, assumed: ["k"] }
 * ```
 */
export function withMarkOf(record: PlainRecord, path: readonly string[], source: PlainRecord): PlainRecord {
  const [within, name] = [path.slice(0, -1), path.at(-1) ?? ""];
  const [here, there] = [heldAt(record, within), heldAt(source, within)];
  if (!isRecord(here)) return record;
  const names = assumedNames(here);
  const isMarked = isRecord(there) && assumedNames(there).includes(name);
  if (names.includes(name) === isMarked) return record;
  return placeAt(record, within, withAssumed(here, isMarked ? [...names, name] : names.filter((each) => each !== name)));
}

function placeIn(container: Held, path: readonly string[], value: Held): Held {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(container) && isListById(container)) {
    const index = container.findIndex(({ id }) => id === key);
    const element = placeIn(container[index], rest, value);
    const before = container.slice(0, index === -1 ? undefined : index);
    return [...before, ...(element === undefined ? [] : [element]), ...(index === -1 ? [] : container.slice(index + 1))];
  }
  const members = isRecord(container) ? container : {};
  const member = placeIn(memberOf(members, key), rest, value);
  const entries: [string, Plain][] = Object.entries(members).filter(([name]) => name !== key);
  return Object.fromEntries(member === undefined ? entries : [...entries, [key, member]]);
}
