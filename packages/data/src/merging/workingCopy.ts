import { heldAt, isSame, mergeThreeWay, placeAt, type Conflict } from "@org/hvac-core/merging";
import type { PlainRecord } from "../documents/index.ts";

/**
 * An input that is worked on here while others may change what is stored. The law of it: a value of others is never overwritten unless it was
 * seen here before, in the form or in a conflict that was answered.
 */
export interface WorkingCopy {
  /** What this side's changes refer to: the stored input as it was last seen here. */
  readonly base: PlainRecord;
  /** The input as it stands in the form. */
  readonly mine: PlainRecord;
  /** The stored input, as far as known. */
  readonly theirs: PlainRecord;
}

/** The working copy of a stored input that nobody has touched here. */
export function openCopy(stored: PlainRecord): WorkingCopy {
  return { base: stored, mine: stored, theirs: stored };
}

/** The form's input has changed. */
export function edit(copy: WorkingCopy, input: PlainRecord): WorkingCopy {
  return { ...copy, mine: input };
}

/** The stored input has changed: what was not changed here is taken over, what was stays and is compared. */
export function absorb(copy: WorkingCopy, theirs: PlainRecord): WorkingCopy {
  const { open } = mergeThreeWay(copy.base, copy.mine, theirs);
  const { value: mine } = mergeThreeWay(copy.base, copy.mine, theirs, () => "mine");
  return { base: withBases(theirs, open), mine, theirs };
}

/** Where both sides changed the same place, each in its own way. */
export function conflictsOf({ base, mine, theirs }: WorkingCopy): readonly Conflict[] {
  return mergeThreeWay(base, mine, theirs).open;
}

/** Answers a conflict. */
export function resolve(copy: WorkingCopy, { path, theirs }: Conflict, choice: "mine" | "theirs"): WorkingCopy {
  const base = placeAt(copy.base, path, theirs);
  return { ...copy, base, mine: choice === "mine" ? copy.mine : placeAt(copy.mine, path, theirs) };
}

/** What may be stored now: this side's changes; where a conflict is open, still their value. */
export function toStore({ base, mine, theirs }: WorkingCopy): PlainRecord {
  return mergeThreeWay(base, mine, theirs).value;
}

/** Whether there is anything here that is not stored. */
export function hasUnstored({ mine, theirs }: WorkingCopy): boolean {
  return !isSame(mine, theirs);
}

/**
 * `stored` was written from a copy as it was then; meanwhile the form may have changed again.
 *
 * @param now the copy as it is
 * @param then the copy that was written, after it had absorbed what stood there
 * @param sent the form's input when the writing began
 */
export function acknowledge(now: WorkingCopy, then: WorkingCopy, sent: PlainRecord, stored: PlainRecord): WorkingCopy {
  // A conflict that was answered meanwhile has the base that the answer gave it.
  const open = conflictsOf(then).map((conflict) => ({ ...conflict, base: heldAt(now.base, conflict.path) }));
  return absorb({ base: withBases(sent, open), mine: now.mine, theirs: stored }, stored);
}

function withBases(record: PlainRecord, open: readonly Conflict[]): PlainRecord {
  return open.reduce((result, { path, base }) => placeAt(result, path, base), record);
}
