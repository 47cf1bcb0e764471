import { kindOfCollection, type FileRef } from "@org/data";
import { notify } from "@org/ui/elements";
import { useRouter } from "@tanstack/react-router";
import { useSignedIn } from "../account/signedIn.ts";
import { runAction } from "../page/runAction.ts";
import { texts } from "./texts.ts";

interface OutboxActions {
  /** Saves the unsent changes of a deleted file as a new file, and opens it. `onSaved` is called before it opens. */
  readonly saveAsNewFile: (file: FileRef, projectId: string, onSaved?: () => void) => void;
  /** Discards the unsent changes. */
  readonly discard: (file: FileRef, name: string) => void;
}

/** Actions for changes that cannot be stored in their file. */
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
