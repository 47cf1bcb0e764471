import type { ListField, Path } from "@org/hvac-core/kernel";
import type { PreferredUnits } from "../results/shown.ts";
import type { Row } from "../state/formInput.ts";
import type { CalculatorState } from "../state/calculatorState.ts";
import type { FormScope } from "../fields/formScope.ts";

/** The edited list: its field, its rows as entered (`inputRows`) and with defaults (`rows`), and the values around them. */
export interface ListSource {
  readonly state: Pick<CalculatorState, "definition" | "input" | "complete" | "blankUnits" | "unparsed" | "errors" | "outcome">;
  readonly path: Path;
  readonly list: ListField;
  readonly scope: FormScope;
  readonly rows: readonly Row[];
  readonly inputRows: readonly Row[];
  /** Units in which the user reads results. */
  readonly preferredUnits: PreferredUnits;
}
