import { TariffError } from "./tariff.ts";

/** An object of a JSON text; as a record of the rate database, by its field names in lower case, as the web service spells them. */
export type UrdbRecord = Readonly<Record<string, unknown>>;

/** Other names of fields, in lower case: those of the database's own export, and of its documentation where the web service gives another. */
const aliases: Readonly<Record<string, string>> = {
  _id: "label",
  utilityname: "utility",
  ratename: "name",
  sourcereference: "source",
  effectivedate: "startdate",
  energyratestrux: "energyratestructure",
  energyweekdaysched: "energyweekdayschedule",
  energyweekendsched: "energyweekendschedule",
  energymin: "peakkwhusagemin",
  energymax: "peakkwhusagemax",
  energykeyvals: "energyattrs",
  demandratestrux: "demandratestructure",
  demandweekdaysched: "demandweekdayschedule",
  demandweekendsched: "demandweekendschedule",
  demandrateunits: "demandrateunit",
  demandmin: "peakkwcapacitymin",
  demandmax: "peakkwcapacitymax",
  demandkeyvals: "demandattrs",
  demandreactpwrcharge: "demandreactivepowercharge",
  demandreactpwrchg: "demandreactivepowercharge",
  demandratchetpct: "demandratchetpercentage",
  flatdemandstrux: "flatdemandstructure",
  flatdemandunits: "flatdemandunit",
  coincidentratestrux: "coincidentratestructure",
  coincidentrateunits: "coincidentrateunit",
  coincidentsched: "coincidentschedule",
  coincidentrateschedule: "coincidentschedule",
  fixedkeyvals: "fixedattrs",
  usesnetmetering: "usenetmetering",
};

export function isRow(value: unknown): value is UrdbRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** An object by its names in lower case, aliases become the names of the web service. */
export function foldedNames(row: UrdbRecord): UrdbRecord {
  const record = new Map<string, unknown>();
  for (const [name, value] of Object.entries(row)) {
    const lower = name.toLowerCase();
    const field = Object.hasOwn(aliases, lower) ? aliases[lower]! : lower;
    const before = record.get(field);
    if (!isEmpty(before) && !isEmpty(value) && JSON.stringify(before) !== JSON.stringify(value))
      throw new TariffError(field, `the record has it twice, with different values, once as ${name}`);
    if (isEmpty(before)) record.set(field, value);
  }
  return Object.fromEntries(record);
}

/** The list that an answer wraps, and the record that a request for another program (REopt) carries. */
function unwrapped(value: unknown): unknown {
  if (!isRow(value)) return value;
  const entries = Object.entries(value);
  const valueOf = (name: string): unknown => entries.find(([key]) => key.toLowerCase() === name)?.[1];
  const items = valueOf("items");
  if (Array.isArray(items)) return items;
  const tariff = valueOf("electrictariff");
  const carried = valueOf("urdb_response") ?? (isRow(tariff) ? tariff["urdb_response"] : undefined);
  return isRow(carried) ? carried : value;
}

/**
 * The records in a text or object: one record of the rate database, a list of them, the answer of its web service (`items`), rows of its export, or a
 * request for REopt that carries one (`urdb_response`). Each can be read by {@link importUrdb} on its own, so that one that cannot be billed does not
 * stop the others.
 *
 * @param source JSON text, or what it parses to
 * @returns the records in their order, unchanged; at least one
 * @throws {TariffError} when the text is not JSON, or what it holds is no object or list of objects
 * @source openei-urdb, response fields
 * @example
 * ```ts
 * import { urdbRecords } from "@org/hvac-core/energy";
 * urdbRecords('{"items":[{"name":"General"},{"name":"Large"}]}').length; // 2
 * ```
 */
export function urdbRecords(source: unknown): ReadonlyArray<Readonly<Record<string, unknown>>> {
  const list = unwrapped(typeof source === "string" ? parsed(source) : source);
  const rows: readonly unknown[] = Array.isArray(list) ? list : [list];
  if (rows.length === 0) throw new TariffError("items", "there is no tariff in it");
  if (!rows.every(isRow)) throw new TariffError("items", "there is no tariff in it: a record must be an object with names and values");
  return rows;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new TariffError(
      "JSON",
      "the text is not JSON; copy the whole record, from its first brace to its last, or the whole answer of the web service",
    );
  }
}
