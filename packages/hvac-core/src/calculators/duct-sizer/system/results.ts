import { defineResults } from "../../../kernel/index.ts";
import { ductResultFields } from "../ductResultFields.ts";

/* By subject, what stands in one table. */
const ofAir = "Size and air";
const ofLosses = "Losses";
const ofBalancing = "Balancing";
const ofDuct = "Pressures, leakage and heat";

/** Results of a section beside those of any duct. A section without air has no size, and nothing that follows from one. */
const sectionResults = defineResults({
  airflow: { label: "Airflow", symbol: "Q", quantity: "airFlow", help: "At the end towards the fan.", group: ofAir },
  air: { label: "Air", quantity: "text", group: ofAir },
  ...ductResultFields,
  junctionPressureLoss: {
    label: "Junction",
    symbol: "Δp_j",
    quantity: "pressure",
    optional: true,
    help: "Where it leaves the section that it is connected to, with the change of size. Negative where the faster air draws the slower along.",
    group: ofLosses,
  },
  equipmentPressureLoss: { label: "Equipment", symbol: "Δp_k", quantity: "pressure", optional: true, group: ofLosses },
  pressureLoss: {
    label: "Section",
    symbol: "Δp_s",
    quantity: "pressure",
    optional: true,
    help: "Duct, fittings, junction and equipment.",
    group: ofLosses,
  },
  pressureLossFromFan: { label: "From the fan to its end", symbol: "Δp_u", quantity: "pressure", optional: true, group: ofLosses },
  pathPressureLoss: { label: "Path that ends here", quantity: "pressure", optional: true, group: ofLosses },
  critical: {
    label: "Critical path",
    quantity: "text",
    optional: true,
    help: "Whether it belongs to the path that the fan is chosen by.",
    group: ofBalancing,
  },
  greatestPath: { label: "Maximum path through it", symbol: "Δp_m", quantity: "pressure", optional: true, group: ofBalancing },
  slack: {
    label: "Excess pressure",
    symbol: "Δp_l",
    quantity: "pressure",
    optional: true,
    help: "What the paths through it lose less than the critical one.",
    group: ofBalancing,
  },
  imbalance: {
    label: "Imbalance",
    symbol: "b_p",
    quantity: "ratio",
    optional: true,
    help: "Of the path that ends here, before it is balanced.",
    group: ofBalancing,
  },
  toBalance: { label: "To balance in the section", symbol: "Δp_b", quantity: "pressure", optional: true, group: ofBalancing },
  damperCoefficient: {
    label: "Damper coefficient",
    symbol: "C_b",
    quantity: "number",
    optional: true,
    help: "On the velocity in the section.",
    group: ofBalancing,
  },
  toBalanceAtTerminal: { label: "To balance at its terminal", symbol: "Δp_bt", quantity: "pressure", optional: true, group: ofBalancing },
  startTotalPressure: {
    label: "Total pressure, end at the fan",
    symbol: "p_t1",
    quantity: "pressure",
    optional: true,
    help: "Of the junction at the end towards the fan, once balanced, against the surroundings.",
    group: ofDuct,
  },
  endTotalPressure: { label: "Total pressure, far end", symbol: "p_t2", quantity: "pressure", optional: true, group: ofDuct },
  startStaticPressure: { label: "Static pressure, end at the fan", symbol: "p_s1", quantity: "pressure", optional: true, group: ofDuct },
  endStaticPressure: { label: "Static pressure, far end", symbol: "p_s2", quantity: "pressure", optional: true, group: ofDuct },
});

const ofSystem = { optional: true, group: "System" } as const;
const ofFan = { optional: true, group: "Fan" } as const;

/** Results of a system, beside those that one section has as well. */
export const systemResults = defineResults({
  criticalTerminal: { label: "Critical path ends at", quantity: "text", ...ofSystem },
  criticalMargin: {
    label: "Margin over the next path",
    symbol: "Δp_n",
    quantity: "pressure",
    ...ofSystem,
    help: "What can be saved on the last part of the critical path before another one is critical.",
  },
  largestImbalance: {
    label: "Largest imbalance",
    symbol: "b_m",
    quantity: "ratio",
    ...ofSystem,
    help: "Of any path, before it is balanced.",
  },
  supplyAirflow: { label: "Supply air", symbol: "Q_su", quantity: "airFlow", ...ofSystem },
  supplyPathLoss: { label: "Critical path of the supply", symbol: "Δp_su", quantity: "pressure", ...ofSystem },
  returnAirflow: { label: "Return air", symbol: "Q_re", quantity: "airFlow", ...ofSystem },
  returnPathLoss: { label: "Critical path of the return", symbol: "Δp_re", quantity: "pressure", ...ofSystem },
  exhaustAirflow: { label: "Exhaust air", symbol: "Q_ex", quantity: "airFlow", ...ofSystem },
  exhaustPathLoss: { label: "Critical path of the exhaust", symbol: "Δp_ex", quantity: "pressure", ...ofSystem },
  fanAirflow: { label: "Fan airflow", symbol: "Q_fan", quantity: "airFlow", ...ofFan },
  systemEffectLoss: { label: "System effect", symbol: "Δp_se", quantity: "pressure", ...ofFan },
  dischargeLoss: {
    label: "Discharge of the fan",
    symbol: "Δp_di",
    quantity: "pressure",
    ...ofFan,
    help: "Velocity pressure lost where the fan blows into no duct, its outlet taken for as large as the return section at the fan.",
  },
  externalStaticPressure: {
    label: "External static pressure",
    symbol: "p_xs",
    quantity: "pressure",
    ...ofFan,
    help: "Fan static pressure without the air handler's own parts: what is left for the ducts.",
  },
  fanStaticPressure: {
    label: "Fan static pressure",
    symbol: "p_fs",
    quantity: "pressure",
    ...ofFan,
    help: "Fan total pressure without the velocity pressure at its outlet, that of the first section.",
  },
  exhaustDischargeLoss: {
    label: "Discharge of the exhaust fan",
    symbol: "Δp_de",
    quantity: "pressure",
    ...ofFan,
    help: "Velocity pressure lost at its outlet, taken for as large as the exhaust section at the fan.",
  },
  exhaustFanTotalPressure: { label: "Exhaust fan total pressure", symbol: "p_et", quantity: "pressure", ...ofFan },
  exhaustFanStaticPressure: { label: "Exhaust fan static pressure", symbol: "p_es", quantity: "pressure", ...ofFan },
  electricPower: { label: "Electric power of the fans", symbol: "P_el", quantity: "electricPower", ...ofFan },
  specificFanPower: { label: "Specific fan power", symbol: "w_f", quantity: "specificFanPower", ...ofFan },
  sections: { type: "rows", label: "Sections", row: sectionResults, optional: true, group: "Sections" },
});
