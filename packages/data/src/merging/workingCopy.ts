import {
  differences,
  heldAt,
  isSame,
  isSamePhysically,
  mergeThreeWay,
  placeAt,
  withMarkOf,
  type Conflict,
  type Difference,
} from "@org/hvac-core/merging";
import type { Plain, PlainRecord } from "../documents/index.ts";

/**
 * An input that is edited here while others may change the stored one. Its law: a value of others is never overwritten unless it was seen here before, in
 * the form or in a resolved conflict.
 */
export interface WorkingCopy {
  /** The base of this side's changes: the stored input as it was last seen here. */
  readonly base: PlainRecord;
  /** The form's input. */
  readonly mine: PlainRecord;
  /** The stored input, as far as known. */
  readonly theirs: PlainRecord;
  /** Changes in inputs that were sent from here without an acknowledgement so far; the latest last. */
  readonly sent?: readonly (readonly Difference[])[];
}

/** Maximum number of unacknowledged sends that are remembered. */
const maxUnacknowledged = 20;

/** The working copy of a stored input without changes. */
export function createWorkingCopy(stored: PlainRecord): WorkingCopy {
  return { base: stored, mine: stored, theirs: stored };
}

const idOf = (row: Plain): unknown => (row !== null && typeof row === "object" && "id" in row ? row.id : undefined);

/** A list with the rows of another where they are the same; the very same list where there are no others. */
function sharedList(list: readonly Plain[], other: readonly Plain[]): readonly Plain[] {
  const byId = new Map(other.map((row) => [idOf(row), row]));
  const shared = list.map((row) => {
    const id = idOf(row);
    const there = id === undefined ? undefined : byId.get(id);
    return there !== undefined && isSame(row, there) ? there : row;
  });
  return shared.every((row, index) => row === list[index]) ? list : shared;
}

/** A record with the rows of another where they are the same; the very same record where there are no others, as its text is kept. */
function sharing(record: PlainRecord, other: PlainRecord): PlainRecord {
  const shared = Object.entries(record).map(([name, value]) => {
    const there = other[name];
    return [name, value !== there && Array.isArray(value) && Array.isArray(there) ? sharedList(value, there) : value] as const;
  });
  return shared.every(([name, value]) => value === record[name]) ? record : Object.fromEntries(shared);
}

/** The inputs of a copy are compared several times with every edit: of thousands of rows, only the edited ones then differ as objects. */
function withSharedRows(copy: WorkingCopy): WorkingCopy {
  const base = sharing(copy.base, copy.mine);
  return { ...copy, base, theirs: copy.theirs === copy.base ? base : sharing(copy.theirs, copy.mine) };
}

/**
 * The form's input has changed.
 *
 * @param over the input that the form showed before: later changes of others were not seen, and become conflicts where both changed the same place
 */
export function edit(copy: WorkingCopy, input: PlainRecord, over = copy.mine): WorkingCopy {
  if (isSame(over, copy.mine)) return withSharedRows({ ...copy, mine: input });
  const { open } = mergeThreeWay(over, input, copy.mine);
  const { value } = mergeThreeWay(over, input, copy.mine, () => "mine");
  return { ...copy, base: withBases(copy.base, open), mine: value };
}

/** Remembers that the form's input is sent. A snapshot may have this input before the acknowledgement arrives, and must not become a conflict. */
export function markSent(copy: WorkingCopy): WorkingCopy {
  const changes = differences(copy.base, copy.mine);
  // A repetition of an unacknowledged send is remembered once.
  const others = (copy.sent ?? []).filter((earlier) => !isSame(earlier as never, changes as never));
  return { ...copy, sent: [...others, changes].slice(-maxUnacknowledged) };
}

/** Forgets the last send, which was refused. */
export function markRefused({ sent = [], ...copy }: WorkingCopy): WorkingCopy {
  return sent.length > 1 ? { ...copy, sent: sent.slice(0, -1) } : copy;
}

/** Merges a changed stored input: places that were not changed here follow it; the others stay, and are compared. */
export function mergeTheirs({ base, mine, sent }: WorkingCopy, stored: PlainRecord): WorkingCopy {
  // What was just read shares no rows yet, and is compared several times.
  const theirs = sharing(stored, mine);
  const known = (sent ?? []).reduce((seen, changes) => withConfirmed(seen, changes, theirs), base);
  const { open } = mergeThreeWay(known, mine, theirs);
  const { value } = mergeThreeWay(known, mine, theirs, () => "mine");
  return withSharedRows({ base: withBases(theirs, open), mine: value, theirs, ...(sent && { sent }) });
}

/** The base with those changes of a send that the stored input has: they were seen here, even if the form has changed since. */
function withConfirmed(base: PlainRecord, changes: readonly Difference[], theirs: PlainRecord): PlainRecord {
  return changes.reduce((known, { path, was, now }) => {
    const stored = heldAt(theirs, path);
    // A row with this id is the row that was sent, even if others have changed it.
    // Of a list that both began, each row is compared.
    const isNew = was === undefined && now !== undefined && !Array.isArray(now);
    const isSentRow = isNew && stored !== undefined && heldAt(known, path) === undefined;
    return isSentRow || isSamePhysically(stored, now) ? placeAt(known, path, now) : known;
  }, base);
}

/** Places that both sides changed differently. */
export function conflictsOf({ base, mine, theirs }: WorkingCopy): readonly Conflict[] {
  return mergeThreeWay(base, mine, theirs).open;
}

/** Resolves a conflict. */
export function resolve(copy: WorkingCopy, { path, theirs }: Conflict, choice: "mine" | "theirs"): WorkingCopy {
  const base = placeAt(copy.base, path, theirs);
  const mine = choice === "mine" ? copy.mine : withMarkOf(placeAt(copy.mine, path, theirs), path, copy.theirs);
  return { ...copy, base, mine };
}

/** The input to store: this side's changes, and their value where a conflict is open. */
export function inputToStore({ base, mine, theirs }: WorkingCopy): PlainRecord {
  return mergeThreeWay(base, mine, theirs).value;
}

/** Whether anything here is not stored. A value that was changed back is unsaved too, while an unacknowledged send may have stored another. */
export function hasUnsavedChanges({ mine, theirs, sent = [] }: WorkingCopy): boolean {
  return !isSame(mine, theirs) || sent.flat().some(({ path, now }) => !isSamePhysically(heldAt(mine, path), now));
}

/**
 * Acknowledges a store; meanwhile the form may have changed again.
 *
 * @param now the current copy
 * @param then the copy that was written, merged with the earlier stored input
 * @param sent the form's input when the store began
 */
export function acknowledge(now: WorkingCopy, then: WorkingCopy, sent: PlainRecord, stored: PlainRecord): WorkingCopy {
  // A conflict that was resolved meanwhile has the base of its answer; one that arose meanwhile stays open.
  const open = [...conflictsOf(then), ...conflictsOf(now)].map((conflict) => ({ ...conflict, base: heldAt(now.base, conflict.path) }));
  return mergeTheirs({ base: withBases(sent, open), mine: now.mine, theirs: stored }, stored);
}

function withBases(record: PlainRecord, open: readonly Conflict[]): PlainRecord {
  return open.reduce((result, { path, base }) => placeAt(result, path, base), record);
}
