import type { ActionResult } from "@org/data";
import { useForm, type UseFormReturnType } from "@org/ui/kit";
import { useEffect, useEffectEvent, useState, type SyntheticEvent } from "react";
import { runAction } from "../page/runAction.ts";
import { useTask, type Task } from "./useTask.ts";

type Sent<Result> = Extract<ActionResult<Result>, { readonly ok: true }>;

interface TaskFormOptions<Values extends Record<string, string>, Result> {
  readonly initialValues: Values;
  /** Error of each field, if any. The first field with an error gets the focus. */
  readonly validate: { readonly [Field in keyof Values]: (value: string) => string | undefined };
  readonly submit: (values: Values) => Promise<ActionResult<Result>>;
  /** The field of a service error and its message; other errors are shown below the fields. */
  readonly fieldError?: (message: string) => readonly [field: keyof Values & string, message: string] | undefined;
  /** Gets the focus when the form appears. */
  readonly focusAtStart?: keyof Values & string;
  /** Gets the focus after an error that belongs to no field. */
  readonly focusAfterError: keyof Values & string;
  readonly onDone?: (values: Values, result: Sent<Result>) => void | Promise<void>;
}

interface TaskForm<Values extends Record<string, string>> {
  readonly form: UseFormReturnType<Values>;
  readonly task: Task;
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/** A form of text fields that sends one request. A field that was refused is checked while it is corrected. */
export function useTaskForm<Values extends Record<string, string>, Result extends object>(
  options: TaskFormOptions<Values, Result>,
): TaskForm<Values> {
  const { validate, submit, fieldError, focusAtStart, focusAfterError, onDone } = options;
  const task = useTask();
  const [initialValues] = useState(options.initialValues);
  const fields = Object.keys(initialValues) as (keyof Values & string)[];
  const [refused, setRefused] = useState<string[]>([]);
  const form = useForm<Values>({
    initialValues,
    validateInputOnChange: refused,
    validate: (values) => Object.fromEntries(fields.map((field) => [field, validate[field](values[field] ?? "")])),
  });
  const focus = (field: string | undefined): void => {
    if (field !== undefined) form.getInputNode(field)?.focus();
  };
  const focusFirst = useEffectEvent(() => focus(focusAtStart));
  useEffect(() => focusFirst(), []);
  const send = async (values: Values): Promise<void> => {
    let result: ActionResult<Result> | undefined;
    await task.run(async () => {
      result = await submit(values);
      return result;
    });
    if (result?.ok) return onDone?.(values, result);
    const atField = result && fieldError?.(result.message);
    if (atField) {
      task.setFailure(undefined);
      form.setFieldError(...atField);
    }
    focus(atField?.[0] ?? focusAfterError);
  };
  return {
    form,
    task,
    onSubmit: form.onSubmit(
      (values) => runAction(() => send(values)),
      (errors) => {
        const withError = fields.filter((field) => errors[field] !== undefined);
        setRefused(withError);
        focus(withError[0]);
      },
    ),
  };
}
