import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { APIRoute } from "astro";

const folder = path.resolve("../../docs/proving/weather");

export const getStaticPaths = () =>
  globSync("*.txt", { cwd: folder }).map((file) => ({ params: { name: file.replace(/\.txt$/, "") }, props: { file } }));

/** A year of weather, which the application adds to the files of the cases. */
export const GET: APIRoute<{ readonly file: string }> = ({ props: { file } }) =>
  new Response(readFileSync(path.join(folder, file), "utf8"));
