import { limits, type Done } from "@org/data";
import { Button } from "@org/ui/elements";
import { Modal, ModalActions, TextArea, TextField } from "@org/ui/kit";
import { useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { FormFailure } from "../account/AccountPage.tsx";
import { useTask } from "../account/useTask.ts";
import { runAction } from "../pageParts/runAction.ts";
import { lengthFault } from "./lengthFault.ts";

interface NameModalProps {
  readonly title: string;
  readonly action: string;
  /** What the button says meanwhile. */
  readonly processing: string;
  /** What is said where the name is missing. */
  readonly required?: string;
  readonly name: string;
  /** Asked for as well where it is given. */
  readonly description?: string;
  readonly submit: (name: string, description: string) => Promise<Done>;
  readonly onClose: () => void;
}

/** Asks for the name of something. */
export function NameModal({
  title,
  action,
  processing,
  required = "A name is required.",
  name: initialName,
  description: initialDescription,
  submit,
  onClose,
}: NameModalProps): ReactNode {
  const [name, setName] = useState(initialName);
  const [description, setDescription] = useState(initialDescription ?? "");
  const [shows, setShows] = useState(false);
  const task = useTask();
  const input = useRef<HTMLInputElement>(null);
  const nameFault = name.trim() === "" ? required : lengthFault(name, limits.nameLength);
  const descriptionFault = lengthFault(description, limits.descriptionLength);
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setShows(true);
    if (nameFault ?? descriptionFault) {
      event.currentTarget.querySelector<HTMLElement>(nameFault ? "input" : "textarea")?.focus();
      return;
    }
    if (await task.run(() => submit(name, description))) onClose();
    else input.current?.focus();
  };
  return (
    <Modal title={title} locked={task.isBusy} onClose={onClose}>
      <form noValidate onSubmit={(event) => runAction(() => send(event))}>
        <TextField
          ref={input}
          label="Name"
          autoComplete="off"
          data-autofocus
          value={name}
          onChange={setName}
          error={shows ? nameFault : undefined}
          onFocus={(event) => event.target.select()}
        />
        {initialDescription !== undefined && (
          <TextArea
            label="Description (optional)"
            value={description}
            onChange={setDescription}
            error={shows ? descriptionFault : undefined}
          />
        )}
        <FormFailure message={task.failure} />
        <ModalActions>
          <Button disabled={task.isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look="primary" disabled={task.isBusy}>
            {task.isBusy ? processing : action}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  );
}
