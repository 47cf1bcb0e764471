import type { FileRef } from "@org/data";
import type { CalculatorState } from "@org/form/state";
import { Spinner } from "@org/ui/elements";
import { Modal } from "@org/ui/kit";
import { useState, type ReactNode } from "react";
import { useSignedIn } from "../../account/signedIn.ts";
import type { ReadProject } from "../links/readFiles.ts";
import { useProjectFiles } from "../links/useProjectFiles.ts";
import { updateInput, writeInput } from "../links/writeInput.ts";
import { formValues } from "./formValues.ts";
import { texts } from "./texts.ts";
import { UpdateAll } from "./UpdateAll.tsx";

interface UpdateUpstreamProps {
  /** The open file. */
  readonly file: FileRef;
  readonly name: string;
  readonly state: CalculatorState;
  /** Ids of the files that it depends on. */
  readonly ids: ReadonlySet<string>;
  /** Whether the page of the open file is still shown. */
  readonly isPageOpen: () => boolean;
  /** Called after files were written. */
  readonly onWritten: () => void;
  readonly onClose: () => void;
}

/** Updates the files that an open file depends on, in order, and the open file as an edit of its form. */
export function UpdateUpstream({ file, name, state, ids, isPageOpen, onWritten, onClose }: UpdateUpstreamProps): ReactNode {
  const { workspace } = useSignedIn();
  const { project, failure } = useProjectFiles(file.projectId);
  const { definition, complete, change } = state;
  // The form may be ahead of what is stored.
  const [input] = useState(complete);
  const withOpenFile = ({ files, unread }: ReadProject): ReadProject => {
    const open = { id: file.fileId, collection: file.collection, ref: file, name, calculator: definition, input };
    return { files: files.map((each) => (each.id === file.fileId ? open : each)), unread };
  };
  return (
    <Modal title={texts.updateAll} onClose={onClose}>
      {failure !== undefined && <p role="alert">{failure}</p>}
      {!project && failure === undefined && <Spinner label={texts.comparing} />}
      {project && (
        <UpdateAll
          project={withOpenFile(project)}
          only={new Set([...ids, file.fileId])}
          write={async (each, next, over) => {
            if (each.id !== file.fileId) return updateInput(workspace, each, next, over);
            const edit = change({ type: "values", values: formValues(definition, over, next) });
            return async () => {
              // The form of a page that was left has no effect.
              if (isPageOpen()) change({ type: "undo", id: edit });
              else await writeInput(workspace, each, over, next);
            };
          }}
          onWritten={onWritten}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}
