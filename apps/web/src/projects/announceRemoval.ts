import type { Workspace } from "@org/data";
import { notify } from "@org/ui/elements";
import { texts } from "./texts.ts";

type Removal = ReturnType<Workspace["projects"]["remove"]>;

/** Says that something is gone, and offers to bring it back as long as that is possible. */
export function announceRemoval(what: string, removal: Removal): void {
  notify({
    message: texts.deleted(what),
    action: {
      label: "Undo",
      run: () => {
        if (!removal.undo()) notify({ message: texts.alreadyDeleted(what), tone: "error" });
      },
    },
  });
}
