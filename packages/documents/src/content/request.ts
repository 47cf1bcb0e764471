import type { Explanation } from "@org/hvac-core/kernel";
import type { PreferredUnits } from "@org/form/results";
import type { CalculatorState } from "@org/form/state";

/** A page of which somebody wants a report. */
export interface ReportRequest {
  readonly state: CalculatorState;
  readonly preferredUnits: PreferredUnits;
  /** The file, or what the input calls itself. */
  readonly title: string;
  /** Address that opens it; `undefined` where none is short enough for paper. */
  readonly link: string | undefined;
  /** Loads what explains the numbers; `undefined` where it cannot be had. */
  readonly explanation: () => Promise<Explanation | undefined>;
  readonly onClose: () => void;
}
