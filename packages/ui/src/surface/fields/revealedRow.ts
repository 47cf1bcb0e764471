import { createSignal } from "@org/device/observable";
import type { Path } from "@org/hvac-core/kernel";

/** The field that was last asked for: a list opens the row that contains it. */
let revealed: Path | undefined;
const reveals = createSignal();

export function revealRow(path: Path): void {
  revealed = path;
  reveals.emit();
}

/** For lists that are drawn only then. */
export function revealedPath(): Path | undefined {
  return revealed;
}

/** Calls back each time a row is asked for, also when it is the same one again. */
export function onRevealRow(listener: (path: Path) => void): () => void {
  return reveals.subscribe(() => {
    if (revealed !== undefined) listener(revealed);
  });
}
