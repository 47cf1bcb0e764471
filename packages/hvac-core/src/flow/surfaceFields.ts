import { iso12241 } from "../sources/index.ts";

/** Field of the outside surface coefficient of insulated ducts and pipes. */
export const surfaceCoefficient = {
  type: "quantity",
  label: "Surface coefficient",
  symbol: "h_a",
  quantity: "heatTransferCoefficient",
  default: { Imperial: 1.6, Metric: 9 },
  min: 1,
  max: 200,
  help: "Combined convection and radiation: about 9 W/(m²·K) (1.6 Btu/(h·ft²·°F)) indoors, 5 to 6 on bright metal jackets, 25 and more in wind.",
  source: { source: iso12241 },
} as const;
