/** Texts of the table of moist air. */
export const texts = {
  relativeHumidity: "Relative humidity",
  altitude: "Altitude",
  lead: (humidity: string, pressure: string): string =>
    `Air at ${humidity}\u202f% relative humidity at ${pressure}. Enthalpy, volume and humidity ratio count per mass of dry air; below freezing the saturated air is over ice.`,
  refused: (count: number): string =>
    ` ${count === 1 ? "1 temperature is" : `${count} temperatures are`} left out: water boils there at this pressure.`,
  cut: (count: number): string => ` Only the first ${count} rows are shown.`,
  none: "Under this pressure no air is that humid at these temperatures.",
};
