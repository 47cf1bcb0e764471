import { isDocumentId, isFileCollection, type Workspace } from "@org/data";
import { linkedNumbers, type FollowedNumber } from "@org/hvac-core/chain";
import { followedNumbers } from "./followed.ts";
import { readFile, unreadText, type NamedFile, type ReadFile } from "./readFiles.ts";

/** The files of linked results, by id: each is read once. */
export type FollowedFiles = Map<string, Promise<ReadFile>>;

export interface Followed {
  readonly numbers: readonly FollowedNumber[];
  /** The files that were read, by id. */
  readonly files: ReadonlyMap<string, NamedFile>;
}

/**
 * Compares the linked numbers of a file without a page with their results.
 *
 * @param nameOf names a file that cannot be read
 * @param read files that were read before; the files read now are added
 */
export async function readFollowed(
  workspace: Workspace,
  target: Pick<NamedFile, "id" | "collection" | "ref" | "calculator" | "input">,
  nameOf: (fileId: string) => string | undefined,
  read: FollowedFiles = new Map(),
): Promise<Followed> {
  const { projectId } = target.ref;
  const links = new Map(linkedNumbers(target.calculator.fields, target.input).map(({ entered: { link } }) => [link.fileId, link]));
  const files = new Map<string, NamedFile>();
  const unread = new Map<string, string>();
  for (const [fileId, { collection }] of links) {
    if (!isDocumentId(fileId) || !isFileCollection(collection)) continue;
    const reading = read.get(fileId) ?? readFile(workspace, { projectId, collection, fileId }, nameOf(fileId) ?? "A file that it follows");
    read.set(fileId, reading);
    // Few files, most of which are read already.
    // oxlint-disable-next-line no-await-in-loop
    const result = await reading;
    if (result.ok) files.set(fileId, result.file);
    else unread.set(fileId, unreadText(result.unread));
  }
  return { numbers: followedNumbers(target, { files, unread, elsewhere: new Map(), isWaiting: () => false }), files };
}
