import { isSame, looksLike, type Value } from "./values.ts";

/** A value at a place of a file: typed, brought back by undo, or there from the beginning. */
export interface Write {
  readonly id: number;
  readonly place: string;
  readonly value: Value;
  /** The tab it was typed in; `undefined` for a value that was there from the beginning. */
  readonly tab: string | undefined;
  readonly device: number | undefined;
  /** Milliseconds on the runner's clock. */
  readonly time: number;
  /** Whether it may be gone without a fault: typed, and not yet kept when its browser was killed. */
  readonly mayBeGone: boolean;
  /** The write whose value undo brought back. */
  readonly restores: Write | undefined;
}

export interface Written {
  readonly place: string;
  readonly value: Value;
  readonly tab: string;
  readonly device: number;
  readonly time: number;
  /** The write that the page showed there before. */
  readonly over: Write | undefined;
  /** For the removal of a row: the writes that it showed in the row's fields. */
  readonly alsoSeen?: readonly Write[];
  readonly restores?: Write;
}

/** Which of two values was chosen. */
interface Answer {
  readonly chosen: number;
  readonly rejected: number;
  readonly device: number;
  readonly time: number;
  /** Given so shortly before the browser was killed that the device may have forgotten it. */
  mayBeGone: boolean;
}

/**
 * Writes, each with the write that its page showed at the place. A value that was typed over another that the page showed replaces it; two values that were typed
 * without the other being shown are both current, until a conflict is shown and answered. Places are paths with their file: `1:fittings.elbows.quantity`.
 */
export class History {
  readonly #writes: Write[] = [];
  /** For each write what it replaces. */
  readonly #replaces = new Map<number, Set<number>>();
  readonly #questions = new Set<string>();
  /** When a page first said that a write is saved. */
  readonly #acknowledged = new Map<number, number>();
  readonly #answers: Answer[] = [];

  /** Adds a value that is there from the beginning. */
  begin(place: string, value: Value): Write {
    return this.#put({ place, value, tab: undefined, device: undefined, time: 0, mayBeGone: false, restores: undefined }, []);
  }

  wrote({ over, alsoSeen = [], restores, ...write }: Written): Write {
    return this.#put({ ...write, restores, mayBeGone: false }, [...(over ? [over] : []), ...alsoSeen]);
  }

  #put(write: Omit<Write, "id">, over: readonly Write[]): Write {
    const made = { ...write, id: this.#writes.length };
    this.#writes.push(made);
    this.#replaces.set(made.id, new Set(over.map(({ id }) => id)));
    return made;
  }

  /** The write that a page shows at a place: the newest that looks like it. */
  shown(place: string, shown: Value): Write | undefined {
    return this.#writes.findLast((write) => write.place === place && looksLike(write.value, shown));
  }

  /** The newest write that is exactly what is stored. */
  stored(place: string, value: Value): Write | undefined {
    return this.#writes.findLast((write) => write.place === place && isSame(write.value, value));
  }

  /** A page asked which of two values stays. */
  recordQuestion(place: string): void {
    this.#questions.add(place);
  }

  wasAsked(place: string): boolean {
    return this.#questions.has(place);
  }

  /** A conflict was answered: the rejected value is replaced, knowingly. */
  answered(chosen: Write, rejected: Write, device: number, time: number): void {
    if (chosen.id === rejected.id) return;
    // The same question was answered before, and the answer was gone with the browser.
    if (this.#isDoubtful(rejected.id, chosen.id)) this.#replaces.get(rejected.id)!.delete(chosen.id);
    // A value that had been replaced is put there again by a user who did not know that it had arrived.
    const selected = this.knew(rejected, chosen)
      ? this.#put({ ...chosen, device, time, mayBeGone: false, restores: undefined }, [])
      : chosen;
    this.#replaces.get(selected.id)!.add(rejected.id);
    this.#answers.push({ chosen: selected.id, rejected: rejected.id, device, time, mayBeGone: false });
  }

  /** Whether one write replaces another only by an answer that may be gone. */
  #isDoubtful(chosen: number, rejected: number): boolean {
    const answers = this.#answers.filter((each) => each.chosen === chosen && each.rejected === rejected);
    return answers.length > 0 && answers.every(({ mayBeGone }) => mayBeGone);
  }

  /** A page said that everything is saved: its user knows that the values typed in it have arrived. */
  acknowledge(tab: string, time: number): void {
    for (const write of this.#writes) if (write.tab === tab && !this.#acknowledged.has(write.id)) this.#acknowledged.set(write.id, time);
  }

  isAcknowledged({ id }: Write): boolean {
    return this.#acknowledged.has(id);
  }

  /**
   * What a device had not kept yet when its browser was killed may be gone: values, answers, and that a value is saved.
   *
   * @returns the number of values
   */
  forgive(device: number, after: number): number {
    let count = 0;
    this.#writes.forEach((write, index) => {
      if (write.device !== device) return;
      if ((this.#acknowledged.get(write.id) ?? 0) > after) this.#acknowledged.delete(write.id);
      if (write.time <= after) return;
      this.#writes[index] = { ...write, mayBeGone: true };
      count += 1;
    });
    for (const answer of this.#answers) if (answer.device === device && answer.time > after) answer.mayBeGone = true;
    return count;
  }

  /** Whether one write came to be in the knowledge of another, apart from answers that may be gone. */
  knew(later: Write, earlier: Write): boolean {
    const reached = new Set<number>();
    const waiting = [later.id];
    while (waiting.length > 0) {
      const next = waiting.pop()!;
      for (const id of this.#replaces.get(next) ?? []) {
        if (reached.has(id) || this.#isDoubtful(next, id)) continue;
        reached.add(id);
        waiting.push(id);
      }
    }
    return reached.has(earlier.id);
  }

  /**
   * Writes that are not replaced. More than one: their users did not see each other's.
   *
   * @param gone writes that are taken as never typed
   */
  standing(place: string, gone: ReadonlySet<Write> = new Set()): readonly Write[] {
    const here = this.writesTo(place).filter((write) => !gone.has(write));
    const replaced = new Set(here.flatMap(({ id }) => [...this.#replaces.get(id)!]));
    // Undo may put a value back over which it had once been typed: a write is replaced only by what is newer or was chosen.
    const standing = here.filter(({ id }) => !replaced.has(id));
    return standing.length > 0 ? standing : here.slice(-1);
  }

  writesTo(place: string): readonly Write[] {
    return this.#writes.filter((write) => write.place === place);
  }

  places(): readonly string[] {
    return [...new Set(this.#writes.map(({ place }) => place))];
  }

  /** Number of values that were typed. */
  count(): number {
    return this.#writes.filter(({ tab }) => tab !== undefined).length;
  }
}
