import type { ActionResult, FileKind, FileRef, PlainRecord, Workspace } from "@org/data";
import { contentFor } from "@org/data/store";
import { loadCalculator } from "@org/hvac-core/loading";
import { withSite } from "@org/hvac-core/site";
import { beginWork, notify } from "@org/ui/elements";
import { newPageInput, preferredUnitSystem } from "@org/ui/surface";
import type { RegisteredRouter } from "@tanstack/react-router";
import { openedSite } from "./site/openedSite.ts";
import { texts as siteTexts } from "./site/texts.ts";
import { texts } from "./texts.ts";

/** Creates a file with the input of a new page: with the site of the project, or without one in the user's preferred units. @param taken names of the project's files */
async function newFile(
  workspace: Workspace,
  projectId: string,
  kind: FileKind,
  taken: readonly string[],
): Promise<ActionResult<{ readonly file: FileRef }>> {
  const calculator = await loadCalculator(kind.route);
  if (!calculator) return { ok: false, message: texts.notAvailable(kind.title) };
  const stored = await workspace.sites.read(projectId);
  const site = openedSite(stored);
  if (stored && !site) notify({ message: siteTexts.later, tone: "error" });
  const start = newPageInput(calculator, site?.unitSystem ?? preferredUnitSystem());
  const input = (site ? withSite(calculator, start, site) : start) as PlainRecord;
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

interface NewFilePlace {
  readonly workspace: Workspace;
  readonly router: Pick<RegisteredRouter, "navigate">;
  readonly projectId: string;
  readonly kind: FileKind;
}

/** Creates a file in a project and opens it, or says why that failed. */
export async function createFile({ workspace, router, projectId, kind }: NewFilePlace): Promise<void> {
  const { items } = workspace.files.ofProject(projectId).getSnapshot();
  const taken = items.flatMap((item) => (item.ok ? [item.value.name] : []));
  const result = await newFile(workspace, projectId, kind, taken).finally(beginWork());
  if (!result.ok) return notify({ message: result.message, tone: "error" });
  await router.navigate({ to: "/projects/$projectId/$kind/$fileId", params: { projectId, kind: kind.route, fileId: result.file.fileId } });
}
