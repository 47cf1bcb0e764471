import { altitudeAtPressure, saturationPressure } from "../psychrometrics/index.ts";
import { humidityRatioFromRelativeHumidity, humidityRatioFromVaporPressure } from "../psychrometrics/quantities/index.ts";
import { dataCentreMaxDryBulb, type DataCentreClass } from "../reference/index.ts";
import type { ZonePoint } from "./comfortZone.ts";

/** Intervals along the dry and the humid side of a zone. */
const steps = 24;

/**
 * The zone of the psychrometric chart that a class of data centres allows: between two dry bulbs, two dew points and two relative humidities, all
 * of which apply.
 *
 * @param limits limits of the class, see {@link dataCentreClasses}
 * @param pressure air pressure, Pa; its altitude reduces the maximum dry bulb of some classes
 * @returns points around the zone, up the dry side and down the humid side
 * @throws {OutOfRangeError} when the pressure is outside the troposphere
 * @source ashrae-tc-9.9, Table 2.1
 * @example
 * ```ts
 * import { dataCentreZone } from "@org/hvac-core/comfort";
 * import { dataCentreClasses, referenceRow } from "@org/hvac-core/reference";
 * const [coldest] = dataCentreZone(referenceRow(dataCentreClasses, "recommended"), 101325);
 * coldest!.dryBulb; // 18
 * coldest!.humidityRatio; // 0.00175
 * ```
 */
export function dataCentreZone(limits: DataCentreClass, pressure: number): readonly ZonePoint[] {
  const { minDryBulb, minDewPoint, maxDewPoint, minRelativeHumidity = 0, maxRelativeHumidity } = limits;
  const maxDryBulb = dataCentreMaxDryBulb(limits, altitudeAtPressure(pressure));
  const atDewPoint = (dewPoint: number): number => humidityRatioFromVaporPressure(saturationPressure(dewPoint), pressure);
  const side = (humidityAt: (dryBulb: number) => number): readonly ZonePoint[] =>
    Array.from({ length: steps + 1 }, (_, index) => {
      const dryBulb = minDryBulb + ((maxDryBulb - minDryBulb) * index) / steps;
      return { dryBulb, humidityRatio: humidityAt(dryBulb) };
    });
  const dry = side((dryBulb) =>
    Math.max(atDewPoint(minDewPoint), humidityRatioFromRelativeHumidity(dryBulb, minRelativeHumidity, pressure)),
  );
  const humid = side((dryBulb) =>
    Math.min(atDewPoint(maxDewPoint), humidityRatioFromRelativeHumidity(dryBulb, maxRelativeHumidity, pressure)),
  );
  return [...dry, ...humid.toReversed()];
}
