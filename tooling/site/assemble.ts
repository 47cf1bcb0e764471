import { cp, mkdir, readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";

/** The build of one of the sites that share the origin. */
export interface Build {
  readonly name: string;
  readonly folder: string;
  /** New names of files, by the present ones. */
  readonly renamed?: Readonly<Record<string, string>>;
}

/** Whether a file is for visitors: source maps and hidden files, such as Vite's manifest, are for developers. */
function isPublished(file: string): boolean {
  return !file.endsWith(".map") && !file.split("/").some((part) => part.startsWith("."));
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"));
}

/** The address of a file in Hosting with `cleanUrls`: of two files with the same address, visitors would get one. */
function addressOf(file: string): string {
  return `/${file}`.replace(/\.html$/, "").replace(/(?<=.)\/index$/, "");
}

/**
 * Copies the published files of each build into one folder, which is emptied first.
 *
 * @returns the files, by their paths in that folder
 * @throws {Error} when two builds have different files for one address, or when one is missing
 */
export async function assemble(builds: readonly Build[], target: string): Promise<readonly string[]> {
  await rm(target, { recursive: true, force: true });
  const taken = new Map<string, { readonly name: string; readonly source: string; readonly file: string }>();
  for (const { name, folder, renamed = {} } of builds) {
    const files = (await filesIn(folder)).filter(isPublished);
    if (files.length === 0) throw new Error(`${name} has no files in ${folder}. Run pnpm build first.`);
    const lost = Object.keys(renamed).filter((file) => !files.includes(file));
    if (lost.length > 0) throw new Error(`${name} has no ${lost.join(", ")}.`);
    for (const each of files) {
      const file = renamed[each] ?? each;
      const source = path.join(folder, each);
      const address = addressOf(file);
      const other = taken.get(address);
      if (other === undefined) taken.set(address, { name, source, file });
      // Both sites have the same icon.
      else if (other.file !== file || !(await readFile(other.source)).equals(await readFile(source)))
        throw new Error(`${name} and ${other.name} both have a file for ${address}: ${file} and ${other.file}.`);
    }
  }
  for (const { source, file } of taken.values()) {
    await mkdir(path.join(target, path.dirname(file)), { recursive: true });
    await cp(source, path.join(target, file));
  }
  return [...taken.values()].map(({ file }) => file);
}
