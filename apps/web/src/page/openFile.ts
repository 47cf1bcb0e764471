import type { FileRef } from "@org/data";
import { createContext, useContext } from "react";

/** The file that a page edits; `undefined` on a calculator's page. */
export const OpenFileContext = createContext<FileRef | undefined>(undefined);

/** The edited file, for components that read other files of its project. */
export function useOpenFile(): FileRef | undefined {
  return useContext(OpenFileContext);
}
