import type { Done, FileKind, FileRef, PlainRecord, Workspace } from "@org/data";
import { calculatorOf, contentFor } from "@org/data/store";
import { preferredUnitSystem } from "@org/ui/surface";

/** Creates a file of a kind as a new page of it begins, in the units that the user prefers. */
export async function newFile(
  workspace: Workspace,
  projectId: string,
  kind: FileKind,
  taken: readonly string[],
): Promise<Done<{ readonly file: FileRef }>> {
  const calculator = await calculatorOf(kind.route);
  if (!calculator) return { ok: false, message: `${kind.title} is not available yet.` };
  const input = calculator.start(preferredUnitSystem()) as PlainRecord;
  return workspace.files.create(projectId, kind.collection, { name: freeName(kind.title, taken), ...contentFor(calculator, input) });
}

/** `Heat load`, `Heat load 2`, `Heat load 3`: the first that is not taken. */
export function freeName(stem: string, taken: readonly string[]): string {
  const names = new Set(taken);
  if (!names.has(stem)) return stem;
  let number = 2;
  while (names.has(`${stem} ${number}`)) number += 1;
  return `${stem} ${number}`;
}
