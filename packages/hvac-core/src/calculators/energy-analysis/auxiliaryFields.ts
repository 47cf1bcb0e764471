import { choice, fieldIs, quantity } from "../../kernel/index.ts";
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
const share = { type: "quantity", quantity: "ratio", min: 0, max: 1 } as const;
const pointPower = { ...share, default: null, optional: "derived", max: 1.2 } as const;
const hours = { type: "quantity", quantity: "time", min: 0, max: 8760 * 3600 } as const;

/** What moves air and water. */
export const auxiliaryFields = {
  freeCooling: quantity("Outdoor air while it cools, times the design", "f_v", "number", 1, [1, 20], {
    help: "Free cooling, while it is colder outside than in the room and outdoor air flows. 1: none.",
    when: [byHours],
  }),
  freeCoolingFans: quantity("Fan power for the additional outdoor air", "p_v", "specificFanPower", "absent", [0, 10_000], {
    help: "Of free cooling, per flow that is added to the design outdoor air. 0: mixed-air units, where it takes the place of return air. Empty: not included.",
    when: [byHours],
  }),
  heatRecovery: {
    ...share,
    label: "Heat recovery",
    symbol: "η_r",
    default: 0,
    max: 0.95,
    help: "Share of the heat of the outdoor air that is recovered while it is heated; it is bypassed while the building is cooled.",
  },
  fanPower: quantity("Fan power", "P_f", "electricPower", 0, [0, 1e8], { help: "Electric, of all fans at design flow." }),
  fanHours: { ...hours, label: "Hours of the fans", symbol: "τ_f", default: 8760, help: "Of a year.", when: [asAWhole] },
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
  fanPowerThreeQuarter: {
    ...pointPower,
    label: "Fan power at three-quarter flow, of design",
    symbol: "x_75",
    help: "If empty: as at full flow.",
    when: [statedFan],
  },
  fanPowerHalf: {
    ...pointPower,
    label: "Fan power at half flow",
    symbol: "x_50",
    help: "If empty: as at the next higher flow.",
    when: [statedFan],
  },
  fanPowerQuarter: {
    ...pointPower,
    label: "Fan power at quarter flow",
    symbol: "x_25",
    help: "Electric, with the drive. Straight lines between; below 25 % as at 25 %. If empty: as at the next higher flow.",
    when: [statedFan],
  },
  fanFlowShare: {
    ...share,
    label: "Mean air flow, of design",
    symbol: "x_f",
    default: 0.6,
    help: "While the fans run.",
    when: [variableFlow, asAWhole],
  },
  leastFlow: {
    ...share,
    label: "Minimum air flow, of design",
    symbol: "x_o",
    default: 0.3,
    help: "While the fans run: with outdoor air or a load. Above it the flow follows the load.",
    when: [variableFlow, byHours],
  },
  pumpPower: quantity("Pump power", "P_p", "electricPower", 0, [0, 1e8], { help: "Electric, of all pumps at design flow." }),
  pumpHours: { ...hours, label: "Hours of the pumps", symbol: "τ_p", default: 4400, help: "Of a year.", when: [asAWhole] },
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
  pumpPowerShare: {
    ...share,
    label: "Mean pump power, of design",
    symbol: "x_p",
    default: 1,
    help: "While the pumps run: 100 % at constant flow, about 40 % at variable speed. The pump head calculator tells it.",
    when: [constantWater],
  },
  pumpPowerThreeQuarter: {
    ...pointPower,
    label: "Pump power at three-quarter flow, of design",
    symbol: "x_p75",
    help: "If empty: as at full flow.",
    when: [statedPump],
  },
  pumpPowerHalf: {
    ...pointPower,
    label: "Pump power at half flow",
    symbol: "x_p50",
    help: "If empty: as at the next higher flow.",
    when: [statedPump],
  },
  pumpPowerQuarter: {
    ...pointPower,
    label: "Pump power at quarter flow",
    symbol: "x_p25",
    help: "Electric, with the drive. Straight lines between; below 25 % as at 25 %. If empty: as at the next higher flow.",
    when: [statedPump],
  },
  pumpFlowShare: {
    ...share,
    label: "Mean water flow, of design",
    symbol: "x_w",
    default: 0.5,
    help: "While the pumps run.",
    when: [variableWater, asAWhole],
  },
  leastWaterFlow: {
    ...share,
    label: "Minimum water flow, of design",
    symbol: "x_m",
    default: 0.3,
    help: "While the pumps run, with a load. Above it the flow follows the load.",
    when: [variableWater, byHours],
  },
} as const;
