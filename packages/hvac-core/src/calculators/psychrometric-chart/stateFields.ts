import { choice, defineFields, fieldIs, quantity, text, type Condition } from "../../kernel/index.ts";
import type { PairQuantity } from "../../psychrometrics/index.ts";
import { fundamentals2021 } from "../../sources/index.ts";

/** Pairs of properties that determine a state, by the options of a choice. Dew point and humidity ratio depend on each other, so they are not a pair. */
export const pairs = {
  dryBulbAndRelativeHumidity: ["dryBulb", "relativeHumidity"],
  dryBulbAndWetBulb: ["dryBulb", "wetBulb"],
  dryBulbAndDewPoint: ["dryBulb", "dewPoint"],
  dryBulbAndHumidityRatio: ["dryBulb", "humidityRatio"],
  dryBulbAndEnthalpy: ["dryBulb", "enthalpy"],
  dryBulbAndSpecificVolume: ["dryBulb", "specificVolume"],
  wetBulbAndDewPoint: ["wetBulb", "dewPoint"],
  wetBulbAndRelativeHumidity: ["wetBulb", "relativeHumidity"],
  wetBulbAndHumidityRatio: ["wetBulb", "humidityRatio"],
  wetBulbAndEnthalpy: ["wetBulb", "enthalpy"],
  wetBulbAndSpecificVolume: ["wetBulb", "specificVolume"],
  dewPointAndRelativeHumidity: ["dewPoint", "relativeHumidity"],
  dewPointAndEnthalpy: ["dewPoint", "enthalpy"],
  dewPointAndSpecificVolume: ["dewPoint", "specificVolume"],
  relativeHumidityAndHumidityRatio: ["relativeHumidity", "humidityRatio"],
  relativeHumidityAndEnthalpy: ["relativeHumidity", "enthalpy"],
  relativeHumidityAndSpecificVolume: ["relativeHumidity", "specificVolume"],
  humidityRatioAndEnthalpy: ["humidityRatio", "enthalpy"],
  humidityRatioAndSpecificVolume: ["humidityRatio", "specificVolume"],
  enthalpyAndSpecificVolume: ["enthalpy", "specificVolume"],
} as const satisfies Readonly<Record<string, readonly [PairQuantity, PairQuantity]>>;

/** Name of a pair of properties. */
export type PairName = keyof typeof pairs;

const given = (quantity: PairQuantity): readonly Condition[] => [
  fieldIs("given", ...(Object.keys(pairs) as PairName[]).filter((name) => (pairs[name] as readonly string[]).includes(quantity))),
];

const moistAir = { source: fundamentals2021, locator: "ch. 1" };

/** A state of moist air with its airflow. */
export const stateRow = defineFields({
  name: text("Name", 60),
  given: choice(
    "Given",
    {
      dryBulbAndRelativeHumidity: "Dry bulb and relative humidity",
      dryBulbAndWetBulb: "Dry bulb and wet bulb",
      dryBulbAndDewPoint: "Dry bulb and dew point",
      dryBulbAndHumidityRatio: "Dry bulb and humidity ratio",
      dryBulbAndEnthalpy: "Dry bulb and enthalpy",
      dryBulbAndSpecificVolume: "Dry bulb and specific volume",
      wetBulbAndDewPoint: "Wet bulb and dew point",
      wetBulbAndRelativeHumidity: "Wet bulb and relative humidity",
      wetBulbAndHumidityRatio: "Wet bulb and humidity ratio",
      wetBulbAndEnthalpy: "Wet bulb and enthalpy",
      wetBulbAndSpecificVolume: "Wet bulb and specific volume",
      dewPointAndRelativeHumidity: "Dew point and relative humidity",
      dewPointAndEnthalpy: "Dew point and enthalpy",
      dewPointAndSpecificVolume: "Dew point and specific volume",
      relativeHumidityAndHumidityRatio: "Relative humidity and humidity ratio",
      relativeHumidityAndEnthalpy: "Relative humidity and enthalpy",
      relativeHumidityAndSpecificVolume: "Relative humidity and specific volume",
      humidityRatioAndEnthalpy: "Humidity ratio and enthalpy",
      humidityRatioAndSpecificVolume: "Humidity ratio and specific volume",
      enthalpyAndSpecificVolume: "Enthalpy and specific volume",
    },
    "dryBulbAndRelativeHumidity",
    {
      help: "The two known properties; all others follow from them. Two with almost parallel lines, such as wet bulb and enthalpy, give an uncertain state.",
      source: moistAir,
    },
  ),
  dryBulb: quantity("Dry bulb", "t_0", "temperature", "required", [-60, 100], { usual: [-40, 60], when: given("dryBulb") }),
  wetBulb: quantity("Wet bulb", "t_wb0", "temperature", "required", [-60, 95], {
    usual: [-40, 40],
    help: "Thermodynamic wet bulb, which an aspirated thermometer closely measures. Below freezing, that of an iced wick.",
    when: given("wetBulb"),
  }),
  dewPoint: quantity("Dew point", "t_dp0", "temperature", "required", [-90, 95], {
    usual: [-40, 35],
    help: "Below freezing, the frost point.",
    when: given("dewPoint"),
  }),
  relativeHumidity: quantity("Relative humidity", "φ_0", "ratio", "required", [0, 1], {
    help: "Over water above freezing, over ice below.",
    when: given("relativeHumidity"),
  }),
  humidityRatio: quantity("Humidity ratio", "W_0", "humidityRatio", "required", [0, 1], {
    usual: [0, 0.06],
    help: "Water vapour per mass of dry air.",
    when: given("humidityRatio"),
  }),
  enthalpy: quantity("Enthalpy", "h_0", "moistAirEnthalpy", "required", [-60_000, 1_000_000], {
    usual: [-40_000, 200_000],
    help: "Per mass of dry air. In kJ/kg it is zero for dry air at 0 °C, in Btu/lb at 0 °F, as in the tables of each system.",
    source: moistAir,
    when: given("enthalpy"),
  }),
  specificVolume: quantity("Specific volume", "v_0", "specificVolume", "required", [0.5, 4], {
    usual: [0.6, 1.6],
    help: "Volume of moist air per mass of dry air.",
    when: given("specificVolume"),
  }),
  flowBasis: choice(
    "Airflow",
    {
      none: "Not set",
      actual: "Actual volume flow",
      standard: "Volume of standard air, 1.2 kg/m³ (0.075 lb/ft³)",
      dryAir: "Mass of dry air",
    },
    "none",
    { help: "Required for heat, water and mixing of processes.", source: moistAir },
  ),
  actualAirflow: quantity("Actual airflow", "Q_0", "airFlow", "required", [1e-4, 2000], {
    usual: [0.005, 200],
    help: "At the temperature, humidity and pressure of this state.",
    when: [fieldIs("flowBasis", "actual")],
  }),
  standardAirflow: quantity("Standard airflow", "Q_s0", "airFlow", "required", [1e-4, 2000], {
    usual: [0.005, 200],
    help: "Dry air, as a volume at 1.2 kg/m³ (0.075 lb/ft³).",
    when: [fieldIs("flowBasis", "standard")],
  }),
  dryAirFlow: quantity("Dry-air mass flow", "m_0", "massFlow", "required", [1e-4, 2500], {
    usual: [0.005, 250],
    when: [fieldIs("flowBasis", "dryAir")],
  }),
});
