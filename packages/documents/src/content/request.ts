import type { Explanation } from "@org/hvac-core/kernel";
import type { PreferredUnits } from "@org/form/results";
import type { CalculatorState } from "@org/form/state";

/** A page with a request for a report. */
export interface ReportRequest {
  readonly state: CalculatorState;
  readonly preferredUnits: PreferredUnits;
  /** File name, or the title within the input. */
  readonly title: string;
  /** Address that opens it; `undefined` if it is too long for paper. */
  readonly link: string | undefined;
  /** Loads the explanation of the numbers; `undefined` if it cannot be loaded. */
  readonly explanation: () => Promise<Explanation | undefined>;
  readonly onClose: () => void;
}
