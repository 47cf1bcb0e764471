import type { Subpath } from "./library.ts";
import { anchorOf } from "./links.ts";
import { item } from "./markdown.ts";
import type { Context } from "./sections.ts";

/** Contents of a subpath, from the table of the package's README: "| `./solar` `./loads` | sun, hourly loads |". */
export function summaries(readme: string): Map<string, string> {
  const rows = [...readme.matchAll(/^\| *((?:`\.[^`]*` *)+)\| *(.*?) *\|$/gm)];
  const pathsOf = (cell: string): string[] => [...cell.matchAll(/`\.\/?([^`]*)`/g)].map(([, path]) => path || ".");
  return new Map(rows.flatMap(([, paths = "", text = ""]) => pathsOf(paths).map((path): [string, string] => [path, text])));
}

/** The first page: conventions, then every subpath with what it exports. */
export function indexText({ library, links, calculators }: Omit<Context, "page" | "depth">, readme: string): string {
  const known = summaries(readme);
  const topicList = ({ path, topics }: Subpath): string =>
    topics
      .flatMap(({ name, entries }) => {
        const values = entries
          .filter(({ isExported, kind }) => isExported && kind !== "type")
          .map((entry) => links.link(entry, "README.md"));
        const address = links.place(path, anchorOf(name), "README.md");
        return values.length > 0 ? [item(`[${name}](${address}): ${values.join(", ")}`)] : [];
      })
      .join("\n");
  const sections = library.subpaths.map((subpath) => {
    const summary = calculators.get(subpath.path)?.calculator.summary ?? known.get(subpath.path);
    const named = subpath.entries.filter(({ isExported }) => isExported);
    const list = (title: string, kinds: readonly string[]): string[] => {
      const names = named.filter(({ kind }) => kinds.includes(kind)).map((entry) => links.link(entry, "README.md"));
      return names.length ? [`${title}: ${names.join(", ")}`] : [];
    };
    return [
      `## [${subpath.importName}](${links.place(subpath.path, undefined, "README.md")})`,
      ...(summary === undefined ? [] : [`${summary[0]!.toUpperCase()}${summary.slice(1).replace(/\.$/, "")}.`]),
      ...(subpath.topics.length > 0
        ? [topicList(subpath)]
        : [...list("Functions", ["function"]), ...list("Constants and classes", ["constant", "class"]), ...list("Types", ["type"])]),
    ].join("\n\n");
  });
  return `${[`# Reference of ${library.name}`, conventions, ...sections].join("\n\n")}\n`;
}

const conventions = `Written by \`pnpm api-docs\` from the docstrings and from the fields of the calculators; change those, not the page.

Every heading is the path of an import. Physics takes and returns plain numbers in the units that each parameter and result names: SI, with
temperatures in °C, and ratios from 0 to 1. Values outside the documented range throw; results are never \`NaN\`. In an example the comment behind a
line is the value that the line gives, and a test runs every example. The marks \`readonly\` are left out of tables.`;
