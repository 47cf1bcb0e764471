/** A stored input, of whatever version. */
export type StoredData = Readonly<Record<string, unknown>>;

/** How version 1 of the first calculators stored an input: bare numbers, and beside them the units that single fields or columns were in. */
export interface FlatVersion {
  /** By field, or `list.column`: the units that a bare number had in Imperial and in Metric. */
  readonly columns: Readonly<Record<string, readonly [imperial: string, metric: string]>>;
  /** What an absent field meant, by unit system. */
  readonly defaults: Readonly<Record<"Imperial" | "Metric", StoredData>>;
  /** The same for absent cells of a list's rows. */
  readonly rowDefaults?: Readonly<Record<string, Readonly<Record<"Imperial" | "Metric", StoredData>>>>;
}

/**
 * Puts the unit beside every number of an input of version 1, and states what was left to the defaults of then. Rows get their numbers as ids.
 * What version 1 did not know stays as it is.
 *
 * @param data an input as version 1 stored it
 * @param flat what its bare numbers and absent fields meant
 * @returns the same physical input with quantities as one value
 * @example
 * ```ts
 * import { withTypedQuantities } from "@org/hvac-core";
 * const flat = { columns: { width: ["ft", "m"] }, defaults: { Imperial: {}, Metric: {} } } as const;
 * withTypedQuantities({ unitSystem: "Metric", width: 3 }, flat)["width"]; // { value: 3, unit: "m" }
 * ```
 */
export function withTypedQuantities(data: StoredData, { columns, defaults, rowDefaults = {} }: FlatVersion): StoredData {
  const unitSystem = data["unitSystem"] === "Metric" ? "Metric" : "Imperial";
  const units = (typeof data["units"] === "object" && data["units"] !== null ? data["units"] : {}) as StoredData;
  const typed = (column: string, value: unknown): unknown => {
    const own = columns[column];
    if (typeof value !== "number" || own === undefined) return value;
    const chosen = units[column];
    return { value, unit: typeof chosen === "string" ? chosen : own[unitSystem === "Imperial" ? 0 : 1] };
  };
  const stated: Record<string, unknown> = { ...defaults[unitSystem], ...data, unitSystem };
  delete stated["units"];
  return Object.fromEntries(
    Object.entries(stated).map(([name, value]) => {
      if (!Array.isArray(value)) return [name, typed(name, value)];
      const rows = value.map((row: unknown, index) => {
        if (typeof row !== "object" || row === null) return row;
        const cells = { ...rowDefaults[name]?.[unitSystem], ...row };
        return {
          id: String(index + 1),
          ...Object.fromEntries(Object.entries(cells).map(([key, cell]) => [key, typed(`${name}.${key}`, cell)])),
        };
      });
      return [name, rows];
    }),
  );
}
