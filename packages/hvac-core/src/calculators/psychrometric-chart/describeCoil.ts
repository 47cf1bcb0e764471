import { enthalpy, saturationHumidityRatio } from "../../psychrometrics/quantities/index.ts";
import { carrier1965 } from "../../psychrometrics/sources.ts";
import type { Citation } from "../../sources/index.ts";
import { moist } from "./describeAir.ts";
import { describeContent, describeDryBulb, describeHumidityRatio, type Ending, type ProcessSheet } from "./processSheet.ts";

const bypass: Citation = { source: carrier1965, locator: "part 1, ch. 8" };

/** States a cooling coil: by its surface, by its heat, or by its leaving air. */
export function describeCoil(context: ProcessSheet): Ending {
  const { values, sheet } = context;
  sheet.given("coilBy");
  if (values.coilBy === "apparatusDewPoint" || values.coilBy === "capacityAndBypass") return describeBySurface(context);
  if (values.coilBy === "capacityAndSensible") describeByCapacity(context);
  else describeByLeavingAir(context);
  describeSurface(context);
  return "state";
}

function describeBySurface(context: ProcessSheet): Ending {
  const { process, values, pressure, sheet, water, fog } = context;
  const surface = process.outcome.apparatusDewPoint!;
  const ratio = process.entering.air.humidityRatio;
  const saturated = surface < process.entering.air.dewPoint ? saturationHumidityRatio(surface, pressure) : Infinity;
  sheet.result(
    "apparatusDewPoint",
    values.coilBy === "apparatusDewPoint" ? "t_adp0" : `coilSurface(q_c0 / m_1, BF_0, t_1, W_1, ${fog}, p)`,
    bypass,
  );
  sheet.result("bypassFactor", "BF_0", bypass);
  const isWet = saturated < ratio;
  const surfaceRatio = Math.min(ratio, saturated);
  sheet.formula(
    "W_adp",
    isWet ? "Saturated humidity ratio at the surface" : "Humidity ratio at the dry surface",
    "humidityRatio",
    isWet ? "0.621945 * saturationPressure(t_adp) / (p - saturationPressure(t_adp))" : "W_1",
    surfaceRatio,
    moist("eq. 21"),
  );
  sheet.formula(
    "h_adp",
    "Enthalpy at the surface",
    "moistAirEnthalpy",
    "1006 * t_adp + W_adp * (2501000 + 1860 * t_adp)",
    enthalpy(surface, surfaceRatio),
    moist("eq. 30"),
  );
  return describeContent(context, "h_adp + BF * (H_1 - h_adp)", `W_adp + BF * (${water} - W_adp)`, bypass);
}

function describeByCapacity({ process, values, sheet, fog }: ProcessSheet): void {
  const { coilCapacity: total, coilSensibleHeatRatio: ratio } = values;
  const flow = process.entering.dryAirFlow!;
  sheet.formula("q_es", "Sensible heat from each mass of dry air", "enthalpy", "SHR_0 * q_c0 / m_1", (ratio * total) / flow);
  sheet.formula("q_el", "Latent heat from each mass of dry air", "enthalpy", "(1 - SHR_0) * q_c0 / m_1", ((1 - ratio) * total) / flow);
  const isDry = process.entering.fogRatio === 0 && process.air.humidityRatio === process.entering.air.humidityRatio;
  describeHumidityRatio(
    isDry ? "W_1" : `cooledHumidityRatio(q_es, q_el, t_1, W_1, ${fog}, p)`,
    sheet,
    moist("cooling and dehumidification"),
  );
  describeDryBulb("t_1 - q_es / (1006 + 1860 * W)", sheet);
}

function describeByLeavingAir({ process, values, sheet }: ProcessSheet): void {
  sheet.given("coilLeavingBy");
  describeDryBulb("t_c", sheet);
  if (values.coilLeavingBy === "relativeHumidity") {
    sheet.formula(
      "p_wc",
      "Vapour pressure wanted",
      "vaporPressure",
      "φ_c * saturationPressure(t_c)",
      process.air.vaporPressure,
      moist("eq. 22"),
    );
    describeHumidityRatio("0.621945 * p_wc / (p - p_wc)", sheet);
  } else describeHumidityRatio(values.coilLeavingBy === "humidityRatio" ? "W_c" : "humidityRatioFromWetBulb(t_c, t_wbc, p)", sheet);
}

/** The surface that explains a leaving air, where there is one. */
function describeSurface({ process, pressure, sheet }: ProcessSheet): void {
  const { apparatusDewPoint: surface, bypassFactor } = process.outcome;
  if (surface === undefined || bypassFactor === undefined) return;
  sheet.result("apparatusDewPoint", "apparatusDewPoint(t_1, W_1, t, W, p)", bypass);
  sheet.formula(
    "W_adp",
    "Humidity ratio, saturated at the surface",
    "humidityRatio",
    "0.621945 * saturationPressure(t_adp) / (p - saturationPressure(t_adp))",
    saturationHumidityRatio(surface, pressure),
    moist("eq. 21"),
  );
  sheet.result("bypassFactor", "(W - W_adp) / (W_1 - W_adp)", bypass);
}
