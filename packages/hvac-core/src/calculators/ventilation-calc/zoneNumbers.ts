import { numbersOf } from "../../kernel/index.ts";
import { pressureNames } from "./suppliedZone.ts";
import type { ZoneCalculation } from "./zones.ts";

const { number, text, optional } = numbersOf<ZoneCalculation>();

/** Results of one zone. */
export const zoneNumbers = {
  supplyAirflow: number("Design supply airflow", "Q_s", "airFlow", ({ supply }) => supply),
  governing: text("Governed by", ({ governing }) => governing),
  outdoorAirflow: number("Outdoor airflow", "Q_o", "airFlow", ({ outdoor }) => outdoor),
  outdoorAirRequired: number("Outdoor air required", "Q_or", "airFlow", ({ required }) => required),
  byAirChanges: number("Supply for air changes", "Q_n", "airFlow", ({ demands }) => demands.byAirChanges),
  byRates: number("Supply for the rate procedure", "Q_v", "airFlow", ({ byRates }) => byRates),
  byHealthcare: number("Supply for the health care room", "Q_hc", "airFlow", ({ demands }) => demands.byHealthcare),
  byLoad: number("Supply for the load", "Q_l", "airFlow", ({ demands }) => demands.zone.loadAirflow),
  byExhaust: number("Supply for exhaust and pressure", "Q_m", "airFlow", ({ byExhaust }) => byExhaust),
  occupantsCounted: number("Number of people", "N", "count", ({ demands }) => demands.people),
  volume: number("Volume", "V_r", "volume", ({ demands }) => demands.volume),
  breathingZoneAirflow: number("Breathing zone outdoor air", "V_bz", "airFlow", ({ demands }) => demands.breathingZone),
  effectiveness: number("Air distribution effectiveness", "E_z", "number", ({ demands }) => demands.effectiveness),
  zoneOutdoorAirflow: number("Zone outdoor air", "V_oz", "airFlow", ({ demands }) => demands.zoneOutdoor),
  minimumAirflow: optional.number("Minimum primary airflow", "V_pm", "airFlow", ({ minimum }) => minimum),
  minimumGoverning: optional.text("Minimum primary airflow governed by", ({ minimumGoverning }) => minimumGoverning),
  outdoorAirFraction: optional.number("Zone outdoor air fraction", "Z_p", "number", ({ fraction }) => fraction),
  ventilationEfficiency: optional.number("Zone ventilation efficiency", "E_vz", "number", ({ efficiency }) => efficiency),
  outdoorShare: optional.number("Outdoor share of the supply", "s_z", "ratio", ({ share }) => share),
  airChanges: number("Air changes", "n_t", "airChanges", ({ supply, demands }) => supply / demands.volume),
  outdoorAirChanges: number("Outdoor air changes", "n_o", "airChanges", ({ outdoor, demands }) => outdoor / demands.volume),
  hoodAirflow: number("Hood exhaust", "Q_h", "airFlow", ({ demands }) => demands.hood),
  exhaustAirflow: number("Total exhaust", "Q_e", "airFlow", ({ demands }) => demands.exhausted),
  transferOut: number("Transfer air out", "Q_to", "airFlow", ({ transferOut }) => transferOut),
  leakageAirflow: number("Exfiltration", "Q_p", "airFlow", ({ demands }) => demands.leakage),
  returnAirflow: number("Return air", "Q_r", "airFlow", ({ returned }) => returned),
  pressure: text("Pressure", ({ pressure }) => pressure),
  pressureRequired: optional.text(
    "Required pressure",
    ({ demands: { healthRoom } }) => healthRoom?.pressure && pressureNames[healthRoom.pressure],
  ),
  co2AtSteadyState: optional.number("CO₂ at steady state", "C_ss", "concentration", ({ air }) => air?.steadyState),
  co2: optional.series("CO₂ over the day", "C", "hours", "concentration", ({ air }) => air?.overDay),
  co2Peak: optional.number("Peak CO₂", "C_max", "concentration", ({ air }) => air?.peak),
  timeAboveLimit: optional.number("Time above the limit", "t_a", "time", ({ air }) => air?.timeAboveLimit),
  purgeTime: optional.number("Purge time", "t_p", "time", ({ air }) => air?.purgeTime),
  demandControlSaving: optional.number(
    "Outdoor air saved by demand control",
    "Q_dz",
    "airFlow",
    ({ demandControl }) => demandControl?.saved,
  ),
} as const;
