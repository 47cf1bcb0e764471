import { cardOf } from "./facts.ts";
import { identityFaults } from "./identity.ts";
import type { PictureRecord, PictureRecords } from "./record.ts";
import type { Screen } from "./screens.ts";

const day = 86_400_000;

/** Pictures of another product, made from today's records on purpose. */
const plants: Readonly<Record<string, (picture: PictureRecord) => PictureRecord | undefined>> = {
  "no picture": () => undefined,
  "a picture that is too old": (picture) => ({ ...picture, madeOn: "2020-01-01" }),
  "a picture without its facts": (picture) => ({ ...picture, facts: {} }),
  "a navigation with a calculator that is no more": (picture) => ({
    ...picture,
    facts: { ...picture.facts, navigation: `Sundials, ${picture.facts?.navigation ?? ""}` },
  }),
  "a navigation in another order": (picture) => ({
    ...picture,
    facts: { ...picture.facts, navigation: picture.facts?.navigation?.split(", ").toReversed().join(", ") ?? "" },
  }),
  "an answer of last month": (picture) => ({
    ...picture,
    facts: { ...picture.facts, answer: picture.facts?.answer?.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)) ?? "" },
  }),
};

/** Addresses of the calculators that screens show: as if each had a page, so that its missing picture is a fault. */
const routesOf = (screens: readonly Screen[]): readonly string[] =>
  screens.flatMap(({ example }) => (example ? [cardOf(example.calculator).route ?? ""] : []));

/** Faults planted in each screen with an example that the check does not name: none, or the check cannot fail. */
export function unnoticedFaults(
  records: PictureRecords,
  screens: readonly Screen[],
  lastChange: Date,
  pages: ReadonlySet<string>,
): readonly string[] {
  const before = new Set(identityFaults(records, screens, lastChange, pages));
  const notices = (planted: PictureRecords, name: string, today: Date): boolean =>
    identityFaults(planted, screens, today, new Set([...pages, ...routesOf(screens)])).some(
      (fault) => !before.has(fault) && fault.includes(name),
    );
  const unnoticed = screens
    .filter(({ name, example }) => name === example?.calculator && Object.hasOwn(records, name))
    .flatMap(({ name }) =>
      Object.entries(plants)
        .filter(([, plant]) => {
          const { [name]: picture, ...others } = records;
          const planted = plant(picture!);
          return !notices({ ...others, ...(planted && { [name]: planted }) }, name, lastChange);
        })
        .map(([what]) => `The check of pictures does not notice ${what}, planted at ${name}.`),
    );
  const [first] = Object.entries(records);
  const unknown = first === undefined || notices({ ...records, "a-screen-of-old": first[1] }, "a-screen-of-old", lastChange);
  const nextMonth = new Date(lastChange.getTime() + 31 * day);
  const isAged = first === undefined || notices(records, first[0], nextMonth);
  return [
    ...unnoticed,
    ...(unknown ? [] : ["The check of pictures does not notice a screen that is made no more."]),
    ...(isAged ? [] : ["The check of pictures does not notice that a month has passed."]),
  ];
}
