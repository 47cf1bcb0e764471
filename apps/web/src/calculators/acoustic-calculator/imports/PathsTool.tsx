import { commonTexts, lazyPart, notify } from "@org/ui/elements";
import type { CalculatorState } from "@org/form/state";
import type { ReactNode } from "react";
import { ImportTool } from "../../imports/ImportTool.tsx";
import { texts } from "../texts.ts";

const PathsDialog = lazyPart(async () => (await import("./PathsDialog.tsx")).PathsDialog);

interface PathsToolProps {
  readonly state: CalculatorState;
}

/** Imports paths from a duct file: its ducts, fittings and outlets as elements, its ends as rooms, its fans as sources. */
export function PathsTool({ state }: PathsToolProps): ReactNode {
  return (
    <ImportTool label={texts.tools.importPaths}>
      {(target, close) => (
        <PathsDialog
          target={target}
          input={state.input}
          onImport={({ values, count }) => {
            const edit = state.change({ type: "values", values });
            notify({
              key: "import",
              message: texts.tools.imported(count),
              action: { label: commonTexts.undo, run: () => state.change({ type: "undo", id: edit }) },
            });
          }}
          onClose={close}
        />
      )}
    </ImportTool>
  );
}
