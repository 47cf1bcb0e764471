/** Texts of the fittings. */
export const texts = {
  title: (parameter: string): string => `Loss coefficient over ${parameter.toLowerCase()}`,
  lead: (basis: string, hasData: boolean): string =>
    `On the velocity ${basis}.${hasData ? " Shaded: what the data of the source cover." : ""}`,
  label: (fitting: string): string => `Loss coefficient of ${fitting}`,
  coefficient: "Loss coefficient",
  axis: (parameter: string, symbol: string): string => (symbol === "" ? parameter : `${parameter}, ${symbol}`),
  symbolValue: (symbol: string, value: string): string => `${symbol} ${value}`,
  point: (symbol: string, value: string, coefficient: string): string => `${symbol} ${value}: ${coefficient}`,
  beyondData: (parameter: string, min: string, max: string): string =>
    `${parameter}: the data reach from ${min} to ${max}; beyond, the value of their end holds.`,
};
