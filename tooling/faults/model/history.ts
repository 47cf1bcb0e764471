import { isSame, looksLike, type Value } from "./values.ts";

/** A value at a path of a file: entered, restored by undo, or initial. */
export interface Write {
  readonly id: number;
  readonly place: string;
  readonly value: Value;
  /** The tab of the entry; `undefined` for an initial value. */
  readonly tab: string | undefined;
  readonly device: number | undefined;
  /** Milliseconds on the runner's clock. */
  readonly time: number;
  /** Whether it may be lost without a fault: entered, and not yet stored when its browser was killed. */
  readonly mayBeGone: boolean;
  /** The write whose value undo restored. */
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

/** The selected one of two values. */
interface Answer {
  readonly chosen: number;
  readonly rejected: number;
  readonly device: number;
  readonly time: number;
  /** Given so shortly before the browser was killed that the device may not have stored it. */
  mayBeGone: boolean;
}

/**
 * Writes, each with the write that its page showed at the path. A value entered over another that the page showed replaces it; two values entered
 * without the other being shown are both current, until a conflict is shown and answered. Places are paths with their file: `1:fittings.elbows.quantity`.
 */
export class History {
  readonly #writes: Write[] = [];
  /** The write that each write replaces. */
  readonly #replaces = new Map<number, Set<number>>();
  readonly #questions = new Set<string>();
  /** Time at which a page first reported a write as saved. */
  readonly #acknowledged = new Map<number, number>();
  readonly #answers: Answer[] = [];

  /** Adds an initial value. */
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

  /** The write that a page shows at a path: the newest with the displayed value. */
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
    // The same conflict was answered before, and the answer was lost with the browser.
    if (this.#isDoubtful(rejected.id, chosen.id)) this.#replaces.get(rejected.id)!.delete(chosen.id);
    // A user who did not know that a value had arrived restores the replaced one.
    const selected = this.knew(rejected, chosen)
      ? this.#put({ ...chosen, device, time, mayBeGone: false, restores: undefined }, [])
      : chosen;
    this.#replaces.get(selected.id)!.add(rejected.id);
    this.#answers.push({ chosen: selected.id, rejected: rejected.id, device, time, mayBeGone: false });
  }

  /** Whether one write replaces another only by an answer that may be lost. */
  #isDoubtful(chosen: number, rejected: number): boolean {
    const answers = this.#answers.filter((each) => each.chosen === chosen && each.rejected === rejected);
    return answers.length > 0 && answers.every(({ mayBeGone }) => mayBeGone);
  }

  /** A page reported everything as saved: its user knows that the page's entries have arrived. */
  acknowledge(tab: string, time: number): void {
    for (const write of this.#writes) if (write.tab === tab && !this.#acknowledged.has(write.id)) this.#acknowledged.set(write.id, time);
  }

  isAcknowledged({ id }: Write): boolean {
    return this.#acknowledged.has(id);
  }

  /**
   * Values, answers and saved states that a device had not stored when its browser was killed may be lost.
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

  /** Whether one write was made with knowledge of another, apart from answers that may be lost. */
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
    // Undo may restore an overwritten value: only a newer or selected write replaces another.
    const standing = here.filter(({ id }) => !replaced.has(id));
    return standing.length > 0 ? standing : here.slice(-1);
  }

  writesTo(place: string): readonly Write[] {
    return this.#writes.filter((write) => write.place === place);
  }

  places(): readonly string[] {
    return [...new Set(this.#writes.map(({ place }) => place))];
  }

  /** Number of entered values. */
  count(): number {
    return this.#writes.filter(({ tab }) => tab !== undefined).length;
  }
}
