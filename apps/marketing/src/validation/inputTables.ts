import { enteredText } from "./provingSets.ts";

/** Inputs of a case as a table with a heading. */
export interface InputTable {
  readonly heading: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

type Inputs = Readonly<Record<string, unknown>>;

/** Endings of keys as unit symbols, longest first. */
const units: readonly (readonly [ending: string, symbol: string])[] = (
  [
    ["W_m2K", "W/(m²·K)"],
    ["m2K_W", "m²·K/W"],
    ["W_mK", "W/(m·K)"],
    ["J_kgK", "J/(kg·K)"],
    ["kg_m3", "kg/m³"],
    ["m3_s", "m³/s"],
    ["m3_h", "m³/h"],
    ["L_s", "L/s"],
    ["kg_s", "kg/s"],
    ["kg_kg", "kg/kg"],
    ["W_m2", "W/m²"],
    ["kWh_m2", "kWh/m²"],
    ["W_K", "W/K"],
    ["K_W", "K/W"],
    ["J_K", "J/K"],
    ["Pa_m", "Pa/m"],
    ["m_s", "m/s"],
    ["Pa_s", "Pa·s"],
    ["Btuh_ft2F", "Btu/(h·ft²·°F)"],
    ["Btuh", "Btu/h"],
    ["ft2", "ft²"],
    ["inwg", "in.wg"],
    ["cfm", "cfm"],
    ["fpm", "fpm"],
    ["kWh", "kWh"],
    ["MWh", "MWh"],
    ["kPa", "kPa"],
    ["ach", "1/h"],
    ["deg", "°"],
    ["m2", "m²"],
    ["m3", "m³"],
    ["mm", "mm"],
    ["kW", "kW"],
    ["Pa", "Pa"],
    ["bar", "bar"],
    ["kg", "kg"],
    ["ft", "ft"],
    ["in", "in"],
    ["C", "°C"],
    ["F", "°F"],
    ["K", "K"],
    ["W", "W"],
    ["m", "m"],
    ["h", "h"],
    ["s", "s"],
    ["pct", "%"],
  ] as const
).toSorted(([a], [b]) => b.length - a.length);

/** A key as a label: `outdoor_air_m3_s` is "Outdoor air, m³/s". */
export function labelOf(key: string): string {
  const unit = units.find(([ending]) => key.endsWith(`_${ending}`));
  const name = unit ? key.slice(0, -unit[0].length - 1) : key;
  const words = name
    .replaceAll("_", " ")
    .replaceAll(/([a-z])([A-Z])/g, (_whole, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .trim();
  return `${(words[0] ?? "").toUpperCase()}${words.slice(1)}${unit ? `, ${unit[1]}` : ""}`;
}

const isRecord = (value: unknown): value is Inputs => typeof value === "object" && value !== null && !Array.isArray(value);
const isTable = (value: unknown): value is readonly Inputs[] => Array.isArray(value) && value.length > 0 && value.every(isRecord);

/** A value in a cell. */
function cellOf(value: unknown): string {
  if (value === undefined || value === null) return "–";
  if (typeof value === "number") return enteredText(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string") return value.replaceAll("_", " ");
  if (isTable(value)) return value.map(inWords).join("; ");
  if (Array.isArray(value)) return value.map(cellOf).join(", ");
  return isRecord(value) ? inWords(value) : "";
}

/** A record within a cell: "from 0 h, to 7 h". */
function inWords(record: Inputs): string {
  return Object.entries(record)
    .map(([key, value]) => {
      const [name = "", unit = ""] = labelOf(key).split(", ");
      return `${name.toLowerCase()} ${cellOf(value)}${unit === "" ? "" : ` ${unit}`}`;
    })
    .join(", ");
}

/** Inputs as tables: values of a record together, lists of records as one table each. */
export function inputTables(inputs: unknown, heading = ""): readonly InputTable[] {
  if (isTable(inputs)) {
    const keys = [...new Set(inputs.flatMap((row) => Object.keys(row)))];
    return [{ heading, columns: keys.map(labelOf), rows: inputs.map((row) => keys.map((key) => cellOf(row[key]))) }];
  }
  if (!isRecord(inputs)) return [];
  const entries = Object.entries(inputs);
  const isPart = (value: unknown): boolean => isTable(value) || isRecord(value);
  const values = entries.filter(([, value]) => !isPart(value) && !(Array.isArray(value) && value.length === 0));
  const parts = entries.filter(([, value]) => isPart(value));
  return [
    ...(values.length > 0
      ? [{ heading, columns: ["Input", "Value"], rows: values.map(([key, value]) => [labelOf(key), cellOf(value)]) }]
      : []),
    ...parts.flatMap(([key, value]) => inputTables(value, heading === "" ? labelOf(key) : `${heading}: ${labelOf(key).toLowerCase()}`)),
  ];
}
