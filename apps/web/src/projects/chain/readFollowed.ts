import { isDocumentId, isFileCollection, type Workspace } from "@org/data";
import { linkedNumbers, type FollowedNumber } from "@org/hvac-core/chain";
import { followedNumbers } from "./followed.ts";
import { readFile, unreadText, type NamedFile, type ReadFile } from "./readFiles.ts";

/** Files that numbers of others follow, by their ids: each is read once. */
export type FollowedFiles = Map<string, Promise<ReadFile>>;

export interface Followed {
  readonly numbers: readonly FollowedNumber[];
  /** Those that were read, by id. */
  readonly files: ReadonlyMap<string, NamedFile>;
}

/**
 * How the numbers of a file that no page shows stand to the results that they follow.
 *
 * @param nameOf what a file is called that cannot be read
 * @param read files that were read before; takes in those that are read now
 */
export async function readFollowed(
  workspace: Workspace,
  own: Pick<NamedFile, "id" | "collection" | "ref" | "calculator" | "input">,
  nameOf: (fileId: string) => string | undefined,
  read: FollowedFiles = new Map(),
): Promise<Followed> {
  const { projectId } = own.ref;
  const links = new Map(linkedNumbers(own.calculator.fields, own.input).map(({ entered: { link } }) => [link.fileId, link]));
  const files = new Map<string, NamedFile>();
  const unread = new Map<string, string>();
  for (const [fileId, { collection }] of links) {
    if (!isDocumentId(fileId) || !isFileCollection(collection)) continue;
    const reading = read.get(fileId) ?? readFile(workspace, { projectId, collection, fileId }, nameOf(fileId) ?? "A file that it follows");
    read.set(fileId, reading);
    // Few, and mostly known from another file.
    // oxlint-disable-next-line no-await-in-loop
    const found = await reading;
    if (found.ok) files.set(fileId, found.file);
    else unread.set(fileId, unreadText(found.unread));
  }
  return { numbers: followedNumbers(own, { files, unread, elsewhere: new Map(), isWaiting: () => false }), files };
}
