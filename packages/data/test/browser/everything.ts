import { client } from "@tooling/testing/documents";
import { fileCollections } from "../../src/collections.ts";
import { fileParts, projectParts } from "../../src/paths.ts";
import { bench, project } from "./browser.ts";

/** All documents of a user, read as the administrator. */
export async function everything(): Promise<readonly string[]> {
  const administrator = client(bench.firestore.url, project, "owner");
  const lists = await Promise.all(
    ["projects", "companyDetails", "fileSummaries", "removals", ...fileParts, ...projectParts, ...fileCollections].map(
      async (collectionId) => {
        const { body } = await administrator.group(collectionId);
        return (body as { document?: { name: string } }[]).flatMap(({ document }) =>
          document ? [document.name.split("/documents/")[1]!] : [],
        );
      },
    ),
  );
  return lists.flat();
}
