import { createProject, messages } from "@org/data";
import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useSignedIn } from "../account/signedIn.ts";
import { announceCreation } from "./announceCreation.ts";
import { NameModal } from "./NameModal.tsx";
import { useNewSite } from "./site/NewSite.tsx";
import { siteContent } from "./site/openedSite.ts";
import { texts } from "./texts.ts";

/** Creates an empty project and opens it. */
export function CreateProjectModal({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { backend } = useSignedIn();
  const router = useRouter();
  const { site, fields } = useNewSite();
  return (
    <NameModal
      title={texts.create.title}
      size="lg"
      action={texts.create.action}
      processing={texts.create.creating}
      required={messages.nameRequired}
      name=""
      description=""
      submit={(name, description) =>
        announceCreation(() => createProject(backend.workspace, { name, description, site: site && siteContent(site) }), {
          created: messages.created,
        })
      }
      onDone={({ id }) => router.navigate({ to: "/projects/$projectId", params: { projectId: id } })}
      onClose={onClose}
    >
      {fields}
    </NameModal>
  );
}
