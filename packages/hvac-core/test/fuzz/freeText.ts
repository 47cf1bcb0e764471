/** Properties that label something and are read by people only. */
const labels = /\.(name|label|title|source|standard)$/;

/** Other places that take any text, as `function place`: labels, texts that are parsed, and words that the function does not read. */
const places: readonly string[] = [
  "handbookEdition [0]",
  "isUnitOf [0]",
  "parseQuantity [0]",
  "parseStat [0]",
  "parseEpw [0]",
  "parseDdy [0]",
  "requireSpectrum [0]",
  "searchPlaces [0]",
  "searchStations [0]",
  "silencerElement [0]",
  "smallestPipe [0].key",
  "statedAtSource [1][]",
  "treeParents [0][].id",
  "siteFromDdy [0].designDays[].dayType",
  "siteFromDdy [0].designDays[].solarModel",
  "heatingLoad [0].windows[].glazing",
];

export function isFreeText(name: string, place: string): boolean {
  return labels.test(place) || places.includes(`${name} ${place.replaceAll(/(?<=.)\[\d+\]/g, "[]")}`);
}
