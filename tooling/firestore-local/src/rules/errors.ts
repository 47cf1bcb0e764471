export type Position = { readonly line: number; readonly column: number };

/** The rules cannot be loaded; the message ends with the place. */
export class RulesSyntaxError extends Error {
  readonly line: number;
  readonly column: number;

  constructor(message: string, position: Position) {
    super(`${message} (line ${position.line}, column ${position.column})`);
    this.name = "RulesSyntaxError";
    this.line = position.line;
    this.column = position.column;
  }
}

/** An expression has no value: a missing field, a wrong type, a limit. A condition that errors does not allow. */
export class EvaluationError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "EvaluationError";
  }
}

/** A request went past a limit of the language: it is denied as a whole, whatever another part of the condition says. */
export class LimitExceeded extends Error {
  constructor(message: string) {
    super(message);
    this.name = "LimitExceeded";
  }
}
