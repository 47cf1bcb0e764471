import { commonTexts } from "@org/ui/elements";
import { Button, Modal, ModalActions } from "@org/ui/kit";
import type { ReactNode, SyntheticEvent } from "react";
import { TaskState } from "./FormFailure.tsx";
import { SubmitButton } from "./SubmitButton.tsx";
import type { Task } from "./useTask.ts";

interface ModalFormProps {
  readonly task: Task;
  readonly action: string;
  /** Label of the button while the form is being sent. */
  readonly processing: string;
  readonly color?: "red";
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a modal: fields, the state of its request, and buttons that send it or close the modal. */
export function ModalForm({ task, action, processing, color, onSubmit, onClose, children }: ModalFormProps): ReactNode {
  return (
    <form noValidate onSubmit={onSubmit} aria-busy={task.isBusy}>
      {children}
      <TaskState task={task} />
      <ModalActions>
        <Button variant="default" disabled={task.isBusy} onClick={onClose}>
          {commonTexts.cancel}
        </Button>
        <SubmitButton action={action} processing={processing} isBusy={task.isBusy} {...(color && { color })} />
      </ModalActions>
    </form>
  );
}

interface FormModalProps extends ModalFormProps {
  readonly title: string;
  readonly size?: "md" | "lg";
}

/** A modal that is a form. It stays open while the form is being sent. */
export function FormModal({ title, size = "md", ...form }: FormModalProps): ReactNode {
  return (
    <Modal title={title} size={size} locked={form.task.isBusy} onClose={form.onClose}>
      <ModalForm {...form} />
    </Modal>
  );
}
