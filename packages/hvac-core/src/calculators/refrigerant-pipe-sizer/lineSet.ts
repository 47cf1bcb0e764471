import type { LineCalculation } from "./circuitTypes.ts";
import type { RefrigerantValues } from "./schema.ts";

/** Lines that join the units; hot gas lines pass by, and drains stay within them. */
export const joiningKinds = ["suction", "discharge", "liquid"] as const;
/** A kind of line that joins the units. */
export type JoiningKind = (typeof joiningKinds)[number];

/** What the lines of one kind come to, one after the other, m. */
export interface KindExtent {
  readonly kind: JoiningKind;
  readonly length: number;
  readonly equivalentLength: number;
  /** As the refrigerant flows. */
  readonly rise: number;
}

/** How far apart the lines set the units. */
export interface LineSet {
  readonly kinds: readonly KindExtent[];
  /** The longest kind. */
  readonly longest: KindExtent;
  readonly longestEquivalent: KindExtent;
  /** Of the condenser above the evaporator, by the gas lines and by the liquid lines, m; absent where none is stated. */
  readonly byGas?: number;
  readonly byLiquid?: number;
  /** By whichever lines say more, m; one of them is 0 where both agree. */
  readonly above: number;
  readonly below: number;
  /** Of what the equipment allows, as far as it is stated. */
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

/** Largest share of those limits that are stated. */
function shareOf(...parts: readonly (readonly [value: number, limit: number | null])[]): number | undefined {
  const shares = parts.flatMap(([value, limit]) => (limit === null ? [] : [value / limit]));
  return shares.length === 0 ? undefined : Math.max(...shares);
}

/** Lengths and heights between the units; nothing where no line joins them. */
export function lineSetOf(values: RefrigerantValues, lines: readonly LineCalculation[]): LineSet | undefined {
  const kinds = joiningKinds.flatMap((kind) => extentOf(kind, lines, values) ?? []);
  if (kinds.length === 0) return undefined;
  const longest = kinds.reduce((one, other) => (other.length > one.length ? other : one));
  const longestEquivalent = kinds.reduce((one, other) => (other.equivalentLength > one.equivalentLength ? other : one));
  const gas = kinds.filter(({ kind }) => kind !== "liquid");
  const liquid = kinds.find(({ kind }) => kind === "liquid");
  // From the evaporator by the compressor up to the condenser, and down again as liquid.
  const byGas = gas.length === 0 ? undefined : gas.reduce((sum, { rise }) => sum + rise, 0);
  const byLiquid = liquid && 0 - liquid.rise;
  const heights = [byGas, byLiquid].filter((height) => height !== undefined);
  const above = Math.max(0, ...heights);
  const below = Math.max(0, ...heights.map((height) => 0 - height));
  const { greatestLength, greatestEquivalentLength, greatestLiftAbove, greatestLiftBelow } = values;
  const lengthUsed = shareOf([longest.length, greatestLength], [longestEquivalent.equivalentLength, greatestEquivalentLength]);
  const liftUsed = shareOf([above, greatestLiftAbove], [below, greatestLiftBelow]);
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
