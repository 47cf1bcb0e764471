import { chmod, mkdir, readdir } from "node:fs/promises";
import path from "node:path";

/** Modes of what a local run keeps: accounts with their passwords, documents, logs with the codes of e-mails. */
export const privateFile = 0o600;
export const privateDirectory = 0o700;

/** Creates the folder if it is missing, and makes it and everything in it readable by the owner only: an older run may have let others in. */
export async function makePrivate(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: privateDirectory });
  await chmod(folder, privateDirectory);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const name = path.join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await chmodIfThere(name, privateDirectory);
    else if (entry.isFile()) await chmodIfThere(name, privateFile);
  }
}

/** A run that is going on replaces its files meanwhile. */
async function chmodIfThere(name: string, mode: number): Promise<void> {
  await chmod(name, mode).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
}
