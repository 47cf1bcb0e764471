/** Facts of the site as a whole: what is the same on every page. */

/** Where the site lives, for addresses that must be whole (canonical, feeds, pictures in links). Set `SITE_ORIGIN` when building for production. */
export const siteOrigin = process.env["SITE_ORIGIN"] ?? "https://plenum.example";

export const siteName = "Plenum";

export interface SiteLink {
  readonly path: string;
  readonly label: string;
}

/** The head of every page. */
export const mainLinks: readonly SiteLink[] = [
  { path: "/validation", label: "Validation" },
  { path: "/blog", label: "Blog" },
  { path: "/docs", label: "Library" },
  { path: "/about", label: "About" },
];

/** The foot of every page. */
export const legalLinks: readonly SiteLink[] = [
  { path: "/privacy-policy", label: "Privacy" },
  { path: "/terms-of-service", label: "Terms" },
];
