/** A family of warnings that an engineer accepts, with the reason. A row of the input: merged, copied, stored and issued with it. */
export interface Acceptance {
  /** Severity and code of the warning: `caution-hiss`. */
  readonly id: string;
  readonly reason: string;
  /** What it was accepted for: each place, with its number in SI and those of its message. */
  readonly facts: string;
}
