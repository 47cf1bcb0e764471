import { choice, citing, quantity, series, text, type Fields, type SitePart } from "../kernel/index.ts";
import { fundamentals2017 } from "../sources/index.ts";

const climate = { source: fundamentals2017, locator: "ch. 14" };

/** Temperature of humid days in the months that have one. */
const humidSeries = <const Part extends SitePart>(label: string, rest: { readonly help: string; readonly site: Part }) =>
  series(`${label} by month`, "months", quantity(label, null, "temperature", "absent", [-60, 60]), rest);

/** Place and design weather by month: the design day of each month, and the coldest condition. */
export const weatherFields = {
  place: text("Place", 120, { site: "place" }),
  latitude: quantity("Latitude", "L", "angle", 40, [-90, 90], { help: "North positive.", site: "latitude" }),
  longitude: quantity("Longitude", "LON", "angle", -75, [-180, 180], { help: "East positive.", site: "longitude" }),
  timeZone: quantity("Time zone", "TZ", "number", -5, [-12, 14], { help: "Hours ahead of UTC, standard time.", site: "timeZone" }),
  altitude: quantity("Altitude", "z", "altitude", 0, [-500, 5000], {
    source: { source: fundamentals2017, locator: "ch. 1, eq. 3" },
    site: "altitude",
  }),
  ...citing(climate, {
    percentile: choice(
      "Cooling design condition",
      {
        "0.4": "Exceeded 0.4 % of the month",
        "2": "2 %",
        "5": "5 %",
        "10": "10 %",
        estimated: "Estimated from the annual condition",
        other: "Other or unknown",
      },
      "other",
      { help: "Column of the climatic data from which the monthly temperatures are.", informational: true, site: "percentile" },
    ),
    dryBulb: series("Dry bulb by month", "months", quantity("Dry bulb", null, "temperature", { Imperial: 95, Metric: 35 }, [-60, 60]), {
      help: "Design dry bulb of each month, its highest hour. Until it is entered, the condition of a hot summer day applies all year.",
      site: "dryBulb",
    }),
    wetBulb: series("Wet bulb by month", "months", quantity("Wet bulb", null, "temperature", { Imperial: 75, Metric: 24 }, [-60, 45]), {
      help: "Mean coincident wet bulb of the hottest hour.",
      site: "wetBulb",
    }),
    dryBulbRange: series(
      "Daily range by month",
      "months",
      quantity("Daily range", null, "temperatureDifference", { Imperial: 18, Metric: 10 }, [0, 40]),
      { help: "Mean daily range of the dry bulb.", site: "dryBulbRange" },
    ),
    wetBulbRange: series(
      "Daily range of the wet bulb by month",
      "months",
      quantity("Daily range of the wet bulb", null, "temperatureDifference", "derived", [0, 30]),
      { help: "If empty, the humidity ratio of the hottest hour applies all day, up to saturation.", site: "wetBulbRange" },
    ),
    designWetBulb: humidSeries("Design wet bulb", {
      help: "Wet bulb of the most humid days (WB/MCDB in STAT and DDY files): coils and outdoor air are calculated on them too, and the higher load is used.",
      site: "designWetBulb",
    }),
    wetBulbDryBulb: humidSeries("Dry bulb at the design wet bulb", { help: "Mean coincident dry bulb.", site: "wetBulbDryBulb" }),
    designDewPoint: humidSeries("Design dew point", { help: "Dehumidification condition (DP/MCDB).", site: "designDewPoint" }),
    dewPointDryBulb: humidSeries("Dry bulb at the design dew point", { help: "Mean coincident dry bulb.", site: "dewPointDryBulb" }),
    tauB: series(
      "Beam optical depth by month",
      "months",
      quantity("Beam optical depth", null, "number", 0.45, [0.05, 2], { usual: [0.2, 1.2] }),
      { site: "tauB" },
    ),
    tauD: series(
      "Diffuse optical depth by month",
      "months",
      quantity("Diffuse optical depth", null, "number", 2.1, [0.5, 5], { usual: [1.2, 3] }),
      { site: "tauD" },
    ),
    tauEdition: choice("Edition of the optical depths", { "2009": "2009", "2017": "2013 or later" }, "2017", {
      help: "Edition of the climatic data: the sky model has other coefficients for each.",
      site: "tauEdition",
    }),
    groundReflectance: quantity("Ground reflectance", "ρ_g", "ratio", 0.2, [0, 1], {
      help: "About 0.2 for grass and asphalt, 0.3 for light concrete, 0.7 for snow.",
    }),
    heatingDryBulb: quantity("Outdoor temperature for heating", "t_oh", "temperature", { Imperial: 10, Metric: -10 }, [-60, 40], {
      help: "Design dry bulb exceeded 99.6 or 99 % of the year.",
      site: "heatingDryBulb",
    }),
  }),
} as const satisfies Fields;
