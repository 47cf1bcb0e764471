import { concentrationAfter, type DilutedSpace } from "../../ventilation/index.ts";
import type { RoomCalculation } from "./room.ts";
import type { VentilationValues } from "./schema.ts";
import type { ZoneAir } from "./zoneAir.ts";

/** How the people's CO₂ builds up with one airflow, from the moment they come in. */
export interface Co2Course {
  /** Rule of the airflow. */
  readonly by: "Air changes" | "Ventilation rate procedure";
  /** Whether the design follows from it. */
  readonly governs: boolean;
  /** m³/s */
  readonly outdoorAirflow: number;
  /** Time in which the outdoor air that reaches the people would fill the room, s; undefined without outdoor air. */
  readonly timeConstant: number | undefined;
  /** Time in which 95 % of the rise has passed, s: three time constants; undefined without outdoor air. */
  readonly settlingTime: number | undefined;
  /** Fraction; undefined without outdoor air. */
  readonly steadyState: number | undefined;
  /** Fraction after a time in s. */
  readonly after: (time: number) => number;
}

/**
 * The build-up of CO₂ in an empty, aired room that its people enter at time 0: with the outdoor air of the air changes and with that of the
 * rate procedure. As in the steady state of the results, only the share of the outdoor airflow that reaches the breathing zone is used.
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
 * const calculation = outcome.ok ? outcome.calculation : undefined;
 * const courses = outcome.ok && calculation?.scope === "room" ? co2Courses(calculation, outcome.values) : [];
 * courses[0]?.after(3600); // 0.00047763
 * ```
 */
export function co2Courses(
  { zone: { demands }, outdoorByChanges, design }: RoomCalculation,
  { outdoorCo2, co2PerPerson }: VentilationValues,
): Co2Course[] {
  if (!demands.category) return [];
  const airflows = { "Air changes": outdoorByChanges, "Ventilation rate procedure": demands.zoneOutdoor } as const;
  const { volume } = demands;
  return (["Air changes", "Ventilation rate procedure"] as const).map((by) => {
    const airflow = airflows[by] * demands.effectiveness;
    const source = demands.people * co2PerPerson;
    const space: DilutedSpace = { start: outdoorCo2, outdoor: outdoorCo2, source, airflow, volume };
    return {
      by,
      governs: design.governing === by,
      outdoorAirflow: airflows[by],
      ...(airflow > 0
        ? { timeConstant: volume / airflow, settlingTime: 3 * (volume / airflow), steadyState: outdoorCo2 + source / airflow }
        : { timeConstant: undefined, settlingTime: undefined, steadyState: undefined }),
      after: (time) => concentrationAfter(time, space),
    };
  });
}

/**
 * CO₂ of a zone without people while its outdoor air purges it: it ends at the purge time of the results.
 *
 * @param air air of the zone as calculated: its air changes of outdoor air are used, 1/s
 * @param values input in SI: CO₂ at the beginning and outdoors
 * @returns fraction after a time in s
 * @source mathematics, solution of the mass balance of CO₂, see {@link concentrationAfter}
 * @example
 * ```ts
 * import { purgeCourse } from "@org/hvac-core/calculators/ventilation-calc";
 * purgeCourse({ purgeChanges: 2 / 3600 }, { purgeFrom: 0.0014, outdoorCo2: 0.0004 })(3600); // 0.000535
 * ```
 */
export function purgeCourse(
  { purgeChanges }: Pick<ZoneAir, "purgeChanges">,
  { purgeFrom, outdoorCo2 }: Pick<VentilationValues, "purgeFrom" | "outdoorCo2">,
): (time: number) => number {
  const space: DilutedSpace = { start: purgeFrom, outdoor: outdoorCo2, source: 0, airflow: purgeChanges, volume: 1 };
  return (time) => concentrationAfter(time, space);
}
