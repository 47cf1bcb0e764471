import {
  choice,
  defineFields,
  fieldIs,
  inSection,
  list,
  quantity,
  text,
  type CalculatorInput,
  type RowValues,
  type Section,
  type SIValues,
} from "../../kernel/index.ts";
import { fundamentals2021 } from "../../sources/index.ts";
import { processRow } from "./processFields.ts";
import { stateRow } from "./stateFields.ts";

export const sections: readonly Section[] = [
  { id: "site", title: "Site" },
  { id: "states", title: "States" },
  { id: "processes", title: "Processes" },
  {
    id: "chart",
    title: "Chart",
    first: ["layout", "comfortZone", "dataCentreZone"],
    summary: ["from {minDryBulb}", "to {maxDryBulb}", "humidity ratio to {maxHumidityRatio}"],
  },
];

export const fields = defineFields({
  ...inSection("site", {
    calculationName: text("Name", 120, { default: "Psychrometric chart" }),
    pressureBy: choice("Air pressure from", { altitude: "Altitude", pressure: "Barometric pressure" }, "altitude", {
      site: [
        { part: "pressure", option: "pressure" },
        { part: "altitude", option: "altitude" },
      ],
    }),
    altitude: quantity("Altitude of the site", "z", "altitude", 0, [-500, 5000], {
      help: "Gives the air pressure of the standard atmosphere.",
      source: { source: fundamentals2021, locator: "ch. 1, eq. 3" },
      when: [fieldIs("pressureBy", "altitude")],
      site: "altitude",
    }),
    pressure: quantity("Barometric pressure", "p_0", "atmosphericPressure", "required", [50_000, 120_000], {
      usual: [60_000, 110_000],
      help: "As measured at the site, not reduced to sea level as in weather reports.",
      when: [fieldIs("pressureBy", "pressure")],
      site: "pressure",
    }),
  }),

  states: list("States", "state", 100, stateRow, { section: "states" }),
  processes: list("Processes", "process", 100, processRow, { section: "processes" }),

  ...inSection("chart", {
    layout: choice(
      "Layout",
      { ashrae: "ASHRAE: humidity ratio over dry bulb", mollier: "Mollier: temperature over humidity ratio" },
      "ashrae",
      { informational: true },
    ),
    comfortZone: choice(
      "Comfort zone",
      { none: "None", summer: "0.5 clo, summer clothing", winter: "1.0 clo, winter clothing", both: "0.5 and 1.0 clo" },
      "none",
      { help: "Predicted mean vote between −0.5 and 0.5, for office work in still air.", informational: true },
    ),
    dataCentreZone: choice(
      "Data centre zone",
      { none: "None", recommended: "Recommended", a1: "Class A1", a2: "Class A2", a3: "Class A3", a4: "Class A4" },
      "none",
      { informational: true },
    ),
    minDryBulb: quantity("Lowest dry bulb shown", null, "temperature", { Imperial: 20, Metric: -10 }, [-60, 80], { informational: true }),
    maxDryBulb: quantity("Highest dry bulb shown", null, "temperature", { Imperial: 120, Metric: 50 }, [-20, 150], { informational: true }),
    maxHumidityRatio: quantity("Highest humidity ratio shown", null, "humidityRatio", { Imperial: 210, Metric: 30 }, [0.001, 0.5], {
      informational: true,
    }),
  }),
});

/** Values of all fields, numbers in SI. */
export type PsychrometricChartValues = SIValues<typeof fields>;
/** Input of a chart: any field may be left to its default. */
export type PsychrometricChartInput = CalculatorInput<typeof fields>;
/** Values of a state. */
export type StateValues = RowValues<typeof stateRow>;
/** Values of a process. */
export type ProcessValues = RowValues<typeof processRow>;
/** Kind of a process. */
export type ProcessKind = ProcessValues["kind"];
