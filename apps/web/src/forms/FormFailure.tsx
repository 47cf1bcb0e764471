import { Alert } from "@org/ui/kit";
import { IconAlertCircle } from "@tabler/icons-react";
import { useEffect, useRef, type ReactNode } from "react";
import type { Task } from "./useTask.ts";
import styles from "./forms.module.css";
import { texts } from "./texts.ts";

interface FormFailureProps {
  readonly message: string | undefined;
  /** A link or button that helps. */
  readonly children?: ReactNode;
}

/** Error message of a form; read out, and scrolled into view. */
export function FormFailure({ message, children }: FormFailureProps): ReactNode {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message !== undefined) alert.current?.scrollIntoView({ block: "nearest" });
  }, [message]);
  return (
    message !== undefined && (
      <Alert ref={alert} color="red" mt="md" icon={<IconAlertCircle size={18} stroke={1.6} aria-hidden />}>
        {message}
        {children}
      </Alert>
    )
  );
}

/** State of a form's request: its error, or a notice that it takes long. */
export function TaskState({ task: { failure, isSlow }, children }: { readonly task: Task; readonly children?: ReactNode }): ReactNode {
  return (
    <>
      <FormFailure message={failure}>{children}</FormFailure>
      <output className={styles.slow}>{isSlow && texts.slow}</output>
    </>
  );
}
