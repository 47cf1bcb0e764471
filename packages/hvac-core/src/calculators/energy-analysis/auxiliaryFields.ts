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
  "stated",
);
const statedFan = fieldIs("fanControl", "stated");
const constantWater = fieldIs("pumpControl", "constant");
const variableWater = fieldIs("pumpControl", "throttled", "fixed-pressure", "pressure-reset", "stated");
const statedPump = fieldIs("pumpControl", "stated");

/** What moves air and water. */
export const auxiliaryFields = {
  freeCooling: quantity("Outdoor air while it cools, times the design", "f_v", "number", 1, [1, 20], {
    help: "Free cooling, while it is colder outside than in the room and outdoor air flows. 1: none.",
    when: [byHours],
  }),
  freeCoolingFans: quantity("Fan power for the additional outdoor air", "p_v", "specificFanPower", "absent", [0, 10_000], {
    help: "Free cooling, per flow that is added to the design outdoor air. 0: mixed-air units, where it takes the place of return air. Empty: not included.",
    when: [byHours],
  }),
  heatRecovery: quantity("Heat recovery", "η_r", "ratio", 0, [0, 0.95], {
    help: "Share of the heat of the outdoor air that is recovered while it is heated; it is bypassed while the building is cooled.",
  }),
  fanPower: quantity("Fan power", "P_f", "electricPower", 0, [0, 1e8], { help: "Electric, of all fans at design flow." }),
  fanHours: quantity("Hours of the fans", "τ_f", "time", 8760, [0, 8760 * 3600], { help: "In a year.", when: [asAWhole] }),
  fanControl: choice(
    "Air flow is controlled by",
    {
      constant: "None: constant flow",
      "variable-speed": "Variable speed",
      "fixed-pressure": "Variable speed at a fixed static pressure",
      "pressure-reset": "Variable speed, static pressure reset",
      "inlet-vanes": "Inlet vanes",
      "discharge-damper": "Discharge dampers",
      stated: "Entered at four flows",
    },
    "constant",
    {
      help: "Variable speed without a pressure to hold saves the most. The curve at a fixed static pressure is that of ASHRAE 90.1, Appendix G.",
      source: { source: inputOutputReference, locator: "Group Fans" },
    },
  ),
  ...onlyWhen(statedFan, {
    fanPowerThreeQuarter: quantity("Fan power at three-quarter flow, of design", "x_75", "ratio", "derived", [0, 1.2], {
      help: "If empty: as at full flow.",
    }),
    fanPowerHalf: quantity("Fan power at half flow", "x_50", "ratio", "derived", [0, 1.2], {
      help: "If empty: as at the next higher flow.",
    }),
    fanPowerQuarter: quantity("Fan power at quarter flow", "x_25", "ratio", "derived", [0, 1.2], {
      help: "Electric, with the drive. Straight lines between; below 25 % as at 25 %. If empty: as at the next higher flow.",
    }),
  }),
  fanFlowShare: quantity("Mean air flow, of design", "x_f", "ratio", 0.6, [0, 1], {
    help: "While the fans run.",
    when: [variableFlow, asAWhole],
  }),
  leastFlow: quantity("Minimum air flow, of design", "x_o", "ratio", 0.3, [0, 1], {
    help: "While the fans run: with outdoor air or a load. Above it the flow follows the load.",
    when: [variableFlow, byHours],
  }),
  pumpPower: quantity("Pump power", "P_p", "electricPower", 0, [0, 1e8], { help: "Electric, of all pumps at design flow." }),
  pumpHours: quantity("Hours of the pumps", "τ_p", "time", 4400, [0, 8760 * 3600], { help: "In a year.", when: [asAWhole] }),
  pumpControl: choice(
    "Water flow is controlled by",
    {
      constant: "None: constant power",
      throttled: "Throttling valves, constant-speed pump",
      "fixed-pressure": "Variable speed at a fixed pressure",
      "pressure-reset": "Variable speed, pressure reset",
      stated: "Entered at four flows",
    },
    "constant",
    { source: { source: performanceRatingManual, locator: "part-load curves of pumps" } },
  ),
  pumpPowerShare: quantity("Mean pump power, of design", "x_p", "ratio", 1, [0, 1], {
    help: "While the pumps run: 100 % at constant flow, about 40 % at variable speed. The pump head calculator gives it.",
    when: [constantWater],
  }),
  ...onlyWhen(statedPump, {
    pumpPowerThreeQuarter: quantity("Pump power at three-quarter flow, of design", "x_p75", "ratio", "derived", [0, 1.2], {
      help: "If empty: as at full flow.",
    }),
    pumpPowerHalf: quantity("Pump power at half flow", "x_p50", "ratio", "derived", [0, 1.2], {
      help: "If empty: as at the next higher flow.",
    }),
    pumpPowerQuarter: quantity("Pump power at quarter flow", "x_p25", "ratio", "derived", [0, 1.2], {
      help: "Electric, with the drive. Straight lines between; below 25 % as at 25 %. If empty: as at the next higher flow.",
    }),
  }),
  pumpFlowShare: quantity("Mean water flow, of design", "x_w", "ratio", 0.5, [0, 1], {
    help: "While the pumps run.",
    when: [variableWater, asAWhole],
  }),
  leastWaterFlow: quantity("Minimum water flow, of design", "x_m", "ratio", 0.3, [0, 1], {
    help: "While the pumps run, with a load. Above it the flow follows the load.",
    when: [variableWater, byHours],
  }),
} as const;
