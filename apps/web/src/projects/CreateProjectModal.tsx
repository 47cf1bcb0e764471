import { createProject, limits, messages } from "@org/data";
import { Button } from "@org/ui/elements";
import { Modal, ModalActions, TextArea, TextField } from "@org/ui/kit";
import { useRouter } from "@tanstack/react-router";
import { useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { FormFailure } from "../account/AccountPage.tsx";
import { useTask } from "../account/useTask.ts";
import { useSignedIn } from "../account/signedIn.ts";
import { runAction } from "../pageParts/runAction.ts";
import { announceCreation } from "./announceCreation.ts";
import { lengthFault } from "./lengthFault.ts";

/** Creates an empty project. */
export function CreateProjectModal({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { backend } = useSignedIn();
  const router = useRouter();
  const [name, setName] = useState("");
  const [description, setDescription] = useState("");
  const [shows, setShows] = useState(false);
  const task = useTask();
  const input = useRef<HTMLInputElement>(null);
  const nameFault = name.trim() === "" ? messages.nameRequired : lengthFault(name, limits.nameLength);
  const descriptionFault = lengthFault(description, limits.descriptionLength);

  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setShows(true);
    if (nameFault ?? descriptionFault) {
      event.currentTarget.querySelector<HTMLElement>(nameFault ? "input" : "textarea")?.focus();
      return;
    }
    const open = (projectId: string): void => runAction(() => router.navigate({ to: "/projects/$projectId", params: { projectId } }));
    const isDone = await task.run(() =>
      announceCreation(() => createProject(backend.workspace, { name, description }), {
        created: messages.created,
        action: (projectId) => ({ label: "Open", run: () => open(projectId) }),
      }),
    );
    if (isDone) onClose();
    else input.current?.focus();
  };
  return (
    <Modal title="Create New Project" size="lg" locked={task.isBusy} onClose={onClose}>
      <form noValidate onSubmit={(event) => runAction(() => send(event))}>
        <TextField
          ref={input}
          label="Name"
          name="name"
          autoComplete="off"
          required
          data-autofocus
          value={name}
          onChange={setName}
          error={shows ? nameFault : undefined}
        />
        <TextArea
          label="Description (optional)"
          name="description"
          value={description}
          onChange={setDescription}
          error={shows ? descriptionFault : undefined}
        />
        <FormFailure message={task.failure} />
        <ModalActions>
          <Button disabled={task.isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look="primary" disabled={task.isBusy}>
            {task.isBusy ? "Creating" : "Create Project"}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  );
}
