import { isDocumentId, isFileCollection, type Workspace } from "@org/data";
import { isBinned } from "@org/data/store";
import { importRecordsIn, type ResultLink } from "@org/hvac-core/kernel";
import type { CheckedNumber } from "@org/hvac-core/links";
import { checkedNumbers } from "./checkedNumbers.ts";
import { linkedNumbersIn } from "./linkedNumbersIn.ts";
import { readFileWithResults, type NamedFile, type ReadFile } from "./readFiles.ts";
import { texts } from "./texts.tsx";

/** The files of linked results, by id: each is read once. */
export type FileReads = Map<string, Promise<ReadFile>>;

export interface ReadLinks {
  readonly numbers: readonly CheckedNumber[];
  /** The files that were read, by id. */
  readonly files: ReadonlyMap<string, NamedFile>;
}

/** The links of a file: those of its numbers, and those to files that its rows were imported from. */
export const linksOf = ({ calculator, input }: Pick<NamedFile, "calculator" | "input">): readonly ResultLink[] => [
  ...linkedNumbersIn(calculator.fields, input).map(({ entered }) => entered.link),
  ...importRecordsIn(input).map(({ link }) => link),
];

/**
 * Compares the linked numbers of a file without a page with their results.
 *
 * @param nameOf names a file that cannot be read
 * @param read files that were read before; the files read now are added
 */
export async function readLinks(
  workspace: Workspace,
  target: Pick<NamedFile, "id" | "collection" | "ref" | "calculator" | "input">,
  nameOf: (fileId: string) => string | undefined,
  read: FileReads = new Map(),
): Promise<ReadLinks> {
  const { projectId } = target.ref;
  const links = new Map(linksOf(target).map((link) => [link.fileId, link]));
  const files = new Map<string, NamedFile>();
  const unread = new Map<string, string>();
  for (const [fileId, { collection }] of links) {
    if (!isDocumentId(fileId) || !isFileCollection(collection)) continue;
    const reading =
      read.get(fileId) ?? readFileWithResults(workspace, { projectId, collection, fileId }, nameOf(fileId) ?? texts.file.unnamed);
    read.set(fileId, reading);
    // Few files, and most are read already.
    // oxlint-disable-next-line no-await-in-loop
    const result = await reading;
    if (result.ok && isBinned(workspace.bin.targets.getSnapshot(), result.file.ref)) unread.set(fileId, texts.inBin(result.file.name));
    else if (result.ok) files.set(fileId, result.file);
    else unread.set(fileId, texts.file.unreadable(result.unread.name, result.unread.message));
  }
  return { numbers: checkedNumbers(target, { files, unread, elsewhere: new Map(), isWaiting: () => false }), files };
}
