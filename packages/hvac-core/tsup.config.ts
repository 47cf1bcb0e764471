import { execFileSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { defineConfig, type Options } from "tsup";
import { withFieldDocs } from "./scripts/fieldDocs.ts";

/**
 * One output file per source file: an importer's bundler then drops what is not asked for, and a stack trace names the module.
 * esbuild bundles only to run this plugin; every relative import stays an import, but for data (JSON), which becomes part of the module that imports it.
 */
const keepModulesApart: NonNullable<Options["esbuildPlugins"]>[number] = {
  name: "keep-modules-apart",
  setup(build) {
    const extension = build.initialOptions.format === "cjs" ? ".cjs" : ".js";
    build.onResolve({ filter: /^\.{1,2}\// }, ({ kind, path }) =>
      kind === "entry-point" || path.endsWith(".json") ? undefined : { path: path.replace(/\.ts$/, extension), external: true },
    );
  },
};

/**
 * Types, likewise a file per source file, for both module systems. tsup would bundle them with rollup, which takes half a minute for so
 * many entries; the compiler alone takes two seconds, and only the extensions of its imports need to follow. Fields get their documentation.
 */
function writeTypes(): Promise<void> {
  const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");
  execFileSync(process.execPath, [tsc, "-p", "tsconfig.build.json"], { stdio: "inherit" });
  for (const file of globSync("dist/**/*.d.ts")) {
    const text = withFieldDocs(readFileSync(file, "utf8"));
    const importing = (extension: string): string => text.replace(/((?:from |import\()"\.{1,2}\/[^"]*)\.ts"/g, `$1.${extension}"`);
    writeFileSync(file, importing("js"));
    writeFileSync(file.replace(/\.ts$/, ".cts"), importing("cjs"));
  }
  return Promise.resolve();
}

export default defineConfig({
  entry: globSync("src/**/*.ts", { exclude: (name) => name.endsWith(".test.ts") }),
  format: ["esm", "cjs"],
  target: "es2022",
  platform: "neutral",
  clean: true,
  splitting: false,
  treeshake: false,
  esbuildPlugins: [keepModulesApart],
  esbuildOptions: (options, { format }) => {
    // import() of a CommonJS module gives its exports under `default` alone; a deferred require gives them by name.
    if (format === "cjs") options.supported = { ...options.supported, "dynamic-import": false };
  },
  onSuccess: writeTypes,
});
