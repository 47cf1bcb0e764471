import type { FileRef } from "@org/data";
import { createContext, useContext } from "react";

/** The file that a page edits; none on a calculator's own page. */
export const OpenFileContext = createContext<FileRef | undefined>(undefined);

/** The file that is edited, for what looks around in its project. */
export function useOpenFile(): FileRef | undefined {
  return useContext(OpenFileContext);
}
