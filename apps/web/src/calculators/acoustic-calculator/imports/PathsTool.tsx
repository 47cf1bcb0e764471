import { lazyPart, notify } from "@org/ui/elements";
import { plural } from "@org/form/numbers";
import type { CalculatorState } from "@org/form/state";
import type { ReactNode } from "react";
import { ImportTool } from "../../imports/ImportTool.tsx";

const PathsDialog = lazyPart(async () => (await import("./PathsDialog.tsx")).PathsDialog);

interface PathsToolProps {
  readonly state: CalculatorState;
}

/** Imports paths from a duct file: its ducts, fittings and outlets as elements, its ends as rooms, its fans as sources. */
export function PathsTool({ state }: PathsToolProps): ReactNode {
  return (
    <ImportTool label="Import paths from a duct file…">
      {(target, close) => (
        <PathsDialog
          target={target}
          input={state.input}
          onImport={({ values, count }) => {
            const edit = state.change({ type: "values", values });
            notify({
              key: "import",
              message: `${count} ${count === 1 ? "element" : plural("element")} imported.`,
              action: { label: "Undo", run: () => state.change({ type: "undo", id: edit }) },
            });
          }}
          onClose={close}
        />
      )}
    </ImportTool>
  );
}
