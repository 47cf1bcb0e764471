/** Maximum number of long texts that are distinguished at once. */
const maxTexts = 20;

/**
 * The most recent results by a long text and a key. Both hold all values of the calculation, so that a remembered result is the one that would be
 * calculated.
 */
export class Memory<T> {
  readonly #maxEntries: number;
  readonly #texts = new Map<string, number>();
  /** The latest last. */
  readonly #entries = new Map<string, T>();
  #lastText = 0;

  constructor(maxEntries: number) {
    this.#maxEntries = maxEntries;
  }

  /** One key of both: long texts are compared once, not with each entry. */
  #keyOf(text: string, key: string): string {
    let number = this.#texts.get(text);
    if (number === undefined) {
      if (this.#texts.size >= maxTexts) this.#texts.clear();
      number = this.#lastText += 1;
      this.#texts.set(text, number);
    }
    return `${number} ${key}`;
  }

  has(text: string, key: string): boolean {
    return this.#entries.has(this.#keyOf(text, key));
  }

  find(text: string, key: string): T | undefined {
    return this.#entries.get(this.#keyOf(text, key));
  }

  remember(text: string, key: string, value: T): void {
    const whole = this.#keyOf(text, key);
    this.#entries.delete(whole);
    this.#entries.set(whole, value);
    if (this.#entries.size <= this.#maxEntries) return;
    const [oldest] = this.#entries.keys();
    this.#entries.delete(oldest!);
  }

  /** The remembered result, or else the calculated one. */
  recall(text: string, key: string, calculate: () => T): T {
    const value = this.has(text, key) ? this.find(text, key)! : calculate();
    this.remember(text, key, value);
    return value;
  }
}
