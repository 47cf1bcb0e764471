import { OutOfRangeError, requireInRange } from "../refusals/errors.ts";
import { humidityRatioOf, vaporPressureOf, rootBetween, saturationPressureUnchecked } from "../psychrometrics/internal.ts";
import { met, predictedMeanVote, type ThermalEnvironment } from "./predictedMeanVote.ts";

/** People who are asked: all of an environment but its temperature and humidity. */
export type Occupants = Pick<ThermalEnvironment, "airSpeed" | "metabolicRate" | "clothing">;

/** Humidity ratio above which the graphic method of ASHRAE 55 sees no comfort, editions 2004 to 2017, kg/kg. */
const comfortHumidityLimit = 0.012;

/**
 * Operative temperature at which people give a vote: air and surfaces are equally warm.
 *
 * @param vote predicted mean vote wanted; -2…2
 * @param vaporPressure Pa; 0…20 000
 * @param occupants air speed in m/s, metabolic rate in W/m², clothing in m² K/W
 * @returns operative temperature, °C
 * @throws {OutOfRangeError} when an argument is out of range, or no temperature between -20 and 60 °C has that vote
 * @source iso-7730, eqs. 1 to 4, solved for the temperature
 * @example
 * ```ts
 * import { clo, comfortTemperature, met } from "@org/hvac-core/comfort";
 * comfortTemperature(0, 1400, { airSpeed: 0.1, metabolicRate: 1.2 * met, clothing: 0.5 * clo }); // 24.8
 * ```
 */
export function comfortTemperature(vote: number, vaporPressure: number, occupants: Occupants): number {
  requireInRange("vote", vote, -2, 2, "");
  const { airSpeed, metabolicRate, clothing } = occupants;
  const votes = (dryBulb: number): number => predictedMeanVote({ dryBulb, vaporPressure, airSpeed, metabolicRate, clothing }).vote - vote;
  const root = rootBetween(votes, -20, 60);
  if (root !== undefined) return root;
  throw new OutOfRangeError({
    parameter: "vote",
    value: vote,
    min: -2,
    max: 2,
    unit: "",
    reason: "no temperature from -20 to 60 °C has this vote",
  });
}

/** A corner of a zone on the psychrometric chart. */
export interface ZonePoint {
  /** °C */
  readonly dryBulb: number;
  /** kg per kg of dry air */
  readonly humidityRatio: number;
}

/** Conditions of a comfort zone; by default office work in still air. */
export interface ComfortZoneInput {
  /** m² K/W; 0…0.31 */
  readonly clothing: number;
  /** W/m²; 58…232; 1.1 met when left out */
  readonly metabolicRate?: number;
  /** m/s; 0…0.2; 0.1 when left out */
  readonly airSpeed?: number;
  /** Predicted mean vote at the zone's sides; above 0…2; 0.5 when left out */
  readonly vote?: number;
  /** Pa */
  readonly pressure: number;
  /** kg/kg; above 0…0.03; 0.012 when left out, above which the graphic method of ASHRAE 55 sees no comfort */
  readonly maxHumidityRatio?: number;
}

/** Points along each side of a zone. */
const steps = 12;

/**
 * The zone of the psychrometric chart where people are comfortable: between the temperatures of a vote either way, up to a humidity ratio. With
 * 1.0 to 1.3 met, 0.5 and 1.0 clo and air speeds to 0.2 m/s these are the zones of ASHRAE 55's graphic method, computed rather than read.
 *
 * @param input see {@link ComfortZoneInput}
 * @returns corners in order around the zone: up the cool side, down the warm one; dry bulbs are operative temperatures
 * @throws {OutOfRangeError} when an argument is out of range
 * @source ashrae-55, section 5.3.1 and normative appendix on the predicted mean vote
 * @source iso-7730, eqs. 1 to 4
 * @example
 * ```ts
 * import { clo, comfortZone } from "@org/hvac-core/comfort";
 * const [driestCool] = comfortZone({ clothing: 0.5 * clo, pressure: 101325 });
 * driestCool!.dryBulb; // 25.1
 * ```
 */
export function comfortZone(input: ComfortZoneInput): readonly ZonePoint[] {
  const { maxHumidityRatio = comfortHumidityLimit, vote = 0.5 } = input;
  const pressure = requireInRange("pressure", input.pressure, 50_000, 120_000, "Pa");
  requireInRange("maxHumidityRatio", maxHumidityRatio, 1e-6, 0.03, "kg/kg");
  requireInRange("vote", vote, 1e-6, 2, "");
  const occupants: Occupants = {
    clothing: requireInRange("clothing", input.clothing, 0, 0.31, "m² K/W"),
    metabolicRate: requireInRange("metabolicRate", input.metabolicRate ?? 1.1 * met, 58, 232, "W/m²"),
    airSpeed: requireInRange("airSpeed", input.airSpeed ?? 0.1, 0, 0.2, "m/s"),
  };
  const side = (wanted: number): readonly ZonePoint[] =>
    Array.from({ length: steps + 1 }, (_, index) => {
      const ratio = (maxHumidityRatio * index) / steps;
      const dryBulb = comfortTemperature(wanted, vaporPressureOf(ratio, pressure), occupants);
      // Where people are cold enough in thick clothes the air is saturated first.
      const saturated = humidityRatioOf(saturationPressureUnchecked(dryBulb), pressure);
      return { dryBulb, humidityRatio: Math.min(ratio, saturated) };
    });
  return [...side(-vote), ...side(vote).toReversed()];
}
