import type { CalculatorState } from "@org/ui/surface";
import type { ReactNode } from "react";
import { RateBookTool } from "./rateBook/RateBookTool.tsx";
import { SuggestTool } from "./suggestions/SuggestTool.tsx";

/** Where items of a bill come from besides the keyboard. */
export function BillTools({ state }: { readonly state: CalculatorState }): ReactNode {
  return (
    <>
      <SuggestTool state={state} />
      <RateBookTool state={state} />
    </>
  );
}
