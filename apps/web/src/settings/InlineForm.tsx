import { commonTexts } from "@org/ui/elements";
import { Button, Group } from "@org/ui/kit";
import type { ReactNode, SyntheticEvent } from "react";
import { TaskState } from "../forms/FormFailure.tsx";
import { SubmitButton } from "../forms/SubmitButton.tsx";
import type { Task } from "../forms/useTask.ts";
import styles from "./settings.module.css";

interface InlineFormProps {
  readonly task: Task;
  readonly action: string;
  readonly processing: string;
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form that opens below its row; its buttons close it. */
export function InlineForm({ task, action, processing, onSubmit, onClose, children }: InlineFormProps): ReactNode {
  return (
    <form className={styles.inline} noValidate onSubmit={onSubmit} aria-busy={task.isBusy}>
      {children}
      <TaskState task={task} />
      <Group gap="xs" mt="md">
        <SubmitButton action={action} processing={processing} isBusy={task.isBusy} />
        <Button variant="default" onClick={onClose}>
          {commonTexts.cancel}
        </Button>
      </Group>
    </form>
  );
}
