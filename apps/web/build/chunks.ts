import path from "node:path";

/** What the bundler knows of a module. */
interface ModuleInfo {
  readonly importedIds: readonly string[];
}

interface ChunkContext {
  readonly getModuleInfo: (id: string) => ModuleInfo | null;
}

const source = (name: string): string => path.join(import.meta.dirname, "../src", name);
/** Where pages begin: the frame of all of them, the page of visitors, and a page that shares a calculator's parts with it. */
const application = source("main.tsx");
const firstPage = source("routes/heat-load.tsx?tsr-split=component");
const otherCalculator = source("calculators/duct-sizer/DuctSizerView.ts");

const reached = new WeakMap<object, Map<string, ReadonlySet<string>>>();

/** All modules that come with one, by its imports and theirs. */
function modulesOf(entry: string, { getModuleInfo }: ChunkContext): ReadonlySet<string> {
  const known = reached.get(getModuleInfo) ?? new Map<string, ReadonlySet<string>>();
  reached.set(getModuleInfo, known);
  const before = known.get(entry);
  if (before) return before;
  const found = new Set<string>();
  const waiting = [entry];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(getModuleInfo(id)?.importedIds ?? []));
  }
  known.set(entry, found);
  return found;
}

/**
 * The file that a module goes into: React, which outlives our releases in caches; what every page needs; what every calculator needs. In one piece each
 * is compressed better than in fifty. Imports alone decide what is in them; what else there is goes where the bundler puts it.
 */
export function chunkOf(id: string, context: ChunkContext): string | null {
  if (/node_modules\/(?:react|react-dom|scheduler)\//.test(id)) return "react";
  if (modulesOf(application, context).has(id)) return "application";
  const isOnFirstPage = modulesOf(firstPage, context).has(id);
  return isOnFirstPage && modulesOf(otherCalculator, context).has(id) ? "calculator" : null;
}
