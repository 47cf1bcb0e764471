import { createSignal } from "@org/device/observable";
import type { Path } from "@org/hvac-core/kernel";

/** The field that is to be shown: a list opens the row that contains it. */
let revealed: Path | undefined;
const reveals = createSignal();

export function revealRow(path: Path): void {
  revealed = path;
  reveals.emit();
}

/** The field is drawn, or the user went elsewhere: a list of the next page may have a row with the same id. */
export function endReveal(path: Path): void {
  if (revealed === path) revealed = undefined;
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

/** The page's tables: they bring a cell into view and focus it. */
let revealCell: ((path: Path) => boolean) | undefined;

/** The tables of a page take what is in their rows. @returns the end of it */
export function setTableReveal(reveal: (path: Path) => boolean): () => void {
  revealCell = reveal;
  return () => {
    if (revealCell === reveal) revealCell = undefined;
  };
}

/** Focuses the cell of a field in a table of the page. @returns whether there is one */
export const revealInTable = (path: Path): boolean => revealCell?.(path) ?? false;
