import type { LineCalculation } from "./circuitTypes.ts";
import type { RefrigerantValues } from "./schema.ts";

/** Kinds of lines between the units, without hot gas lines and drains. */
export const joiningKinds = ["suction", "discharge", "liquid"] as const;
/** A kind of line between the units. */
export type JoiningKind = (typeof joiningKinds)[number];

/** Total length and rise of the lines of one kind, m. */
export interface KindExtent {
  readonly kind: JoiningKind;
  readonly length: number;
  readonly equivalentLength: number;
  /** In the direction of flow. */
  readonly rise: number;
}

/** Length and lift between the units, by their lines. */
export interface LineSet {
  readonly kinds: readonly KindExtent[];
  /** The longest kind. */
  readonly longest: KindExtent;
  readonly longestEquivalent: KindExtent;
  /** Height of the condenser above the evaporator, by the gas lines and by the liquid lines, m; absent without such lines. */
  readonly byGas?: number;
  readonly byLiquid?: number;
  /** Larger of both heights, above and below, m; one is 0 if both have the same sign. */
  readonly above: number;
  readonly below: number;
  /** Shares of the limits of the equipment, where they are entered. */
  readonly lengthUsed?: number;
  readonly liftUsed?: number;
}

function extentOf(kind: JoiningKind, lines: readonly LineCalculation[], values: RefrigerantValues): KindExtent | undefined {
  const rows = values.lines.filter((row) => row.kind === kind);
  if (rows.length === 0) return undefined;
  return {
    kind,
    length: rows.reduce((sum, { length }) => sum + length, 0),
    equivalentLength: lines.reduce((sum, line) => (line.kind === kind ? sum + line.equivalentLength : sum), 0),
    rise: rows.reduce((sum, { rise }) => sum + rise, 0),
  };
}

/** Largest share of the entered limits. */
function shareOf(...parts: readonly (readonly [value: number, limit: number | null])[]): number | undefined {
  const shares = parts.flatMap(([value, limit]) => (limit === null ? [] : [value / limit]));
  return shares.length === 0 ? undefined : Math.max(...shares);
}

/** Lengths and heights between the units; nothing where no line joins them. */
export function lineSetOf(values: RefrigerantValues, lines: readonly LineCalculation[]): LineSet | undefined {
  const kinds = joiningKinds.flatMap((kind) => extentOf(kind, lines, values) ?? []);
  if (kinds.length === 0) return undefined;
  const longest = kinds.reduce((long, kind) => (kind.length > long.length ? kind : long));
  const longestEquivalent = kinds.reduce((long, kind) => (kind.equivalentLength > long.equivalentLength ? kind : long));
  const gas = kinds.filter(({ kind }) => kind !== "liquid");
  const liquid = kinds.find(({ kind }) => kind === "liquid");
  // From the evaporator by the compressor up to the condenser, and down again as liquid.
  const byGas = gas.length === 0 ? undefined : gas.reduce((sum, { rise }) => sum + rise, 0);
  const byLiquid = liquid && 0 - liquid.rise;
  const heights = [byGas, byLiquid].filter((height) => height !== undefined);
  const above = Math.max(0, ...heights);
  const below = Math.max(0, ...heights.map((height) => 0 - height));
  const { maximumLength, maximumEquivalentLength, maximumLiftAbove, maximumLiftBelow } = values;
  const lengthUsed = shareOf([longest.length, maximumLength], [longestEquivalent.equivalentLength, maximumEquivalentLength]);
  const liftUsed = shareOf([above, maximumLiftAbove], [below, maximumLiftBelow]);
  return {
    kinds,
    longest,
    longestEquivalent,
    ...(byGas !== undefined && { byGas }),
    ...(byLiquid !== undefined && { byLiquid }),
    above,
    below,
    ...(lengthUsed !== undefined && { lengthUsed }),
    ...(liftUsed !== undefined && { liftUsed }),
  };
}
