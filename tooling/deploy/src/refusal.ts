/** A refused deployment; each reason names the error and the remedy. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly reasons: readonly string[];

  constructor(...reasons: readonly string[]) {
    super(reasons.join("\n"));
    this.reasons = reasons;
  }
}
