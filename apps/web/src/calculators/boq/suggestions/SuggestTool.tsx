import { Button, commonTexts, lazyPart, notify } from "@org/ui/elements";
import type { CalculatorState } from "@org/form/state";
import { useState, type ReactNode } from "react";
import type { Session } from "./session.ts";
import { texts } from "../texts.ts";

const SuggestDialog = lazyPart(async () => (await import("./SuggestDialog.tsx")).SuggestDialog);

/** Proposes missing items of the bill; accepted ones are added as one step. */
export function SuggestTool({ state }: { readonly state: CalculatorState }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  // A dialog that was closed by mistake reopens in the same session.
  const [session, setSession] = useState<Session>();
  return (
    <div className="screen-only">
      <Button small onClick={() => setOpen(true)}>
        {texts.tools.suggest}
      </Button>
      {isOpen && (
        <SuggestDialog
          complete={state.complete}
          before={session}
          onAdd={(items, count) => {
            const edit = state.change({ type: "values", values: { items } });
            notify({
              key: "suggestions",
              message: texts.tools.itemsAdded(count),
              action: { label: commonTexts.undo, run: () => state.change({ type: "undo", id: edit }) },
            });
          }}
          onClose={(next?: Session) => {
            // Where the dialog could not be loaded, there is nothing to keep.
            if (next) setSession(next);
            setOpen(false);
          }}
        />
      )}
    </div>
  );
}
