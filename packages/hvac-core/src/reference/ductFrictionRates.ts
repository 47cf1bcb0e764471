import type { Citation } from "../sources/index.ts";
import { foot, inchOfWater } from "../constants/inchPound.ts";
import type { ReferenceRow } from "./row.ts";
import { bellRulesOfThumb, designPractice } from "./sources.ts";

const bell: Citation = { source: bellRulesOfThumb, locator: "duct sizing" };
const practice: Citation = { source: designPractice, locator: "equal friction" };

/** Pa/m in one inch of water (conventional) per 100 ft. */
const inchesPerHundredFeet = inchOfWater / (100 * foot);
const footPerMinute = foot / 60;

/** Sizing criteria of ducts of a service: friction rate, velocity or both. */
export interface DuctFrictionRate extends ReferenceRow {
  readonly group: "distribution" | "exhaust" | "process";
  /** Usual friction rate, Pa/m. */
  readonly frictionRate?: number;
  /** Maximum friction rate, Pa/m. */
  readonly maxFrictionRate?: number;
  /** m/s. */
  readonly minVelocity?: number;
  /** m/s. */
  readonly maxVelocity?: number;
}

type Range = readonly [from: number | undefined, to: number | undefined];
/** Friction in inches of water per 100 ft, velocity in ft/min. */
type Row = readonly [id: string, label: string, friction: Range, velocity: Range, note?: string];

const none: Range = [undefined, undefined];

const rows: Readonly<Record<DuctFrictionRate["group"], readonly Row[]>> = {
  distribution: [
    ["low-pressure-supply", "Supply, low pressure", [0.1, 0.15], [undefined, 1800]],
    ["low-pressure-return", "Return, low pressure", [0.1, 0.15], [undefined, 1500]],
    ["medium-pressure-supply", "Supply, medium pressure", [0.2, 0.25], [undefined, 2500]],
    ["high-pressure-supply", "Supply, high pressure", [0.4, 0.45], [undefined, 3500]],
    ["transfer-air", "Transfer air", [0.03, 0.05], [undefined, 1000], "The velocity governs above 1500 L/s (3,200 cfm)."],
    ["outdoor-air-shaft", "Outdoor air shaft", [0.05, 0.1], [undefined, 1000], "The velocity governs above 570 L/s (1,200 cfm)."],
    ["gravity-relief", "Relief by gravity", [0.03, 0.05], [undefined, 1000], "The velocity governs above 1500 L/s (3,200 cfm)."],
    ["low-energy", "Designed for little fan energy", [0.08, undefined], none],
    ["houses", "Houses", [0.08, undefined], none],
  ],
  exhaust: [
    ["general-exhaust", "General exhaust", [0.1, 0.15], [undefined, 1800], "The velocity governs above 2800 L/s (6,000 cfm)."],
    ["toilet-exhaust", "Toilet exhaust", [0.1, 0.15], [undefined, 1800]],
    [
      "kitchen-hood",
      "Kitchen hood exhaust",
      none,
      [1500, 2200],
      "Codes have required at least 2.5 m/s (500 ft/min) since 2004 (NFPA 96) and 2006 (IMC); before, 7.6 m/s (1,500 ft/min).",
    ],
    ["dishwasher", "Dishwasher exhaust", [0.1, 0.15], [1500, 2200]],
  ],
  process: [
    ["solvent-mains", "Acid, ammonia and solvent exhaust", [0.5, 0.6], [1000, 3000]],
    ["solvent-stacks", "Stacks of acid, ammonia and solvent exhaust", none, [3000, 4000]],
  ],
};

/** Rows that are not in the book, or were not read in a copy of it. */
const ofPractice = new Set(["low-energy", "houses"]);
const unread = new Set(["low-pressure-supply", "low-pressure-return", "medium-pressure-supply", "high-pressure-supply", ...ofPractice]);

/**
 * Friction rates and velocities for sizing ducts, by service. Noise may require less: `ductVelocityLimit` of flow.
 *
 * @source bell-rules-of-thumb, duct sizing
 * @source design-practice
 * @example
 * ```ts
 * import { ductFrictionRates } from "@org/hvac-core/reference";
 * ductFrictionRates.find(({ id }) => id === "general-exhaust")?.frictionRate; // 0.817
 * ```
 */
export const ductFrictionRates: readonly DuctFrictionRate[] = (Object.keys(rows) as DuctFrictionRate["group"][]).flatMap((group) =>
  rows[group].map(([id, label, [usual, most], [slowest, fastest], note]) => ({
    id,
    label,
    group,
    source: ofPractice.has(id) ? practice : bell,
    ...(usual !== undefined && { frictionRate: usual * inchesPerHundredFeet }),
    ...(most !== undefined && { maxFrictionRate: most * inchesPerHundredFeet }),
    ...(slowest !== undefined && { minVelocity: slowest * footPerMinute }),
    ...(fastest !== undefined && { maxVelocity: fastest * footPerMinute }),
    ...(unread.has(id) && { verify: true as const }),
    ...(note !== undefined && { note }),
  })),
);
