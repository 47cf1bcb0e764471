import path from "node:path";
import { anchorOf } from "./links.ts";

/** Links of the pages that lead to no page, heading or row: `flow.md: fluids.md#nowhere`. */
export function brokenLinks(pages: ReadonlyMap<string, string>): string[] {
  const anchors = new Map([...pages].map(([page, text]) => [page, anchorsOf(text)]));
  return [...pages].flatMap(([page, text]) =>
    [...withoutCode(text).matchAll(/\]\(((?!https?:)[^)\s]*)\)/g)].flatMap(([, target = ""]) => {
      const [file = "", anchor] = target.split("#");
      const known = anchors.get(file === "" ? page : path.posix.join(path.posix.dirname(page), file));
      return known && (anchor === undefined || known.has(anchor)) ? [] : [`${page}: ${target}`];
    }),
  );
}

function anchorsOf(text: string): ReadonlySet<string> {
  const headings = [...withoutCode(text).matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) => anchorOf(heading));
  return new Set([...headings, ...[...text.matchAll(/<a id="([^"]*)">/g)].map(([, anchor = ""]) => anchor)]);
}

function withoutCode(text: string): string {
  return text.replaceAll(/```[^]*?```/g, "");
}
