import { cardGroups, cards, type Card } from "@org/hvac-core/cards";
import { allFeatures } from "./features.ts";

export interface SiteLink {
  readonly path: string;
  readonly label: string;
}

/** Links of one group of calculators, named as the engine's cards name it. */
export interface LinkGroup {
  readonly title: string;
  readonly links: readonly (SiteLink & { readonly summary: string })[];
}

/** The head of every page. */
export const mainLinks: readonly SiteLink[] = [
  { path: "/validation", label: "Validation" },
  { path: "/blog", label: "Articles" },
  { path: "/docs", label: "Library" },
  { path: "/about", label: "About" },
];

/** The link for users with an account, and for those who want one. */
export const accountLinks: readonly SiteLink[] = [
  { path: "/login", label: "Sign in" },
  { path: "/login?create=yes", label: "Create an account" },
];

/** The foot of every page. */
export const legalLinks: readonly SiteLink[] = [
  { path: "/privacy-policy", label: "Privacy" },
  { path: "/terms-of-service", label: "Terms" },
];

/** Pages about calculators, in the engine's groups: a row of the table each, and pipe sizing, whose page is its own. */
export async function featureGroups(): Promise<readonly LinkGroup[]> {
  const rows = await allFeatures();
  const links = rows.map(({ slug, title, card }) => ({ path: `/features/${slug}`, label: title, card }));
  const pipe = (cards as readonly Card[]).find(({ id }) => id === "pipe-sizer");
  if (pipe)
    links.splice(links.findIndex(({ card }) => card.id === "duct-sizer") + 1, 0, {
      path: "/features/pipe-sizer",
      label: pipe.title,
      card: pipe,
    });
  return Object.entries(cardGroups).map(([group, title]) => ({
    title,
    links: links.filter(({ card }) => card.group === group).map(({ path, label, card }) => ({ path, label, summary: card.summary })),
  }));
}

/** `aria-current` of a link on a page: the page itself, or the part of the site with the page. */
export function current(link: string, path: string): "page" | "true" | undefined {
  if (link === path) return "page";
  return path.startsWith(`${link}/`) ? "true" : undefined;
}
