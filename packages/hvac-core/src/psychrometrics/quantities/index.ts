export {
  dewPoint,
  dryBulbFromEnthalpy,
  enthalpy,
  humidityRatioFromRelativeHumidity,
  humidityRatioFromVaporPressure,
  relativeHumidityFromHumidityRatio,
  saturationHumidityRatio,
  specificHeat,
  specificVolume,
  vaporPressureFromHumidityRatio,
} from "../properties.ts";
export { highestTemperature, lowestTemperature, saturationTemperature, triplePoint } from "../saturation.ts";
export { waterEnthalpy } from "../stream.ts";
export { humidityRatioFromWetBulb, wetBulb } from "../wetBulb.ts";
