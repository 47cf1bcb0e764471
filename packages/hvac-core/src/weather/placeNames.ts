import { UnknownNameError } from "../refusals/errors.ts";

const spelt: Readonly<Record<string, string>> = { ø: "o", ł: "l", đ: "d", ı: "i", ß: "ss", æ: "ae", œ: "oe" };

/** Letters without their marks, in lower case: `São` and `sao` are the same. Other letters are spelt out. */
export function plainName(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[øłđıßæœ]/g, (letter) => spelt[letter]!)
    .replace(/['’.]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const umlauts: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", å: "aa", Ä: "Ae", Ö: "Oe", Ü: "Ue", Å: "Aa" };

/** First words of names that are also abbreviated. */
const shortWords: readonly (readonly [word: string, short: string])[] = [
  ["saint", "st"],
  ["sainte", "ste"],
  ["fort", "ft"],
  ["mount", "mt"],
];

/** Other form of a name whose first word is abbreviated or in full; none for other names. */
function otherWriting(name: string): string[] {
  const [first, ...rest] = name.split(" ");
  if (rest.length === 0) return [];
  return shortWords.flatMap(([word, short]) => {
    const other = first === word ? short : first === short ? word : undefined;
    return other === undefined ? [] : [[other, ...rest].join(" ")];
  });
}

/** Forms in which a name may be entered: without marks, with umlauts spelt out, with Saint, Fort and Mount in full and abbreviated. */
export function formsOfName(name: string): readonly string[] {
  const spelled = name.normalize("NFC").replace(/[äöüåÄÖÜÅ]/g, (letter) => umlauts[letter]!);
  const forms = [plainName(name), plainName(spelled)];
  return [...new Set([...forms, ...forms.flatMap(otherWriting)])];
}

/** A place with its names, and those of its state and country. */
export interface NamedPlace {
  readonly names: readonly string[];
  readonly regions: readonly string[];
  /** Letters of the state and the country, which only match as a whole. */
  readonly codes: readonly string[];
}

/** Score of a name for a query, 0 without a match: the whole name, its beginning, the beginning of a word in it, a part of it. */
function rank(name: string, query: string): number {
  if (name === query) return 4;
  if (name.startsWith(query)) return 3;
  if (` ${name}`.includes(` ${query}`)) return 2;
  return query.length > 1 && name.includes(query) ? 1 : 0;
}

const bestRank = (names: readonly string[], query: string): number => names.reduce((best, name) => Math.max(best, rank(name, query)), 0);

const isInRegion = ({ regions, codes }: NamedPlace, word: string): boolean => codes.includes(word) || bestRank(regions, word) > 1;

/**
 * Score of a place for a query, 0 without a match: a name scores twice a state or country, and words after the name may be those of its state and
 * country ("portland or", "paris france").
 */
export function scoreOfPlace(place: NamedPlace, query: string): number {
  const words = query.split(" ");
  let score = Math.max(bestRank(place.regions, query), place.codes.includes(query) ? 3 : 0);
  for (let count = words.length; count > 0; count--) {
    score = Math.max(score, 2 * bestRank(place.names, words.slice(0, count).join(" ")));
    if (!isInRegion(place, words[count - 1]!)) break;
  }
  const isAnyOrder = words.length > 1 && words.every((word) => bestRank(place.names, word) > 1 || isInRegion(place, word));
  return isAnyOrder ? Math.max(score, 3) : score;
}

/** Places of one region, by a query's last words: "nowhere texas". */
export function isOfRegionNamed(place: NamedPlace, query: string): boolean {
  const words = query.split(" ");
  return words.some((_, index) => index > 0 && regionMatches(place, words.slice(index).join(" ")));
}

const regionMatches = ({ regions, codes }: NamedPlace, words: string): boolean => codes.includes(words) || regions.includes(words);

/** Number of letters to insert, drop, change or swap between two names, up to a limit. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          rows[i - 1]![j]! + 1,
          row[j - 1]! + 1,
          rows[i - 1]![j - 1]! + (isSame ? 0 : 1),
          isSwapped ? rows[i - 2]![j - 2]! + 1 : Infinity,
        ),
      );
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}

/** Number of letters by which a query differs from a place's name, if that is a misspelling: one letter, or two in names of seven letters and more. */
export function slipsInName({ names }: NamedPlace, query: string): number | undefined {
  if (query.length < 4) return undefined;
  const limit = query.length < 7 ? 1 : 2;
  const slips = Math.min(...names.map((name) => editDistance(name, query, limit)));
  return slips <= limit ? slips : undefined;
}

/** Query in the form in which it is compared. */
export function plainQuery(query: string): string {
  if (typeof query !== "string")
    throw new UnknownNameError({ parameter: "query", name: query, known: ["the names of cities and countries"] });
  return plainName(query);
}
