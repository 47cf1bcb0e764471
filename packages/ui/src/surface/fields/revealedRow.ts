import { createSignal } from "@org/device/observable";
import type { Path } from "@org/hvac-core/kernel";

/** The field that was last revealed: a list opens the row that contains it. */
let revealed: Path | undefined;
const reveals = createSignal();

export function revealRow(path: Path): void {
  revealed = path;
  reveals.emit();
}

/** For lists that are rendered only after the request. */
export function revealedPath(): Path | undefined {
  return revealed;
}

/** Calls back each time a row is revealed, also when it is the same row again. */
export function onRevealRow(listener: (path: Path) => void): () => void {
  return reveals.subscribe(() => {
    if (revealed !== undefined) listener(revealed);
  });
}
