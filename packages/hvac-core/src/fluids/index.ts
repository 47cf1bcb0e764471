export { air, type AirProperties } from "./air.ts";
export {
  glycol,
  glycolDataLimit,
  glycolFreezingPoint,
  type GlycolKind,
  glycolMassFraction,
  type GlycolProperties,
  glycolVolumeFraction,
  strongestGlycol,
} from "./glycol.ts";
export {
  airConductivity,
  airViscosity,
  ethyleneGlycolDensity,
  ethyleneGlycolSpecificHeat,
  ethyleneGlycolViscosity,
  propyleneGlycolDensity,
  propyleneGlycolSpecificHeat,
  propyleneGlycolViscosity,
  waterDensity,
  waterSpecificHeat,
  waterViscosity,
} from "./singleProperties.ts";
export { waterSaturationTemperature, waterVaporPressure } from "./saturation.ts";
export { type LiquidProperties, water, type WaterProperties } from "./water.ts";
