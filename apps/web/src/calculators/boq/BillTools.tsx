import type { CalculatorState } from "@org/form/state";
import type { ReactNode } from "react";
import { RateBookTool } from "./rateBook/RateBookTool.tsx";
import { SuggestTool } from "./suggestions/SuggestTool.tsx";
import { TakeOffTool } from "./takeOff/TakeOffTool.tsx";
import styles from "./boq.module.css";

/** Buttons that add items to a bill from other sources. */
export function BillTools({ state }: { readonly state: CalculatorState }): ReactNode {
  return (
    <div className={styles.tools}>
      <TakeOffTool state={state} />
      <SuggestTool state={state} />
      <RateBookTool state={state} />
    </div>
  );
}
