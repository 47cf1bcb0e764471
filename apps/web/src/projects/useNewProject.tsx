import { Button } from "@org/ui/elements";
import { IconPlus, IconTemplate } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { CreateProjectModal } from "./CreateProjectModal.tsx";
import { TemplateModal } from "./TemplateModal.tsx";

/** The two ways to a new project: what begins each, the buttons for both, and the modal that is open. */
export function useNewProject(): {
  readonly create: () => void;
  readonly fromTemplate: () => void;
  readonly buttons: ReactNode;
  readonly modal: ReactNode;
} {
  const [opened, setOpened] = useState<"create" | "template">();
  const create = (): void => setOpened("create");
  const fromTemplate = (): void => setOpened("template");
  const close = (): void => setOpened(undefined);
  return {
    create,
    fromTemplate,
    buttons: (
      <>
        <Button onClick={fromTemplate}>
          <IconTemplate size={16} stroke={1.6} aria-hidden />
          From template
        </Button>
        <Button look="primary" onClick={create}>
          <IconPlus size={16} stroke={1.8} aria-hidden />
          New project
        </Button>
      </>
    ),
    modal:
      opened === "create" ? <CreateProjectModal onClose={close} /> : opened === "template" ? <TemplateModal onClose={close} /> : undefined,
  };
}
