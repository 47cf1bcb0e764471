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
console.log(`${files.length} files in tooling/site/dist`);
