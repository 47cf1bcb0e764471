import { cardGroups, cards, type Card } from "@org/hvac-core/cards";

/** One entry of the navigation. */
export interface NavigationLink {
  readonly path: string;
  readonly label: string;
  /** What it is for, in a sentence. */
  readonly summary?: string;
  /** Leads to `/login` while nobody is signed in. */
  readonly needsAccount?: true;
  /** Served by the marketing site, which stands on the same host. */
  readonly outside?: true;
}

export interface NavigationGroup {
  readonly title: string;
  readonly links: readonly NavigationLink[];
}

/** Calculators that have a page of their own. */
const withPage = (cards as readonly Card[]).flatMap((card) => (card.route === null ? [] : [{ ...card, route: card.route }]));

/** Every calculator with a page, grouped as people look for them. */
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

const ownPages: NavigationGroup = {
  title: "Your work",
  links: [
    { path: "/dashboard", label: "Dashboard", needsAccount: true },
    { path: "/projects", label: "Projects", needsAccount: true },
    {
      path: "/reference",
      label: "Reference",
      summary: "Design values, properties and converters, each value with its source.",
      needsAccount: true,
    },
    { path: "/settings", label: "Settings", needsAccount: true },
  ],
};

/** Every page of the product. */
export const navigation: readonly NavigationGroup[] = [...calculatorGroups, ownPages];

/** The same, with what belongs to the user first while somebody is signed in. */
export function navigationFor(isSignedIn: boolean): readonly NavigationGroup[] {
  return isSignedIn ? [...navigation.slice(-1), ...navigation.slice(0, -1)] : navigation;
}

/** Pages about the product, at the foot of the navigation. */
export const aboutLinks: readonly NavigationLink[] = [
  { path: "/about", label: "About", outside: true },
  { path: "/blog", label: "Blog", outside: true },
  { path: "/privacy-policy", label: "Privacy", outside: true },
  { path: "/terms-of-service", label: "Terms", outside: true },
];

/** What the page of a calculator is called; `undefined` where there is none. */
export function calculatorTitle(id: string): string | undefined {
  return withPage.find((card) => card.id === id)?.title;
}
