import type { FileRef, Workspace } from "@org/data";
import { log } from "@org/device/log";
import { useEffect, useState, type ReactNode } from "react";
import { useSignedIn } from "../account/signedIn.ts";
import { texts, type LinkedFiles } from "./texts.ts";
import { untilListed } from "./untilListed.ts";

/** Maximum number of files that are read for the question, those that were changed last. */
const maxFiles = 200;

/** The other files of the project that refer to a file: by links, or as the origin of imported rows and lines. Ids are unique, so any mention counts. */
async function linkedFiles(workspace: Workspace, file: FileRef, signal: AbortSignal): Promise<LinkedFiles> {
  const { readProject } = await import("./links/readFiles.ts");
  const list = workspace.files.ofProject(file.projectId);
  await untilListed(workspace, list);
  const { items, status, isPartial } = list.getSnapshot();
  const others = items
    .flatMap((item) => (item.ok && item.id !== file.fileId ? [item.value] : []))
    .toSorted((left, right) => right.updatedAt.getTime() - left.updatedAt.getTime());
  const { files } = await readProject(workspace, others.slice(0, maxFiles), () => {}, signal);
  return {
    names: files.filter(({ input }) => JSON.stringify(input).includes(file.fileId)).map(({ name }) => name),
    // A file of a later version, and one that is not on this device, cannot be read.
    unchecked: items.filter(({ id }) => id !== file.fileId).length - files.length,
    isListWhole: status === "ready" && isPartial !== true,
  };
}

/** Says in the question before a file is deleted which other files are linked to it. */
export function LinkedTo({ file }: { readonly file: FileRef }): ReactNode {
  const { workspace } = useSignedIn();
  const [linked, setLinked] = useState<LinkedFiles | "failed">();
  useEffect(() => {
    const ending = new AbortController();
    linkedFiles(workspace, file, ending.signal).then(
      (read) => !ending.signal.aborted && setLinked(read),
      (error: unknown) => {
        log.warn("Which files are linked to a file could not be read.", error);
        if (!ending.signal.aborted) setLinked("failed");
      },
    );
    return () => ending.abort();
  }, [workspace, file]);
  return (
    <p aria-live="polite">
      {linked === undefined ? texts.file.readingLinks : linked === "failed" ? texts.file.linksUnknown : texts.file.linked(linked)}
    </p>
  );
}
