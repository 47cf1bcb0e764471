import { globSync } from "node:fs";
import type { Source } from "../../src/sources/index.ts";

const folder = new URL("../../src/", import.meta.url);

function isSource(value: unknown): value is Source {
  return (
    typeof value === "object" &&
    value !== null &&
    ["key", "title", "publisher", "edition"].every((part) => typeof (value as Record<string, unknown>)[part] === "string")
  );
}

/** Every publication that the library states, wherever it stands, by its key. */
export async function allSources(): Promise<readonly Source[]> {
  const files = globSync(["sources/index.ts", "*/sources.ts", "*/*/sources.ts"], { cwd: folder.pathname }).toSorted();
  const modules = await Promise.all(files.map(async (file) => (await import(new URL(file, folder).href)) as Record<string, unknown>));
  const sources = new Set(modules.flatMap((module) => Object.values(module).filter(isSource)));
  return [...sources].toSorted((a, b) => (a.key < b.key ? -1 : 1));
}
