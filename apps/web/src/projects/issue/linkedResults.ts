import { isDocumentId, isFileCollection, type FileRef, type Workspace } from "@org/data";
import type { LinkedResult, OpenFile } from "@org/data/store";
import { linkedNumbers } from "@org/hvac-core/links";
import type { ResultLink } from "@org/hvac-core/kernel";
import { unknownResult, type AnyCalculator, type LinkTexts } from "@org/form/state";
import { resultOf } from "../links/linkName.ts";
import { readFileWithResults } from "../links/readFiles.ts";
import { texts as linkTexts } from "../links/texts.tsx";

const keyOf = ({ collection, fileId, result }: ResultLink): string => JSON.stringify([collection, fileId, result]);

/** Names of the results that the numbers of an open file are linked to, except results of files that cannot be read here. */
export async function linkedResults(
  workspace: Workspace,
  file: FileRef,
  open: OpenFile,
  definition: AnyCalculator,
): Promise<readonly LinkedResult[]> {
  const state = open.getSnapshot();
  if (state.status !== "ready") return [];
  const linked = linkedNumbers(definition.fields, definition.complete(state.input));
  const links = new Map(linked.map(({ entered: { link } }) => [keyOf(link), link]));
  const byFile = [...Map.groupBy(links.values(), ({ collection, fileId }) => JSON.stringify([collection, fileId])).values()];
  const named = await Promise.all(
    byFile.map(async (linksOfFile): Promise<readonly LinkedResult[]> => {
      const { collection, fileId } = linksOfFile[0]!;
      if (!isDocumentId(fileId) || !isFileCollection(collection)) return [];
      const read = await readFileWithResults(workspace, { projectId: file.projectId, collection, fileId }, "");
      return read.ok ? linksOfFile.map((link) => ({ ...link, file: read.file.name, name: resultOf(link, read.file) })) : [];
    }),
  );
  return named.flat();
}

/** Names of the results that an issue was linked to, as of its date. */
export function issuedLinks(links: readonly LinkedResult[] = []): LinkTexts {
  const names = new Map(links.map((each) => [keyOf(each), linkTexts.result(each.name, each.file)]));
  return { nameOf: (link) => names.get(keyOf(link)) ?? unknownResult, remarkOn: () => undefined };
}
