import type { Calculated, Say, Success, Table, WarningStatement } from "../../kernel/index.ts";
import type { roomResults } from "./roomResults.ts";
import type { fields, HeatLoadValues } from "./schema.ts";

/** Results of one room are among those of every method. */
type MethodResults = typeof roomResults;

/** A method of calculation: quick or hourly. */
export interface Method<R extends MethodResults, C extends Calculated<R>> {
  readonly calculate: (values: HeatLoadValues) => C;
  readonly warnings: (calculation: C, values: HeatLoadValues) => readonly WarningStatement[];
  readonly tables: (calculation: C, values: HeatLoadValues) => readonly Table[];
  readonly answer: (outcome: Success<R, unknown, typeof fields>, say: Say) => string;
}
