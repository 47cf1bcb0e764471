import { limits, type ActionResult } from "@org/data";
import { commonTexts } from "@org/ui/elements";
import { Button, Modal, ModalActions, Textarea, TextInput } from "@org/ui/kit";
import { useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { FormFailure } from "../forms/FormFailure.tsx";
import { useTask } from "../forms/useTask.ts";
import { runAction } from "../page/runAction.ts";
import { lengthError } from "./lengthError.ts";
import { texts } from "./texts.ts";

interface NameModalProps {
  readonly title: string;
  readonly action: string;
  /** Label of the button while the name is being saved. */
  readonly processing: string;
  /** Message if the name is missing. */
  readonly required?: string;
  readonly name: string;
  /** If set, the description can be edited too. */
  readonly description?: string;
  readonly submit: (name: string, description: string) => Promise<ActionResult>;
  readonly onClose: () => void;
}

/** Asks for a name. */
export function NameModal({
  title,
  action,
  processing,
  required = texts.nameRequired,
  name: initialName,
  description: initialDescription,
  submit,
  onClose,
}: NameModalProps): ReactNode {
  const [name, setName] = useState(initialName);
  const [description, setDescription] = useState(initialDescription ?? "");
  const [showsErrors, setShowsErrors] = useState(false);
  const task = useTask();
  const input = useRef<HTMLInputElement>(null);
  const nameError = name.trim() === "" ? required : lengthError(name, limits.nameLength);
  const descriptionError = lengthError(description, limits.descriptionLength);
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setShowsErrors(true);
    if (nameError ?? descriptionError) {
      event.currentTarget.querySelector<HTMLElement>(nameError ? "input" : "textarea")?.focus();
      return;
    }
    if (await task.run(() => submit(name, description))) onClose();
    else input.current?.focus();
  };
  return (
    <Modal title={title} locked={task.isBusy} onClose={onClose}>
      <form noValidate onSubmit={(event) => runAction(() => send(event))}>
        <TextInput
          ref={input}
          label={texts.name.label}
          autoComplete="off"
          data-autofocus
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={showsErrors && nameError}
          onFocus={(event) => event.target.select()}
        />
        {initialDescription !== undefined && (
          <Textarea
            mt="sm"
            label={texts.name.description}
            rows={3}
            value={description}
            onChange={(event) => setDescription(event.currentTarget.value)}
            error={showsErrors && descriptionError}
          />
        )}
        <FormFailure message={task.failure} />
        <ModalActions>
          <Button variant="default" disabled={task.isBusy} onClick={onClose}>
            {commonTexts.cancel}
          </Button>
          <Button type="submit" disabled={task.isBusy}>
            {task.isBusy ? processing : action}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  );
}
