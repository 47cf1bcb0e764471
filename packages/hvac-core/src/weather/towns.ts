import type { NamedPlace } from "./placeNames.ts";
import { namedPlaceOf } from "./placeIndex.ts";
import { placeName } from "./regionNames.ts";
import { townRows } from "./townRows.ts";
import type { Position } from "./position.ts";

/** A town without a station of its name. */
export interface Town extends Position {
  /** With its state and country. */
  readonly name: string;
  readonly country: string;
  readonly stateCode?: string;
}

let known: readonly { readonly town: Town; readonly place: NamedPlace }[] | undefined;

/** Every town with the names that it is searched by, the most populous first. */
export function indexedTowns(): NonNullable<typeof known> {
  known ??= townRows
    .trim()
    .split("\n")
    .map((row) => {
      const [city, where, latitude, longitude] = row.split(",") as [string, string, string, string];
      const [country, stateCode] = where.split("-") as [string, string?];
      return {
        town: {
          name: placeName(city, country, stateCode),
          country,
          ...(stateCode !== undefined && { stateCode }),
          latitude: Number(latitude) / 100,
          longitude: Number(longitude) / 100,
        },
        place: namedPlaceOf(city, country, stateCode),
      };
    });
  return known;
}
