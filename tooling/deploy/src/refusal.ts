/** A deployment that does not take place; each reason says what is wrong and what to do. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly reasons: readonly string[];

  constructor(...reasons: readonly string[]) {
    super(reasons.join("\n"));
    this.reasons = reasons;
  }
}
