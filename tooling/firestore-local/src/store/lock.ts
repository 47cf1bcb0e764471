import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import path from "node:path";

/** Locks of this process: its identifier in a lock file does not show that it opens the file twice. */
const held = new Set<string>();

/**
 * Keeps a second server off the same data file; returns the release. The lock of a process that has ended
 * is ignored, so a killed server leaves nothing to clean up.
 *
 * @throws when another process holds it
 */
export function holdFile(file: string): () => void {
  const lock = `${path.resolve(file)}.lock`;
  if (held.has(lock)) throw new Error(`${file} is already open in this process.`);
  mkdirSync(path.dirname(lock), { recursive: true, mode: 0o700 });
  if (!createLock(lock)) {
    const owner = Number.parseInt(readFileSync(lock, "utf8"), 10);
    if (owner !== process.pid && isAlive(owner)) {
      throw new Error(`${file} is in use by process ${owner}. Stop it, or delete ${lock} if that process is not a local Firestore.`);
    }
    rmSync(lock, { force: true });
    if (!createLock(lock)) throw new Error(`${file} is being opened by another process.`);
  }
  held.add(lock);
  return () => {
    held.delete(lock);
    rmSync(lock, { force: true });
  };
}

function createLock(lock: string): boolean {
  try {
    const descriptor = openSync(lock, "wx", 0o600);
    writeSync(descriptor, String(process.pid));
    closeSync(descriptor);
    return true;
  } catch (error) {
    if (isErrorWithCode(error, "EEXIST")) return false;
    throw error;
  }
}

function isAlive(owner: number): boolean {
  if (!Number.isInteger(owner) || owner <= 0 || isZombie(owner)) return false;
  try {
    process.kill(owner, 0);
    return true;
  } catch (error) {
    return isErrorWithCode(error, "EPERM");
  }
}

/**
 * Whether a process has ended and its parent has not asked how. Linux lets it be signalled meanwhile, which in a container whose first
 * process looks after no orphans is for ever; it tells in the field behind the name, which itself may hold brackets.
 */
function isZombie(owner: number): boolean {
  try {
    const status = readFileSync(`/proc/${owner}/stat`, "latin1");
    return /^[ZX]/.test(status.slice(status.lastIndexOf(")") + 2));
  } catch {
    return false;
  }
}

function isErrorWithCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
