import {
  choice,
  defineFields,
  fieldIs,
  flag,
  inSection,
  list,
  onlyWhen,
  quantity,
  text,
  type CalculatorInput,
  type Section,
  type SIValues,
} from "../../kernel/index.ts";
import { glycolOnly, liquidFields } from "../../fluids/internal.ts";
import { hi967, ksbSelecting } from "../../pumps/sources.ts";
import { methodsCheck } from "../../sources/index.ts";
import { powerFields } from "./powerFields.ts";
import { pumpRow } from "./pumpFields.ts";
import { equipmentRow, segmentRow } from "./segmentFields.ts";
import { suctionFields } from "./suctionFields.ts";
import { valveFields } from "./valveFields.ts";

const open = fieldIs("kind", "open");

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
  ...inSection("duty", {
    calculationName: text("Name", 120, { default: "Pump head" }),
    kind: choice("Circuit", { closed: "Closed", open: "Open" }, "closed", {
      help: "In a closed circuit the liquid that goes up comes down again: heights make no difference. In an open one it is lifted, as to a cooling tower or a tank.",
    }),
  }),
  checkSuction: flag("Check against cavitation (NPSH)", false, {
    help: "Net positive suction head available against what the pump requires.",
    section: "suction",
  }),
  ...inSection("duty", {
    flowRate: quantity("Flow", "Q_d", "waterFlow", "required", [3e-6, 20], { help: "Total of all running pumps." }),
    headLoss: quantity("Known head loss", "h_st", "head", "absent", [0, 1000], {
      help: "Loss of the critical circuit: the one with the highest loss. It adds to the segments and equipment below; if empty, only these are used.",
    }),
    ...onlyWhen(open, {
      staticLift: quantity("Static lift", "z_l", "head", "required", [-500, 500], {
        help: "From the level that is drawn from to where the liquid leaves or the level it reaches.",
      }),
      residualPressure: quantity("Pressure at the outlet", "p_o", "pressureWater", 0, [0, 5e6], {
        help: "Gauge pressure required upstream of spray nozzles, or in the tank that is filled.",
      }),
      sourcePressure: quantity("Pressure on the liquid drawn from", "p_u", "pressureWater", 0, [-101_000, 5e6], {
        help: "Above the atmosphere: zero for open tanks and basins. It helps the pump.",
      }),
    }),
    headMargin: quantity("Margin on losses", "m", "ratio", 0.1, [0, 1], {
      usual: [0, 0.15],
      help: "Shown separately and applied to the losses only: lift and pressure are known. More than 15 % makes pumps run out on their curves.",
      source: { source: methodsCheck },
    }),
  }),

  ...liquidFields,
  fluidTemperature: { ...liquidFields.fluidTemperature, help: "At the pump: it sets density, viscosity and vapour pressure." },

  ...inSection("circuit", {
    segments: list("Segments", "segment", 100, segmentRow, {
      help: "The critical circuit piece by piece: only what one particle of liquid passes on its way.",
    }),
    equipment: list("Equipment", "component", 60, equipmentRow, {
      help: "Chillers, coils, exchangers, strainers on the critical circuit.",
    }),
  }),
  ...valveFields,
  strainerLoss: quantity("Strainer", "Δp_s", "pressureWater", "absent", [0, 500_000], {
    usual: [0, 50_000],
    help: "Pressure loss at design flow; if empty, there is none. About 10 kPa (3 ft) clean; it is on the suction side.",
    section: "circuit",
  }),

  ...inSection("pumps", {
    pumps: list("Pumps", "pump", 12, pumpRow, { help: "All rows run together. Pumps of one kind are one row with their number." }),
    arrangement: choice("Arrangement", { parallel: "In parallel", series: "In series" }, "parallel", {
      help: "In series the liquid passes the pumps in the order in which they are listed: the suction side is that of the first.",
    }),
    curveDegree: choice("Curves fitted by", { "1": "Straight line", "2": "Parabola (degree 2)", "3": "Cubic (degree 3)" }, "2", {
      help: "Least squares through the points. A cubic needs four points and follows unusual curves.",
    }),
    trimMethod: choice(
      "Flow of a trimmed impeller",
      { square: "As the square of the diameter", proportional: "As the diameter" },
      "square",
      {
        help: "Head goes as the square either way. Manufacturers of radial pumps find the flow to follow the square too.",
        source: { source: ksbSelecting, locator: "trimming of impellers" },
      },
    ),
    viscosityCorrection: flag("Correct curves for the viscosity", true, {
      help: "Curves are measured on water. Glycol lowers flow, head and efficiency; up to B = 1 no correction applies.",
      source: { source: hi967 },
      when: [glycolOnly],
    }),
  }),

  ...suctionFields,
  ...powerFields,
});

/** An input as stated: any field may be left to its default. */
export type PumpInput = CalculatorInput<typeof fields>;
/** An input as calculated: every field, numbers in SI. */
export type PumpValues = SIValues<typeof fields>;
