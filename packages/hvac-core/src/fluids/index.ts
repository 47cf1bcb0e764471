// Properties of water
export { water } from "./water.ts";
export type { LiquidProperties, WaterProperties } from "./water.ts";
export { waterSaturationTemperature, waterVaporPressure } from "./saturation.ts";
export { waterDensity, waterSpecificHeat, waterViscosity } from "./singleProperties.ts";

// Properties of glycols
export { glycol, glycolDataLimit, glycolFreezingPoint, glycolMassFraction, glycolVolumeFraction, strongestGlycol } from "./glycol.ts";
export type { GlycolKind, GlycolProperties } from "./glycol.ts";
export {
  ethyleneGlycolDensity,
  ethyleneGlycolSpecificHeat,
  ethyleneGlycolViscosity,
  propyleneGlycolDensity,
  propyleneGlycolSpecificHeat,
  propyleneGlycolViscosity,
} from "./singleProperties.ts";

// Properties of air
export { air } from "./air.ts";
export type { AirProperties } from "./air.ts";
export { airConductivity, airViscosity } from "./singleProperties.ts";
