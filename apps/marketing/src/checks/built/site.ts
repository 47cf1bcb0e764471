import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { sorted, type Fault } from "../fault.ts";
import { checkFeed, checkRobots, checkSitemap } from "./indexes.ts";
import { readPage, type BuiltPage } from "./page.ts";
import { checkWords } from "./words.ts";

/** Expectations of a build. */
export interface Expected {
  readonly origin: string;
  readonly application: readonly RegExp[];
  /** Pages of the application that the sitemap lists as well. */
  readonly listed: readonly string[];
  /** Texts of the link pictures, by the address of their page. */
  readonly linkPictures: Readonly<Record<string, { readonly title: string; readonly description: string }>>;
}

/** Everything that is wrong with a built site, and how many pages it has. */
export function checkBuilt(folder: string, expected: Expected): { readonly faults: readonly Fault[]; readonly pages: number } {
  const pages = globSync("**/*.html", { cwd: folder }).map((file) => readPage(file, readFileSync(path.join(folder, file), "utf8")));
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  const isThere = (address: string): boolean => {
    const file = path.join(folder, address);
    return (
      byAddress.has(address) ||
      (existsSync(file) && statSync(file).isFile()) ||
      expected.application.some((pattern) => pattern.test(address))
    );
  };
  const read = (file: string): string | undefined =>
    existsSync(path.join(folder, file)) ? readFileSync(path.join(folder, file), "utf8") : undefined;
  const faults = [
    ...pages.flatMap((page) => [
      ...checkHead(page, expected.origin),
      ...checkLinkPicture(page, expected.linkPictures),
      ...checkScripts(page),
      ...checkWords(page),
      ...checkReferences(page, byAddress, isThere, expected.origin),
    ]),
    ...unique(pages, "title"),
    ...unique(pages, "description"),
    ...checkSitemap(
      read,
      [...pages.filter(({ isIndexed }) => isIndexed).map(({ address }) => address), ...expected.listed].map(
        (address) => new URL(address, expected.origin).href,
      ),
      expected.origin,
    ),
    ...checkFeed(
      "rss.xml",
      read("rss.xml"),
      pages.map(({ address }) => new URL(address, expected.origin).href),
      expected.origin,
    ),
    ...checkRobots("robots.txt", read("robots.txt"), expected.origin, (address) => byAddress.has(address)),
  ];
  return { faults: sorted(faults), pages: pages.length };
}

function checkHead(page: BuiltPage, origin: string): readonly Fault[] {
  const { file } = page;
  const whole = new URL(page.address, origin).href;
  const headings = page.headings.map(({ to }) => `"${to}"`).join(" and ");
  const faults: Array<string | undefined> = [
    page.headings.length === 1 ? undefined : `has ${page.headings.length === 0 ? "no h1" : `more than one h1: ${headings}`}`,
    page.title.trim() === "" ? "has no title" : undefined,
    page.description === undefined || page.description.trim() === "" ? "has no description" : undefined,
    page.canonical === whole ? undefined : `its canonical address is ${page.canonical ?? "missing"}, not ${whole}`,
    page.linkPicture === undefined ? "has no og:image" : undefined,
    ...page.data.map(dataFault),
  ];
  return faults.filter((message) => message !== undefined).map((message) => ({ file, message }));
}

/** The link picture of a page has the text of its links. Pictures without a record are not checked. */
function checkLinkPicture({ file, address, linkTexts }: BuiltPage, pictures: Expected["linkPictures"]): readonly Fault[] {
  const picture = pictures[address];
  if (!picture) return [];
  return (["title", "description"] as const)
    .filter((what) => picture[what] !== linkTexts[what])
    .map((what) => ({
      file,
      message: `the picture of its links shows the ${what} "${picture[what]}", not "${linkTexts[what] ?? ""}": pnpm pictures --only ${address}`,
    }));
}

function dataFault(text: string): string | undefined {
  try {
    const data = JSON.parse(text) as Readonly<Record<string, unknown>>;
    return data["@context"] === "https://schema.org" ? undefined : "its structured data name no https://schema.org";
  } catch {
    return "its structured data are not JSON";
  }
}

/** A script is there for an island, and an island is known by its mark `data-island`. */
function checkScripts({ file, scripts, hasIsland }: BuiltPage): readonly Fault[] {
  if (hasIsland && scripts.length === 0) return [{ file, message: "has an island (data-island), and no script for it" }];
  return hasIsland ? [] : scripts.map((line) => ({ file, line, message: "has a script, and no island (data-island) that it is for" }));
}

function checkReferences(
  page: BuiltPage,
  pages: ReadonlyMap<string, BuiltPage>,
  isThere: (address: string) => boolean,
  origin: string,
): readonly Fault[] {
  const all = page.linkPicture === undefined ? page.references : [...page.references, { line: 1, to: page.linkPicture }];
  return all.flatMap(({ line, to }): readonly Fault[] => {
    const target = new URL(to, new URL(page.address, origin));
    if (target.origin !== origin) return [];
    const address = decodeURIComponent(target.pathname);
    if (!isThere(address)) return [{ file: page.file, line, message: `${to} leads nowhere` }];
    const anchor = decodeURIComponent(target.hash.slice(1));
    const ids = pages.get(address)?.ids;
    return anchor === "" || !ids || ids.includes(anchor) ? [] : [{ file: page.file, line, message: `${to} leads to no place on its page` }];
  });
}

/** Pages that search engines show must differ. */
function unique(pages: readonly BuiltPage[], field: "title" | "description"): readonly Fault[] {
  const first = new Map<string, string>();
  return pages
    .filter(({ isIndexed }) => isIndexed)
    .flatMap((page): readonly Fault[] => {
      const value = page[field];
      if (value === undefined) return [];
      const other = first.get(value);
      first.set(value, other ?? page.file);
      return other === undefined ? [] : [{ file: page.file, message: `its ${field} is that of ${other}: "${value}"` }];
    });
}
