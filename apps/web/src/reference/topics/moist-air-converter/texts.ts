import { prose } from "@org/form/numbers";

/** Texts of the converter of moist air. */
export const texts = {
  properties: {
    dryBulb: "Dry bulb",
    wetBulb: "Wet bulb",
    dewPoint: "Dew point",
    relativeHumidity: "Relative humidity",
    humidityRatio: "Humidity ratio",
    enthalpy: "Enthalpy",
    specificVolume: "Specific volume",
    get vaporPressure(): string {
      return prose("Vapour pressure");
    },
    enthalpyOfDryAir: "Enthalpy, of dry air",
    volumeOfDryAir: "Specific volume, of dry air",
    density: "Density of the moist air",
    degreeOfSaturation: "Degree of saturation",
    pressure: "Air pressure",
  },
  first: "First property",
  second: "Second property",
  altitude: "Altitude",
  none: "No moist air has these two values at this altitude: one lies beyond saturation, or beyond where water and air are computed (−100 to 200 °C, −148 to 392 °F).",
  sources: "State of moist air",
  state: "State",
  property: "Property",
  unit: "Unit",
  sentence: (dryBulb: string, wetBulb: string, relativeHumidity: string): string =>
    `${dryBulb} dry bulb, ${wetBulb} wet bulb, ${relativeHumidity} relative humidity`,
  atMost: (value: string): string => `at most ${value}`,
};
