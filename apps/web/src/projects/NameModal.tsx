import { limits, type ActionResult } from "@org/data";
import { Textarea, TextInput } from "@org/ui/kit";
import type { ReactNode } from "react";
import { FormModal } from "../forms/ModalForm.tsx";
import { useTaskForm } from "../forms/useTaskForm.ts";
import { lengthError, nameError } from "./lengthError.ts";
import { texts } from "./texts.ts";

interface NameModalProps<Result> {
  readonly title: string;
  readonly size?: "md" | "lg";
  readonly action: string;
  /** Label of the button while the name is being saved. */
  readonly processing: string;
  /** Message if the name is missing. */
  readonly required?: string;
  readonly name: string;
  /** If set, the description can be edited too. */
  readonly description?: string;
  /** Further fields, below the others. */
  readonly children?: ReactNode;
  readonly submit: (name: string, description: string) => Promise<ActionResult<Result>>;
  readonly onDone?: (result: Result) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for a name, and for a description. */
export function NameModal<Result extends object>(props: NameModalProps<Result>): ReactNode {
  const { required, name, description, submit, onDone, onClose, children, ...modal } = props;
  const { form, task, onSubmit } = useTaskForm({
    initialValues: { name, description: description ?? "" },
    validate: { name: (text) => nameError(text, required), description: (text) => lengthError(text, limits.descriptionLength) },
    submit: (values) => submit(values.name, values.description),
    focusAfterError: "name",
    onDone: async (_, result) => {
      onClose();
      await onDone?.(result);
    },
  });
  return (
    <FormModal {...modal} task={task} onSubmit={onSubmit} onClose={onClose}>
      <TextInput
        label={texts.name.label}
        name="name"
        autoComplete="off"
        required
        withAsterisk={false}
        data-autofocus
        {...form.getInputProps("name")}
        onFocus={(event) => event.target.select()}
      />
      {description !== undefined && (
        <Textarea mt="sm" label={texts.name.description} name="description" rows={3} {...form.getInputProps("description")} />
      )}
      {children}
    </FormModal>
  );
}
