/** Properties that label something and are read by people only. */
const labels = /\.(name|label|title|source|standard)$/;

/** Other arguments for any text, as `function place`: labels, texts that are parsed, and words that the function does not read. */
const places: readonly string[] = [
  "isUnitOf [0]",
  "parseQuantity [0]",
  "parseStat [0]",
  "parseEpw [0]",
  "parseDdy [0]",
  "energyYear [0].location.stationNumber",
  "requireSpectrum [0]",
  "searchPlaces [0]",
  "searchStations [0]",
  "silencerElement [0]",
  "smallestPipe [0].key",
  "suggestSpaceTypes [0][].spaceType",
  "importUrdb [0].utility",
  "heatingLoad [0].windows[].glazing",
];

/** Words of an input file: functions ignore unknown ones. */
const designDayWords = /^\w+Ddy \[0\]\.designDays\[\]\.(dayType|humidityType|solarModel)$/;

export function isFreeText(name: string, place: string): boolean {
  const general = `${name} ${place.replaceAll(/(?<=.)\[\d+\]/g, "[]")}`;
  return labels.test(place) || designDayWords.test(general) || places.includes(general);
}
