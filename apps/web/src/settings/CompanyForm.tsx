import { limits, type CompanyProfile } from "@org/data";
import { notify } from "@org/ui/elements";
import { Button, Group, Stack, TextInput } from "@org/ui/kit";
import { useRef, type ReactNode, type SubmitEvent } from "react";
import { TaskState } from "../forms/FormFailure.tsx";
import { SubmitButton } from "../forms/SubmitButton.tsx";
import { useTask } from "../forms/useTask.ts";
import { runAction } from "../page/runAction.ts";
import { lengthError } from "../projects/lengthError.ts";
import { LogoInput } from "./LogoInput.tsx";
import { texts } from "./texts.ts";
import { useCompanyDraft } from "./useCompanyDraft.ts";
import { useSignedIn } from "../account/signedIn.ts";
import styles from "./settings.module.css";

/** Changes are kept as a draft until they are saved or discarded; other fields show the stored values, also when another device changes them. */
export function CompanyForm({ stored }: { readonly stored: CompanyProfile }): ReactNode {
  const { workspace } = useSignedIn();
  const draft = useCompanyDraft(stored);
  const { profile, isChanged } = draft;
  const task = useTask();
  const nameInput = useRef<HTMLInputElement>(null);
  const locationInput = useRef<HTMLInputElement>(null);
  const nameError = lengthError(profile.name, limits.nameLength);
  const locationError = lengthError(profile.location, limits.locationLength);

  const save = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (nameError !== undefined) return nameInput.current?.focus();
    if (locationError !== undefined) return locationInput.current?.focus();
    const sent = { ...profile, name: profile.name.trim(), location: profile.location.trim() };
    if (!(await task.run(() => workspace.company.save(sent)))) return;
    draft.clearSaved(profile);
    notify({ message: texts.company.saved, tone: "success" });
  };
  const discard = (): void => {
    const restore = draft.discard();
    task.setFailure(undefined);
    notify({ message: texts.company.discarded, action: { label: texts.company.undo, run: restore } });
  };
  return (
    <form noValidate onSubmit={(event) => runAction(() => save(event))} aria-busy={task.isBusy}>
      <Stack gap="md">
        <TextInput
          ref={nameInput}
          label={texts.company.name}
          name="organization"
          autoComplete="organization"
          value={profile.name}
          onChange={(event) => draft.change({ name: event.currentTarget.value })}
          error={nameError}
        />
        <TextInput
          ref={locationInput}
          label={texts.company.location}
          name="location"
          autoComplete="off"
          value={profile.location}
          onChange={(event) => draft.change({ location: event.currentTarget.value })}
          error={locationError}
        />
        <LogoInput logo={profile.logo} onChange={(logo) => draft.change({ logo })} />
      </Stack>
      <TaskState task={task} />
      <Group gap="xs" mt="lg">
        <SubmitButton
          action={texts.company.save}
          processing={texts.company.saving}
          isBusy={task.isBusy}
          disabled={task.isBusy || !isChanged}
        />
        {isChanged && (
          <Button variant="default" disabled={task.isBusy} onClick={discard}>
            {texts.company.discard}
          </Button>
        )}
        <span className={styles.dim}>{isChanged ? texts.company.notSaved : texts.company.isSaved}</span>
      </Group>
    </form>
  );
}
