import { choice, fieldIs, onlyWhen, quantity } from "../../kernel/index.ts";
import { performanceRatingManual } from "../../energy/sources.ts";
import { inputOutputReference } from "../../weather/sources.ts";
import { asAWhole, byHours } from "./methodConditions.ts";

const variableFlow = fieldIs(
  "fanControl",
  "variable-speed",
  "fixed-pressure",
  "pressure-reset",
  "inlet-vanes",
  "discharge-damper",
  "points",
);
const fanByPoints = fieldIs("fanControl", "points");
const constantWater = fieldIs("pumpControl", "constant");
const variableWater = fieldIs("pumpControl", "throttled", "fixed-pressure", "pressure-reset", "points");
const pumpByPoints = fieldIs("pumpControl", "points");

/** Fields of fans and pumps. */
export const auxiliaryFields = {
  freeCooling: quantity("Free-cooling outdoor airflow, ratio to design", "f_v", "number", 1, [1, 20], {
    help: "Used while outdoor air is colder than the room and the ventilation runs. 1: no free cooling.",
    when: [byHours],
  }),
  freeCoolingFans: quantity("Fan power of free cooling", "p_v", "specificFanPower", "absent", [0, 10_000], {
    help: "Per airflow added to the design outdoor air. 0 for mixed-air units, where it replaces return air. If empty: not included.",
    when: [byHours],
  }),
  heatRecovery: quantity("Heat recovery efficiency", "η_r", "ratio", 0, [0, 0.95], {
    help: "Share of the outdoor air heating load that is recovered; bypassed while the building is cooled.",
  }),
  fanPower: quantity("Fan power", "P_f", "electricPower", 0, [0, 1e8], { help: "Electric, of all fans at design flow." }),
  fanHours: quantity("Fan operating hours", "τ_f", "time", 8760, [0, 8760 * 3600], { help: "Per year.", when: [asAWhole] }),
  fanControl: choice(
    "Airflow control",
    {
      constant: "None: constant flow",
      "variable-speed": "Variable speed",
      "fixed-pressure": "Variable speed at a fixed static pressure",
      "pressure-reset": "Variable speed, static pressure reset",
      "inlet-vanes": "Inlet vanes",
      "discharge-damper": "Discharge dampers",
      points: "Entered at four flows",
    },
    "constant",
    {
      help: "Variable speed without a pressure set point saves the most. The curve for a fixed static pressure is from ASHRAE 90.1, Appendix G.",
      source: { source: inputOutputReference, locator: "Group Fans" },
    },
  ),
  ...onlyWhen(fanByPoints, {
    fanPowerThreeQuarter: quantity("Fan power at 75 % flow, of design", "x_75", "ratio", "derived", [0, 1.2], {
      help: "If empty: as at full flow.",
    }),
    fanPowerHalf: quantity("Fan power at 50 % flow, of design", "x_50", "ratio", "derived", [0, 1.2], {
      help: "If empty: as at the next higher flow.",
    }),
    fanPowerQuarter: quantity("Fan power at 25 % flow, of design", "x_25", "ratio", "derived", [0, 1.2], {
      help: "Electric, including the drive. Linear between the points; below 25 % as at 25 %. If empty: as at the next higher flow.",
    }),
  }),
  fanFlowShare: quantity("Mean airflow, of design", "x_f", "ratio", 0.6, [0, 1], {
    help: "While the fans run.",
    when: [variableFlow, asAWhole],
  }),
  minimumFlow: quantity("Minimum airflow, of design", "x_o", "ratio", 0.3, [0, 1], {
    help: "Fans run with outdoor air or a load. Above the minimum, the flow follows the load.",
    when: [variableFlow, byHours],
  }),
  pumpPower: quantity("Pump power", "P_p", "electricPower", 0, [0, 1e8], { help: "Electric, of all pumps at design flow." }),
  pumpHours: quantity("Pump operating hours", "τ_p", "time", 4400, [0, 8760 * 3600], { help: "Per year.", when: [asAWhole] }),
  pumpControl: choice(
    "Water flow control",
    {
      constant: "None: constant power",
      throttled: "Throttling valves, constant-speed pump",
      "fixed-pressure": "Variable speed at a fixed pressure",
      "pressure-reset": "Variable speed, pressure reset",
      points: "Entered at four flows",
    },
    "constant",
    { source: { source: performanceRatingManual, locator: "part-load curves of pumps" } },
  ),
  pumpPowerShare: quantity("Mean pump power, of design", "x_p", "ratio", 1, [0, 1], {
    help: "While the pumps run: 100 % at constant flow, about 40 % at variable speed. The pump head calculator gives this number.",
    when: [constantWater],
  }),
  ...onlyWhen(pumpByPoints, {
    pumpPowerThreeQuarter: quantity("Pump power at 75 % flow, of design", "x_p75", "ratio", "derived", [0, 1.2], {
      help: "If empty: as at full flow.",
    }),
    pumpPowerHalf: quantity("Pump power at 50 % flow, of design", "x_p50", "ratio", "derived", [0, 1.2], {
      help: "If empty: as at the next higher flow.",
    }),
    pumpPowerQuarter: quantity("Pump power at 25 % flow, of design", "x_p25", "ratio", "derived", [0, 1.2], {
      help: "Electric, including the drive. Linear between the points; below 25 % as at 25 %. If empty: as at the next higher flow.",
    }),
  }),
  pumpFlowShare: quantity("Mean water flow, of design", "x_w", "ratio", 0.5, [0, 1], {
    help: "While the pumps run.",
    when: [variableWater, asAWhole],
  }),
  minimumWaterFlow: quantity("Minimum water flow, of design", "x_m", "ratio", 0.3, [0, 1], {
    help: "Pumps run with a load. Above the minimum, the flow follows the load.",
    when: [variableWater, byHours],
  }),
} as const;
