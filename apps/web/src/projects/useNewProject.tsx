import { log } from "@org/device/log";
import { lazyPart } from "@org/ui/elements";
import { Button } from "@org/ui/kit";
import { IconPlus, IconTemplate } from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState, type ReactNode } from "react";
import { runAction } from "../page/runAction.ts";
import { texts } from "./texts.ts";

const CreateProjectModal = lazyPart(async () => (await import("./CreateProjectModal.tsx")).CreateProjectModal);
const TemplateModal = lazyPart(async () => (await import("./TemplateModal.tsx")).TemplateModal);

/** The two ways to create a project. */
export type NewProject = "project" | "template";

/**
 * Opens the modals of a new project; returns their buttons and the open modal.
 *
 * @param opened the modal that is open at the start, from the page's address
 * @param onClose called when a modal has been closed
 */
export function useNewProject(
  opened?: NewProject,
  onClose?: () => void,
): { readonly create: () => void; readonly buttons: ReactNode; readonly modal: ReactNode } {
  const router = useRouter();
  useEffect(() => {
    // A new project opens after its creation, also without a network.
    if (!navigator.onLine) return;
    runAction(() => router.preloadRoute({ to: "/projects/$projectId", params: { projectId: "new" } }));
    CreateProjectModal.load().catch((error: unknown) => log.warn("The dialog of a new project was not loaded in advance.", error));
  }, [router]);
  const [chosen, setChosen] = useState<NewProject>();
  const open = chosen ?? opened;
  const create = (): void => setChosen("project");
  const close = (): void => {
    setChosen(undefined);
    onClose?.();
  };
  return {
    create,
    buttons: (
      <>
        <Button variant="default" leftSection={<IconTemplate size={16} stroke={1.6} aria-hidden />} onClick={() => setChosen("template")}>
          {texts.create.fromTemplate}
        </Button>
        <Button leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />} onClick={create}>
          {texts.create.project}
        </Button>
      </>
    ),
    modal:
      open === "project" ? <CreateProjectModal onClose={close} /> : open === "template" ? <TemplateModal onClose={close} /> : undefined,
  };
}
