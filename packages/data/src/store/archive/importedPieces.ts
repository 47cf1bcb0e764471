import type { ArchivedFile, ArchivedProject } from "../../archive/index.ts";
import { serialId } from "../../paths.ts";
import { newProject } from "../projects.ts";
import type { StoreContext } from "../storeContext.ts";
import type { Creation, NewFile } from "../writes/fileWrites.ts";
import { withLinkedIds } from "./linkedIds.ts";

/** The documents of imported projects. @param ids of the new projects; the ids of all documents follow from these */
export async function importedPieces(
  context: StoreContext,
  projects: readonly ArchivedProject[],
  ids: readonly string[],
): Promise<readonly Creation[]> {
  const collections = new Set(projects.flatMap(({ files }) => files.map((file) => file.collection)));
  const headlines = new Map(await Promise.all([...collections].map(async (name) => [name, await context.headlineOf(name)] as const)));
  return projects.flatMap(({ name, description, site, files }, index) => {
    const projectId = ids[index]!;
    const newIds = new Map(files.flatMap(({ id }, place) => (id === undefined ? [] : [[id, serialId(projectId, place)] as const])));
    return newProject(
      context,
      projectId,
      { name, description, site },
      files.map((file) => newFileOf(file, headlines.get(file.collection)!, newIds)),
    );
  });
}

function newFileOf(
  { collection: name, revisions, ...file }: ArchivedFile,
  headline: readonly string[],
  newIds: ReadonlyMap<string, string>,
): NewFile {
  const { name: title, calculatorVersion, engineVersion: version, data } = file;
  // A clock that ran ahead must not make the server refuse a revision from the future.
  const latest = Date.now() - 60_000;
  return {
    collection: name,
    headline,
    content: { name: title, calculatorVersion, engineVersion: version, data: { ...data, input: withLinkedIds(data.input, newIds) } },
    revisions: revisions.map((revision) => ({
      ...revision,
      // An issued report keeps the ids of its time, because its hash covers them.
      data: revision.issue ? revision.data : { ...revision.data, input: withLinkedIds(revision.data.input, newIds) },
      createdAt: new Date(Math.min(Math.max(Date.parse(revision.createdAt), 0), latest)),
    })),
  };
}
