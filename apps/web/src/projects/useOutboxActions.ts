import { kindOfCollection, type FileRef } from "@org/data";
import { notify } from "@org/ui/elements";
import { useRouter } from "@tanstack/react-router";
import { useSignedIn } from "../account/signedIn.ts";
import { runAction } from "../pageParts/runAction.ts";
import { texts } from "./texts.ts";

interface OutboxActions {
  /** Makes a new file of what was typed into one that is gone, and opens it. `onSaved` is called before it opens. */
  readonly saveAsNewFile: (file: FileRef, projectId: string, onSaved?: () => void) => void;
  /** Gives up what was typed and not stored. */
  readonly discard: (file: FileRef, name: string) => void;
}

/** What can be done with what was typed into a file and cannot be stored there. */
export function useOutboxActions(): OutboxActions {
  const { outbox } = useSignedIn().workspace;
  const router = useRouter();
  return {
    saveAsNewFile: (file, projectId, onSaved) =>
      runAction(async () => {
        const result = await outbox.saveAsNewFile(file, projectId);
        if (!result.ok) return notify({ message: result.message, tone: "error" });
        onSaved?.();
        notify({ message: texts.file.savedAsNewFile, tone: "success" });
        const { route: kind } = kindOfCollection(result.file.collection);
        return router.navigate({
          to: "/projects/$projectId/$kind/$fileId",
          params: { projectId: result.file.projectId, kind, fileId: result.file.fileId },
          replace: true,
        });
      }),
    discard: (file, name) =>
      runAction(async () => {
        await outbox.discard(file);
        notify({ message: texts.file.discarded(name) });
      }),
  };
}
