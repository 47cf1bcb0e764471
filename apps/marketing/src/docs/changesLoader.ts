import type { Loader } from "astro/loaders";
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { changesText, readChange, readChangelog } from "./changes.ts";

/** The change log of the library, the newest version first; before it what waits in .changeset for the next version. */
export const changesLoader: Loader = {
  name: "changes",
  async load(context) {
    const root = fileURLToPath(new URL("../../", context.config.root));
    const waiting = globSync("[!R]*.md", { cwd: path.join(root, ".changeset") }).toSorted();
    const changes = waiting.flatMap((file) => readChange(readFileSync(path.join(root, ".changeset", file), "utf8")) ?? []);
    const logFile = path.join(root, "packages/hvac-core/CHANGELOG.md");
    const released = existsSync(logFile) ? readChangelog(readFileSync(logFile, "utf8")) : [];
    const unreleased = changes.length > 0 ? [{ version: "unreleased", text: changesText(changes) }] : [];
    context.store.clear();
    for (const [order, { version, text }] of [...unreleased, ...released].entries())
      context.store.set({
        id: version,
        data: await context.parseData({ id: version, data: { version, order } }),
        rendered: await context.renderMarkdown(text),
      });
  },
};
