import type { FileRef } from "@org/data";
import { ResultLinksContext, type ResultLinks } from "@org/ui/surface";
import type { ReactNode } from "react";
import { OpenFileContext } from "../../page/openFile.ts";

interface FileContextProps {
  readonly file: FileRef;
  readonly links: ResultLinks;
  readonly children: ReactNode;
}

/** Data for all parts of a file's page: which file it is, and the links of its numbers. */
export function FileContext({ file, links, children }: FileContextProps): ReactNode {
  return (
    <OpenFileContext value={file}>
      <ResultLinksContext value={links}>{children}</ResultLinksContext>
    </OpenFileContext>
  );
}
