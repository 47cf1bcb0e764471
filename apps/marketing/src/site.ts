/** Facts of the site, the same on every page. */

/** Origin of the site, for addresses that must be whole (canonical, feeds, pictures in links). Set `SITE_ORIGIN` when building for production. */
export const siteOrigin = process.env["SITE_ORIGIN"] ?? "https://plenum.example";

export const siteName = "Plenum";

/** The feed of the articles, as it names itself. */
export const feed = { title: `${siteName}: articles`, path: "/rss.xml" };

/** Pages of the application that visitors may use, and search engines show: those of public cards. The configuration reads them, without the engine. */
export const publicRoutes: readonly string[] = ["/heat-load"];

/** The address of a page, whole. */
export function absoluteAddress(path: string): string {
  return new URL(path, siteOrigin).href;
}
