import { requireInRange } from "../../kernel/index.ts";
import type { VentilationCalculation } from "./calculate.ts";
import type { VentilationValues } from "./schema.ts";

/** A space of one concentration, with a constant source in it and clean air through it. */
export interface DilutedSpace {
  /** At time 0, as a fraction by volume. */
  readonly start: number;
  /** In the air supplied, as a fraction by volume. */
  readonly outdoor: number;
  /** Pure contaminant given off, m³/s. */
  readonly source: number;
  /** Outdoor air that reaches the space, m³/s. */
  readonly airflow: number;
  /** m³ */
  readonly volume: number;
}

/**
 * Concentration of a contaminant in a well-mixed space, a time after a constant source began.
 *
 * C(t) = C_o + (C_s − C_o)·e^(−Q t/V) + (G/V)·t·(1 − e^(−Q t/V))/(Q t/V). The last factor is 1 without airflow, where the concentration
 * rises for ever. The source is taken to add no volume of its own.
 *
 * @param time s (0…1e9)
 * @param space fractions (0…1), source and airflow (m³/s, at least 0), volume (m³, above 0)
 * @returns fraction by volume
 * @throws {OutOfRangeError} when an argument is outside its range
 * @source mathematics, solution of the mass balance V dC/dt = G − Q (C − C_o)
 * @example
 * ```ts
 * import { concentrationAfter } from "@org/hvac-core/calculators/ventilation-calc";
 * // One air change an hour, after one hour: 63.2 % of the rise of 0.001.
 * concentrationAfter(3600, { start: 0.0004, outdoor: 0.0004, source: 1e-4, airflow: 0.1, volume: 360 }); // 0.00103212
 * ```
 */
export function concentrationAfter(time: number, { start, outdoor, source, airflow, volume }: DilutedSpace): number {
  requireInRange("time", time, 0, 1e9, "s");
  requireInRange("start", start, 0, 1, "");
  requireInRange("outdoor", outdoor, 0, 1, "");
  requireInRange("source", source, 0, 1e6, "m³/s");
  requireInRange("airflow", airflow, 0, 1e9, "m³/s");
  requireInRange("volume", volume, 1e-9, 1e12, "m³");
  const changes = (airflow * time) / volume;
  const risen = changes > 0 ? -Math.expm1(-changes) / changes : 1;
  return outdoor + (start - outdoor) * Math.exp(-changes) + (source / volume) * time * risen;
}

/** How the people's CO₂ builds up with one airflow, from the moment they come in. */
export interface Co2Course {
  /** What asks for the airflow. */
  readonly by: "Air changes" | "Ventilation rate procedure";
  /** Whether the design follows from it. */
  readonly governs: boolean;
  /** m³/s */
  readonly outdoorAirflow: number;
  /** Time in which the outdoor air that reaches the people would fill the room, s; undefined without outdoor air. 95 % of the rise take three. */
  readonly timeConstant: number | undefined;
  /** Fraction; undefined without outdoor air. */
  readonly steadyState: number | undefined;
  /** Fraction after a time in s. */
  readonly after: (time: number) => number;
}

/**
 * The build-up of CO₂ in an empty, aired room that its people enter at time 0: with the outdoor air of the air changes and with that of the
 * rate procedure. As in the steady state of the results, the outdoor airflow counts by the share that reaches the breathing zone.
 *
 * @param calculation of the room: airflows, volume and people count
 * @param values its input in SI: outdoor CO₂ and the CO₂ of a person count
 * @returns a course for each of both airflows; none when there is no category, so nobody is known to be in the room
 * @source mathematics, solution of the mass balance of CO₂, see {@link concentrationAfter}
 * @example
 * ```ts
 * import { co2Courses, ventilationCalc } from "@org/hvac-core/calculators/ventilation-calc";
 * const room = { roomWidth: 9, roomLength: 12, roomHeight: 2.7, category: "office-space" } as const;
 * const outcome = ventilationCalc.calculate({ ...room, unitSystem: "Metric", airChangesPerHour: 6, outdoorAirFraction: 1 });
 * const courses = outcome.ok ? co2Courses(outcome.calculation, outcome.values) : [];
 * courses[0]?.after(3600); // 0.00047763
 * ```
 */
export function co2Courses(
  { rate, byChanges, share, volume, results }: VentilationCalculation,
  { outdoorCo2, co2PerPerson }: VentilationValues,
): Co2Course[] {
  if (!rate) return [];
  const airflows = { "Air changes": byChanges * share, "Ventilation rate procedure": rate.zone } as const;
  return (["Air changes", "Ventilation rate procedure"] as const).map((by) => {
    const airflow = airflows[by] * rate.effectiveness;
    const source = rate.people * co2PerPerson;
    const space: DilutedSpace = { start: outdoorCo2, outdoor: outdoorCo2, source, airflow, volume };
    return {
      by,
      governs: results.governing === by,
      outdoorAirflow: airflows[by],
      ...(airflow > 0
        ? { timeConstant: volume / airflow, steadyState: outdoorCo2 + source / airflow }
        : { timeConstant: undefined, steadyState: undefined }),
      after: (time) => concentrationAfter(time, space),
    };
  });
}
