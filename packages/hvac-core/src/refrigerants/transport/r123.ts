import type { TransportModel } from "./point.ts";

/**
 * Critical enhancement of the conductivity of R-123 in W/(m K).
 *
 * @source laesecke-perkins-howley-1996
 */
export function r123CriticalConductivity(): TransportModel {
  return ({ temperature, density }) =>
    0.00486742 * Math.exp(-100 * (456.831 / temperature - 1) ** 4 - 7.08535 * (density / 3596.417 - 1) ** 2);
}
