import type { Path } from "@org/hvac-core/kernel";

/** The field that was last asked for: a list opens the row that it stands in. */
let revealed: Path | undefined;
const listeners = new Set<(path: Path) => void>();

export function revealRow(path: Path): void {
  revealed = path;
  for (const listener of listeners) listener(path);
}

/** For lists that are drawn only then. */
export function revealedPath(): Path | undefined {
  return revealed;
}

export function onRevealRow(listener: (path: Path) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
