import type { FileRef } from "@org/data";
import { notify } from "@org/ui/elements";
import { useMemo, useState, type ReactNode } from "react";
import { useSignedIn } from "../account/signedIn.ts";
import { runAction } from "../page/runAction.ts";
import { LinkedTo } from "./LinkedTo.tsx";
import { MoveModal } from "./MoveModal.tsx";
import { NameModal } from "./NameModal.tsx";
import { RemovalModal } from "./RemovalModal.tsx";
import { texts } from "./texts.ts";

export interface FileActions {
  readonly rename: (file: FileRef, name: string) => void;
  readonly duplicate: (file: FileRef) => void;
  readonly move: (file: FileRef, name: string) => void;
  readonly remove: (file: FileRef, name: string) => void;
}

/** Actions for the files of a project, and the open modal. The actions are the same object as long as the project is the same. */
export function useFileActions(projectId: string): readonly [actions: FileActions, modal: ReactNode] {
  const { workspace } = useSignedIn();
  const [modal, setModal] = useState<ReactNode>();
  const actions = useMemo(() => {
    const close = (): void => setModal(undefined);
    return {
      rename: (file: FileRef, name: string) =>
        setModal(
          <NameModal
            title={texts.file.renameTitle}
            action={texts.file.rename}
            processing={texts.file.renaming}
            name={name}
            submit={(to) => workspace.files.rename(file, to)}
            onClose={close}
          />,
        ),
      duplicate: (file: FileRef) => {
        runAction(async () => {
          const result = await workspace.files.duplicate(file);
          notify(result.ok ? { message: texts.file.duplicated } : { message: result.message, tone: "error" });
        });
      },
      move: (file: FileRef, name: string) => setModal(<MoveModal file={file} name={name} fromProjectId={projectId} onClose={close} />),
      remove: (file: FileRef, name: string) =>
        setModal(
          <RemovalModal
            name={name}
            lead={texts.file.deleteLead}
            action={texts.file.deleteAction}
            remove={() => workspace.files.remove(file)}
            onClose={close}
          >
            <LinkedTo file={file} />
          </RemovalModal>,
        ),
    };
  }, [workspace, projectId]);
  return [actions, modal];
}
