import { cards, type Card } from "@org/hvac-core/cards";
import { factsOf, type Facts } from "./facts.ts";
import type { PictureRecords } from "./record.ts";
import type { Screen } from "./screens.ts";

/** Maximum age of a picture of earlier sources, in days before the last change of the repository. */
const maxDays = 30;

const day = 86_400_000;

const titlesIn = (navigation: string | undefined): readonly string[] => navigation?.split(", ") ?? [];

/** Whether a navigation is today's, but for calculators that have been added since. */
function isEarlier(shown: string | undefined, today: string | undefined): boolean {
  const before = titlesIn(shown);
  return (
    before.length > 0 &&
    titlesIn(today)
      .filter((title) => before.includes(title))
      .join(", ") === shown
  );
}

/** Calculators without a picture that no page of theirs asks for, and those that are missing in the navigation of pictures: no faults. */
export function newCalculators(records: PictureRecords, pages: ReadonlySet<string>): readonly string[] {
  const all = cards as readonly Card[];
  const shown = Object.values(records).flatMap(({ facts }) => (facts?.navigation === undefined ? [] : [titlesIn(facts.navigation)]));
  return [
    ...all
      .filter(({ id, route }) => !Object.hasOwn(records, id) && !pages.has(route ?? ""))
      .map(({ id }) => `There is no picture of ${id} yet.`),
    ...all
      .filter(({ route, title }) => route !== null && shown.some((titles) => !titles.includes(title)))
      .map(({ title }) => `“${title}” is not in the navigation of all pictures yet.`),
  ];
}

/**
 * Pictures of another product than today's: calculators without one that have a separate page, a navigation with a calculator that is no
 * more, has another title or another place, another answer, or a picture too old. A calculator that has been added makes pictures older, not wrong.
 *
 * @param pages addresses of the calculators that have a page on the public site
 */
export function identityFaults(
  records: PictureRecords,
  screens: readonly Screen[],
  lastChange: Date,
  pages: ReadonlySet<string>,
): readonly string[] {
  const missing = (cards as readonly Card[])
    .filter(({ id, route }) => !Object.hasOwn(records, id) && pages.has(route ?? ""))
    .map(({ id }) => `There is no picture of ${id}, which has a page: add it to tooling/pictures/screens.ts.`);
  const byName = new Map(
    screens.flatMap((screen) => [screen.name, ...Object.keys(screen.figures ?? {})].map((name) => [name, screen] as const)),
  );
  const faults = Object.entries(records).flatMap(([name, { facts, madeOn }]): readonly string[] => {
    const screen = byName.get(name);
    if (!screen) return [`${name} is a picture of no screen that is made today.`];
    const { navigation, ...ofFigure } = factsOf(screen);
    const today: Facts = name === screen.name && navigation !== undefined ? { navigation, ...ofFigure } : ofFigure;
    const age = Math.floor((lastChange.getTime() - new Date(madeOn).getTime()) / day);
    return [
      ...(["navigation", "answer"] as const)
        .filter((what) => facts?.[what] !== today[what] && !(what === "navigation" && isEarlier(facts?.navigation, today.navigation)))
        .map((what) => `${name} shows the ${what} “${facts?.[what] ?? "unknown"}”, and the product has “${today[what] ?? "none"}”.`),
      ...(age > maxDays ? [`${name} was made ${age} days before the last change, more than ${maxDays}.`] : []),
    ];
  });
  return [...missing, ...faults];
}
