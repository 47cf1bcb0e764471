import type { Evidence } from "../../src/sources/index.ts";
import type { Comparison } from "../validation/comparison.ts";
import { ductSoundComparisons } from "../validation/ductSound.ts";
import { flowComparisons } from "../validation/flow.ts";
import { loadAndSoundComparisons } from "../validation/loadsAndSound.ts";
import { moistAirComparisons } from "../validation/moistAir.ts";
import { refrigerantComparisons } from "../validation/refrigerants.ts";
import type { ProvingCase, ProvingSet } from "./provingSet.ts";

/* The comparisons of docs/validation.md as sets: a quantity is a case, a pair is a result whose accepted range is the deviation that is accepted. */

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

const capital = (text: string): string => `${text[0]!.toUpperCase()}${text.slice(1)}`;

const limitText = ({ measure, accepted, unit }: Comparison): string =>
  measure === "absolute" ? `${accepted} ${unit ?? ""}`.trim() : `${Number((accepted * 100).toPrecision(6))} %`;

/** A quantity that is compared with a second source has its number in the title. */
function caseOf(comparison: Comparison, id: string): ProvingCase {
  const { quantity, source, measure, accepted, because, pairs, unit } = comparison;
  return {
    id,
    title: `${capital(quantity)}${/-\d+$/.test(id) ? `, source ${id.split("-").at(-1)}` : ""}`,
    description: `Compared with: ${source}.`,
    because: `${limitText(comparison)} is accepted: ${because}.`,
    inputs: {},
    results: () =>
      pairs().map(({ id: name, expected, actual, scale }) => {
        const within = measure === "absolute" ? accepted : accepted * Math.abs(scale ?? expected);
        return {
          // Names of rows of the reference files.
          quantity: name.replaceAll("_", " "),
          unit: measure === "absolute" ? (unit ?? "") : "",
          ours: actual,
          programs: { [source]: expected },
          accepted: [expected - within, expected + within],
        };
      }),
  };
}

const kinds: Readonly<Record<Evidence, string>> = {
  printed: "printed tables",
  program: "other programs",
  own: "our evaluation of published equations outside the engine",
  definition: "definitions",
};

/** "other programs and printed tables", from what a set rests on. */
function kindsOf(comparisons: readonly Comparison[]): string {
  const names = [...new Set(comparisons.map(({ evidence }) => kinds[evidence]))];
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

function setOf(id: string, title: string, group: string, comparisons: readonly Comparison[]): ProvingSet {
  const chosen = comparisons.filter((comparison) => comparison.group === group);
  const ids = chosen.map(({ quantity }) => slug(quantity));
  const distinct = ids.map((name, index) => {
    const earlier = ids.slice(0, index).filter((other) => other === name).length;
    return earlier === 0 ? name : `${name}-${earlier + 1}`;
  });
  return {
    id,
    title,
    source: `${[...new Set(chosen.map(({ source }) => source))].join("; ")}.`,
    claim: ({ cases, within, compared }) =>
      `${title}: ${within} of ${compared} numbers of ${cases} quantities within the deviation that is accepted for each, from ${kindsOf(chosen)}.`,
    cases: chosen.map((comparison, index) => caseOf(comparison, distinct[index]!)),
  };
}

export const comparisonSets: readonly ProvingSet[] = [
  // States by PsychroLib are a set of their pressures.
  setOf(
    "psychrometrics",
    "Psychrometrics",
    "Moist air",
    moistAirComparisons.filter(({ source }) => !source.startsWith("PsychroLib")),
  ),
  setOf("refrigerants", "Refrigerants", "Refrigerants", refrigerantComparisons),
  setOf("friction", "Friction and fittings", "Flow", flowComparisons),
  setOf("acoustics", "Acoustics", "Sound", [...loadAndSoundComparisons, ...ductSoundComparisons]),
];
