import type { FileRef } from "@org/data";
import { withoutSampleRows, type CalculatorState } from "@org/form/state";
import { commonTexts, notify } from "@org/ui/elements";
import { useMemo, type ReactNode } from "react";
import { texts } from "../texts.ts";
import { PathsDialog } from "./PathsDialog.tsx";

interface ImportPathsProps {
  readonly target: FileRef;
  readonly state: CalculatorState;
  /** Id of the duct file that is selected at first. */
  readonly source?: string;
  readonly onClose: () => void;
}

/** The import of sound paths, as an edit of the open file. */
export function ImportPaths({ target, state, source, onClose }: ImportPathsProps): ReactNode {
  const { definition, input, change } = state;
  // A new page shows the path of an example, which is not part of the project.
  const emptied = useMemo(() => withoutSampleRows(definition, input), [definition, input]);
  const withoutSample = useMemo(() => ({ ...input, ...emptied }), [input, emptied]);
  return (
    <PathsDialog
      target={target}
      first={source}
      input={withoutSample}
      onImport={({ values, imports, count }) => {
        const edit = change({ type: "values", values: { ...emptied, ...values }, imports });
        notify({
          key: "import",
          message: texts.tools.imported(count),
          action: { label: commonTexts.undo, run: () => change({ type: "undo", id: edit }) },
        });
      }}
      onClose={onClose}
    />
  );
}
