import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { assemble } from "./assemble.ts";

/** Puts the builds of both sites together into `dist`, the folder that Hosting publishes (firebase.json). `/` is the marketing site's. */
const repository = path.join(import.meta.dirname, "../..");
const files = await assemble(
  [
    { name: "apps/marketing", folder: path.join(repository, "apps/marketing/dist") },
    { name: "apps/web", folder: path.join(repository, "apps/web/dist"), renamed: { "index.html": "app.html" } },
  ],
  path.join(import.meta.dirname, "dist"),
);
// A tab that cannot load code asks what the application starts with now (apps/web/src/loading/checkServer.ts). A deployment adds the rest of the record.
const manifest = JSON.parse(await readFile(path.join(repository, "apps/web/dist/.vite/manifest.json"), "utf8")) as {
  readonly "index.html": { readonly file: string };
};
await writeFile(path.join(import.meta.dirname, "dist/release.json"), JSON.stringify({ application: `/${manifest["index.html"].file}` }));
console.log(`${files.length} files in tooling/site/dist`);
