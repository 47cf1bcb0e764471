import type { CalculatorState } from "@org/form/state";
import { Button, lazyPart } from "@org/ui/elements";
import { useState, type ReactNode } from "react";
import { texts } from "./toolTexts.ts";

const RowsModel = lazyPart(async () => (await import("./RowsModel.tsx")).RowsModel);

/** Opens the dialog that exports the rooms as a model. */
export function RowsModelTool({ state }: { readonly state: CalculatorState }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button small title={texts.hint} onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && <RowsModel state={state} onClose={() => setOpen(false)} />}
    </>
  );
}
