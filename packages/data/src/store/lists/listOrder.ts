import type { StoredTimestamp } from "../../documents/index.ts";
import { isSerialId } from "../../paths.ts";

/** The sort key of a list item. */
export interface RowPlace {
  readonly id: string;
  /** Unreadable documents are last. */
  readonly isReadable: boolean;
  /** Created here and not confirmed: it is the newest, even if this device's clock is wrong. */
  readonly isNew: boolean;
  readonly time: StoredTimestamp | undefined;
  readonly name: string;
}

const collator = new Intl.Collator(undefined, { numeric: true });

/**
 * Newest first. Documents of one batch have one time: they are in the order of their serial ids, which is that of their origin, or else by name, "Room 9"
 * before "Room 10".
 *
 * @returns a negative number when `place` is before `other`
 */
export function compareRowPlaces(place: RowPlace, other: RowPlace): number {
  return (
    Number(other.isReadable) - Number(place.isReadable) ||
    Number(other.isNew) - Number(place.isNew) ||
    (other.time?.seconds ?? 0) - (place.time?.seconds ?? 0) ||
    (other.time?.nanoseconds ?? 0) - (place.time?.nanoseconds ?? 0) ||
    compareSerialIds(place.id, other.id) ||
    collator.compare(place.name, other.name) ||
    compareTexts(place.id, other.id)
  );
}

function compareSerialIds(id: string, other: string): number {
  const [isSerial, isOtherSerial] = [isSerialId(id), isSerialId(other)];
  return isSerial && isOtherSerial ? compareTexts(id, other) : Number(isOtherSerial) - Number(isSerial);
}

function compareTexts(text: string, other: string): number {
  return text < other ? -1 : Number(text > other);
}
