import type { Workspace } from "@org/data";
import { commonTexts, notify } from "@org/ui/elements";
import { texts } from "./texts.ts";

/** A removal that has begun, and can be undone. */
export type Removal = ReturnType<Workspace["projects"]["remove"]>;

/** Says that an item was deleted, and offers to undo it as long as that is possible. */
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
