import type { FileRef } from "@org/data";
import { Button, notify } from "@org/ui/elements";
import { Modal, ModalActions, SelectField } from "@org/ui/kit";
import { useState, type ReactNode, type SubmitEvent } from "react";
import { FormFailure } from "../account/AccountPage.tsx";
import { useReadable } from "../account/useReadable.ts";
import { useTask } from "../account/useTask.ts";
import { useSignedIn } from "../account/signedIn.ts";
import { runAction } from "../pageParts/runAction.ts";

interface MoveModalProps {
  readonly file: FileRef;
  readonly name: string;
  readonly fromProjectId: string;
  readonly onClose: () => void;
}

/** Moves a file with its revisions to another project. */
export function MoveModal({ file, name, fromProjectId, onClose }: MoveModalProps): ReactNode {
  const { workspace } = useSignedIn();
  const { items } = useReadable(workspace.projects.list);
  const targets = items.flatMap((item) => (item.ok && item.id !== fromProjectId ? [[item.id, item.value.name] as const] : []));
  const [target, setTarget] = useState(targets[0]?.[0] ?? "");
  const task = useTask();
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!(await task.run(() => workspace.files.move(file, target)))) return;
    onClose();
    notify({ message: `Moved “${name}” to “${targets.find(([id]) => id === target)?.[1] ?? ""}”.` });
  };
  return (
    <Modal title={`Move “${name}”`} locked={task.isBusy} onClose={onClose}>
      {targets.length === 0 ? (
        <>
          <p>There is no other project yet.</p>
          <ModalActions>
            <Button onClick={onClose}>Close</Button>
          </ModalActions>
        </>
      ) : (
        <form onSubmit={(event) => runAction(() => send(event))}>
          <SelectField label="To project" options={targets} value={target} onChange={setTarget} data-autofocus />
          <FormFailure message={task.failure} />
          <ModalActions>
            <Button disabled={task.isBusy} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" look="primary" disabled={task.isBusy}>
              {task.isBusy ? "Moving" : "Move"}
            </Button>
          </ModalActions>
        </form>
      )}
    </Modal>
  );
}
