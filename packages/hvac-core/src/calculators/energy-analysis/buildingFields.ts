import { choice, fieldIs, inSection, list, onlyWhen, quantity, series, text } from "../../kernel/index.ts";
import { iso13790, thom1954 } from "../../energy/sources.ts";
import { fundamentals2017 } from "../../sources/index.ts";
import { asAWhole, byBins, byDegreeDays, byHours, byMeans, byMonths, byPublishedDegreeDays } from "./methodConditions.ts";

const annualBins = fieldIs("binsBy", "year");
const monthlyBins = fieldIs("binsBy", "months");

/** Heat that a floor area stores with the air of its room, J/(m²·K), by the class of its construction: ISO 13790, Table 12. */
export const effectiveHeatCapacities = { veryLight: 80_000, light: 110_000, medium: 165_000, heavy: 260_000, veryHeavy: 370_000 } as const;

/** Fields of the building for the methods that treat it as a whole. */
export const buildingFields = inSection("building", {
  ...onlyWhen(asAWhole, {
    floorArea: quantity("Floor area", "A_f", "area", "required", [1, 5e6], {
      help: "Heated and cooled floor area. Energy use per floor area compares buildings.",
    }),
    lossCoefficient: quantity("Loss coefficient", "K_e", "heatLossCoefficient", "required", [1, 1e6], {
      help: "Transmission and infiltration: design heat loss without ventilation, divided by its temperature difference.",
    }),
    ventilationFlow: quantity("Outdoor air", "V_o", "airFlow", 0, [0, 2000], {
      help: "Mean over all hours of the year: multiply an intermittent flow by its share of the hours.",
    }),
    altitude: quantity("Altitude", "z", "altitude", 0, [-500, 6000], { help: "Thinner air carries less heat.", site: "altitude" }),
    internalGains: quantity("Internal gains", "G_i", "power", 0, [0, 1e7], {
      help: "People, lighting and equipment: the mean over all hours, including nights and weekends.",
    }),
    solarGains: series("Solar gains by month", "months", quantity("Solar gain", null, "power", 0, [0, 1e7]), {
      help: "Through windows: the mean over all hours of the month.",
    }),
    heatingSetPoint: quantity("Heating set point", "t_h", "temperature", { Imperial: 70, Metric: 21 }, [5, 28], {
      usual: [16, 24],
      help: "Mean over day and night.",
    }),
    coolingSetPoint: quantity("Cooling set point", "t_c", "temperature", { Imperial: 75, Metric: 24 }, [18, 40], {
      usual: [20, 30],
      help: "Mean over day and night.",
    }),
  }),
  massClass: choice(
    "Thermal mass",
    { veryLight: "Very light", light: "Light", medium: "Medium", heavy: "Heavy", veryHeavy: "Very heavy" },
    "medium",
    {
      help: "80, 110, 165, 260 or 370 kJ/K per square metre of floor. A heavier building uses more of its gains.",
      source: { source: iso13790, locator: "Table 12" },
      when: [byMonths],
    },
  ),
  otherElectricity: quantity("Other annual electricity", "E_o", "energy", 0, [0, 1e15], {
    help: "Lighting, equipment and lifts on the same bill: tiers and demand charges depend on them.",
  }),
});

/** Days of the week, numbered from Monday. */
export const weekdays = {
  "0": "Monday",
  "1": "Tuesday",
  "2": "Wednesday",
  "3": "Thursday",
  "4": "Friday",
  "5": "Saturday",
  "6": "Sunday",
} as const;

/** Maximum length of a packed year of weather, characters. */
const maxWeatherLength = 400_000;

const binRow = {
  temperature: quantity("Bin midpoint", "t_b", "temperature", "required", [-60, 55], {
    source: { source: fundamentals2017, locator: "ch. 19" },
  }),
  hours: quantity("Hours per year", "τ_b", "time", 0, [0, 8784 * 3600], { when: [annualBins] }),
  monthHours: series("Hours by month", "months", quantity("Hours", null, "time", 0, [0, 744 * 3600]), { when: [monthlyBins] }),
} as const;

/** Fields of the climate. */
export const climateFields = inSection("climate", {
  ...onlyWhen(byHours, {
    weather: text("Weather data", maxWeatherLength, {
      packed: true,
      help: "8,760 hours of a weather file, packed into text. Import a weather file to set it.",
      informational: false,
    }),
    yearBegins: choice("First weekday of the year", weekdays, "0", {
      help: "Sets which days are weekends for the profiles and the tariff.",
    }),
    groundTemperature: quantity("Ground temperature", "t_g", "temperature", "derived", [-20, 40], {
      help: "Under floors, all year. If empty: the annual mean outdoor temperature.",
    }),
    groundReflectance: quantity("Ground reflectance", "ρ_g", "ratio", 0.2, [0, 0.9]),
  }),
  outdoorMeans: series(
    "Mean outdoor temperature by month",
    "months",
    quantity("Mean temperature", null, "temperature", "required", [-60, 50]),
    { when: [byMeans] },
  ),
  dailyDeviations: series(
    "Standard deviation of daily means by month",
    "months",
    quantity("Standard deviation of daily means", null, "temperatureDifference", { Imperial: 7, Metric: 4 }, [0, 20]),
    {
      help: "Of the daily mean temperatures within a month: 2 to 3 K near the sea and in summer, 5 to 7 K inland in winter.",
      source: { source: thom1954 },
      when: [byDegreeDays],
    },
  ),
  ...onlyWhen(byPublishedDegreeDays, {
    heatingDegreeDays: series(
      "Heating degree days by month",
      "months",
      quantity("Heating degree days", null, "degreeDays", "required", [0, 2500]),
    ),
    coolingDegreeDays: series("Cooling degree days by month", "months", quantity("Cooling degree days", null, "degreeDays", 0, [0, 1500])),
    heatingBase: quantity("Heating degree-day base", null, "temperature", { Imperial: 65, Metric: 18 }, [0, 25], {
      help: "As published with the degree days. It is only compared with the building's balance temperature and does not affect the results.",
    }),
    coolingBase: quantity("Cooling degree-day base", null, "temperature", { Imperial: 65, Metric: 18 }, [0, 35], {
      help: "As published with the degree days. It is only compared with the building's balance temperature and does not affect the results.",
    }),
  }),
  binsBy: choice("Bin hours", { year: "Annual", months: "Monthly" }, "year", {
    help: "Annual bins do not say when their hours occur: their energy is billed as if spread evenly over the year.",
    when: [byBins],
  }),
  bins: list("Temperature bins", "bin", 80, binRow, {
    help: "Hours for which the outdoor temperature is within each bin.",
    when: [byBins],
  }),
});
