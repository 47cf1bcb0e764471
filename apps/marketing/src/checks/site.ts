import { cards, type Card } from "@org/hvac-core/cards";
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";

/** Possible targets of links and names in content, apart from content itself. */
export interface Site {
  /** Pages of the site that are no content files, and files that it publishes. */
  readonly addresses: readonly string[];
  /** Beginnings of addresses whose pages exist only after a build; `check:built` checks links to them. */
  readonly sections: readonly string[];
  /** Addresses of the application. */
  readonly application: readonly RegExp[];
  /** Components that a text may name. */
  readonly parts: readonly string[];
  /** The cards of calculators that have a separate page. */
  readonly calculators: ReadonlyArray<{ readonly title: string; readonly route: string }>;
}

/** The site as it is in a folder of the repository. */
export function readSite(folder: string): Site {
  const pages = globSync("**/*.{astro,ts}", { cwd: path.join(folder, "src/pages") }).map((file) => `/${file.replace(/\.(astro|ts)$/, "")}`);
  const made = pages.filter((page) => page.includes("["));
  const contentPages = ["/[page]", "/blog/[slug]", "/features/[slug]"];
  const publicFiles = globSync("**/*.*", { cwd: path.join(folder, "public") }).map((file) => `/${file}`);
  return {
    addresses: [
      ...pages.filter((page) => !page.includes("[")).map((page) => page.replace(/(?<!^)\/index$|^\/index$/, "") || "/"),
      ...publicFiles,
    ],
    sections: made.filter((page) => !contentPages.includes(page)).map((page) => page.slice(0, page.indexOf("[") - 1)),
    application: applicationAddresses(path.join(folder, "../../firebase.json")),
    parts: globSync("src/{components,figures}/**/*.{astro,tsx}", { cwd: folder }).map((file) => path.parse(file).name),
    calculators: (cards as readonly Card[]).flatMap(({ title, route }) => (route === null ? [] : [{ title, route }])),
  };
}

/** Addresses that Hosting rewrites to the application: `*` is one part of a path. */
export function applicationAddresses(configuration: string): readonly RegExp[] {
  if (!existsSync(configuration)) throw new Error(`${configuration} is not there, and says which addresses are the application's.`);
  const { hosting } = JSON.parse(readFileSync(configuration, "utf8")) as {
    readonly hosting: { readonly rewrites: ReadonlyArray<{ readonly source: string }> };
  };
  return hosting.rewrites.map(
    ({ source }) => new RegExp(`^${source.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll("*", "[^/]+")}$`),
  );
}
