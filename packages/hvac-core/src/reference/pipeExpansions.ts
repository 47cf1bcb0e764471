import type { Citation } from "../sources/index.ts";
import type { ReferenceRow } from "./row.ts";
import { designPractice, engineeringToolbox } from "./sources.ts";

const printed: Citation = { source: engineeringToolbox };
const practice: Citation = { source: designPractice, locator: "values of manufacturers" };

/** Thermal expansion of pipes of a material. */
export interface PipeExpansion extends ReferenceRow {
  /** Coefficient of linear expansion near room temperature, 1/K. */
  readonly expansion: number;
}

/** 10⁻⁶/K. */
type Row = readonly [id: string, label: string, expansion: number, note?: string];

const metals: readonly Row[] = [
  ["carbon-steel", "Carbon steel", 11.7],
  ["copper", "Copper", 16.8, "Expansion tanks are sized with 17.1, as ASHRAE's handbook does."],
];
/** Materials with the same value in a second table. */
const confirmed: ReadonlySet<string> = new Set(["cast-iron", "pp-r", "multilayer"]);
const others: readonly Row[] = [
  ["stainless-steel", "Stainless steel, 304 and 316", 16.5, "Other tables give 16.0 for 316 and 17.3 to 17.8 for 304."],
  ["cast-iron", "Cast and ductile iron", 10.8],
  ["pvc", "PVC", 60, "Other tables give 50 to 54."],
  ["cpvc", "CPVC", 66, "Other tables give 62 to 79."],
  ["pe-x", "PE-X", 150, "Other tables give 180."],
  ["pe-hd", "PE-HD", 180, "Other tables give 120 to 200."],
  ["pp-r", "PP-R", 150],
  ["pp-r-fibre", "PP-R with glass fibre", 35],
  ["multilayer", "Multilayer, PE-X with aluminium", 25],
];

/**
 * Coefficients of linear expansion of pipes, for their expansion and the space that it requires.
 *
 * @source engineering-toolbox, expansion of piping materials
 * @source design-practice
 * @example
 * ```ts
 * import { pipeExpansions } from "@org/hvac-core/reference";
 * pipeExpansions.find(({ id }) => id === "copper")?.expansion; // 1.68e-5
 * ```
 */
export const pipeExpansions: readonly PipeExpansion[] = [
  ...metals.map((row) => ({ ...rowWith(row), source: printed })),
  ...others.map((row) => ({ ...rowWith(row), source: practice, ...(!confirmed.has(row[0]) && { verify: true as const }) })),
];

function rowWith([id, label, expansion, note]: Row): Omit<PipeExpansion, "source"> {
  return { id, label, expansion: expansion / 1e6, ...(note !== undefined && { note }) };
}
