import { cards, type Card } from "@org/hvac-core/cards";
import { factsOf, type Facts } from "./facts.ts";
import type { PictureRecords } from "./record.ts";
import type { Screen } from "./screens.ts";

/** A picture of other sources than today's may be so old, in days before the last change of the repository. */
const mostDays = 30;

const day = 86_400_000;

/** Pictures of another product than today's: calculators without one, another navigation, another answer, or a picture too old. */
export function identityFaults(records: PictureRecords, screens: readonly Screen[], lastChange: Date): readonly string[] {
  const missing = (cards as readonly Card[])
    .filter(({ id }) => !Object.hasOwn(records, id))
    .map(({ id }) => `There is no picture of ${id}.`);
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
        .filter((what) => facts?.[what] !== today[what])
        .map((what) => `${name} shows the ${what} “${facts?.[what] ?? "unknown"}”, and the product has “${today[what] ?? "none"}”.`),
      ...(age > mostDays ? [`${name} was made ${age} days before the last change, more than ${mostDays}.`] : []),
    ];
  });
  return [...missing, ...faults];
}
