import { surfaceCoefficient } from "../../flow/internal.ts";
import { choice, fieldIs, flag, inSection, onlyWhen, quantity, type BySystem } from "../../kernel/index.ts";
import { ashrae90, iso12241, smacnaLeakage } from "../../sources/index.ts";
import { oneDuct, inSystem } from "./options.ts";

const withHeat = fieldIs("heatExchange", true);
const byUValue = fieldIs("wallHeatBy", "uValue");
const byInsulation = fieldIs("wallHeatBy", "insulation");

const ductInsulation = { source: ashrae90, locator: "Table 6.8.2" };

/** Thickness of the external insulation, of a whole system or of a section. */
export const insulationThickness = <const I extends "derived" | number>(initial: I, help: string) =>
  quantity("External insulation", "s_i", "smallLength", initial, [0, 0.3], { usual: [0, 0.1], help, source: ductInsulation });

/** Conductivity of insulation outside or of liners inside. */
export const insulationConductivity = <const L extends string, const S extends string, const I extends "derived" | BySystem<number>>(
  label: L,
  symbol: S,
  initial: I,
  help: string,
) => quantity(label, symbol, "conductivity", initial, [0.005, 0.5], { usual: [0.02, 0.06], help, source: { source: iso12241 } });

/** Leakage and heat through the walls of ducts. */
export const leakageFields = inSection("walls", {
  leakageClass: quantity("Leakage class", "C_L", "number", 6, [1, 110], {
    usual: [3, 48],
    help: "Leakage in cfm per 100 ft² at 1 in of water: 3 for sealed round, 6 for sealed rectangular duct, 48 unsealed.",
    source: { source: smacnaLeakage },
  }),
  staticPressure: quantity("Mean static pressure", "p_s", "pressure", { Imperial: 1, Metric: 250 }, [0, 10_000], {
    help: "In the duct, above or below that of the surroundings.",
    when: [oneDuct],
  }),
  leakageAdded: flag("Add leakage to the airflow", false, {
    help: "The ducts then also carry the leakage, so that the terminals get the airflow entered.",
    when: [inSystem],
  }),
  insulationThickness: insulationThickness(
    0,
    "As installed: a wrap is compressed to about three quarters. Zero for bare ducts. 38 mm (1½ in) of 0.036 W/(m·K) is R-6, usual in unconditioned spaces, 50 mm (2 in) R-8, usual outdoors.",
  ),
  insulationConductivity: insulationConductivity(
    "Insulation conductivity",
    "k_i",
    { Imperial: 0.021, Metric: 0.036 },
    "At the mean temperature of the insulation: 0.035 to 0.040 W/(m·K) (0.020 to 0.023 Btu/(h·ft·°F)) for mineral wool and flexible foam.",
  ),
  heatExchange: flag("Compute heat gain or loss", false),
  surroundingTemperature: quantity("Ambient temperature", "t_a", "temperature", { Imperial: 86, Metric: 30 }, [-60, 80], {
    when: [withHeat],
  }),
  roomTemperature: quantity("Room air temperature", "t_r", "temperature", "derived", [-40, 120], {
    help: "Of the air that enters return and exhaust. If empty, the air temperature of the system.",
    when: [inSystem, withHeat],
  }),
  wallHeatBy: choice("Wall heat transfer by", { uValue: "U-value", insulation: "Insulation and films" }, "uValue", {
    help: "By insulation and films, the U-value follows from the shape, size, velocity, liner and insulation of each duct, and the surface temperature is calculated.",
    when: [withHeat],
  }),
  ductUValue: quantity("Duct wall U-value", "U_d", "uValue", { Imperial: 0.15, Metric: 0.85 }, [0.01, 12], {
    usual: [0.3, 7],
    help: "About 0.85 W/(m²·K) (0.15 Btu/(h·ft²·°F)) with 40 mm of insulation, 4 to 6 W/(m²·K) for bare sheet metal.",
    when: [withHeat, byUValue],
  }),
  ...onlyWhen([inSystem, withHeat, byInsulation], {
    linerConductivity: insulationConductivity("Liner conductivity", "k_l", { Imperial: 0.021, Metric: 0.036 }, "For lined sections."),
  }),
  ...onlyWhen([withHeat, byInsulation], { surfaceCoefficient }),
  ambientHumidity: quantity("Ambient relative humidity", "φ_a", "ratio", 0.5, [0.01, 1], {
    help: "Water condenses where the surface of a duct is colder than the dew point.",
    when: [withHeat, byInsulation],
  }),
});
