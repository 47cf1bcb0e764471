import { fileNameOf, saveFile } from "../export/saveFile.ts";

/** Gives the user what is stored as a file. */
export function download(name: string, content: unknown): void {
  saveFile(fileNameOf(name, "json"), new Blob([JSON.stringify(content, undefined, 2)], { type: "application/json" }));
}
