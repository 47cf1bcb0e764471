import { defineFields, type CalculatorInput, type Condition, type Section, type SIValues } from "../../kernel/index.ts";
import { glycolOnly, liquidFields } from "../../fluids/liquid.ts";
import { hi967, ksbSelecting } from "../../pumps/sources.ts";
import { methodsCheck } from "../../sources/index.ts";
import { powerFields } from "./powerFields.ts";
import { pumpRow } from "./pumpFields.ts";
import { equipmentRow, segmentRow } from "./segmentFields.ts";
import { suctionFields } from "./suctionFields.ts";
import { valveFields } from "./valveFields.ts";

const open: Condition = { field: "kind", is: ["open"] };

export const sections: readonly Section[] = [
  {
    id: "duty",
    title: "Duty",
    first: ["kind", "flowRate", "headLoss", "staticLift", "headMargin"],
    summary: ["{residualPressure} at the outlet", "{sourcePressure} on the liquid drawn from"],
  },
  { id: "fluid", title: "Fluid", first: ["fluid", "fluidTemperature"], summary: ["{glycolMassFraction} of glycol"] },
  {
    id: "circuit",
    title: "Circuit losses",
    first: ["segments", "equipment", "controlValveBy", "controlValveLoss", "controlValveKv"],
    summary: ["valve carries {controlValveFlow}", "controls {controlledLoss}", "strainer {strainerLoss}"],
  },
  {
    id: "pumps",
    title: "Pumps",
    first: ["pumps"],
    summary: [
      "{arrangement}",
      "curves by {curveDegree}",
      "trimmed impellers: flow {trimMethod}",
      "corrected for viscosity: {viscosityCorrection}",
    ],
  },
  {
    id: "suction",
    title: "Suction side",
    first: ["checkSuction", "suctionLevel"],
    summary: [
      "{suctionHeadLoss} of the known loss on the suction side",
      "required {npshRequired}",
      "{tankPressure} at the expansion tank",
      "highest point {topHeight} above the pump",
      "altitude {altitude}",
    ],
  },
  {
    id: "power",
    title: "Power and energy",
    summary: [
      "control: {control}",
      "pump {pumpEfficiency}",
      "motor {motorEfficiency}",
      "drive {driveEfficiency}",
      "{operatingHours} a year",
      "load: {loadProfile}",
      "{leastHeadShare} of the head at no flow",
      "staged: {stagePumps}",
      "{profile}",
    ],
  },
];

export const fields = defineFields({
  calculationName: { type: "text", label: "Name", default: "Pump head", maxLength: 120, informational: true, section: "duty" },
  kind: {
    type: "choice",
    label: "Circuit",
    options: { closed: "Closed", open: "Open" },
    default: "closed",
    help: "In a closed circuit the liquid that goes up comes down again: heights do not count. In an open one it is lifted, as to a cooling tower or a tank.",
    section: "duty",
  },
  checkSuction: {
    type: "flag",
    label: "Check against cavitation (NPSH)",
    default: false,
    help: "Net positive suction head available against what the pump requires.",
    section: "suction",
  },
  flowRate: {
    type: "quantity",
    label: "Flow",
    symbol: "Q_d",
    quantity: "waterFlow",
    default: null,
    min: 3e-6,
    max: 20,
    help: "Of all running pumps together.",
    section: "duty",
  },
  headLoss: {
    type: "quantity",
    label: "Known head loss",
    symbol: "h_st",
    quantity: "head",
    default: null,
    min: 0,
    max: 1000,
    optional: "absent",
    help: "Of the critical circuit: the one that loses most. It adds to the segments and equipment below; if empty, these alone count.",
    section: "duty",
  },
  staticLift: {
    type: "quantity",
    label: "Static lift",
    symbol: "z_l",
    quantity: "head",
    default: null,
    min: -500,
    max: 500,
    help: "From the level that is drawn from to where the liquid leaves or the level it reaches.",
    section: "duty",
    when: [open],
  },
  residualPressure: {
    type: "quantity",
    label: "Pressure at the outlet",
    symbol: "p_o",
    quantity: "pressureWater",
    default: 0,
    min: 0,
    max: 5e6,
    help: "Wanted before spray nozzles, or in the tank that is filled, above the atmosphere.",
    section: "duty",
    when: [open],
  },
  sourcePressure: {
    type: "quantity",
    label: "Pressure on the liquid drawn from",
    symbol: "p_u",
    quantity: "pressureWater",
    default: 0,
    min: -101_000,
    max: 5e6,
    help: "Above the atmosphere: zero for open tanks and basins. It helps the pump.",
    section: "duty",
    when: [open],
  },
  headMargin: {
    type: "quantity",
    label: "Margin on losses",
    symbol: "m",
    quantity: "ratio",
    default: 0.1,
    min: 0,
    max: 1,
    usual: [0, 0.15],
    help: "Shown apart and added to the losses only: lift and pressure are known. More than 15 % makes pumps run out on their curves.",
    source: { source: methodsCheck },
    section: "duty",
  },

  ...liquidFields,
  fluidTemperature: {
    ...liquidFields.fluidTemperature,
    help: "At the pump: it sets density, viscosity and vapour pressure.",
  },

  segments: {
    type: "list",
    label: "Segments",
    rowLabel: "segment",
    help: "The critical circuit piece by piece: only what one particle of liquid passes on its way.",
    maxRows: 100,
    section: "circuit",
    row: segmentRow,
  },
  equipment: {
    type: "list",
    label: "Equipment",
    rowLabel: "component",
    help: "Chillers, coils, exchangers, strainers on the critical circuit.",
    maxRows: 60,
    section: "circuit",
    row: equipmentRow,
  },
  ...valveFields,
  strainerLoss: {
    type: "quantity",
    label: "Strainer",
    symbol: "Δp_s",
    quantity: "pressureWater",
    default: null,
    min: 0,
    max: 500_000,
    usual: [0, 50_000],
    optional: "absent",
    help: "Pressure loss at design flow; if empty, there is none. Clean about 10 kPa (3 ft); it counts on the suction side.",
    section: "circuit",
  },

  pumps: {
    type: "list",
    label: "Pumps",
    rowLabel: "pump",
    help: "All rows run together. Pumps of one kind are one row with their number.",
    maxRows: 12,
    section: "pumps",
    row: pumpRow,
  },
  arrangement: {
    type: "choice",
    label: "Arrangement",
    options: { parallel: "In parallel", series: "In series" },
    default: "parallel",
    help: "In series the liquid passes the pumps in the order in which they are listed: the suction side is that of the first.",
    section: "pumps",
  },
  curveDegree: {
    type: "choice",
    label: "Curves fitted by",
    options: { "1": "Straight line", "2": "Parabola (degree 2)", "3": "Cubic (degree 3)" },
    default: "2",
    help: "Least squares through the points. A cubic needs four points and follows unusual curves.",
    section: "pumps",
  },
  trimMethod: {
    type: "choice",
    label: "Flow of a trimmed impeller",
    options: { square: "As the square of the diameter", proportional: "As the diameter" },
    default: "square",
    help: "Head goes as the square either way. Manufacturers of radial pumps find the flow to follow the square too.",
    source: { source: ksbSelecting, locator: "trimming of impellers" },
    section: "pumps",
  },
  viscosityCorrection: {
    type: "flag",
    label: "Correct curves for the viscosity",
    default: true,
    help: "Curves are measured on water. Glycol lowers flow, head and efficiency; up to B = 1 no correction applies.",
    source: { source: hi967 },
    section: "pumps",
    when: [glycolOnly],
  },

  ...suctionFields,
  ...powerFields,
});

/** A chilled water circuit for a start. */
export const start = {
  Imperial: { unitSystem: "Imperial", flowRate: 300, headLoss: 60 },
  Metric: { unitSystem: "Metric", flowRate: 20, headLoss: 18 },
} as const;

/** An input as stated: any field may be left to its default. */
export type PumpInput = CalculatorInput<typeof fields>;
/** An input as calculated: every field, numbers in SI. */
export type PumpValues = SIValues<typeof fields>;
