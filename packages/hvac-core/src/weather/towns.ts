import type { NamedPlace } from "./placeNames.ts";
import { namedPlaceOf } from "./placeIndex.ts";
import { placeName } from "./regionNames.ts";
import { townRows } from "./townRows.ts";
import type { Position } from "./position.ts";

/** A town without a station of that name. */
export interface Town extends Position {
  /** Name with state and country. */
  readonly name: string;
  readonly country: string;
  readonly stateCode?: string;
}

let towns: readonly { readonly town: Town; readonly place: NamedPlace }[] | undefined;

/** Every town with its search names, the most populous first. */
export function indexedTowns(): NonNullable<typeof towns> {
  towns ??= townRows
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
  return towns;
}
