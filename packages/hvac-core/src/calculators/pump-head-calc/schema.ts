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
    summary: ["outlet pressure {residualPressure}", "source pressure {sourcePressure}"],
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
      "{minimumHeadShare} of the head at no flow",
      "staged: {stagePumps}",
      "{profile}",
    ],
  },
];

export const fields = defineFields({
  ...inSection("duty", {
    calculationName: text("Name", 120, { default: "Pump head" }),
    kind: choice("Circuit", { closed: "Closed", open: "Open" }, "closed", {
      help: "In a closed circuit heights cancel out. In an open one the liquid is lifted, as to a cooling tower or a tank.",
    }),
  }),
  checkSuction: flag("Check against cavitation (NPSH)", false, {
    help: "Net positive suction head available against NPSH required by the pump.",
    section: "suction",
  }),
  ...inSection("duty", {
    flowRate: quantity("Flow", "Q_d", "waterFlow", "required", [3e-6, 20], { help: "Total of all running pumps." }),
    headLoss: quantity("Known head loss", "h_st", "head", "absent", [0, 1000], {
      help: "Loss of the critical circuit, which has the highest loss. Segments and equipment below are added to it; if empty, only these are used.",
    }),
    ...onlyWhen(open, {
      staticLift: quantity("Static lift", "z_l", "head", "required", [-500, 500], {
        help: "From the level of the source to the outlet, or to the level of the tank that is filled.",
      }),
      residualPressure: quantity("Outlet pressure", "p_o", "pressureWater", 0, [0, 5e6], {
        help: "Gauge pressure required upstream of spray nozzles, or in the tank that is filled.",
      }),
      sourcePressure: quantity("Source pressure", "p_u", "pressureWater", 0, [-101_000, 5e6], {
        help: "Gauge pressure on the liquid at the suction source: zero for open tanks and basins. It reduces the head of the pump.",
      }),
    }),
    headMargin: quantity("Margin on losses", "m", "ratio", 0.1, [0, 1], {
      usual: [0, 0.15],
      help: "Shown separately and applied to the losses only, since lift and pressures are known. Above 15 % pumps run out on their curves.",
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
    help: "Pressure loss at design flow; leave empty without a strainer. About 10 kPa (3 ft) clean; on the suction side.",
    section: "circuit",
  }),

  ...inSection("pumps", {
    pumps: list("Pumps", "pump", 12, pumpRow, { help: "All rows run at the same time. Identical pumps are one row with their number." }),
    arrangement: choice("Arrangement", { parallel: "In parallel", series: "In series" }, "parallel", {
      help: "In series the liquid passes the pumps in the listed order: the suction side is that of the first pump.",
    }),
    curveDegree: choice("Curve fit", { "1": "Straight line", "2": "Parabola (degree 2)", "3": "Cubic (degree 3)" }, "2", {
      help: "Least squares through the points. A cubic needs four points and follows unusual curves.",
    }),
    trimMethod: choice(
      "Flow with a trimmed impeller",
      { square: "As the square of the diameter", proportional: "As the diameter" },
      "square",
      {
        help: "Head goes as the square in both cases. For radial pumps, manufacturers find that the flow goes as the square as well.",
        source: { source: ksbSelecting, locator: "trimming of impellers" },
      },
    ),
    viscosityCorrection: flag("Correct curves for viscosity", true, {
      help: "Curves are measured on water. Glycol lowers flow, head and efficiency; up to B = 1 no correction applies.",
      source: { source: hi967 },
      when: [glycolOnly],
    }),
  }),

  ...suctionFields,
  ...powerFields,
});

/** Input of a pump system: any field may be left to its default. */
export type PumpInput = CalculatorInput<typeof fields>;
/** Values of all fields of a pump system, numbers in SI. */
export type PumpValues = SIValues<typeof fields>;
