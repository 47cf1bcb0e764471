import { placeText } from "./axisPlaces.ts";
import type { Fields, ListField } from "./fields.ts";
import { fieldSteps, rowPositions } from "./fieldSteps.ts";
import { fieldAt } from "./open.ts";
import type { Warning, WarningPlace } from "./outcome.ts";
import { pathSegments } from "./path.ts";
import { plural } from "./plural.ts";
import type { ResultFields } from "./results.ts";
import { rowName } from "./rowName.ts";

/** A warning of a calculator at one place. The kernel merges all with the same code and severity. */
export interface WarningStatement extends Omit<Warning, "places"> {
  /** How far it goes. The place of the largest size leads, and the common line has its text: "largest 31 %". */
  readonly extent?: { readonly size: number; readonly text: string };
  /** Name of the places, if they are not rows of the list in `field`: "path". */
  readonly noun?: string;
}

/** Place of an input of a series or matrix along its axis: "Jul". */
function alongAxis(fields: Fields, path: string): string {
  const { field, places = [] } = fieldSteps(fields, path).steps.at(-1) ?? {};
  if (field?.type !== "series" && field?.type !== "matrix") return "";
  const along = field.type === "series" ? [field.axis] : [field.rows, field.columns];
  return places.map((place, index) => `, ${placeText(along[index]!, place)}`).join("");
}

/** What a place is called, and what such places are: "Riser, Elbow 2", a fitting, by the rows on the way to it; without rows by its label. */
function namedPlace(
  fields: Fields,
  results: ResultFields,
  values: object,
  positionOf: ReturnType<typeof rowPositions>,
  { field = "", result = "" }: WarningStatement,
): readonly [name: string, noun: string] {
  // What a row leads to may be a field that all rows share.
  for (const path of [field, result]) {
    const rows = fieldSteps(fields, path, values, positionOf).steps.filter(({ row }) => row);
    const names = rows.map(({ field: list, row, index }) => rowName(list as ListField, row!, index!));
    if (rows.length > 0) return [names.join(", "), (rows.at(-1)!.field as ListField).rowLabel];
  }
  const { label = "" } = fieldAt(fields, field) ?? results[pathSegments(result)[0] ?? ""] ?? {};
  return [label + alongAxis(fields, field), field ? "input" : result ? "result" : "place"];
}

/**
 * One warning for each code and severity: the place where it goes furthest leads, with the count and the size before its message; all places are
 * data of it, the furthest first.
 *
 * @param fields the fields of the input
 * @param results the results of the calculator
 * @param values the input in SI, which rows have their names from
 * @param statements what is warned of, place by place
 * @returns the warnings, in the order in which their codes first occur
 */
export function groupWarnings(
  fields: Fields,
  results: ResultFields,
  values: object,
  statements: readonly WarningStatement[],
): readonly Warning[] {
  const positionOf = rowPositions();
  const groups: Record<string, WarningStatement[]> = {};
  for (const each of statements) (groups[each.severity + each.code] ??= []).push(each);
  return Object.values(groups).map((group) => {
    const ordered = group.toSorted((first, second) => (second.extent?.size ?? 0) - (first.extent?.size ?? 0));
    const { extent, noun, ...first } = ordered[0]!;
    if (ordered.length === 1) return first;
    const nouns = new Set<string>();
    const places = ordered.map((each): WarningPlace => {
      const [name, noun] = namedPlace(fields, results, values, positionOf, each);
      const { code: _code, severity: _severity, extent: _extent, noun: givenNoun, ...place } = each;
      nouns.add(givenNoun ?? noun);
      return { name, ...place };
    });
    // Several inputs of one row are no several rows; who names the places otherwise counts them.
    const isRowTwice = noun === undefined && new Set(places.map(({ name }) => name)).size < places.length;
    const count = `${places.length} ${plural(nouns.size > 1 || isRowTwice ? "place" : [...nouns][0]!)}`;
    return { ...first, message: `${count}${extent ? `, ${extent.text}` : ""}. ${first.message}`, places };
  });
}

/**
 * Warnings place by place, for who looks for those of one field or row.
 *
 * @param warnings warnings of an outcome
 * @returns one for each place, with its own message, field and result; of a warning the place where it goes furthest first
 * @example
 * ```ts
 * import { ductSizer, warningsByPlace } from "@org/hvac-core";
 * const outcome = ductSizer.calculate({ unitSystem: "Metric", airflow: 2000, ductLength: 10, sizingMethod: "velocity", targetVelocity: 15 });
 * outcome.ok && warningsByPlace(outcome.warnings).some(({ field }) => field === "sizingMethod"); // true
 * ```
 */
export function warningsByPlace(warnings: readonly Warning[]): readonly Omit<Warning, "places">[] {
  return warnings.flatMap((warning): Omit<Warning, "places">[] => {
    const { code, severity, places } = warning;
    return places?.map(({ name: _name, ...place }) => ({ code, severity, ...place })) ?? [warning];
  });
}
