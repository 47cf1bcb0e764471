import { choice, fieldIs, onlyWhen, quantity } from "../../kernel/index.ts";
import { ahri210, ahri550, en14825, energyCodeOfCanada } from "../../energy/sources.ts";
import { methodsCheck } from "../../sources/index.ts";
import { byTemperatures } from "./methodConditions.ts";

const boiler = fieldIs("heating", "boiler");
const heatPump = fieldIs("heating", "heatPump");
const compressors = fieldIs("cooling", "chiller", "directExpansion");
const boilerPoints = fieldIs("boilerPartLoad", "points");
const boilerByLoad = fieldIs("boilerPartLoad", "points", "boiler", "modulating-boiler", "condensing-furnace");
const heatingPoints = fieldIs("heatingPartLoad", "points");
const coolingPoints = fieldIs("coolingPartLoad", "rated", "points");
const coolingCurve = fieldIs("coolingPartLoad", "curve");
const coolingByWeather = fieldIs("coolingPartLoad", "cycling", "points", "curve");

/** Fields of the heating plant. */
export const heatingFields = {
  heating: choice(
    "Heating plant",
    { boiler: "Boiler", heatPump: "Heat pump", electric: "Electric resistance", district: "District heating", none: "None" },
    "boiler",
  ),
  ...onlyWhen(boiler, {
    boilerFuel: choice("Fuel", { gas: "Natural gas", oil: "Heating oil" }, "gas"),
    boilerEfficiency: quantity("Boiler efficiency", "η_b", "ratio", 0.9, [0.3, 1], {
      usual: [0.7, 0.99],
      help: "Seasonal, or at full load where it depends on the load; on the gross (higher) calorific value, as fuel is billed. On the net value it is 11 % higher for natural gas, 6 % higher for oil.",
      source: { source: methodsCheck, locator: "§4.12" },
    }),
    ...onlyWhen(byTemperatures, {
      boilerPartLoad: choice(
        "Part-load efficiency",
        {
          season: "Constant at all loads",
          points: "Entered at 100 % and 30 % load",
          boiler: "Curve for non-condensing boilers",
          "modulating-boiler": "Curve for modulating boilers",
          "condensing-furnace": "Curve for condensing furnaces",
        },
        "season",
        {
          help: "Default curves of the energy code of Canada. Below 25 % load: as at 25 %, less the cycling degradation.",
          source: { source: energyCodeOfCanada, locator: "8.4.5" },
        },
      ),
      boilerEfficiencyLow: quantity("Boiler efficiency at 30 % load", "η_l", "ratio", "derived", [0.3, 1], {
        help: "Linear between the two points. Below 30 % the boiler cycles: efficiency at 30 % less the cycling degradation. If empty: as at full load.",
        when: [boilerPoints],
      }),
      boilerCapacity: quantity("Boiler capacity", "q_b", "heatingCapacity", "derived", [100, 1e8], {
        help: "Reference of the part-load ratio. If empty: the peak load of the year.",
        when: [boilerByLoad],
      }),
    }),
  }),
  ...onlyWhen(heatPump, {
    heatingCop: quantity("Heating COP", "ε_h", "coefficientOfPerformance", 3.2, [1, 15], {
      usual: [2, 5],
      help: "Seasonal; for bins and hours, the rating at 8.3 °C (47 °F) outdoors.",
      source: { source: ahri210 },
    }),
    ...onlyWhen(byTemperatures, {
      heatingCopCold: quantity("Heating COP at −8.3 °C (17 °F)", "ε_x", "coefficientOfPerformance", "derived", [1, 15], {
        help: "Linear between and beyond the two ratings, but not below 1. If empty: the same as at 8.3 °C.",
        source: { source: ahri210 },
      }),
      heatingCapacity: quantity("Heat pump capacity", "q_h", "heatingCapacity", "absent", [100, 1e8], {
        help: "At 8.3 °C (47 °F). Electric resistance covers the rest of the load. If empty: unlimited.",
      }),
      heatingCapacityCold: quantity("Heat pump capacity at −8.3 °C (17 °F)", "q_x", "heatingCapacity", "derived", [100, 1e8], {
        help: "Linear between and beyond the two ratings. If empty: the same as at 8.3 °C.",
      }),
      heatingPartLoad: choice(
        "Heat pump part-load performance",
        { cycling: "On/off, with cycling degradation", points: "COP at four loads", curve: "Curve for air-source heat pumps" },
        "cycling",
        {
          help: "Part-load ratio to the capacity at the same outdoor temperature or, if no capacity is entered, to the peak load of the year. The curve is the default of the energy code of Canada.",
          source: { source: energyCodeOfCanada, locator: "8.4.5.7" },
        },
      ),
      ...onlyWhen(heatingPoints, {
        heatingCopThreeQuarter: quantity("Heating COP at 75 % load", "ε_75", "coefficientOfPerformance", "derived", [0.5, 20], {
          help: "If empty: as at full load.",
        }),
        heatingCopHalf: quantity("Heating COP at 50 % load", "ε_50", "coefficientOfPerformance", "derived", [0.5, 20], {
          help: "If empty: as at the next higher load.",
        }),
        heatingCopQuarter: quantity("Heating COP at 25 % load", "ε_25", "coefficientOfPerformance", "derived", [0.5, 20], {
          help: "All at 8.3 °C (47 °F), linear between the points; at other temperatures in the same ratio. Below 25 % the heat pump cycles. If empty: as at the next higher load.",
        }),
      }),
    }),
  }),
} as const;

/** Fields of the cooling plant. */
export const coolingFields = {
  cooling: choice(
    "Cooling plant",
    { chiller: "Chiller", directExpansion: "Direct expansion", district: "District cooling", none: "None" },
    "none",
  ),
  ...onlyWhen(compressors, {
    coolingCop: quantity("Cooling COP", "ε_c", "coefficientOfPerformance", 3.5, [0.5, 15], {
      usual: [2, 8],
      help: "Seasonal, including heat rejection; for bins and hours, the rating at 35 °C (95 °F) outdoors.",
      source: { source: methodsCheck, locator: "§4.12" },
    }),
    ...onlyWhen(byTemperatures, {
      coolingCopMild: quantity("Cooling COP at 27.8 °C (82 °F)", "ε_m", "coefficientOfPerformance", "derived", [0.5, 15], {
        help: "Linear between and beyond the two ratings. If empty: the same as at 35 °C.",
        source: { source: ahri210 },
        when: [coolingByWeather],
      }),
      coolingPartLoad: choice(
        "Cooling part-load performance",
        {
          cycling: "On/off, with cycling degradation",
          rated: "COP as rated at four loads",
          points: "COP at four loads, constant weather",
          curve: "Curve by compressor type",
        },
        "cycling",
        {
          help: "Part-load ratings (AHRI 550/590, EN 14825) assume milder weather at lower loads, so a COP as rated depends on the load alone. Part-load ratio to the capacity or, if none is entered, to the peak load of the year.",
          source: { source: ahri550, locator: "points of the integrated part-load value" },
        },
      ),
      ...onlyWhen(coolingPoints, {
        coolingCopThreeQuarter: quantity("Cooling COP at 75 % load", "ε_c75", "coefficientOfPerformance", "derived", [0.5, 20], {
          help: "If empty: as at full load.",
        }),
        coolingCopHalf: quantity("Cooling COP at 50 % load", "ε_c50", "coefficientOfPerformance", "derived", [0.5, 20], {
          help: "If empty: as at the next higher load.",
        }),
        coolingCopQuarter: quantity("Cooling COP at 25 % load", "ε_c25", "coefficientOfPerformance", "derived", [0.5, 20], {
          help: "Linear between the points. Below 25 % the machine cycles: COP at 25 % less the cycling degradation. If empty: as at the next higher load.",
          source: { source: en14825 },
        }),
      }),
      coolingCurve: choice(
        "Compressor type",
        {
          "direct-expansion": "Direct expansion",
          "scroll-air": "Scroll chiller, air-cooled",
          "scroll-water": "Scroll chiller, water-cooled",
          "screw-water": "Screw chiller, water-cooled",
          "centrifugal-water": "Centrifugal chiller, water-cooled",
        },
        "scroll-air",
        {
          defaultWhen: [{ when: [fieldIs("cooling", "directExpansion")], default: "direct-expansion" }],
          help: "Default curves of the energy code of Canada, down to 25 % load. Below it the machine cycles: COP at 25 % less the cycling degradation.",
          source: { source: energyCodeOfCanada, locator: "8.4.5.4, 8.4.5.5" },
          when: [coolingCurve],
        },
      ),
      coolingCapacity: quantity("Cooling capacity", "q_c", "coolingCapacity", "absent", [100, 1e8], {
        help: "Load beyond it is not met. If empty: unlimited.",
      }),
    }),
  }),
  cyclingLoss: quantity("Cycling degradation", "C_d", "ratio", 0, [0, 0.9], {
    usual: [0, 0.3],
    help: "On/off heat pumps and compressors lose about a quarter of their COP at small loads, variable-speed machines nothing. Applies where a capacity is entered, or below the end of a curve.",
    source: { source: ahri210 },
    when: [byTemperatures],
  }),
} as const;
