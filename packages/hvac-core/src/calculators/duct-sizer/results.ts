import { defineResults } from "../../kernel/index.ts";
import { ductResultFields } from "./ductResultFields.ts";
import { systemResults } from "./system/results.ts";

/** Results of a single duct, and of a system what its ducts come to. */
export const results = defineResults({
  ...ductResultFields,
  ductPressureLoss: { ...ductResultFields.ductPressureLoss, table: "losses" },
  terminalPressureLoss: { ...ductResultFields.terminalPressureLoss, label: "Terminal and equipment", table: "losses" },
  airDensity: { label: "Density of the air", symbol: "ρ", quantity: "density", group: "Flow" },
  massFlow: { label: "Mass flow", symbol: "m_a", quantity: "massFlow", group: "Flow" },
  totalPressureLoss: {
    label: "Total pressure loss",
    quantity: "pressure",
    group: "Pressure",
    table: "losses",
    help: "Straight duct, fittings and terminal; of a system the total pressure of its fan.",
  },
  fanPower: { label: "Fan shaft power", symbol: "P_f", quantity: "shaftPower", group: "Fan" },
  surfaceArea: {
    label: "Duct surface",
    quantity: "area",
    group: "Sheet metal",
    help: "Of straight and flexible ducts; fittings, seams and waste only as far as the allowance covers them.",
  },
  leakageAirflow: { label: "Leakage", quantity: "airFlow", group: "Walls", help: "Of straight and flexible ducts." },
  leakageShare: { label: "Leakage share", symbol: "l", quantity: "ratio", group: "Walls" },
  ambientDewPoint: { label: "Dew point around the ducts", symbol: "t_dp", quantity: "temperature", optional: true, group: "Walls" },
  ...systemResults,
});
