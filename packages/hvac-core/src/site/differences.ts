import {
  pathSegments,
  isAbove,
  valueAt,
  withEntered,
  type Calculator,
  type CalculatorInput,
  type Field,
  type Fields,
  type Path,
  type SitePart,
} from "../kernel/index.ts";
import { toSI, type QuantityKind, type UnitSystem } from "../quantity/index.ts";
import { takenParts } from "./parts.ts";
import { projectSite, type ProjectSite } from "./projectSite.ts";

type Values = Readonly<Record<string, unknown>>;
/** A calculator, as far as its fields take parts of a site. */
type SiteCalculator = Pick<Calculator, "fields" | "complete">;

/** A field of a file that differs from the site of its project. */
export interface SiteDifference {
  readonly path: Path;
  readonly field: Field;
  readonly part: SitePart;
  /** Value of the file, with its unit. */
  readonly file: unknown;
  /** Value that the site states, in the units of the file. */
  readonly site: unknown;
}

/** Half a tenth of a degree Celsius and one of a degree Fahrenheit. */
const roundedDegrees = 0.05 + 0.05 / 1.8;
/**
 * By how much two forms differ, in SI, that are filled from the same place in different units: a search for places rounds to a tenth of a degree and to
 * whole meters or feet of the form. Half a step of each.
 */
const rounding: Partial<Record<QuantityKind, number>> = {
  temperature: roundedDegrees,
  temperatureDifference: roundedDegrees,
  altitude: 0.5 + 0.5 * 0.3048,
};

const isSameNumber = (a: number, b: number, tolerance: number): boolean =>
  (!isAbove(a, b) && !isAbove(b, a)) || Math.abs(a - b) < tolerance;

/** Rounding of a place in a field, in SI; 0 for other quantities. */
function roundingOf(field: Field): number {
  const cell = field.type === "series" ? field.cell : field;
  return cell.type === "quantity" ? (rounding[cell.quantity] ?? 0) : 0;
}

function inSI(value: unknown, unit: unknown): unknown {
  return typeof value === "number" && typeof unit === "string" ? toSI(value, unit) : value;
}

/** Whether two values are the same quantity within a tolerance in SI, the same series or word, in whatever units. */
function isSame(file: unknown, site: unknown, tolerance = 0): boolean {
  if (typeof file !== "object" || file === null || typeof site !== "object" || site === null) return file === site;
  const [a, b] = [file as Values, site as Values];
  const cells = (values: Values): readonly unknown[] => (Array.isArray(values["values"]) ? values["values"] : [values["value"]]);
  const [cellsOfFile, cellsOfSite] = [cells(a), cells(b)];
  return (
    cellsOfFile.length === cellsOfSite.length &&
    cellsOfFile.every((cell, index) => {
      const [x, y] = [inSI(cell, a["unit"]), inSI(cellsOfSite[index], b["unit"])];
      return typeof x === "number" && typeof y === "number" ? isSameNumber(x, y, tolerance) : x === y;
    })
  );
}

/** The site as it is shown in a file, every number with its unit. */
const shownIn = (site: ProjectSite, { unitSystem }: { readonly unitSystem: UnitSystem }): Values =>
  projectSite.complete(projectSite.display(site, unitSystem));

/**
 * The fields of an input that take a part of the site and have another value. Fields that are not active, and parts that the site leaves empty, are no
 * differences; neither are other units, with the rounding of a place that was filled in with them.
 *
 * @param definition the calculator
 * @param input an input of it
 * @param site the site of the project
 * @returns one difference for each field, in the order of the form
 * @example
 * ```ts
 * import { ductSizer } from "@org/hvac-core";
 * import { siteDifferences } from "@org/hvac-core/site";
 * const site = { unitSystem: "Imperial", altitude: { value: 5430, unit: "ft" } } as const;
 * siteDifferences(ductSizer, { unitSystem: "Imperial", altitude: 0 }, site).map(({ path }) => path); // ["altitude"]
 * siteDifferences(ductSizer, { unitSystem: "Metric", altitude: { value: 5430, unit: "ft" } }, site); // []
 * ```
 */
export function siteDifferences(definition: SiteCalculator, input: CalculatorInput<Fields>, site: ProjectSite): readonly SiteDifference[] {
  const complete = definition.complete(input);
  const differences: SiteDifference[] = [];
  for (const { isActive, path, field, part, value } of takenParts(definition.fields, complete, shownIn(site, complete))) {
    const file = valueAt(complete, path);
    if (isActive && !isSame(file, value, roundingOf(field))) differences.push({ path, field, part, file, site: value });
  }
  return differences;
}

/**
 * The values that an input takes from the site, by path, where it has others: also of fields that are not active.
 *
 * @param definition the calculator
 * @param input an input of it
 * @param site the site of the project
 * @returns values as an input states them, in the units of the input
 * @example
 * ```ts
 * import { ductSizer } from "@org/hvac-core";
 * import { entriesFromSite } from "@org/hvac-core/site";
 * const site = { unitSystem: "Imperial", altitude: { value: 5430, unit: "ft" } } as const;
 * entriesFromSite(ductSizer, { unitSystem: "Imperial" }, site); // { altitude: { value: 5430, unit: "ft" } }
 * ```
 */
export function entriesFromSite(
  definition: SiteCalculator,
  input: CalculatorInput<Fields>,
  site: ProjectSite,
): Readonly<Record<Path, unknown>> {
  const complete = definition.complete(input);
  const parts = [...takenParts(definition.fields, complete, shownIn(site, complete))];
  return Object.fromEntries(
    parts.filter(({ path, value }) => !isSame(valueAt(input, path), value)).map(({ path, value }) => [path, value]),
  );
}

/**
 * The values of the site that apply once an option is selected, in fields that have those that applied before, or no entry: a heat load in heating takes
 * the winter of a site that it took the summer of, and keeps what the user entered.
 *
 * @param definition the calculator
 * @param input an input of it
 * @param selection `choice`: name of the field; `option`: the option to select; `site`: the site of the project
 * @returns values as an input states them, by path
 * @example
 * ```ts
 * import { heatLoad } from "@org/hvac-core";
 * import { entriesOnSelect } from "@org/hvac-core/site";
 * const site = { unitSystem: "Metric", heatingDryBulb: { value: -17, unit: "degC" } } as const;
 * entriesOnSelect(heatLoad, { unitSystem: "Metric" }, { choice: "calculationMode", option: "Heating", site })["outdoorTemp"]; // { value: -17, unit: "degC" }
 * ```
 */
export function entriesOnSelect(
  definition: SiteCalculator & Pick<Calculator, "select">,
  input: CalculatorInput<Fields>,
  selection: { readonly choice: string; readonly option: string; readonly site: ProjectSite },
): Readonly<Record<Path, unknown>> {
  const { choice, option, site } = selection;
  const before = definition.complete(input);
  const parts = [...takenParts(definition.fields, before, shownIn(site, before))];
  const applied = new Map(parts.map(({ path, value }) => [path, value]));
  const selected = definition.select(input, choice, option);
  return Object.fromEntries(
    Object.entries(entriesFromSite(definition, selected, site)).filter(([path]) => {
      const entered = valueAt(selected, path);
      return entered === undefined || (applied.has(path) && isSame(entered, applied.get(path)));
    }),
  );
}

/**
 * An input with the values of the site, in fields that are not active too: they apply once another method is selected. What the site leaves empty stays.
 *
 * @param definition the calculator
 * @param input an input of it
 * @param site the site of the project
 * @returns a copy, in which the values of the site are entered
 * @example
 * ```ts
 * import { ductSizer } from "@org/hvac-core";
 * import { withSite } from "@org/hvac-core/site";
 * const site = { unitSystem: "Imperial", altitude: { value: 5430, unit: "ft" } } as const;
 * withSite(ductSizer, { unitSystem: "Imperial", airflow: 1000 }, site)["altitude"]; // { value: 5430, unit: "ft" }
 * ```
 */
export function withSite<Input extends CalculatorInput<Fields>>(definition: SiteCalculator, input: Input, site: ProjectSite): Input {
  const entries = Object.entries(entriesFromSite(definition, input, site));
  return entries.reduce<Values>((next, [path, value]) => withValue(next, pathSegments(path), value), input) as Input;
}

function withValue(values: Values, [name = "", ...rest]: readonly string[], value: unknown): Values {
  if (rest.length === 0) return withEntered(values, { [name]: value });
  const inside = values[name];
  return { ...values, [name]: withValue(typeof inside === "object" && inside !== null ? (inside as Values) : {}, rest, value) };
}
