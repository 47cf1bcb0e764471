import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import path from "node:path";

/** Another process holds the data file. */
export class FileInUseError extends Error {
  override readonly name = "FileInUseError";
}

/** Locks taken by this process, whose own identifier in a lock file says nothing about a second opening. */
const held = new Set<string>();

/**
 * Keeps a second server off the same data file; returns the release. The lock of a process that no longer lives
 * counts for nothing, so a killed server leaves nothing to clean up.
 */
export function holdFile(file: string): () => void {
  const lock = `${path.resolve(file)}.lock`;
  if (held.has(lock)) throw new Error(`${file} is already open in this process.`);
  mkdirSync(path.dirname(lock), { recursive: true });
  if (!createLock(lock)) {
    const owner = Number.parseInt(readFileSync(lock, "utf8"), 10);
    if (owner !== process.pid && isAlive(owner)) {
      throw new FileInUseError(`${file} is in use by process ${owner}. Stop it, or delete ${lock} if that process is not a local Firestore.`);
    }
    rmSync(lock, { force: true });
    if (!createLock(lock)) throw new FileInUseError(`${file} is being opened by another process.`);
  }
  held.add(lock);
  return () => {
    held.delete(lock);
    rmSync(lock, { force: true });
  };
}

/** A killed process counts as living until its parent has taken note of its end; so long is waited for that, in milliseconds. */
const patience = 2000;
const pause = 50;

/** Opens what holds a data file, as soon as it is free. @throws {FileInUseError} when it is not free in two seconds, or what `open` throws */
export async function whenFree<T>(open: () => T): Promise<T> {
  const end = performance.now() + patience;
  for (;;) {
    try {
      return open();
    } catch (error) {
      if (!(error instanceof FileInUseError) || performance.now() > end) throw error;
      await new Promise((resolve) => {
        setTimeout(resolve, pause);
      });
    }
  }
}

function createLock(lock: string): boolean {
  try {
    const descriptor = openSync(lock, "wx");
    writeSync(descriptor, String(process.pid));
    closeSync(descriptor);
    return true;
  } catch (error) {
    if (isErrorWithCode(error, "EEXIST")) return false;
    throw error;
  }
}

function isAlive(owner: number): boolean {
  if (!Number.isInteger(owner) || owner <= 0) return false;
  try {
    process.kill(owner, 0);
    return true;
  } catch (error) {
    return isErrorWithCode(error, "EPERM");
  }
}

function isErrorWithCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
