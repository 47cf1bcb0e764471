import { XMLParser, XMLValidator } from "fast-xml-parser";
import type { Fault } from "../fault.ts";

/** Files for programs: sitemap, feed, robots.txt. */

interface SitemapFile {
  readonly sitemapindex?: { readonly sitemap?: ReadonlyArray<{ readonly loc: string }> };
  readonly urlset?: { readonly url?: ReadonlyArray<{ readonly loc: string }> };
}

interface FeedItem {
  readonly title?: string;
  readonly link?: string;
  readonly guid?: unknown;
  readonly description?: string;
  readonly pubDate?: string;
}

interface FeedFile {
  readonly rss?: {
    readonly channel?: {
      readonly title?: string;
      readonly link?: string;
      readonly description?: string;
      readonly item?: readonly FeedItem[];
    };
  };
}

const parser = new XMLParser({ isArray: (name) => ["sitemap", "url", "item"].includes(name), parseTagValue: false });

/** XML as data, or its error. */
function readXml<T>(file: string, text: string | undefined): { readonly data?: T; readonly faults: readonly Fault[] } {
  if (text === undefined) return { faults: [{ file, message: "is missing" }] };
  const valid = XMLValidator.validate(text);
  if (valid !== true) return { faults: [{ file, line: valid.err.line, message: `is no XML: ${valid.err.msg}` }] };
  return { data: parser.parse(text) as T, faults: [] };
}

/** The sitemap lists the pages that search engines show, those and no others. */
export function checkSitemap(read: (file: string) => string | undefined, wanted: readonly string[], origin: string): readonly Fault[] {
  const file = "sitemap-index.xml";
  const index = readXml<SitemapFile>(file, read(file));
  if (!index.data) return index.faults;
  const parts = (index.data.sitemapindex?.sitemap ?? []).map(({ loc }) => loc);
  const foreign = parts
    .filter((part) => !part.startsWith(`${origin}/`))
    .map((part) => ({ file, message: `names ${part}, which is not on ${origin}` }));
  const files = parts
    .filter((part) => part.startsWith(`${origin}/`))
    .map((part) => readXml<SitemapFile>(part.slice(origin.length + 1), read(part.slice(origin.length + 1))));
  const listed = files.flatMap(({ data }) => (data?.urlset?.url ?? []).map(({ loc }) => new URL(loc).href));
  return [
    ...foreign,
    ...files.flatMap(({ faults }) => faults),
    ...wanted.filter((address) => !listed.includes(address)).map((address) => ({ file, message: `does not list ${address}` })),
    ...listed
      .filter((address) => !wanted.includes(address))
      .map((address) => ({ file, message: `lists ${address}, which is no page for search engines` })),
    ...listed.filter((address, index) => listed.indexOf(address) < index).map((address) => ({ file, message: `lists ${address} twice` })),
  ];
}

/** The feed: RSS 2.0, with whole addresses of pages that are there. */
export function checkFeed(file: string, text: string | undefined, pages: readonly string[], origin: string): readonly Fault[] {
  const { data, faults } = readXml<FeedFile>(file, text);
  if (!data) return faults;
  const channel = data.rss?.channel;
  if (!channel) return [{ file, message: "is no RSS: it has no channel" }];
  const items = channel.item ?? [];
  const messages = [
    ...(["title", "link", "description"] as const).filter((field) => !channel[field]).map((field) => `its channel has no ${field}`),
    channel.link !== undefined && new URL(channel.link).origin !== origin
      ? `its channel's link ${channel.link} is not on ${origin}`
      : undefined,
    items.length === 0 ? "has no articles" : undefined,
    ...items.flatMap((item, index) => itemFaults(item, `item ${String(index + 1)}`, pages)),
  ];
  return messages.filter((message) => message !== undefined).map((message) => ({ file, message }));
}

function itemFaults(item: FeedItem, name: string, pages: readonly string[]): readonly string[] {
  const missing = (["title", "link", "guid", "description", "pubDate"] as const)
    .filter((field) => !item[field])
    .map((field) => `${name} has no ${field}`);
  const faults = [...missing];
  if (item.link !== undefined && !pages.includes(item.link))
    faults.push(`${name} links to ${item.link}, which is the whole address of no page`);
  if (item.pubDate !== undefined && Number.isNaN(Date.parse(item.pubDate)))
    faults.push(`${name} has the date ${item.pubDate}, which is not one`);
  return faults;
}

/** robots.txt: only what its rules know, the sitemap by its whole address, and no page kept from search engines. */
export function checkRobots(
  file: string,
  text: string | undefined,
  origin: string,
  isPage: (address: string) => boolean,
): readonly Fault[] {
  if (text === undefined) return [{ file, message: "is missing" }];
  const lines = text.split("\n").map((words, index) => ({ words: words.trim(), line: index + 1 }));
  const unknown = lines.filter(
    ({ words }) => words !== "" && !words.startsWith("#") && !/^(?:user-agent|allow|disallow|sitemap):/i.test(words),
  );
  const sitemaps = lines.flatMap(({ words }) => /^sitemap:\s*(\S+)$/i.exec(words)?.[1] ?? []);
  const hidden = lines.filter(({ words }) => {
    const path = /^disallow:\s*(\S+)$/i.exec(words)?.[1];
    return path !== undefined && isPage(path);
  });
  return [
    ...unknown.map(({ words, line }) => ({ file, line, message: `"${words}" is no rule` })),
    ...hidden.map(({ words, line }) => ({ file, line, message: `"${words}" keeps a public page from search engines` })),
    ...(lines.some(({ words }) => /^user-agent:/i.test(words)) ? [] : [{ file, message: "names no user agent" }]),
    ...(sitemaps.includes(`${origin}/sitemap-index.xml`) ? [] : [{ file, message: `does not name ${origin}/sitemap-index.xml` }]),
  ];
}
