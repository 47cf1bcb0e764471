import { createProject, limits, messages } from "@org/data";
import { commonTexts } from "@org/ui/elements";
import { Button, Modal, ModalActions, Textarea, TextInput } from "@org/ui/kit";
import { useRouter } from "@tanstack/react-router";
import { useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { FormFailure } from "../forms/FormFailure.tsx";
import { useTask } from "../forms/useTask.ts";
import { useSignedIn } from "../account/signedIn.ts";
import { runAction } from "../page/runAction.ts";
import { announceCreation } from "./announceCreation.ts";
import { lengthError } from "./lengthError.ts";
import { texts } from "./texts.ts";

/** Creates an empty project and opens it. */
export function CreateProjectModal({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { backend } = useSignedIn();
  const router = useRouter();
  const [name, setName] = useState("");
  const [description, setDescription] = useState("");
  const [showsErrors, setShowsErrors] = useState(false);
  const task = useTask();
  const input = useRef<HTMLInputElement>(null);
  const nameError = name.trim() === "" ? messages.nameRequired : lengthError(name, limits.nameLength);
  const descriptionError = lengthError(description, limits.descriptionLength);

  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setShowsErrors(true);
    if (nameError ?? descriptionError) {
      event.currentTarget.querySelector<HTMLElement>(nameError ? "input" : "textarea")?.focus();
      return;
    }
    let projectId: string | undefined;
    const isDone = await task.run(async () => {
      const result = await announceCreation(() => createProject(backend.workspace, { name, description }), { created: messages.created });
      if (result.ok) projectId = result.id;
      return result;
    });
    if (!isDone || projectId === undefined) return input.current?.focus();
    onClose();
    await router.navigate({ to: "/projects/$projectId", params: { projectId } });
  };
  return (
    <Modal title={texts.create.title} size="lg" locked={task.isBusy} onClose={onClose}>
      <form noValidate onSubmit={(event) => runAction(() => send(event))}>
        <TextInput
          ref={input}
          label={texts.name.label}
          name="name"
          autoComplete="off"
          required
          withAsterisk={false}
          data-autofocus
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={showsErrors && nameError}
        />
        <Textarea
          mt="sm"
          label={texts.name.description}
          name="description"
          rows={3}
          value={description}
          onChange={(event) => setDescription(event.currentTarget.value)}
          error={showsErrors && descriptionError}
        />
        <FormFailure message={task.failure} />
        <ModalActions>
          <Button variant="default" disabled={task.isBusy} onClick={onClose}>
            {commonTexts.cancel}
          </Button>
          <Button type="submit" disabled={task.isBusy}>
            {task.isBusy ? texts.create.creating : texts.create.action}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  );
}
