import { backgroundConductivityOf, conductivityEnhancement, correlationLength, viscosityOf, waterCritical } from "../../fluids/internal.ts";
import type { TransportModel, TransportPoint } from "./point.ts";

/** Temperature over the critical one at which the correlation has vanished. */
const REFERENCE = 1.5;

/** kg/m³. */
const densityAt = ({ model, density }: TransportPoint): number => density * model.molarMass;

/** Correlation length in nm, from the excess of the reduced compressibility over that at 1.5 T*. */
function correlationAt(point: TransportPoint): number {
  const { model, temperature, density } = point;
  const zeta = (slope: number): number => (waterCritical.pressure / waterCritical.density) * (model.molarMass / slope);
  const reference = REFERENCE * waterCritical.temperature;
  const far = (zeta(model.atTemperature(reference, density).pressureByDensity) * reference) / temperature;
  return correlationLength((densityAt(point) / waterCritical.density) * (zeta(model.pressureByDensity) - far));
}

function criticalExponent(correlation: number): number {
  const c = correlation / 1.9;
  const e = correlation / 1.1;
  if (correlation <= 0.3817016416) return 0.2 * c * e ** 5 * (1 - c + c * c - (765 / 504) * e * e);
  const angle = Math.acos(1 / Math.sqrt(1 + e * e));
  const w = Math.sqrt(Math.abs((c - 1) / (c + 1))) * Math.tan(angle / 2);
  const logarithm = c > 1 ? Math.log((1 + w) / (1 - w)) : 2 * Math.atan(Math.abs(w));
  return (
    Math.sin(3 * angle) / 12 -
    Math.sin(2 * angle) / (4 * c) +
    ((1 - 1.25 * c * c) * Math.sin(angle)) / (c * c) -
    ((1 - 1.5 * c * c) * angle - Math.abs(c * c - 1) ** 1.5 * logarithm) / c ** 3
  );
}

/**
 * Viscosity of water in Pa s.
 *
 * @source huber-et-al-2009, which is IAPWS R12-08
 */
export function waterViscosity(): TransportModel {
  return (point) => viscosityOf(point.temperature, densityAt(point)) * Math.exp(0.068 * criticalExponent(correlationAt(point)));
}

/**
 * Conductivity of water in W/(m K).
 *
 * @source huber-et-al-2012, which is IAPWS R15-11
 */
export function waterConductivity(): TransportModel {
  return (point) => {
    const { model, temperature } = point;
    const density = densityAt(point);
    const heats = [model.isobaricHeat / model.molarMass, model.isochoricHeat / model.molarMass] as const;
    const enhancement = conductivityEnhancement(temperature, density, correlationAt(point), heats, () => point.viscosity());
    return backgroundConductivityOf(temperature, density) + enhancement;
  };
}
