import type { ReferencePage } from "@tooling/api-docs";
import type { Loader, LoaderContext } from "astro/loaders";
import { execFile } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/** Address of the reference on the site. */
const base = "/docs";

/**
 * The reference of @org/hvac-core, written from its docstrings: a page for each module and for each thing that it exports. Reading the code takes
 * seconds, so it is only done when the library or what writes the reference has changed.
 */
export const referenceLoader: Loader = {
  name: "reference",
  async load(context) {
    const root = fileURLToPath(new URL("../../", context.config.root));
    const digest = digestOf(
      ["packages/hvac-core", "tooling/api-docs", "apps/marketing/src/docs"].map((folder) => path.join(root, folder)),
      context,
    );
    if (context.meta.get("digest") === digest && context.store.keys().length > 0) return;
    context.store.clear();
    for (const page of await referencePages(root)) await store(page, context);
    context.meta.set("digest", digest);
  },
};

/** In a separate process: the engine's sources and the compiler stay out of the site's bundler. */
export async function referencePages(root: string): Promise<readonly ReferencePage[]> {
  const parameters = ["--conditions=source", path.join(root, "tooling/api-docs/printSite.ts"), base];
  const { stdout } = await promisify(execFile)(process.execPath, parameters, { maxBuffer: 1e8 });
  return JSON.parse(stdout) as readonly ReferencePage[];
}

function digestOf(folders: readonly string[], context: LoaderContext): string {
  const files = folders.flatMap((folder) =>
    ["*.ts", "*.md", "package.json", "src/**/*.ts"].flatMap((pattern) =>
      globSync(pattern, { cwd: folder }).map((file) => path.join(folder, file)),
    ),
  );
  return context.generateDigest(
    files
      .toSorted()
      .map((file) => readFileSync(file, "utf8"))
      .join("\0"),
  );
}

async function store({ text, ...page }: ReferencePage, context: LoaderContext): Promise<void> {
  const { path: id, declared } = page;
  const code =
    declared?.code === undefined
      ? ""
      : `\n\n<details class="code">\n<summary>Source code</summary>\n\n\`\`\`ts\n${declared.code}\n\`\`\`\n\n</details>\n`;
  const data = await context.parseData({ id, data: page });
  const { html } = await context.renderMarkdown(text + code);
  context.store.set({ id, data, rendered: { html: reachable(html) } });
}

/** Makes content wider than a phone scroll sideways, also by keyboard. */
function reachable(html: string): string {
  return html
    .replaceAll("<pre ", '<pre tabindex="0" ')
    .replaceAll("<table>", '<div class="wide" tabindex="0"><table>')
    .replaceAll("</table>", "</table></div>");
}
