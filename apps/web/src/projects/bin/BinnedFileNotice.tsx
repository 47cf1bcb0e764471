import { kindOfCollection, type FileRef } from "@org/data";
import { Button, notify } from "@org/ui/elements";
import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useSignedIn } from "../../account/signedIn.ts";
import { dayText } from "../../page/dates.ts";
import { runAction } from "../../page/runAction.ts";
import styles from "../file/file.module.css";
import { texts } from "./texts.ts";
import { useBinnedFile } from "./useBinned.ts";
import { useRestore } from "./useRestore.ts";

interface BinnedFileNoticeProps {
  readonly file: FileRef;
  readonly name: string;
}

/** Says on the page of a file that it is in the bin, for example because it was deleted elsewhere meanwhile: it can be restored, or kept as a copy. */
export function BinnedFileNotice({ file, name }: BinnedFileNoticeProps): ReactNode {
  const { workspace } = useSignedIn();
  const router = useRouter();
  const restore = useRestore();
  const binned = useBinnedFile(file);
  if (!binned) return undefined;
  const { target, deletedAt, daysLeft, isFinal } = binned;
  const isAlone = "file" in target;
  const message = isFinal
    ? texts.notice[isAlone ? "final" : "finalProject"](name)
    : isAlone
      ? texts.notice.file(name, dayText(deletedAt), daysLeft)
      : texts.notice.project(name, daysLeft);
  const copy = async (): Promise<void> => {
    const result = await workspace.files.duplicate(file);
    if (!result.ok) return notify({ message: result.message, tone: "error" });
    return router.navigate({
      to: "/projects/$projectId/$kind/$fileId",
      params: { projectId: file.projectId, kind: kindOfCollection(file.collection).route, fileId: result.file.fileId },
      replace: true,
    });
  };
  return (
    <section role="alert" className={styles.lead} data-tone="caution" aria-label={texts.notice.label}>
      <p>{message}</p>
      {!isFinal && (
        <Button small look="primary" onClick={() => restore(name, target)}>
          {isAlone ? texts.restore : texts.notice.restoreProject}
        </Button>
      )}
      {isAlone && (
        <Button small onClick={() => runAction(copy)}>
          {texts.notice.copy}
        </Button>
      )}
    </section>
  );
}
