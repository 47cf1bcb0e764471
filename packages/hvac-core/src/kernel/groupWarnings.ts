import type { Citation } from "../sources/index.ts";
import type { Field, Fields } from "./fields.ts";
import type { Warning, WarningPlace } from "./outcome.ts";
import { joinPath, pathSegments, type Path } from "./path.ts";
import { plural } from "./plural.ts";
import type { ResultField, ResultFields } from "./results.ts";
import { rowName } from "./rowName.ts";

/** What a calculator warns of at one place. The kernel makes one warning of all that have a code and a severity. */
export interface WarningStatement extends Omit<Warning, "places"> {
  /** How far it goes. The place of the largest size leads, and its text stands in the line of all: "largest 31 %". */
  readonly extent?: { readonly size: number; readonly text: string };
  /** What the places are called where they are not rows of the list in `field`: "path". */
  readonly noun?: string;
}

/** A place as the warning of a group names it, and what such places are called. */
interface Named {
  readonly name: string;
  readonly noun: string;
  readonly isRow: boolean;
}

type Data = Readonly<Record<string, unknown>>;

/** The rows on the way to a place by their names: "Riser, Elbow 2", which is a fitting; without rows the field itself. */
function namedPlace(fields: Fields, results: ResultFields, values: Data, path: Path): Named {
  const names: string[] = [];
  let within: Fields | undefined = fields;
  let at: unknown = values;
  let field: Field | ResultField | undefined;
  let noun = "input";
  const segments = pathSegments(path);
  for (let index = 0; index < segments.length; index++) {
    const name = segments[index]!;
    const own: Field | undefined = within?.[name];
    if (!own) {
      field ??= results[name];
      if (index === 0) noun = "result";
      break;
    }
    field = own;
    at = (at as Data | undefined)?.[name];
    within = own.type === "list" ? own.row : own.type === "group" ? own.fields : undefined;
    if (own.type !== "list" || index + 1 >= segments.length) continue;
    const rows: readonly Data[] = Array.isArray(at) ? (at as readonly Data[]) : [];
    const place = rows.findIndex(({ id }) => id === segments[index + 1]);
    if (place === -1) break;
    at = rows[place];
    names.push(rowName(own, rows[place]!, place));
    noun = own.rowLabel;
    index++;
  }
  const isRow = names.length > 0;
  return { name: isRow ? names.join(", ") : (field?.label ?? ""), noun, isRow };
}

const isSameCitation = (one: Citation, other: Citation | undefined): boolean =>
  one.source.key === other?.source.key && one.locator === other.locator;

const nameless: Named = { name: "", noun: "place", isRow: false };

function single({ extent: _extent, noun: _noun, ...warning }: WarningStatement): Warning {
  return warning;
}

/**
 * One warning for each code and severity: the place where it goes furthest leads, with the count and the size before its message; all places stand
 * beside it as data, the furthest first.
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
  values: Data,
  statements: readonly WarningStatement[],
): readonly Warning[] {
  const groups = new Map<string, WarningStatement[]>();
  for (const statement of statements) {
    const key = joinPath(statement.severity, statement.code);
    const group = groups.get(key);
    if (group) group.push(statement);
    else groups.set(key, [statement]);
  }
  return [...groups.values()].map((group): Warning => {
    if (group.length === 1) return single(group[0]!);
    const sizeOf = ({ extent }: WarningStatement): number => extent?.size ?? -Infinity;
    const ordered = group.toSorted((one, other) => (sizeOf(other) === sizeOf(one) ? 0 : sizeOf(other) - sizeOf(one)));
    const first = ordered[0]!;
    const nouns = new Set<string>();
    const places = ordered.map(({ message, field, result, source, noun }): WarningPlace => {
      // What a row leads to may be a field that all rows share.
      const named = [field, result].filter((path) => path !== undefined).map((path) => namedPlace(fields, results, values, path));
      const { name, noun: ownNoun } = named.find(({ isRow }) => isRow) ?? named[0] ?? nameless;
      nouns.add(noun ?? ownNoun);
      return {
        name,
        message,
        ...(field !== undefined && { field }),
        ...(result !== undefined && { result }),
        ...(source && !isSameCitation(source, first.source) && { source }),
      };
    });
    const [noun = "place", another] = nouns;
    const count = `${group.length} ${plural(another === undefined ? noun : "place")}`;
    return { ...single(first), message: `${count}${first.extent ? `, ${first.extent.text}` : ""}. ${first.message}`, places };
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
 * outcome.ok && warningsByPlace(outcome.warnings).some(({ field }) => field === "noiseCriterion"); // true
 * ```
 */
export function warningsByPlace(warnings: readonly Warning[]): readonly Omit<Warning, "places">[] {
  return warnings.flatMap((warning): Omit<Warning, "places">[] => {
    const { code, severity, source, places } = warning;
    return places?.map(({ name: _name, ...place }) => ({ code, severity, ...(source && { source }), ...place })) ?? [warning];
  });
}
