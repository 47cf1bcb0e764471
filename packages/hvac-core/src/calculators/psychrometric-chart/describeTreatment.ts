import { specificVolume } from "../../psychrometrics/quantities/index.ts";
import { systemsAndEquipment2016 } from "../../psychrometrics/sources.ts";
import { fundamentals2021, type Citation } from "../../sources/index.ts";
import { heatContent } from "./calculate.ts";
import { moist, sum } from "./describeAir.ts";
import { describeContent, describeDryBulb, describeHumidityRatio, type Ending, type ProcessSheet } from "./processSheet.ts";

const sensible: Citation = moist("moist air sensible heating or cooling");
const injected: Citation = moist("adiabatic mixing of water injected into moist air");
const evaporative: Citation = { source: systemsAndEquipment2016, locator: "ch. 41" };

/** States heating: to a dry bulb, by a rise, or by a capacity. */
export function describeHeating(context: ProcessSheet): Ending {
  const { values, sheet, water } = context;
  sheet.given("heatingBy");
  if (values.heatingBy === "capacity") return describeContent(context, "H_1 + q_h0 / m_1", water, sensible);
  describeDryBulb(values.heatingBy === "leavingDryBulb" ? "t_l" : "t_1 + Δt_h", sheet, sum);
  return "dryBulb";
}

/** States the heat of a fan: its power over the airflow, or a temperature rise. */
export function describeFan(context: ProcessSheet): Ending {
  const { process, values, pressure, sheet, water } = context;
  sheet.given("fanBy");
  if (values.fanBy === "temperatureRise") {
    describeDryBulb("t_1 + Δt_f", sheet, sum);
    return "dryBulb";
  }
  sheet.given("motorInAirstream");
  const { air } = process.entering;
  sheet.formula(
    "v_1",
    "Entering specific volume",
    "specificVolume",
    "287.042 * (t_1 + 273.15) * (1 + 1.607858 * W_1) / p",
    specificVolume(air.dryBulb, air.humidityRatio, pressure),
    moist("eq. 26"),
  );
  const efficiency = values.motorInAirstream ? "η_f * η_m" : "η_f";
  return describeContent(context, `H_1 + v_1 * Δp_f / (${efficiency})`, water, {
    source: fundamentals2021,
    locator: "ch. 18, fan heat gain",
  });
}

/** States humidifying: by steam, which brings its own heat, or by water that evaporates at the wet bulb. */
export function describeHumidifier(context: ProcessSheet): Ending {
  const { process, values, sheet, water } = context;
  if (process.kind === "steamHumidifying") {
    sheet.given("steamTo");
    const isFull = process.entering.fogRatio > 0 || process.air.humidityRatio + process.fogRatio === process.entering.air.humidityRatio;
    const leaving = {
      relativeHumidity: isFull ? water : "steamedHumidityRatio(φ_s, h_s, t_1, W_1, p)",
      humidityRatio: "W_s",
      waterFlow: `${water} + m_s / m_1`,
    }[values.steamTo];
    return describeSteam(context, leaving);
  }
  sheet.given("adiabaticBy");
  sheet.lookup("t_wb1", "Entering wet bulb, which stays", "temperature", process.air.wetBulb, evaporative, { by: ["inlet"] });
  const dryBulb =
    values.adiabaticBy === "effectiveness" ? "t_1 - ε_w * (t_1 - t_wb1)" : "min(t_1, dryBulbFromWetBulbAndRelativeHumidity(t_wb1, φ_a, p))";
  describeDryBulb(dryBulb, sheet, evaporative);
  describeHumidityRatio("max(W_1, humidityRatioFromWetBulb(t, min(t_wb1, t), p))", sheet, moist("eqs. 33 and 35"));
  return "state";
}

function describeSteam({ process, values, sheet, water }: ProcessSheet, leaving: string): Ending {
  sheet.formula(
    "X_2",
    "Leaving water, with fog if there is any",
    "humidityRatio",
    leaving,
    process.air.humidityRatio + process.fogRatio,
    injected,
  );
  if (values.steamTo === "relativeHumidity") sheet.given("steamRelativeHumidity");
  sheet.formula(
    "H_2",
    "Leaving enthalpy, with fog if there is any",
    "moistAirEnthalpy",
    `H_1 + (X_2 - ${water}) * h_s`,
    heatContent(process),
    injected,
  );
  return "content";
}

/** States drying by a desiccant: the heat of condensation goes into the air, and what is beyond it. */
export function describeDesiccant(context: ProcessSheet): Ending {
  const { process, values, sheet, water } = context;
  sheet.given("desiccantBy");
  const source: Citation = { source: fundamentals2021, locator: "ch. 32, sorbents and desiccants" };
  sheet.formula(
    "X_2",
    "Leaving humidity ratio",
    "humidityRatio",
    values.desiccantBy === "humidityRatio" ? "W_d" : `${water} - ΔW_d`,
    process.air.humidityRatio + process.fogRatio,
    source,
  );
  sheet.formula("H_2", "Leaving enthalpy", "moistAirEnthalpy", `H_1 + (${water} - X_2) * (h_d - 4186 * t_1)`, heatContent(process), source);
  return "content";
}
