import type { DesignMode } from "@org/hvac-core/exchange/climate";

const missing = (query: string): string => `“${query}” is not in the list.`;
const withSource = (file: string, source: string): string => (source === "" ? file : `${file} (${source})`);

/** Texts of the table of stations and of weather files. */
export const texts = {
  depths: {
    station: (name: string, distance: string): string => `${name}, ${distance} away`,
    source: (source: string, station: string): string => `${source}, ${station}`,
    nearest: (station: string): string => `Optical depths are not known for this station: those of ${station}, are used.`,
  },

  source: {
    station: (source: string, station: string): string => `${source}, station ${station}`,
    header: (file: string, source: string): string => `Design conditions in the header of ${file}: ${source || "source not named"}`,
    percentiles: (file: string, hours: number, source: string): string =>
      `Percentiles of the ${hours} hours of ${withSource(file, source)}: temperatures in order, interpolated linearly; wet bulb: mean of the hours within 0.5 K`,
    conditions: (file: string, source = ""): string => `Design conditions in ${withSource(file, source)}`,
    designDays: (file: string): string => `Design days in ${file}`,
    annual: (file: string): string => `Annual design conditions in ${file}`,
    monthly: (file: string): string => `Monthly design conditions in ${file}`,
    monthPercentiles: (file: string): string => `Percentiles of the hours of each month in ${file}`,
    stationMonths: (months: string, other: string): string => `${months}; heating and humid days: ${other}`,
  },

  placeSource: {
    station: (station: string, timeZone: string): string =>
      `Station ${station}, degrees to the nearest hundredth; standard time of ${timeZone}`,
    header: (file: string): string => `Header of ${file}`,
  },

  caution: {
    oneYear: "One year, and a typical year above all, has milder extremes than the decades behind ASHRAE’s design conditions.",
    oneYearOfHours:
      "One year, and a typical year above all, has milder extremes than the decades behind published design conditions. The file has no optical depths; those in the form are kept.",
    unnamedEdition: "The file does not name the edition of its optical depths: the edition in the form is used, and must be theirs.",
    yearOnly: (otherMonths: string): string =>
      `The file has the hottest days of the year only: ${otherMonths} A STAT file, or a DDY file with monthly design days, has each month’s own.`,
    noDepths: "The file has no optical depths for all months: those in the form are kept, and may belong to another place.",
    noHeating: "The file has no heating design temperature at 99.6 %: the one in the form is kept.",
    sameMonths: "they are in every month, which overstates loads in spring, autumn and winter.",
    estimatedMonths: "the other months are estimated from the annual conditions, within 4 K (7 °F) of published months nine times in ten.",
    station: (otherMonths: string): string =>
      `The hottest month has the annual condition of the station; ${otherMonths} A STAT, DDY or EPW file of the place has each month’s own.`,
    noStation: "No station within 500 km (310 mi) has optical depths: those in the form are kept and may belong to another place.",
  },

  search: {
    none: (query: string): string =>
      `${missing(query)} Enter a larger town nearby, a state or country, a US ZIP code or coordinates such as 45.5, −122.7, or open a weather file for the place.`,
    region: (query: string): string => `${missing(query)} Stations in the same state or country:`,
    spelling: (query: string): string => `${missing(query)} Did you mean:`,
    nearest: (query: string): string => `${missing(query)} Nearest to the latitude and longitude entered:`,
    site: "the site",
    option: (place: string | undefined, station: string, distance: string): string =>
      place === undefined ? `${station}, ${distance}` : `${place}: ${station}, ${distance}`,
    distance: (distance: string, place: string): string =>
      `The nearest station is ${distance} from ${place}. Altitude and distance from the sea may differ there; a weather file of the place has its own conditions.`,
  },

  lack: {
    temperature: (mode: DesignMode): string => `The file has no design temperature for ${mode.toLowerCase()}.`,
    annual: "The file has no annual design conditions.",
    conditions: "The file has design conditions neither of the months nor of the year.",
    month: "The file lacks the hours of a whole month, and with them the design conditions of that month.",
  },

  file: {
    tooLarge: "The file is larger than 3 MB; STAT and DDY files are usually under 300 kB.",
    several: (count: number): string => `The archive has ${count} weather files: unpack it and open the one that you need.`,
  },
};
