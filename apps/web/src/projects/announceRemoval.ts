import type { Workspace } from "@org/data";
import { commonTexts, notify } from "@org/ui/elements";
import { texts } from "./texts.ts";

/** A removal that can be undone: the target is in the bin. */
export type Removal = ReturnType<Workspace["projects"]["remove"]>;

/** Says that an item was deleted, and offers to restore it. */
export function announceRemoval(what: string, removal: Removal): void {
  notify({
    message: texts.deleted(what),
    action: {
      label: commonTexts.undo,
      run: () => {
        if (!removal.undo()) notify({ message: texts.alreadyDeleted(what), tone: "error" });
      },
    },
  });
}
