export { airLayerResistance, slightlyVentilatedResistance, slightVentilation, type HeatFlow, type LayerVentilation } from "./airLayer.ts";
export { bridgedElement, type BridgedElement, type BridgedLayer } from "./bridgedElement.ts";
export { classVaporPressure, humidityClasses, surfaceDewPoint, surfaceSaturationPressure, type HumidityClass } from "./indoorVapor.ts";
export {
  criticalSurfaceHumidity,
  requiredTemperatureFactor,
  shelteredSurfaceResistance,
  temperatureFactor,
  type SurfaceMonth,
} from "./temperatureFactor.ts";
export {
  airPermeability,
  largestNotionalResistance,
  vaporProfile,
  type SideAir,
  type VaporLayer,
  type VaporPlane,
  type VaporProfilePlane,
} from "./vaporProfile.ts";
export {
  condensationYear,
  type ClimatePeriod,
  type CondensationOutcome,
  type CondensationPeriod,
  type CondensationYear,
} from "./condensationYear.ts";
