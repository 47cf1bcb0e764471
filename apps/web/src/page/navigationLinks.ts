import { cardGroups, cards, type Card } from "@org/hvac-core/cards";
import { texts } from "./texts.ts";

/** One entry of the navigation. */
export interface NavigationLink {
  readonly path: string;
  readonly label: string;
  /** Purpose of the page, in one sentence. */
  readonly summary?: string;
  /** Leads visitors to `/login`. */
  readonly needsAccount?: true;
  /** Served by the marketing site, which has the same host. */
  readonly outside?: true;
}

export interface NavigationGroup {
  readonly title: string;
  readonly links: readonly NavigationLink[];
}

/** Calculators with a page. */
const withPage = (cards as readonly Card[]).flatMap((card) => (card.route === null ? [] : [{ ...card, route: card.route }]));

/** Every calculator with a page, in groups of the trade. */
export const calculatorGroups: readonly NavigationGroup[] = Object.entries(cardGroups).map(([group, title]) => ({
  title,
  links: withPage
    .filter((card) => card.group === group)
    .map(({ route, title: label, summary, public: isPublic }) => ({
      path: route,
      label,
      summary,
      ...(!isPublic && { needsAccount: true }),
    })),
}));

const userPages: NavigationGroup = {
  title: texts.navigation.userPages,
  links: [
    { path: "/dashboard", label: texts.navigation.dashboard, needsAccount: true },
    { path: "/projects", label: texts.navigation.projects, needsAccount: true },
    { path: "/reference", label: texts.navigation.reference, summary: texts.navigation.referenceSummary, needsAccount: true },
    { path: "/settings", label: texts.navigation.settings, needsAccount: true },
  ],
};

/** Every page of the product. */
export const navigation: readonly NavigationGroup[] = [...calculatorGroups, userPages];

/** The same, with the user's pages first for signed-in users. */
export function navigationFor(isSignedIn: boolean): readonly NavigationGroup[] {
  return isSignedIn ? [...navigation.slice(-1), ...navigation.slice(0, -1)] : navigation;
}

/** Pages about the product, at the foot of the navigation. */
export const aboutLinks: readonly NavigationLink[] = [
  { path: "/about", label: texts.navigation.about, outside: true },
  { path: "/blog", label: texts.navigation.blog, outside: true },
  { path: "/privacy-policy", label: texts.navigation.privacy, outside: true },
  { path: "/terms-of-service", label: texts.navigation.terms, outside: true },
];

/** Title of a calculator's page; `undefined` without a page. */
export function calculatorTitle(id: string): string | undefined {
  return withPage.find((card) => card.id === id)?.title;
}
