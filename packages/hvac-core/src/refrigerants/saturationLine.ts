import { requireInRange } from "../refusals/errors.ts";
import { evenly, pointOf, type DiagramPoint } from "./propertyLines.ts";
import type { Refrigerant } from "./types.ts";

/** Between the end of saturation and the critical point, on one side of the line; the critical point comes last. */
function towardsCritical(end: DiagramPoint, critical: DiagramPoint): readonly DiagramPoint[] {
  return evenly(1, 0, 7)
    .slice(1)
    .map((share) => ({
      // Near the critical point the differences of enthalpy and entropy go as the root of that of the temperature, which is accurate enough for a drawing.
      temperature: critical.temperature + share ** 2 * (end.temperature - critical.temperature),
      pressure: critical.pressure * (end.pressure / critical.pressure) ** (share ** 2),
      enthalpy: critical.enthalpy + share * (end.enthalpy - critical.enthalpy),
      entropy: critical.entropy + share * (end.entropy - critical.entropy),
    }));
}

/**
 * The saturation line of a property diagram: saturated liquid up to the critical point, and saturated vapour down from it.
 *
 * @param refrigerant the refrigerant
 * @param lowTemperature temperature at both ends, °C; `range.minimumTemperature` … `range.maximumSaturationTemperature`
 * @returns points in order; closer to each other towards the critical point, where the line bends, and symmetrical about it above
 *   `range.maximumSaturationTemperature`
 * @throws {OutOfRangeError} when the temperature lies outside its range
 * @source span-2000, ch. 3.4, phase equilibrium; the square root near the critical point is that of the mean field
 * @see {@link propertyLine}
 * @example
 * ```ts
 * import { R134a, saturationLine } from "@org/hvac-core/refrigerants";
 * const line = saturationLine(R134a, 0);
 * line[0]?.enthalpy; // 200000
 * Math.max(...line.map(({ temperature }) => temperature)); // 101.06
 * ```
 */
export function saturationLine(refrigerant: Refrigerant, lowTemperature: number): readonly DiagramPoint[] {
  const { minimumTemperature, maximumSaturationTemperature: end } = refrigerant.range;
  requireInRange("lowTemperature", lowTemperature, minimumTemperature, end, "°C");
  const saturated = evenly(1, 0, 48).map((share) => refrigerant.saturationAtTemperature(end - share ** 2 * (end - lowTemperature)));
  const liquid = saturated.map((each) => pointOf(each.liquid));
  const vapor = saturated.map((each) => pointOf(each.vapor));
  const [lastLiquid, lastVapor] = [liquid.at(-1)!, vapor.at(-1)!];
  // Saturation ends within half a per cent of the critical temperature, where both sides are nearly symmetrical about it.
  const critical: DiagramPoint = {
    temperature: refrigerant.critical.temperature,
    pressure: refrigerant.critical.pressure,
    enthalpy: (lastLiquid.enthalpy + lastVapor.enthalpy) / 2,
    entropy: (lastLiquid.entropy + lastVapor.entropy) / 2,
  };
  return [...liquid, ...towardsCritical(lastLiquid, critical), ...[...vapor, ...towardsCritical(lastVapor, critical)].toReversed()];
}
