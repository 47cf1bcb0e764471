import { choice, fieldIs, inSection, list, onlyWhen, quantity, series, text } from "../../kernel/index.ts";
import { iso13790, thom1954 } from "../../energy/sources.ts";
import { fundamentals2017 } from "../../sources/index.ts";
import { asAWhole, byBins, byDegreeDays, byHours, byMeans, byMonths, byStatedDegreeDays } from "./methodConditions.ts";

const ofTheYear = fieldIs("binsBy", "year");
const ofTheMonths = fieldIs("binsBy", "months");

/** Heat that a floor area stores with the air of its room, J/(m²·K), by the class of its construction: ISO 13790, Table 12. */
export const effectiveHeatCapacities = { veryLight: 80_000, light: 110_000, medium: 165_000, heavy: 260_000, veryHeavy: 370_000 } as const;

/** Fields of the building as the simple methods see it. */
export const buildingFields = inSection("building", {
  ...onlyWhen(asAWhole, {
    floorArea: quantity("Floor area", "A_f", "area", "required", [1, 5e6], {
      help: "Heated and cooled; energy is compared with other buildings per floor area.",
    }),
    lossCoefficient: quantity("Loss coefficient", "K_e", "heatLossCoefficient", "required", [1, 1e6], {
      help: "Transmission and infiltration: the design heat loss without ventilation over its difference of temperatures.",
    }),
    ventilationFlow: quantity("Outdoor air", "V_o", "airFlow", 0, [0, 2000], {
      help: "Mean over all hours of the year: intermittent flow enters by its share of the hours.",
    }),
    altitude: quantity("Altitude", "z", "altitude", 0, [-500, 6000], { help: "Thinner air takes less heat with it." }),
    internalGains: quantity("Internal gains", "G_i", "power", 0, [0, 1e7], {
      help: "People, lighting and equipment: the mean over all hours, nights and weekends among them.",
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
    "Mass of the construction",
    { veryLight: "Very light", light: "Light", medium: "Medium", heavy: "Heavy", veryHeavy: "Very heavy" },
    "medium",
    {
      help: "80, 110, 165, 260 or 370 kJ/K per square metre of floor: how much of the gains a building can use.",
      source: { source: iso13790, locator: "Table 12" },
      when: [byMonths],
    },
  ),
  otherElectricity: quantity("Other electricity a year", "E_o", "energy", 0, [0, 1e15], {
    help: "Lighting, equipment, lifts: on the same bill, so tiers and demand depend on it.",
  }),
});

/** Days of the week by their number from Monday. */
export const weekdays = {
  "0": "Monday",
  "1": "Tuesday",
  "2": "Wednesday",
  "3": "Thursday",
  "4": "Friday",
  "5": "Saturday",
  "6": "Sunday",
} as const;

/** Longer than a packed year of weather ever is. */
const longestWeather = 400_000;

const binRow = {
  temperature: quantity("Middle of the bin", "t_b", "temperature", "required", [-60, 55], {
    source: { source: fundamentals2017, locator: "ch. 19" },
  }),
  hours: quantity("Hours of the year", "τ_b", "time", 0, [0, 8784 * 3600], { when: [ofTheYear] }),
  monthHours: series("Hours of each month", "months", quantity("Hours", null, "time", 0, [0, 744 * 3600]), { when: [ofTheMonths] }),
} as const;

/** Fields of the climate. */
export const climateFields = inSection("climate", {
  ...onlyWhen(byHours, {
    weather: text("Weather of the year", longestWeather, {
      packed: true,
      help: "8,760 hours of a weather file, packed into text. Read a file: nobody types them.",
      informational: false,
    }),
    yearBegins: choice("The year begins on a", weekdays, "0", { help: "Weekends of the profiles and of a tariff are counted from it." }),
    groundTemperature: quantity("Temperature of the ground", "t_g", "temperature", "derived", [-20, 40], {
      help: "Under floors, all year. If empty: the mean of the outdoor air.",
    }),
    groundReflectance: quantity("Sun that the ground reflects", "ρ_g", "ratio", 0.2, [0, 0.9]),
  }),
  outdoorMeans: series(
    "Mean outdoor temperature by month",
    "months",
    quantity("Mean temperature", null, "temperature", "required", [-60, 50]),
    { when: [byMeans] },
  ),
  dailyDeviations: series(
    "Spread of daily means by month",
    "months",
    quantity("Spread of daily means", null, "temperatureDifference", { Imperial: 7, Metric: 4 }, [0, 20]),
    {
      help: "Standard deviation of the daily mean temperatures within a month: 2 to 3 K at the sea and in summer, 5 to 7 K inland in winter.",
      source: { source: thom1954 },
      when: [byDegreeDays],
    },
  ),
  ...onlyWhen(byStatedDegreeDays, {
    heatingDegreeDays: series(
      "Heating degree days by month",
      "months",
      quantity("Heating degree days", null, "degreeDays", "required", [0, 2500]),
    ),
    coolingDegreeDays: series("Cooling degree days by month", "months", quantity("Cooling degree days", null, "degreeDays", 0, [0, 1500])),
    heatingBase: quantity("Base of the heating degree days", null, "temperature", { Imperial: 65, Metric: 18 }, [0, 25], {
      help: "As published with them. It is compared with the building's balance temperature, and changes no number.",
    }),
    coolingBase: quantity("Base of the cooling degree days", null, "temperature", { Imperial: 65, Metric: 18 }, [0, 35], {
      help: "As published with them. It is compared with the building's balance temperature, and changes no number.",
    }),
  }),
  binsBy: choice("Hours of the bins", { year: "Of the year", months: "Of each month" }, "year", {
    help: "Bins of the year tell nothing of when: their energy is billed as if spread evenly.",
    when: [byBins],
  }),
  bins: list("Temperature bins", "bin", 80, binRow, {
    help: "Hours in which the outdoor temperature lies around the middle of each bin.",
    when: [byBins],
  }),
});
