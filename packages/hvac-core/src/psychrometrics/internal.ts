/* Used by other folders of the engine, and not published. */
export {
  dryAirSpecificHeat,
  evaporationHeat,
  gasConstant,
  icePoint,
  standardPressure,
  vaporSpecificHeat,
  volumeRatio,
} from "./constants.ts";
export { coilTo } from "./coolTo.ts";
export { humidityRatioOf, saturatedHumidityRatioOf, vaporEnthalpy, vaporPressureOf } from "./equations.ts";
export { requireBetween } from "./limits.ts";
export {
  dewPoint,
  enthalpy,
  humidityRatioFromRelativeHumidity,
  humidityRatioFromVaporPressure,
  relativeHumidityFromHumidityRatio,
  saturationHumidityRatio,
  specificHeat,
  specificVolume,
} from "./properties.ts";
export { rootBetween } from "./rootBetween.ts";
export { saturationPressureUnchecked } from "./saturation.ts";
export { psychrometricProcessFunctions } from "./sheetFunctionsOfProcesses.ts";
export { contentOf, dryBulbOf } from "./stream.ts";
export { humidityRatioFromWetBulb, wetBulb } from "./wetBulb.ts";
