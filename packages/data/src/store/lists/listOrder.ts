import type { StoredTimestamp } from "../../documents/index.ts";
import { isSerialId } from "../../paths.ts";

/** What decides where something stands in a list. */
export interface RowPlace {
  readonly id: string;
  /** What cannot be read stands last. */
  readonly isReadable: boolean;
  /** Made here and not confirmed: this device's clock may be wrong, and what was just made is the newest all the same. */
  readonly isNew: boolean;
  readonly time: StoredTimestamp | undefined;
  readonly name: string;
}

const collator = new Intl.Collator(undefined, { numeric: true });

/**
 * Newest first. What came into being in one moment, a batch for one, has one time: it stands as it stood where it came from, as its ids tell; else
 * by name, "Room 9" before "Room 10".
 *
 * @returns below zero when `one` stands before `other`
 */
export function compareRowPlaces(one: RowPlace, other: RowPlace): number {
  return (
    Number(other.isReadable) - Number(one.isReadable) ||
    Number(other.isNew) - Number(one.isNew) ||
    (other.time?.seconds ?? 0) - (one.time?.seconds ?? 0) ||
    (other.time?.nanoseconds ?? 0) - (one.time?.nanoseconds ?? 0) ||
    compareSeries(one.id, other.id) ||
    collator.compare(one.name, other.name) ||
    compareTexts(one.id, other.id)
  );
}

function compareSeries(one: string, other: string): number {
  const [isOne, isOther] = [isSerialId(one), isSerialId(other)];
  return isOne && isOther ? compareTexts(one, other) : Number(isOther) - Number(isOne);
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
