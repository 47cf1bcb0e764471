import {
  isActive,
  joinPath,
  type CellField,
  type Field,
  type Fields,
  type Path,
  type Scope,
  type SitePart,
  type SiteSource,
} from "../kernel/index.ts";
import { convert } from "../quantity/index.ts";
import { notSet } from "./fields.ts";

type Values = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Values => typeof value === "object" && value !== null && !Array.isArray(value);

/** A field of a calculator with the value that it takes from a site. */
export interface TakenPart {
  readonly path: Path;
  readonly field: Field;
  readonly part: SitePart;
  /** As an input contains it. */
  readonly value: unknown;
  readonly isActive: boolean;
}

/** The cells of a series. */
const cellsOf = (value: unknown): readonly unknown[] => {
  const cells = isRecord(value) ? value["values"] : value;
  return Array.isArray(cells) ? cells : [];
};

/** What a site states of a part; `undefined` where it leaves it empty. */
function entryOf(site: Values, part: SitePart): unknown {
  const value = site[part];
  if (value === undefined || value === null || value === notSet || value === "") return undefined;
  if (isRecord(value) && "values" in value) return cellsOf(value).some((cell) => typeof cell === "number") ? value : undefined;
  if (isRecord(value)) return typeof value["value"] === "number" ? value : undefined;
  return value;
}

const canBeEmpty = (cell: CellField): boolean => cell.type === "quantity" && cell.optional !== undefined;

/** A series of the site for one of a file. A month that the site leaves empty is empty, or keeps the value of the file where it needs one. */
function seriesValue(field: Extract<Field, { type: "series" }>, entry: Values, entered: unknown): unknown {
  const file = isRecord(entered) ? entered : {};
  const unit = String(entry["unit"]);
  const values = cellsOf(entry).map((cell, index) => {
    if (typeof cell === "number") return cell;
    const before = cellsOf(file)[index];
    if (canBeEmpty(field.cell) || typeof before !== "number") return null;
    return convert(before, String(file["unit"]), unit);
  });
  return { ...entry, values };
}

/** Index of the month that a choice names; the middle of the summer if it names none. */
function monthIndex(choice: unknown, site: Values, input: Values): number {
  const month = Number(choice);
  if (Number.isInteger(month)) return month - 1;
  const latitude = (entryOf(site, "latitude") ?? input["latitude"]) as { readonly value?: unknown } | undefined;
  return typeof latitude?.value === "number" && latitude.value < 0 ? 0 : 6;
}

function valueOf(field: Field, { part, month, option }: SiteSource, site: Values, values: Values, entered: unknown): unknown {
  const entry = entryOf(site, part);
  if (entry === undefined) return undefined;
  if (option !== undefined) return option;
  if (month !== undefined) {
    const { unit, displayUnit } = entry as { readonly unit: string; readonly displayUnit?: string };
    const value = cellsOf(entry)[monthIndex(values[month], site, values)];
    return typeof value === "number" ? { value, unit, ...(displayUnit !== undefined && { displayUnit }) } : undefined;
  }
  if (field.type === "series") return isRecord(entry) ? seriesValue(field, entry, entered) : undefined;
  // A standard that this version of the calculator does not offer stays as the file has it.
  if (field.type === "choice" && !(typeof entry === "string" && Object.hasOwn(field.options, entry))) return undefined;
  return entry;
}

/** The first source that holds and that the site states. */
function taken(field: Field, site: Values, scope: Scope, entered: unknown): { part: SitePart; value: unknown } | undefined {
  if (field.site === undefined) return undefined;
  const sources: readonly SiteSource[] = typeof field.site === "string" ? [{ part: field.site }] : field.site;
  for (const source of sources) {
    if (!isActive(source, scope)) continue;
    const value = valueOf(field, source, site, scope.values, entered);
    if (value !== undefined) return { part: source.part, value };
  }
  return undefined;
}

/**
 * The fields that take a part that a site states, with the value that they take.
 *
 * @param complete complete values next to the fields
 */
export function* takenParts(
  fields: Fields,
  complete: Values,
  site: Values,
  within: { readonly path: Path; readonly isActive: boolean; readonly around?: Scope } = { path: "", isActive: true },
): Generator<TakenPart> {
  const scope: Scope = { values: complete, around: within.around };
  for (const [name, field] of Object.entries(fields)) {
    const path = joinPath(within.path, name);
    const active = within.isActive && isActive(field, scope);
    if (field.type === "group") {
      const inside = complete[name];
      if (isRecord(inside)) yield* takenParts(field.fields, inside, site, { path, isActive: active, around: scope });
      continue;
    }
    const result = taken(field, site, scope, complete[name]);
    if (result) yield { path, field, isActive: active, ...result };
  }
}
