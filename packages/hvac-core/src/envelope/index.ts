// U-value of layers
export { summerFilms, transmittance } from "./layers.ts";
export type { Films, Layer } from "./layers.ts";

// Surfaces and air layers
export { airLayerResistance, slightlyVentilatedResistance } from "./airLayer.ts";
export type { HeatFlow, LayerVentilation } from "./airLayer.ts";

// Elements with studs
export { bridgedElement } from "./bridgedElement.ts";
export type { BridgedElement, BridgedLayer } from "./bridgedElement.ts";

// Indoor vapour
export { classVaporPressure, surfaceDewPoint, surfaceSaturationPressure } from "./indoorVapor.ts";
export type { HumidityClass } from "./indoorVapor.ts";

// Surface temperature and mould
export { criticalSurfaceHumidity, requiredTemperatureFactor, shelteredSurfaceResistance, temperatureFactor } from "./temperatureFactor.ts";
export type { SurfaceMonth } from "./temperatureFactor.ts";

// Condensation within elements
export { airPermeability, vaporProfile } from "./vaporProfile.ts";
export type { SideAir, VaporLayer, VaporPlane, VaporProfilePlane } from "./vaporProfile.ts";
export { condensationYear } from "./condensationYear.ts";
export type { ClimatePeriod, CondensationOutcome, CondensationPeriod, CondensationYear } from "./condensationYear.ts";
