// Properties of water
export { water, type LiquidProperties, type WaterProperties } from "./water.ts";
export { waterSaturationTemperature, waterVaporPressure } from "./saturation.ts";
export {
  waterDensity,
  waterSpecificHeat,
  waterViscosity,
  ethyleneGlycolDensity,
  ethyleneGlycolSpecificHeat,
  ethyleneGlycolViscosity,
  propyleneGlycolDensity,
  propyleneGlycolSpecificHeat,
  propyleneGlycolViscosity,
  airConductivity,
  airViscosity,
} from "./singleProperties.ts";

// Properties of glycols
export {
  glycol,
  glycolDataLimit,
  glycolFreezingPoint,
  glycolMassFraction,
  glycolVolumeFraction,
  strongestGlycol,
  type GlycolKind,
  type GlycolProperties,
} from "./glycol.ts";

// Properties of air
export { air, type AirProperties } from "./air.ts";
