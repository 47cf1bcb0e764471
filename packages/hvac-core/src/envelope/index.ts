// U-value of layers
export { massPerArea, summerFilms, transmittance, usualFilms, winterFilms, type FilmElement, type Films, type Layer } from "./layers.ts";

// Surfaces and air layers
export { airLayerResistance, slightlyVentilatedResistance, type HeatFlow, type LayerVentilation } from "./airLayer.ts";

// Elements with studs
export { bridgedElement, type BridgedElement, type BridgedLayer } from "./bridgedElement.ts";

// Floors on the ground
export { slabOnGround, type SlabOnGround } from "./slabOnGround.ts";

// Indoor vapour
export { classVaporPressure, surfaceDewPoint, surfaceHumidity, surfaceSaturationPressure, type HumidityClass } from "./indoorVapor.ts";

// Surface temperature and mould
export {
  criticalSurfaceHumidity,
  requiredTemperatureFactor,
  shelteredSurfaceResistance,
  temperatureFactor,
  type SurfaceMonth,
} from "./temperatureFactor.ts";

// Condensation within elements
export { airPermeability, vaporProfile, type SideAir, type VaporLayer, type VaporPlane, type VaporProfilePlane } from "./vaporProfile.ts";
export {
  condensationYear,
  type ClimatePeriod,
  type CondensationOutcome,
  type CondensationPeriod,
  type CondensationYear,
} from "./condensationYear.ts";
export { climateYear, type ClimateYearInput } from "./climateYear.ts";
export { vaporRetarder, vaporRetarderPerms, type RetarderInput } from "./vaporRetarder.ts";
export { condensateLimits, elementMoisture, moistureProfile, type ElementMoisture, type MoistureInput } from "./elementMoisture.ts";
