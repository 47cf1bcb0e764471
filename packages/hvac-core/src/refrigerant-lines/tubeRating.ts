import { requireInRange, requireKnown } from "../refusals/errors.ts";

const psi = 6894.757293168;
const megapascal = 1e6;

/** Allowable stress of annealed copper (C12200, Cu-DHP) in tension, Pa, by temperature in °C, and the allowance on the nominal wall. */
const rules = {
  // 6000 psi to 100 °F, then falling; tubes of ASTM B88 and B280 may be 10 % thinner than their nominal wall.
  astm: {
    stresses: [
      [100, 6000],
      [150, 5100],
      [200, 4900],
      [250, 4800],
      [300, 4700],
      [350, 4000],
      [400, 3000],
    ].map(([fahrenheit, stress]) => [(fahrenheit! - 32) / 1.8, stress! * psi] as const),
    wallShare: 0.9,
    wallInDiameter: 0.8,
  },
  // Condition R220 at 65 °C and above, as in British tables of tubes by EN 1057 and EN 12735, with the nominal wall.
  en: {
    stresses: [
      [65, 46],
      [110, 40],
      [150, 34],
      [175, 26],
      [200, 18],
    ].map(([celsius, stress]) => [celsius!, stress! * megapascal] as const),
    wallShare: 1,
    wallInDiameter: 1,
  },
} as const;

/** Rule by which a tube is rated: the American tables of ASTM tube, or the British ones of tube by European standards. */
export type TubeRule = keyof typeof rules;

const rule = (name: TubeRule) => rules[requireKnown("rule", name, rules)];

/**
 * Maximum wall temperature that a rule rates, °C.
 *
 * @param name name of the rule: `astm` or `en`
 * @returns °C
 * @throws {UnknownNameError} when there is no such rule
 * @source copper-tube-ratings, rated internal working pressures
 * @source uk-copper-board, maximum working pressures
 * @example
 * ```ts
 * import { maxRatedWallTemperature } from "@org/hvac-core/refrigerant-lines";
 * maxRatedWallTemperature("en"); // 200
 * ```
 */
export function maxRatedWallTemperature(name: TubeRule): number {
  return rule(name).stresses.at(-1)![0];
}

/**
 * Factors of a rule: the share of the nominal wall that is used, and the part of that wall that is subtracted from the
 * diameter.
 *
 * @param name name of the rule: `astm` or `en`
 * @returns both shares
 * @throws {UnknownNameError} when there is no such rule
 * @source copper-tube-ratings, rated internal working pressures
 * @source uk-copper-board, maximum working pressures
 * @example
 * ```ts
 * import { tubeRuleShares } from "@org/hvac-core/refrigerant-lines";
 * tubeRuleShares("astm").wallShare; // 0.9
 * ```
 */
export function tubeRuleShares(name: TubeRule): { readonly wallShare: number; readonly wallInDiameter: number } {
  const { wallShare, wallInDiameter } = rule(name);
  return { wallShare, wallInDiameter };
}

/**
 * Allowable stress of annealed copper. Brazing anneals drawn tube at its joints, so its higher strength is never used.
 *
 * @param temperature temperature of the wall, °C, −200…200 (`en`) or 204 (`astm`)
 * @param name name of the rule: `astm` (6000 psi to 100 °F) or `en` (R220, 46 N/mm² to 65 °C)
 * @returns Pa; linear between the tabulated temperatures
 * @throws {OutOfRangeError} when the temperature is outside the table
 * @throws {UnknownNameError} when there is no such rule
 * @source copper-tube-ratings, rated internal working pressures
 * @source uk-copper-board, maximum working pressures
 * @example
 * ```ts
 * import { annealedCopperStress } from "@org/hvac-core/refrigerant-lines";
 * annealedCopperStress(20); // 41368544
 * annealedCopperStress(20, "en"); // 46000000
 * ```
 */
export function annealedCopperStress(temperature: number, name: TubeRule = "astm"): number {
  const { stresses } = rule(name);
  requireInRange("temperature", temperature, -200, stresses.at(-1)![0], "°C");
  const next = stresses.findIndex(([tabulated]) => tabulated >= temperature);
  const [high, weak] = stresses[next]!;
  const [low, strong] = stresses[Math.max(0, next - 1)]!;
  return high === low ? weak : strong + ((weak - strong) * (temperature - low)) / (high - low);
}

/** A tube of annealed copper. */
export interface TubeRatingInput {
  /** Outside diameter, m, 0.001…1. */
  readonly outsideDiameter: number;
  /** Nominal wall thickness, m, up to half the diameter. */
  readonly wall: number;
  /** Temperature of the wall, °C, −200…200 (`en`) or 204 (`astm`). */
  readonly temperature: number;
  /** `astm` by default. */
  readonly rule?: TubeRule;
}

/**
 * Working pressure of a tube of annealed copper: 2 S t/(D − 0.8 t) with a wall 10 % below nominal (`astm`), or 2 S t/(D − t) with the
 * nominal wall (`en`).
 *
 * @param tube its diameter and wall, the temperature and the rule
 * @returns Pa gauge
 * @throws {OutOfRangeError} when an argument is outside its range
 * @throws {UnknownNameError} when there is no such rule
 * @source copper-tube-ratings, rated internal working pressures
 * @source uk-copper-board, maximum working pressures
 * @see {@link annealedCopperStress}
 * @example
 * ```ts
 * import { tubeRating } from "@org/hvac-core/refrigerant-lines";
 * tubeRating({ outsideDiameter: 0.028575, wall: 0.00127, temperature: 65.5 }); // 2907080
 * tubeRating({ outsideDiameter: 0.028, wall: 0.0015, temperature: 55, rule: "en" }); // 5207547
 * ```
 */
export function tubeRating({ outsideDiameter, wall, temperature, rule: name = "astm" }: TubeRatingInput): number {
  requireInRange("outsideDiameter", outsideDiameter, 0.001, 1, "m");
  requireInRange("wall", wall, 0.0001, outsideDiameter / 2, "m");
  const { wallShare, wallInDiameter } = rule(name);
  const used = wallShare * wall;
  return (2 * annealedCopperStress(temperature, name) * used) / (outsideDiameter - wallInDiameter * used);
}
