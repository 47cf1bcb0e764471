import { suggestionFor, type Fault } from "./fault.ts";
import type { Link, Prose } from "./prose.ts";
import type { Site } from "./site.ts";

/** Possible targets of a link in a content file. */
export interface Addresses {
  readonly site: Site;
  /** The texts of pages by their addresses; without those that could not be read. */
  readonly texts: ReadonlyMap<string, Prose | undefined>;
}

const emptyWords = /^(?:here|click here|this|link|read more|more)$/i;

export function checkLinks(file: string, prose: Prose, addresses: Addresses): readonly Fault[] {
  return prose.links.flatMap(({ line, to, words }) =>
    [
      targetFault({ line, to, words }, prose, addresses),
      emptyWords.test(words.trim()) ? `"${words}" as a link does not say where it leads` : undefined,
    ]
      .filter((message) => message !== undefined)
      .map((message) => ({ file, line, message })),
  );
}

function targetFault({ to }: Link, prose: Prose, addresses: Addresses): string | undefined {
  if (to === "") return "a link has no address";
  if (/^(?:mailto:|tel:|https:|\{)/.test(to)) return undefined;
  if (to.startsWith("http:")) return `the link ${to} is not safe from changes on its way; write https://`;
  if (/^[a-z]+:/i.test(to)) return `the link ${to} is of a kind that browsers do not open`;
  if (to.startsWith("#")) return anchorFault(to, to.slice(1), prose);
  if (!to.startsWith("/") || to.startsWith("//")) return `the link ${to} must begin with / (a page of this site) or with https://`;
  const [path = "", anchor] = to.replace(/\?[^#]*/, "").split("#");
  return pageFault(to, path, addresses) ?? (anchor === undefined ? undefined : anchorFault(to, anchor, addresses.texts.get(path)));
}

function pageFault(to: string, path: string, { site, texts }: Addresses): string | undefined {
  const isThere =
    site.addresses.includes(path) ||
    texts.has(path) ||
    site.application.some((address) => address.test(path)) ||
    site.sections.some((section) => path === section || path.startsWith(`${section}/`));
  if (isThere) return undefined;
  return `the link ${to} leads nowhere: neither the site nor the application has ${path}${suggestionFor(path, [...site.addresses, ...texts.keys()])}`;
}

/** Anchors of pages without a content file are known to a build alone. */
function anchorFault(to: string, anchor: string, target: Prose | undefined): string | undefined {
  if (!target || target.anchors.includes(decodeURIComponent(anchor))) return undefined;
  return `the link ${to} leads to no heading; there are ${target.anchors.map((id) => `#${id}`).join(", ") || "none"}`;
}
