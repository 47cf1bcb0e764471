interface Loss extends Readonly<Record<"pressure" | "velocity" | "basis" | "temperature", string>> {
  readonly isAir: boolean;
}

/** Texts of the fittings. */
export const texts = {
  velocity: "Velocity",
  curveOver: "Curve over",
  noCoefficient: "No coefficient",
  loss: ({ pressure, velocity, basis, isAir, temperature }: Loss): string =>
    `${pressure} at ${velocity} ${basis}, ${isAir ? "air" : "water"} at ${temperature}`,
  constant: "The coefficient is one number, whatever the size.",
  symbol: (fitting: string): string => `Symbol: ${fitting}`,
  sketch: (fitting: string): string => `Sketch to scale: ${fitting}`,
  bases: { through: "through it", smaller: "in the smaller section", common: "in the leg with the whole flow" },
  title: (parameter: string): string => `Loss coefficient over ${parameter.toLowerCase()}`,
  lead: (basis: string, hasData: boolean): string =>
    `On the velocity ${basis}.${hasData ? " Shaded: what the data of the source cover." : ""}`,
  label: (fitting: string): string => `Loss coefficient of ${fitting}`,
  coefficient: "Loss coefficient",
  symbolValue: (symbol: string, value: string): string => `${symbol} ${value}`,
  point: (symbol: string, value: string, coefficient: string): string => `${symbol} ${value}: ${coefficient}`,
  beyondData: (parameter: string, min: string, max: string): string =>
    `${parameter}: the data reach from ${min} to ${max}; beyond, the value of their end holds.`,
};
