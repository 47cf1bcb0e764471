import { countryOf } from "./countryNames.ts";
import { placeAliases } from "./placeAliases.ts";
import { formsOfName, plainName, type NamedPlace } from "./placeNames.ts";
import { regionName } from "./regionNames.ts";
import { climateStations, type ClimateStation } from "./stations.ts";

/** Other names of countries. */
const otherCountryNames: Readonly<Record<string, readonly string[]>> = {
  ARE: ["UAE", "Emirates"],
  CHE: ["Suisse", "Svizzera"],
  CZE: ["Czech Republic"],
  GBR: ["UK", "Great Britain", "England", "Scotland", "Wales"],
  KOR: ["Korea"],
  NLD: ["Holland"],
  TUR: ["Türkiye"],
  USA: ["US", "America"],
};

const countryForms = new Map<string, Pick<NamedPlace, "regions" | "codes">>();

function regionOf(country: string, stateCode: string | undefined): Pick<NamedPlace, "regions" | "codes"> {
  const key = `${country} ${stateCode ?? ""}`;
  let forms = countryForms.get(key);
  if (!forms) {
    const { code, name, localName } = countryOf(country);
    const state = stateCode === undefined ? undefined : regionName(country, stateCode);
    const names = [name, localName, state, ...(otherCountryNames[country] ?? [])];
    forms = {
      regions: names.flatMap((each) => (each === undefined ? [] : formsOfName(each))),
      codes: [country, code, stateCode ?? ""].filter((each) => each !== "").map((each) => each.toLowerCase()),
    };
    countryForms.set(key, forms);
  }
  return forms;
}

/** Names by which a city, its state and its country are searched: with the text in brackets after it, and without. */
export function namedPlaceOf(city: string, country: string, stateCode: string | undefined): NamedPlace {
  const bare = city.replace(/ \(.*\)$/, "");
  const others = (placeAliases().get(country) ?? []).flatMap(({ name, others: aliases }) =>
    bare === name || bare.startsWith(`${name} `) || bare.startsWith(`${name}-`) ? aliases : [],
  );
  return { names: [...new Set([bare, city, ...others])].flatMap(formsOfName), ...regionOf(country, stateCode) };
}

let stationIndex: readonly { readonly station: ClimateStation; readonly place: NamedPlace }[] | undefined;

/** Every station with its search names. */
export function indexedStations(): NonNullable<typeof stationIndex> {
  stationIndex ??= climateStations().map((station) => {
    const place = namedPlaceOf(station.city, station.country, station.stateCode);
    return { station, place: { ...place, names: [...place.names, plainName(station.stationNumber)] } };
  });
  return stationIndex;
}
