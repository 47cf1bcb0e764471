import { UnknownNameError } from "../kernel/errors.ts";
import { climateStations, type ClimateStation } from "./stations.ts";

/** Letters without their marks, in lower case: `São` and `sao` are the same. Letters that are no base with a mark are spelt out. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[øłđıßæœ]/g, (letter) => spelt[letter]!)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const spelt: Readonly<Record<string, string>> = { ø: "o", ł: "l", đ: "d", ı: "i", ß: "ss", æ: "ae", œ: "oe" };

/** How well a name answers a query, 0 for not at all: the whole name, its beginning, the beginning of a word in it, a part of it. */
function rank(name: string, query: string): number {
  if (name === query) return 4;
  if (name.startsWith(query)) return 3;
  if (` ${name}`.includes(` ${query}`)) return 2;
  return query.length > 1 && name.includes(query) ? 1 : 0;
}

/**
 * Cities that a query may mean, the best first: by the name of the city before that of the country, by beginnings before parts. Marks and case
 * do not count. Several words must all be found, in the city or its country.
 *
 * @param query what is typed, such as `sao`, `paris fr` or `germany`
 * @returns those of `climateStations`, among equals in their order; none for a blank query
 * @throws {UnknownNameError} when the query is no text
 * @source ashrae-hof-2013-climate, ch. 14, annual conditions: names of the stations
 * @example
 * ```ts
 * import { searchStations } from "@org/hvac-core/weather";
 * searchStations("sao p")[0]?.city; // "São Paulo"
 * ```
 */
export function searchStations(query: string): ClimateStation[] {
  if (typeof query !== "string")
    throw new UnknownNameError({ parameter: "query", name: query, known: ["the names of cities and countries"] });
  const wanted = plain(query);
  if (wanted === "") return [];
  const words = wanted.split(" ");
  const found = climateStations().flatMap((station) => {
    const [city, country] = [plain(station.city), plain(station.countryName)];
    const code = station.country.toLowerCase();
    if (!words.every((word) => rank(city, word) > 0 || rank(country, word) > 0 || code === word)) return [];
    const score = Math.max(
      2 * rank(city, wanted),
      rank(country, wanted),
      code === wanted ? 3 : 0,
      // Words of both names: the city's count.
      words.some((word) => rank(city, word) > 1) ? 3 : 0,
    );
    return [{ station, score }];
  });
  return found.toSorted((a, b) => b.score - a.score).map(({ station }) => station);
}
