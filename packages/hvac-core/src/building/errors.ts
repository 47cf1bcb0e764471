/** Reason for which a file of a building is refused. */
export type BuildingFileProblem =
  | "size"
  | "not-xml"
  | "document-type"
  | "depth"
  | "entity"
  | "encoding"
  | "not-gbxml"
  | "not-step"
  | "not-ifc"
  | "cycle"
  | "ifc-xml"
  | "compressed"
  | "unknown-format"
  | "no-length-unit"
  | "unknown-unit";

/**
 * A building file that cannot be read; the message says why, and the line where there is one.
 *
 * @example
 * ```ts
 * import { BuildingFileError } from "@org/hvac-core/building";
 * new BuildingFileError("not-xml", "the element Space is not closed", 12).message; // "Line 12: the element Space is not closed."
 * ```
 */
export class BuildingFileError extends SyntaxError {
  readonly problem: BuildingFileProblem;
  /** Counted from 1; 0 for the whole file. */
  readonly line: number;

  constructor(problem: BuildingFileProblem, message: string, line = 0) {
    super(line > 0 ? `Line ${line}: ${message}.` : `${message.charAt(0).toUpperCase()}${message.slice(1)}.`);
    this.name = "BuildingFileError";
    this.problem = problem;
    this.line = line;
  }
}
