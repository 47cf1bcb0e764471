/** Summary of a file, as a list of files has it. */
export interface FileHeadline {
  /** Collection of its calculator. */
  readonly collection: string;
  /** Headline results by name, in SI; the number of rooms of a file of several as `rooms`. */
  readonly results: Readonly<Record<string, unknown>>;
  /** Design mode of a heat load; undefined or empty for other files. */
  readonly mode?: "Cooling" | "Heating" | "" | undefined;
}

/** Sum of loads. */
export interface LoadSum {
  readonly watts: number;
  /** Number of rooms. */
  readonly rooms: number;
}

/** Sums of the loads of a project. */
export interface LoadTotals {
  /** Undefined without a cooling load, and where a heat load does not say whether it cools or heats. */
  readonly cooling?: LoadSum;
  readonly heating?: LoadSum;
}

/** Collection of heat loads. */
const heatLoads = "calculations";

/**
 * The load of a file: its first headline result that is a power.
 *
 * @param file summary of the file
 * @returns W; undefined without one
 * @example
 * ```ts
 * import { headlineLoad } from "@org/hvac-core/exchange/project";
 * headlineLoad({ results: { area: { value: 20, quantity: "area" }, load: { value: 1500, quantity: "power" } } }); // 1500
 * ```
 */
export function headlineLoad({ results }: Pick<FileHeadline, "results">): number | undefined {
  for (const result of Object.values(results)) {
    const { value, quantity } = (result ?? {}) as { readonly value?: unknown; readonly quantity?: unknown };
    if (quantity === "power" && typeof value === "number") return value;
  }
  return undefined;
}

/** Number of rooms of a file: one, unless its summary says otherwise. */
function roomsOf({ results }: FileHeadline): number {
  const { value } = (results["rooms"] ?? {}) as { readonly value?: unknown };
  return typeof value === "number" ? value : 1;
}

/**
 * The sums of the cooling and heating loads of a project. A heat load of an old version that does not say which of the two it is would be missing in
 * a sum: with one there are no sums.
 *
 * @param files summaries of the project's files
 * @returns sums
 * @example
 * ```ts
 * import { loadTotals } from "@org/hvac-core/exchange/project";
 * const room = (watts: number) => ({ collection: "calculations", mode: "Heating" as const, results: { load: { value: watts, quantity: "power" } } });
 * loadTotals([room(1500), room(500)]); // { heating: { watts: 2000, rooms: 2 } }
 * ```
 */
export function loadTotals(files: readonly FileHeadline[]): LoadTotals {
  const sums = { Cooling: { watts: 0, rooms: 0 }, Heating: { watts: 0, rooms: 0 } };
  for (const file of files) {
    const load = headlineLoad(file);
    if (load === undefined) continue;
    if (!file.mode) {
      if (file.collection === heatLoads) return {};
      continue;
    }
    sums[file.mode].watts += load;
    sums[file.mode].rooms += roomsOf(file);
  }
  return { ...(sums.Cooling.rooms > 0 && { cooling: sums.Cooling }), ...(sums.Heating.rooms > 0 && { heating: sums.Heating }) };
}
