import type { Loader } from "astro/loaders";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";

/** The programs in `examples`, as pages show them; the pages import the same files for what they give. */
export const examplesLoader: Loader = {
  name: "examples",
  async load(context) {
    const folder = path.join(import.meta.dirname, "examples");
    context.store.clear();
    for (const file of globSync("*.ts", { cwd: folder })) {
      const code = readFileSync(path.join(folder, file), "utf8")
        .replaceAll(/^export (?=const)/gm, "")
        .trim();
      context.store.set({ id: path.basename(file, ".ts"), data: {}, rendered: await context.renderMarkdown(`\`\`\`ts\n${code}\n\`\`\``) });
    }
  },
};
