import { commonTexts } from "@org/ui/elements";
import { Button, Modal, ModalActions } from "@org/ui/kit";
import type { ReactNode } from "react";
import { TemplateList } from "./TemplateList.tsx";
import { texts } from "./texts.ts";

/** Creates a project with the files of a template. */
export function TemplateModal({ onClose }: { readonly onClose: () => void }): ReactNode {
  return (
    <Modal title={texts.template.title} size="xl" onClose={onClose}>
      <TemplateList onChoose={onClose} />
      <ModalActions>
        <Button variant="default" onClick={onClose}>
          {commonTexts.cancel}
        </Button>
      </ModalActions>
    </Modal>
  );
}
