import type { CalculatorState } from "@org/form/state";
import { Button, lazyPart } from "@org/ui/elements";
import { useState, type ReactNode } from "react";
import { texts } from "./toolTexts.ts";

const ModelResults = lazyPart(async () => (await import("./ModelResults.tsx")).ModelResults);

/** Opens the dialog that writes the loads of the rooms into their model. */
export function ResultsTool({ state }: { readonly state: CalculatorState }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button small title={texts.hint} onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && <ModelResults state={state} onClose={() => setOpen(false)} />}
    </>
  );
}
