import { useEffect, useRef, type ReactNode } from "react";
import type { Task } from "./useTask.ts";
import styles from "./account.module.css";

interface FormFailureProps {
  readonly message: string | undefined;
  /** The way out. */
  readonly children?: ReactNode;
}

/** Why something failed; read out, and brought into sight. */
export function FormFailure({ message, children }: FormFailureProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message !== undefined) place.current?.scrollIntoView({ block: "nearest" });
  }, [message]);
  return (
    <div ref={place} role="alert" className={styles.failure} hidden={message === undefined}>
      {message}
      {message !== undefined && children}
    </div>
  );
}

/** How it stands with what a form has asked for: why it failed, or that it takes long. */
export function TaskState({ task: { failure, isSlow }, children }: { readonly task: Task; readonly children?: ReactNode }): ReactNode {
  return (
    <>
      <FormFailure message={failure}>{children}</FormFailure>
      <output className={styles.slow}>{isSlow && "The server takes long to answer. What you typed stays here."}</output>
    </>
  );
}
