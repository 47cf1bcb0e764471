import { isList } from "./listRows.ts";
import type { Place } from "./printedPlaces.ts";

/** Whether a place has content without the rows of the lists in its section: a remark on rows and a switch that is off have none. */
const saysMore = ({ field, value }: Place): boolean => field.informational !== true && !(field.type === "flag" && value !== true);

/**
 * The printed places of a section. A section that only concerns rows, such as the tags of a type of equipment, is left out where there are no rows.
 *
 * @param places active places of the section
 */
export function sectionPlaces(places: readonly Place[]): readonly Place[] {
  const lists = places.filter(isList);
  const isEmpty = lists.length > 0 && lists.every(({ value }) => Array.isArray(value) && value.length === 0);
  return isEmpty && !places.some((place) => !isList(place) && saysMore(place)) ? [] : places;
}
