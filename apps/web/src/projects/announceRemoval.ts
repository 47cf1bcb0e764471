import type { Workspace } from "@org/data";
import { notify } from "@org/ui/elements";

type Removal = ReturnType<Workspace["projects"]["remove"]>;

/** Says that something is gone, and offers to bring it back as long as that is possible. */
export function announceRemoval(what: string, removal: Removal): void {
  notify({
    message: `Deleted “${what}”.`,
    action: {
      label: "Undo",
      run: () => {
        if (!removal.undo()) notify({ message: `“${what}” was already permanently deleted.`, tone: "error" });
      },
    },
  });
}
