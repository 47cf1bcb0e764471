import type { FileRef } from "@org/data";
import { commonTexts, notify, useObservable } from "@org/ui/elements";
import { Button, Modal, ModalActions, NativeSelect } from "@org/ui/kit";
import { useState, type ReactNode } from "react";
import { FormModal } from "../forms/ModalForm.tsx";
import { useTask } from "../forms/useTask.ts";
import { useSignedIn } from "../account/signedIn.ts";
import { runAction } from "../page/runAction.ts";
import { texts } from "./texts.ts";

interface MoveModalProps {
  readonly file: FileRef;
  readonly name: string;
  readonly fromProjectId: string;
  readonly onClose: () => void;
}

/** Moves a file with its revisions to another project. */
export function MoveModal({ file, name, fromProjectId, onClose }: MoveModalProps): ReactNode {
  const { workspace } = useSignedIn();
  const { items } = useObservable(workspace.projects.list);
  const targets = items.flatMap((item) => (item.ok && item.id !== fromProjectId ? [{ value: item.id, label: item.value.name }] : []));
  const [target, setTarget] = useState(targets[0]?.value ?? "");
  const task = useTask();
  const send = async (): Promise<void> => {
    if (!(await task.run(() => workspace.files.move(file, target)))) return;
    onClose();
    notify({ message: texts.file.moved(name, targets.find(({ value }) => value === target)?.label ?? "") });
  };
  const title = texts.file.moveTitle(name);
  if (targets.length === 0)
    return (
      <Modal title={title} onClose={onClose}>
        <p>{texts.file.noOtherProject}</p>
        <ModalActions>
          <Button variant="default" onClick={onClose}>
            {commonTexts.close}
          </Button>
        </ModalActions>
      </Modal>
    );
  return (
    <FormModal
      title={title}
      task={task}
      action={texts.file.moveAction}
      processing={texts.file.moving}
      onSubmit={(event) => {
        event.preventDefault();
        runAction(send);
      }}
      onClose={onClose}
    >
      <NativeSelect
        label={texts.file.moveTo}
        data={targets}
        value={target}
        onChange={(event) => setTarget(event.currentTarget.value)}
        data-autofocus
      />
    </FormModal>
  );
}
