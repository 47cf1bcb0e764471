import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";

/** When the texts of pages last changed, by their addresses, where their fields say it. */
export function lastChanges(content: string): ReadonlyMap<string, Date> {
  const files = [
    ...globSync("blog/*.mdx", { cwd: content }).map((file) => ({ file, address: `/blog/${path.parse(file).name}` })),
    ...globSync("pages/*.md", { cwd: content }).map((file) => ({ file, address: `/${path.parse(file).name}` })),
  ];
  return new Map(
    files.flatMap(({ file, address }) => {
      const fields = /^---\n([\s\S]*?)^---/m.exec(readFileSync(path.join(content, file), "utf8"))?.[1] ?? "";
      const { date, updated = date } = parse(fields) as { readonly date?: string; readonly updated?: string };
      return updated === undefined ? [] : [[address, new Date(`${updated}T00:00:00Z`)] as const];
    }),
  );
}
