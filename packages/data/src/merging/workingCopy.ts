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
  /** What was changed in inputs that were sent from here, and of which nobody knows yet whether they were stored; the latest last. */
  readonly sent?: readonly (readonly Difference[])[];
}

/** So many inputs that were sent without an answer are remembered. */
const maxRemembered = 20;

/** The working copy of a stored input that nobody has touched here. */
export function createWorkingCopy(stored: PlainRecord): WorkingCopy {
  return { base: stored, mine: stored, theirs: stored };
}

/**
 * The form's input has changed.
 *
 * @param over what the form showed when it was typed: what has come from others since was not seen, and is asked about where both changed the same
 */
export function edit(copy: WorkingCopy, input: PlainRecord, over = copy.mine): WorkingCopy {
  if (isSame(over, copy.mine)) return { ...copy, mine: input };
  const { open } = mergeThreeWay(over, input, copy.mine);
  const { value } = mergeThreeWay(over, input, copy.mine, () => "mine");
  return { ...copy, base: withBases(copy.base, open), mine: value };
}

/** The form's input is sent to be stored. Until the answer has come, a snapshot may already hold this input: nobody is asked about a value of their own. */
export function markSent(copy: WorkingCopy): WorkingCopy {
  const changes = differences(copy.base, copy.mine);
  // The same again, after an attempt that nobody answered, is one to remember.
  const before = (copy.sent ?? []).filter((earlier) => !isSame(earlier as never, changes as never));
  return { ...copy, sent: [...before, changes].slice(-maxRemembered) };
}

/** What was sent last was refused, and stands nowhere. */
export function markRefused({ sent = [], ...copy }: WorkingCopy): WorkingCopy {
  return sent.length > 1 ? { ...copy, sent: sent.slice(0, -1) } : copy;
}

/** The stored input has changed: what was not changed here is taken over, what was stays and is compared. */
export function mergeTheirs({ base, mine, sent }: WorkingCopy, theirs: PlainRecord): WorkingCopy {
  const known = (sent ?? []).reduce((seen, changes) => withConfirmed(seen, changes, theirs), base);
  const { open } = mergeThreeWay(known, mine, theirs);
  const { value } = mergeThreeWay(known, mine, theirs, () => "mine");
  return { base: withBases(theirs, open), mine: value, theirs, ...(sent && { sent }) };
}

/** A base with what has come back of what was sent from here: that was seen here, whether or not the form has gone on since. */
function withConfirmed(base: PlainRecord, changes: readonly Difference[], theirs: PlainRecord): PlainRecord {
  return changes.reduce((known, { path, was, now }) => {
    const stands = heldAt(theirs, path);
    // A row by this id is the row that was sent, whatever others have made of it.
    const isOwnRow = was === undefined && now !== undefined && stands !== undefined && heldAt(known, path) === undefined;
    return isOwnRow || isSamePhysically(stands, now) ? placeAt(known, path, now) : known;
  }, base);
}

/** Where both sides changed the same place, each in its own way. */
export function conflictsOf({ base, mine, theirs }: WorkingCopy): readonly Conflict[] {
  return mergeThreeWay(base, mine, theirs).open;
}

/** Answers a conflict. */
export function resolve(copy: WorkingCopy, { path, theirs }: Conflict, choice: "mine" | "theirs"): WorkingCopy {
  const base = placeAt(copy.base, path, theirs);
  const mine = choice === "mine" ? copy.mine : withMarkOf(placeAt(copy.mine, path, theirs), path, copy.theirs);
  return { ...copy, base, mine };
}

/** What may be stored now: this side's changes; where a conflict is open, still their value. */
export function inputToStore({ base, mine, theirs }: WorkingCopy): PlainRecord {
  return mergeThreeWay(base, mine, theirs).value;
}

/** Whether there is anything here that is not stored. What is back as it was is not, while something else that was sent may stand there. */
export function hasUnsavedChanges({ mine, theirs, sent = [] }: WorkingCopy): boolean {
  return !isSame(mine, theirs) || sent.flat().some(({ path, now }) => !isSamePhysically(heldAt(mine, path), now));
}

/**
 * `stored` was written from a copy as it was then; meanwhile the form may have changed again.
 *
 * @param now the copy as it is
 * @param then the copy that was written, after it was merged with what stood there
 * @param sent the form's input when the writing began
 */
export function acknowledge(now: WorkingCopy, then: WorkingCopy, sent: PlainRecord, stored: PlainRecord): WorkingCopy {
  // A conflict that was answered meanwhile has the base that the answer gave it; one that came about meanwhile stays open.
  const open = [...conflictsOf(then), ...conflictsOf(now)].map((conflict) => ({ ...conflict, base: heldAt(now.base, conflict.path) }));
  return mergeTheirs({ base: withBases(sent, open), mine: now.mine, theirs: stored }, stored);
}

function withBases(record: PlainRecord, open: readonly Conflict[]): PlainRecord {
  return open.reduce((result, { path, base }) => placeAt(result, path, base), record);
}
