import { createProjectFromTemplate, kindOfCollection, messages } from "@org/data";
import { templates, type Template } from "@org/data/store";
import { UnstyledButton } from "@org/ui/kit";
import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useSignedIn } from "../account/signedIn.ts";
import { runAction } from "../page/runAction.ts";
import { announceCreation } from "./announceCreation.ts";
import { fillTemplate } from "./site/fillTemplate.ts";
import { useNewSite } from "./site/NewSite.tsx";
import { siteContent } from "./site/openedSite.ts";
import styles from "./templates.module.css";

/** The templates as cards, with their contents, below the site of the new project. Selecting one creates its project and opens it. */
export function TemplateList({ onChoose }: { readonly onChoose?: () => void }): ReactNode {
  const { backend } = useSignedIn();
  const router = useRouter();
  const { site, unitSystem, fields } = useNewSite();
  const create = async (template: Template): Promise<void> => {
    onChoose?.();
    const create = async () => {
      const filled = await fillTemplate(template, unitSystem, site);
      return createProjectFromTemplate(backend.workspace, filled, site && siteContent(site));
    };
    const result = await announceCreation(create, { creating: messages.creatingFromTemplate, created: messages.createdFromTemplate });
    if (result.ok) await router.navigate({ to: "/projects/$projectId", params: { projectId: result.id } });
  };
  return (
    <>
      {fields}
      <ul className={styles.templates}>
        {templates.map((template, index) => (
          <li key={template.id}>
            <UnstyledButton
              className={styles.template}
              {...(onChoose && index === 0 && { "data-autofocus": true })}
              onClick={() => runAction(() => create(template))}
            >
              <strong>{template.name}</strong>
              <span>{template.description}</span>
              <span className={styles.contents}>
                {template.files.map(({ collection, name }) => (
                  <span key={name}>
                    {name} <small>{kindOfCollection(collection).title}</small>
                  </span>
                ))}
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </>
  );
}
