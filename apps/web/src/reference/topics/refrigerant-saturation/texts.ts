/** Texts of the saturation tables. */
export const texts = {
  refrigerant: "Refrigerant",
  rowsBy: "Rows by",
  temperature: "Temperature",
  pressure: "Pressure",
  pressuresIn: "Pressures in",
  pressuresAre: "Pressures are",
  absolute: "absolute",
  gauge: "gauge",
  altitude: "Altitude",
  range: ({ fluid, min, max, zero }: Readonly<Record<"fluid" | "min" | "max" | "zero", string>>): string =>
    `${fluid}, saturated from ${min} to ${max}. Enthalpy and entropy count from ${zero}.`,
  estimate: " Viscosities of this blend are mixed from those of its components: an estimate.",
  gaugeZero: (altitude: string): string => ` Gauge pressures count from the atmosphere at ${altitude}.`,
  refused: (count: number): string =>
    ` ${count === 1 ? "1 row lies outside of this range and is" : `${count} rows lie outside of this range and are`} left out.`,
  cut: (count: number): string => ` Only the first ${count} rows are shown.`,
  none: (fluid: string): string => `No row lies between the saturation temperatures of ${fluid}. Choose other bounds.`,
};
