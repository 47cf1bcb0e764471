import { kindOfCollection, messages } from "@org/data";
import { templates, type Template } from "@org/data/store";
import { Button } from "@org/ui/elements";
import { Modal, ModalActions } from "@org/ui/kit";
import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useSignedIn } from "../account/signedIn.ts";
import { runAction } from "../pageParts/runAction.ts";
import { announceCreation } from "./announceCreation.ts";
import styles from "./projects.module.css";

/** Creates a project with the files of a template. */
export function TemplateModal({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { workspace } = useSignedIn();
  const router = useRouter();

  const create = async (template: Template): Promise<void> => {
    onClose();
    const done = await announceCreation(() => workspace.projects.createFromTemplate(template), {
      creating: messages.creatingFromTemplate,
      created: messages.createdFromTemplate,
    });
    if (!done.ok) return;
    await router.navigate({ to: "/projects/$projectId", params: { projectId: done.id } });
  };
  return (
    <Modal title="Create Project from Template" size="xl" onClose={onClose}>
      <ul className={styles.templates}>
        {templates.map((template, index) => (
          <li key={template.id}>
            <button
              type="button"
              data-autofocus={index === 0 || undefined}
              className={styles.template}
              onClick={() => runAction(() => create(template))}
            >
              <strong>{template.name}</strong>
              <span>{template.description}</span>
              <small>{template.files.map(({ collection, name }) => `${kindOfCollection(collection).title}: ${name}`).join(" · ")}</small>
            </button>
          </li>
        ))}
      </ul>
      <ModalActions>
        <Button onClick={onClose}>Cancel</Button>
      </ModalActions>
    </Modal>
  );
}
