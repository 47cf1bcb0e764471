import { createProject, kindOfRoute, messages, type ActionResult, type FileRef } from "@org/data";
import { contentFor, doLongParts } from "@org/data/store";
import { loadCalculator } from "@org/hvac-core/loading";
import { commonTexts, notify, Spinner, useObservable } from "@org/ui/elements";
import { Modal, NativeSelect, TextInput } from "@org/ui/kit";
import { useRouter } from "@tanstack/react-router";
import { Suspense, useState, type ReactNode } from "react";
import { AccountGate } from "../account/AccountGate.tsx";
import { ModalForm } from "../forms/ModalForm.tsx";
import { useBackend } from "../account/useBackend.ts";
import { useTaskForm } from "../forms/useTaskForm.ts";
import { useSignedIn } from "../account/signedIn.ts";
import type { SaveDialogProps } from "../calculators/CalculatorPage.tsx";
import { announceCreation } from "./announceCreation.ts";
import { nameIn } from "./fileName.ts";
import { nameError } from "./lengthError.ts";
import { useNewSite } from "./site/NewSite.tsx";
import { siteContent } from "./site/openedSite.ts";
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
  const kind = kindOfRoute(definition.id);
  if (!kind) throw new Error(`${definition.id} has no files.`);
  const projects = items.flatMap((item) => (item.ok ? [{ value: item.id, label: item.value.name }] : []));
  const projectId = chosen ?? projects[0]?.value ?? newProject;
  const isNew = projectId === newProject;
  const { site, fields: siteFields } = useNewSite();

  const { form, task, onSubmit } = useTaskForm({
    initialValues: { projectName: "", name: nameIn(definition, definition.complete(input)) ?? definition.title },
    validate: { projectName: (text) => (isNew ? nameError(text, messages.nameRequired) : undefined), name: (text) => nameError(text) },
    submit: async ({ projectName, name }): Promise<ActionResult<{ readonly file: FileRef }>> => {
      const calculator = await loadCalculator(kind.route);
      if (!calculator) return { ok: false, message: texts.notAvailable(kind.title) };
      const project = isNew
        ? await announceCreation(() => createProject(backend.workspace, { name: projectName, site: site && siteContent(site) }), {
            created: messages.created,
          })
        : { ok: true as const, id: projectId };
      if (!project.ok) return project;
      // If creating the file fails, the next attempt uses the project that was created.
      setChosen(project.id);
      await doLongParts(calculator, input);
      return workspace.files.create(project.id, kind.collection, { name: name.trim(), ...contentFor(calculator, input) });
    },
    // The project may have been created before the error; then its name has no field any more.
    focusAfterError: "name",
    onDone: async ({ name }, { file }) => {
      onClose();
      notify({ message: texts.save.saved(name.trim()), tone: "success" });
      await router.navigate({
        to: "/projects/$projectId/$kind/$fileId",
        params: { projectId: file.projectId, kind: kind.route, fileId: file.fileId },
      });
    },
  });
  if (status === "loading" && projects.length === 0) return <Spinner label={texts.save.loading} />;
  return (
    <ModalForm task={task} action={commonTexts.save} processing={texts.save.saving} onSubmit={onSubmit} onClose={onClose}>
      <NativeSelect
        label={texts.save.project}
        data={[...projects, { value: newProject, label: texts.save.newProject }]}
        value={projectId}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      {isNew && <TextInput mt="sm" label={texts.save.projectName} autoComplete="off" {...form.getInputProps("projectName")} />}
      <TextInput mt="sm" label={texts.save.fileName} autoComplete="off" {...form.getInputProps("name")} />
      {isNew && siteFields}
    </ModalForm>
  );
}
