import type { ClimateStation } from "./stations.ts";
import { countryNames } from "./countryNames.ts";

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

/** The name of a station's country in English. */
export function countryName({ country }: Pick<ClimateStation, "country">): string {
  return countryNames[country] ?? country;
}

/**
 * Cities that a query may mean, the best first: by the name of the city before that of the country, by beginnings before parts. Marks and case
 * do not count. Several words must all be found, in the city or its country.
 *
 * @param stations such as those of `climateStations`; among equals their order stays
 * @param query what is typed, such as `sao`, `paris fr` or `germany`
 * @returns none for a blank query
 * @example
 * ```ts
 * import { climateStations, searchStations } from "@org/hvac-core/weather";
 * searchStations(climateStations(), "sao p")[0]?.city; // "São Paulo"
 * ```
 */
export function searchStations(stations: readonly ClimateStation[], query: string): ClimateStation[] {
  const wanted = plain(query);
  if (wanted === "") return [];
  const words = wanted.split(" ");
  const found = stations.flatMap((station) => {
    const [city, country] = [plain(station.city), plain(countryName(station))];
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
