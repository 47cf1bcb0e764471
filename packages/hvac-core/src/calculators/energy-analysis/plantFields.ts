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

/** The plant that heats. */
export const heatingFields = {
  heating: choice(
    "Heating by",
    { boiler: "Boiler", heatPump: "Heat pump", electric: "Electric resistance", district: "District heating", none: "Nothing" },
    "boiler",
  ),
  ...onlyWhen(boiler, {
    boilerFuel: choice("Fuel", { gas: "Natural gas", oil: "Heating oil" }, "gas"),
    boilerEfficiency: quantity("Boiler efficiency", "η_b", "ratio", 0.9, [0.3, 1], {
      usual: [0.7, 0.99],
      help: "Seasonal, or at full load where it follows the load; on the gross (higher) calorific value, as fuel is billed. Efficiency on the net value is 11 % higher for natural gas, 6 % for oil.",
      source: { source: methodsCheck, locator: "§4.12" },
    }),
    ...onlyWhen(byTemperatures, {
      boilerPartLoad: choice(
        "Efficiency at part load",
        {
          season: "Constant, at every load",
          points: "Entered at 100 and 30 % of the load",
          boiler: "Curve of boilers that do not condense",
          "modulating-boiler": "Curve of modulating boilers",
          "condensing-furnace": "Curve of condensing furnaces",
        },
        "season",
        {
          help: "The curves are the default ones of the energy code of Canada, below a quarter of the load as at a quarter, less the cycling degradation.",
          source: { source: energyCodeOfCanada, locator: "8.4.5" },
        },
      ),
      boilerEfficiencyLow: quantity("Boiler efficiency at 30 % of the load", "η_l", "ratio", "derived", [0.3, 1], {
        help: "On a straight line between the two; below 30 % the boiler switches, with the efficiency of 30 % less the cycling degradation. If empty: as at full load.",
        when: [boilerPoints],
      }),
      boilerCapacity: quantity("Capacity of the boiler", "q_b", "heatingCapacity", "derived", [100, 1e8], {
        help: "Its load is a share of this. If empty: the highest load of the year.",
        when: [boilerByLoad],
      }),
    }),
  }),
  ...onlyWhen(heatPump, {
    heatingCop: quantity("COP of heating", "ε_h", "coefficientOfPerformance", 3.2, [1, 15], {
      usual: [2, 5],
      help: "Seasonal; with bins and hours the rating at 8.3 °C (47 °F) outdoors.",
      source: { source: ahri210 },
    }),
    ...onlyWhen(byTemperatures, {
      heatingCopCold: quantity("COP at −8.3 °C (17 °F)", "ε_x", "coefficientOfPerformance", "derived", [1, 15], {
        help: "Between and beyond the two ratings the COP follows a straight line, and is never below 1. If empty: the same as at 8.3 °C.",
        source: { source: ahri210 },
      }),
      heatingCapacity: quantity("Capacity of the heat pump", "q_h", "heatingCapacity", "absent", [100, 1e8], {
        help: "At 8.3 °C (47 °F). What it cannot give is heated by electric resistance. If empty: enough.",
      }),
      heatingCapacityCold: quantity("Capacity at −8.3 °C (17 °F)", "q_x", "heatingCapacity", "derived", [100, 1e8], {
        help: "Between and beyond the two ratings the capacity follows a straight line. If empty: the same as at 8.3 °C.",
      }),
      heatingPartLoad: choice(
        "Heat pump at part load",
        { cycling: "Switches, with its cycling degradation", points: "COP at four loads", curve: "Curve of air-source heat pumps" },
        "cycling",
        {
          help: "Loads are shares of the capacity at the same outdoor temperature; where none is entered, of the highest load of the year. The curve is the default one of the energy code of Canada.",
          source: { source: energyCodeOfCanada, locator: "8.4.5.7" },
        },
      ),
      ...onlyWhen(heatingPoints, {
        heatingCopThreeQuarter: quantity("Heating COP at three-quarter load", "ε_75", "coefficientOfPerformance", "derived", [0.5, 20], {
          help: "If empty: as at full load.",
        }),
        heatingCopHalf: quantity("Heating COP at half load", "ε_50", "coefficientOfPerformance", "derived", [0.5, 20], {
          help: "If empty: as at the next higher load.",
        }),
        heatingCopQuarter: quantity("Heating COP at quarter load", "ε_25", "coefficientOfPerformance", "derived", [0.5, 20], {
          help: "All at 8.3 °C (47 °F), with straight lines between; at other temperatures in the same ratio. Below 25 % it switches. If empty: as at the next higher load.",
        }),
      }),
    }),
  }),
} as const;

/** The plant that cools. */
export const coolingFields = {
  cooling: choice(
    "Cooling by",
    { chiller: "Chiller", directExpansion: "Direct expansion", district: "District cooling", none: "Nothing" },
    "none",
  ),
  ...onlyWhen(compressors, {
    coolingCop: quantity("COP of cooling", "ε_c", "coefficientOfPerformance", 3.5, [0.5, 15], {
      usual: [2, 8],
      help: "Seasonal, with the power of heat rejection; with bins and hours the rating at 35 °C (95 °F) outdoors.",
      source: { source: methodsCheck, locator: "§4.12" },
    }),
    ...onlyWhen(byTemperatures, {
      coolingCopMild: quantity("COP at 27.8 °C (82 °F)", "ε_m", "coefficientOfPerformance", "derived", [0.5, 15], {
        help: "Between and beyond the two ratings the COP follows a straight line. If empty: the same as at 35 °C.",
        source: { source: ahri210 },
        when: [coolingByWeather],
      }),
      coolingPartLoad: choice(
        "Cooling at part load",
        {
          cycling: "Switches, with its cycling degradation",
          rated: "COP as rated at four loads",
          points: "COP at four loads in the same weather",
          curve: "Curve by compressor type",
        },
        "cycling",
        {
          help: "Ratings at part load (AHRI 550/590, EN 14825) let the weather grow milder with the load, so a COP as rated follows the load alone. Loads are shares of the capacity; where none is entered, of the highest load of the year.",
          source: { source: ahri550, locator: "points of the integrated part-load value" },
        },
      ),
      ...onlyWhen(coolingPoints, {
        coolingCopThreeQuarter: quantity("Cooling COP at three-quarter load", "ε_c75", "coefficientOfPerformance", "derived", [0.5, 20], {
          help: "If empty: as at full load.",
        }),
        coolingCopHalf: quantity("Cooling COP at half load", "ε_c50", "coefficientOfPerformance", "derived", [0.5, 20], {
          help: "If empty: as at the next higher load.",
        }),
        coolingCopQuarter: quantity("Cooling COP at quarter load", "ε_c25", "coefficientOfPerformance", "derived", [0.5, 20], {
          help: "With straight lines between. Below 25 % it switches, with the COP of 25 % less the cycling degradation. If empty: as at the next higher load.",
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
          help: "Default curves of the energy code of Canada, down to a quarter of the load. Below it the machine switches, with the COP of a quarter less the cycling degradation.",
          source: { source: energyCodeOfCanada, locator: "8.4.5.4, 8.4.5.5" },
          when: [coolingCurve],
        },
      ),
      coolingCapacity: quantity("Capacity of cooling", "q_c", "coolingCapacity", "absent", [100, 1e8], {
        help: "What is beyond it stays warm. If empty: enough.",
      }),
    }),
  }),
  cyclingLoss: quantity("Cycling degradation", "C_d", "ratio", 0, [0, 0.9], {
    usual: [0, 0.3],
    help: "Heat pumps and compressors that only switch lose about a quarter of their COP at small loads; with variable speed nothing. It is used where a capacity is entered, or where a curve ends.",
    source: { source: ahri210 },
    when: [byTemperatures],
  }),
} as const;
