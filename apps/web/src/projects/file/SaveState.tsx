import { limits } from "@org/data";
import type { OpenFile } from "@org/data/store";
import { notify } from "@org/ui/elements";
import { Button, TextInput } from "@org/ui/kit";
import { useState, type ReactNode, type SubmitEvent } from "react";
import { useTask } from "../../forms/useTask.ts";
import { runAction } from "../../page/runAction.ts";
import { lengthError } from "../lengthError.ts";
import { texts } from "./texts.ts";
import styles from "./file.module.css";

/** Saves the current state of a file as a revision, with a name if one is entered. */
export function SaveState({ open }: { readonly open: OpenFile }): ReactNode {
  const [name, setName] = useState("");
  const task = useTask();
  const error = lengthError(name, limits.noteLength);
  const save = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (error !== undefined) return;
    if (!(await task.run(() => open.save(name.trim())))) return;
    notify({ message: texts.history.saved(name.trim()), tone: "success" });
    setName("");
  };
  return (
    <form className={styles.saveState} noValidate onSubmit={(event) => runAction(() => save(event))}>
      <TextInput
        label={texts.history.nameLabel}
        placeholder={texts.history.namePlaceholder}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={error ?? task.failure}
      />
      <Button type="submit" variant="default" disabled={task.isBusy}>
        {texts.history.save}
      </Button>
    </form>
  );
}
