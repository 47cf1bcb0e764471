import type { Citation } from "../sources/index.ts";
import { foot, inch } from "../constants/inchPound.ts";
import type { ReferenceRow } from "./row.ts";
import { pipeHangers } from "./sources.ts";

const hangers: Citation = { source: pipeHangers, locator: "maximum spacing, water service" };

/** Maximum distance between the supports of horizontal pipes of a nominal size, filled with water. */
export interface PipeSupport extends ReferenceRow {
  /** Nominal size, m, from nominal inches. */
  readonly nominalSize: number;
  /** Maximum spacing of steel pipe, standard weight, m. */
  readonly steel: number;
  /** Maximum spacing of copper tube, m; absent where it is not given. */
  readonly copper?: number;
}

/** Nominal inches, DN, and ft between supports of steel and of copper. */
const rows: readonly (readonly [inches: string, size: number, dn: number, steel: number, copper?: number])[] = [
  ["1/2", 0.5, 15, 7, 5],
  ["3/4", 0.75, 20, 7, 5],
  ["1", 1, 25, 7, 6],
  ["1-1/4", 1.25, 32, 7, 7],
  ["1-1/2", 1.5, 40, 9, 8],
  ["2", 2, 50, 10, 8],
  ["2-1/2", 2.5, 65, 11, 9],
  ["3", 3, 80, 12, 10],
  ["4", 4, 100, 14, 12],
  ["5", 5, 125, 16, 13],
  ["6", 6, 150, 17, 14],
  ["8", 8, 200, 19, 16],
  ["10", 10, 250, 22, 18],
  ["12", 12, 300, 23, 19],
];

/** Sizes for which only one copy has both distances, or two copies differ. */
const unconfirmed: ReadonlySet<number> = new Set([32, 125, 250]);
const notes: Readonly<Record<number, string>> = {
  15: "Other tables give 1.8 m (6 ft) for steel.",
  250: "One copy of the table has 6.1 m (20 ft) for steel.",
};

/**
 * Maximum distances between the supports of water pipes. Valves, flanges and changes of direction need separate supports, and the project's
 * standard takes precedence.
 *
 * @source mss-sp-58, maximum spacing
 * @example
 * ```ts
 * import { pipeSupports } from "@org/hvac-core/reference";
 * pipeSupports.find(({ id }) => id === "dn-100")?.steel; // 4.27
 * ```
 */
export const pipeSupports: readonly PipeSupport[] = rows.map(([inches, size, dn, steel, copper]) => ({
  id: `dn-${dn}`,
  label: `NPS ${inches} (DN ${dn})`,
  nominalSize: size * inch,
  steel: steel * foot,
  ...(copper !== undefined && { copper: copper * foot }),
  source: hangers,
  ...(unconfirmed.has(dn) && { verify: true as const }),
  ...(notes[dn] !== undefined && { note: notes[dn] }),
}));
