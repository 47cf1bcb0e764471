import type { Condition, Fields } from "../../../kernel/index.ts";
import { fundamentals2017 } from "../../../sources/index.ts";

export const quick: Condition = { field: "method", is: ["quick"] };
export const hourly: Condition = { field: "method", is: ["hourly"] };

const climate = { source: fundamentals2017, locator: "ch. 14" };

/** A temperature of humid days, in the months that have one. */
function humidSeries(label: string, help: string) {
  return {
    type: "series",
    label: `${label} by month`,
    axis: "months",
    of: { type: "quantity", label, quantity: "temperature", default: null, optional: "absent", min: -60, max: 60 },
    help,
    source: climate,
  } as const;
}

/** Place and design weather of the hourly method: the design day of each month, and the coldest condition. */
export const siteFields = {
  place: { type: "text", label: "Place", default: "", maxLength: 120, informational: true },
  latitude: {
    type: "quantity",
    label: "Latitude",
    symbol: "L",
    quantity: "angle",
    default: 40,
    min: -90,
    max: 90,
    help: "North positive.",
  },
  longitude: {
    type: "quantity",
    label: "Longitude",
    symbol: "LON",
    quantity: "angle",
    default: -75,
    min: -180,
    max: 180,
    help: "East positive.",
  },
  timeZone: {
    type: "quantity",
    label: "Time zone",
    symbol: "TZ",
    quantity: "number",
    default: -5,
    min: -12,
    max: 14,
    help: "Hours ahead of UTC, standard time.",
  },
  altitude: {
    type: "quantity",
    label: "Altitude",
    symbol: "z",
    quantity: "altitude",
    default: 0,
    min: -500,
    max: 5000,
    source: { source: fundamentals2017, locator: "ch. 1, eq. 3" },
  },
  percentile: {
    type: "choice",
    label: "Cooling design condition",
    options: {
      "0.4": "Exceeded 0.4 % of the month",
      "2": "2 %",
      "5": "5 %",
      "10": "10 %",
      estimated: "Estimated from the annual condition",
      other: "Other or unknown",
    },
    default: "other",
    help: "Which column of the climatic data the monthly temperatures come from.",
    informational: true,
    source: climate,
  },
  dryBulb: {
    type: "series",
    label: "Dry bulb by month",
    axis: "months",
    of: { type: "quantity", label: "Dry bulb", quantity: "temperature", default: { Imperial: 95, Metric: 35 }, min: -60, max: 60 },
    help: "Design dry bulb of each month, its highest hour. Until entered, the condition of a hot summer day holds all year.",
    source: climate,
  },
  wetBulb: {
    type: "series",
    label: "Wet bulb by month",
    axis: "months",
    of: { type: "quantity", label: "Wet bulb", quantity: "temperature", default: { Imperial: 75, Metric: 24 }, min: -60, max: 45 },
    help: "Mean coincident wet bulb of the hottest hour.",
    source: climate,
  },
  dryBulbRange: {
    type: "series",
    label: "Daily range by month",
    axis: "months",
    of: {
      type: "quantity",
      label: "Daily range",
      quantity: "temperatureDifference",
      default: { Imperial: 18, Metric: 10 },
      min: 0,
      max: 40,
    },
    help: "Mean daily range of the dry bulb.",
    source: climate,
  },
  wetBulbRange: {
    type: "series",
    label: "Daily range of the wet bulb by month",
    axis: "months",
    of: {
      type: "quantity",
      label: "Daily range of the wet bulb",
      quantity: "temperatureDifference",
      default: null,
      optional: "derived",
      min: 0,
      max: 30,
    },
    help: "If empty, the moisture of the hottest hour holds all day, as far as cooler air can carry it.",
    source: climate,
  },
  designWetBulb: humidSeries(
    "Design wet bulb",
    "Of the most humid days (WB/MCDB in STAT and DDY files): coils and outdoor air are calculated on them too, and the higher load is used.",
  ),
  wetBulbDryBulb: humidSeries("Dry bulb at the design wet bulb", "Mean coincident dry bulb."),
  designDewPoint: humidSeries("Design dew point", "Of dehumidification (DP/MCDB)."),
  dewPointDryBulb: humidSeries("Dry bulb at the design dew point", "Mean coincident dry bulb."),
  tauB: {
    type: "series",
    label: "Beam optical depth by month",
    axis: "months",
    of: { type: "quantity", label: "Beam optical depth", quantity: "number", default: 0.45, min: 0.05, max: 2, usual: [0.2, 1.2] },
    source: climate,
  },
  tauD: {
    type: "series",
    label: "Diffuse optical depth by month",
    axis: "months",
    of: { type: "quantity", label: "Diffuse optical depth", quantity: "number", default: 2.1, min: 0.5, max: 5, usual: [1.2, 3] },
    source: climate,
  },
  tauEdition: {
    type: "choice",
    label: "Edition of the optical depths",
    options: { "2009": "2009", "2017": "2013 or later" },
    default: "2017",
    help: "The coefficients of the sky model belong to the edition of the data; they are never mixed.",
    source: climate,
  },
  groundReflectance: {
    type: "quantity",
    label: "Ground reflectance",
    symbol: "ρ_g",
    quantity: "ratio",
    default: 0.2,
    min: 0,
    max: 1,
    help: "About 0.2 for grass and asphalt, 0.3 for light concrete, 0.7 for snow.",
    source: climate,
  },
  heatingDryBulb: {
    type: "quantity",
    label: "Outdoor temperature for heating",
    symbol: "t_oh",
    quantity: "temperature",
    default: { Imperial: 10, Metric: -10 },
    min: -60,
    max: 40,
    help: "Design dry bulb exceeded 99.6 or 99 % of the year.",
    source: climate,
  },
} as const satisfies Fields;

/** Whether one design temperature stands for all twelve months. */
export function isSameAllYear({ dryBulb }: { readonly dryBulb: readonly number[] }): boolean {
  return dryBulb.every((each) => each === dryBulb[0]);
}
