import { createProject, kindOfRoute, limits, messages, type ActionResult, type FileRef } from "@org/data";
import { contentFor } from "@org/data/store";
import { loadCalculator } from "@org/hvac-core/loading";
import { commonTexts, notify, Spinner, useObservable } from "@org/ui/elements";
import { Button, Modal, ModalActions, NativeSelect, TextInput } from "@org/ui/kit";
import { useRouter } from "@tanstack/react-router";
import { Suspense, useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { AccountGate } from "../account/AccountGate.tsx";
import { FormFailure } from "../forms/FormFailure.tsx";
import { useBackend } from "../account/useBackend.ts";
import { useTask } from "../forms/useTask.ts";
import { useSignedIn } from "../account/signedIn.ts";
import type { SaveDialogProps } from "../calculators/CalculatorPage.tsx";
import { runAction } from "../page/runAction.ts";
import { announceCreation } from "./announceCreation.ts";
import { nameIn } from "./fileName.ts";
import { lengthError } from "./lengthError.ts";
import { texts } from "./texts.ts";

/** Saves the input of a calculator's page as a file of a project. Loads accounts when it opens. */
export function SaveToProject(props: SaveDialogProps): ReactNode {
  return (
    <Modal title={texts.save.title} size="lg" onClose={props.onClose}>
      <Suspense fallback={<Spinner label={texts.save.opening} />}>
        <Gate>
          <SaveForm {...props} />
        </Gate>
      </Suspense>
    </Modal>
  );
}

function Gate({ children }: { readonly children: ReactNode }): ReactNode {
  return <AccountGate backend={useBackend()}>{children}</AccountGate>;
}

/** Value of the option that creates a project when saving. */
const newProject = "";

function SaveForm({ definition, input, onClose }: SaveDialogProps): ReactNode {
  const { backend, workspace } = useSignedIn();
  const router = useRouter();
  const { items, status } = useObservable(workspace.projects.list);
  const [chosen, setChosen] = useState<string>();
  const [projectName, setProjectName] = useState("");
  const [name, setName] = useState(() => nameIn(definition, definition.complete(input)) ?? definition.title);
  const [showsErrors, setShowsErrors] = useState(false);
  const task = useTask();
  const form = useRef<HTMLFormElement>(null);
  const kind = kindOfRoute(definition.id);
  if (!kind) throw new Error(`${definition.id} has no files.`);
  const projects = items.flatMap((item) => (item.ok ? [{ value: item.id, label: item.value.name }] : []));
  const projectId = chosen ?? projects[0]?.value ?? newProject;

  const projectError =
    projectId !== newProject ? undefined : projectName.trim() === "" ? messages.nameRequired : lengthError(projectName, limits.nameLength);
  const nameError = name.trim() === "" ? texts.nameRequired : lengthError(name, limits.nameLength);

  const create = (): ReturnType<typeof announceCreation> =>
    announceCreation(() => createProject(backend.workspace, { name: projectName }), { created: messages.created });
  const store = async (): Promise<ActionResult<{ readonly file: FileRef }>> => {
    const calculator = await loadCalculator(kind.route);
    if (!calculator) return { ok: false, message: texts.notAvailable(kind.title) };
    const project = projectId === newProject ? await create() : { ok: true as const, id: projectId };
    if (!project.ok) return project;
    // If creating the file fails, the next attempt uses the project that was created.
    setChosen(project.id);
    return workspace.files.create(project.id, kind.collection, { name: name.trim(), ...contentFor(calculator, input) });
  };
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    setShowsErrors(true);
    const inputs = [...event.currentTarget.querySelectorAll("input")];
    if (projectError !== undefined) return inputs[0]?.focus();
    if (nameError !== undefined) return inputs.at(-1)?.focus();
    let file: FileRef | undefined;
    const isDone = await task.run(async () => {
      const result = await store();
      if (result.ok) ({ file } = result);
      return result;
    });
    if (!isDone || !file) return form.current?.querySelector("input")?.focus();
    onClose();
    notify({ message: texts.save.saved(name.trim()), tone: "success" });
    await router.navigate({
      to: "/projects/$projectId/$kind/$fileId",
      params: { projectId: file.projectId, kind: kind.route, fileId: file.fileId },
    });
  };
  if (status === "loading" && projects.length === 0) return <Spinner label={texts.save.loading} />;
  return (
    <form ref={form} noValidate onSubmit={(event) => runAction(() => send(event))}>
      <NativeSelect
        label={texts.save.project}
        data={[...projects, { value: newProject, label: texts.save.newProject }]}
        value={projectId}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      {projectId === newProject && (
        <TextInput
          mt="sm"
          label={texts.save.projectName}
          autoComplete="off"
          value={projectName}
          onChange={(event) => setProjectName(event.currentTarget.value)}
          error={showsErrors && projectError}
        />
      )}
      <TextInput
        mt="sm"
        label={texts.save.fileName}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={showsErrors && nameError}
      />
      <FormFailure message={task.failure} />
      <ModalActions>
        <Button variant="default" disabled={task.isBusy} onClick={onClose}>
          {commonTexts.cancel}
        </Button>
        <Button type="submit" disabled={task.isBusy}>
          {task.isBusy ? texts.save.saving : commonTexts.save}
        </Button>
      </ModalActions>
    </form>
  );
}
