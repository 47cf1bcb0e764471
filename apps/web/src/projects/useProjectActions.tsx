import { messages, type Project, type Workspace } from "@org/data";
import { commonTexts, notify } from "@org/ui/elements";
import { useCallback, useState, type ReactNode } from "react";
import { useSignedIn } from "../account/signedIn.ts";
import { runAction } from "../page/runAction.ts";
import { download } from "./download.ts";
import { NameModal } from "./NameModal.tsx";
import { RemovalModal } from "./RemovalModal.tsx";
import { texts } from "./texts.ts";

export interface ProjectActions {
  readonly edit: (project: Project) => void;
  readonly exportOne: (project: Project) => void;
  readonly remove: (project: { readonly id: string; readonly name: string }) => void;
  /** The open modal. */
  readonly modal: ReactNode;
}

async function exportProject(workspace: Workspace, { id, name }: Project): Promise<void> {
  const result = await workspace.archives.exportProject(id);
  if (!result.ok) return notify({ message: result.message, tone: "error" });
  download(`${name}.plenum`, result.archive);
  notify({ message: texts.project.exported(name), tone: "success" });
}

/** Actions for a project, in the list and on its page. `onRemoved` is called when its deletion has begun. */
export function useProjectActions(onRemoved?: () => void): ProjectActions {
  const { workspace } = useSignedIn();
  const [modal, setModal] = useState<ReactNode>();
  const close = useCallback(() => setModal(undefined), []);
  return {
    modal,
    edit: ({ id, name, description }) =>
      setModal(
        <NameModal
          title={texts.project.editTitle}
          action={commonTexts.save}
          processing={texts.project.saving}
          required={messages.nameRequired}
          name={name}
          description={description}
          submit={(newName, newDescription) => workspace.projects.change(id, { name: newName, description: newDescription })}
          onClose={close}
        />,
      ),
    exportOne: (project) => runAction(() => exportProject(workspace, project)),
    remove: ({ id, name }) =>
      setModal(
        <RemovalModal
          name={name}
          lead={texts.project.deleteLead}
          action={texts.project.deleteAction}
          remove={() => {
            const removal = workspace.projects.remove(id);
            onRemoved?.();
            return removal;
          }}
          onClose={close}
        />,
      ),
  };
}
