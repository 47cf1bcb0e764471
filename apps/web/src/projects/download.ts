import { fileNameOf, saveFile } from "../export/saveFile.ts";

/** Saves stored data as a file for the user. */
export function download(name: string, content: unknown): void {
  saveFile(fileNameOf(name, "json"), new Blob([JSON.stringify(content, undefined, 2)], { type: "application/json" }));
}
