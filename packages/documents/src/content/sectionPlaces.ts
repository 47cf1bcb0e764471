import { isList } from "./listRows.ts";
import type { Place } from "./printedPlaces.ts";

/** Whether a place says something without the rows of the lists beside it: a remark on rows and a switch that is off say nothing. */
const saysMore = ({ field, value }: Place): boolean => field.informational !== true && !(field.type === "flag" && value !== true);

/**
 * What is printed of a section. One that is all about rows, such as how a type of equipment is tagged, is left out where there are none.
 *
 * @param places of the section, those that count
 */
export function sectionPlaces(places: readonly Place[]): readonly Place[] {
  const lists = places.filter(isList);
  const isEmpty = lists.length > 0 && lists.every(({ value }) => Array.isArray(value) && value.length === 0);
  return isEmpty && !places.some((place) => !isList(place) && saysMore(place)) ? [] : places;
}
