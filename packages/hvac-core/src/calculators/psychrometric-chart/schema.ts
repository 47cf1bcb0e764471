import { defineFields, type CalculatorInput, type RowValues, type Section, type SIValues } from "../../kernel/index.ts";
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
  calculationName: {
    type: "text",
    label: "Name",
    default: "Psychrometric chart",
    maxLength: 120,
    informational: true,
    section: "site",
  },
  pressureBy: {
    type: "choice",
    label: "Air pressure by",
    options: { altitude: "Altitude of the site", pressure: "Barometric pressure" },
    default: "altitude",
    section: "site",
  },
  altitude: {
    type: "quantity",
    label: "Altitude of the site",
    symbol: "z",
    quantity: "altitude",
    default: 0,
    min: -500,
    max: 5000,
    help: "Sets the air pressure by the standard atmosphere.",
    source: { source: fundamentals2021, locator: "ch. 1, eq. 3" },
    section: "site",
    when: [{ field: "pressureBy", is: ["altitude"] }],
  },
  pressure: {
    type: "quantity",
    label: "Barometric pressure",
    symbol: "p_0",
    quantity: "atmosphericPressure",
    default: null,
    min: 50_000,
    max: 120_000,
    usual: [60_000, 110_000],
    help: "As measured at the site, not reduced to sea level as in weather reports.",
    section: "site",
    when: [{ field: "pressureBy", is: ["pressure"] }],
  },

  states: { type: "list", label: "States", rowLabel: "state", row: stateRow, maxRows: 100, section: "states" },
  processes: { type: "list", label: "Processes", rowLabel: "process", row: processRow, maxRows: 100, section: "processes" },

  layout: {
    type: "choice",
    label: "Layout",
    options: { ashrae: "ASHRAE: humidity ratio over dry bulb", mollier: "Mollier: temperature over humidity ratio" },
    default: "ashrae",
    informational: true,
    section: "chart",
  },
  comfortZone: {
    type: "choice",
    label: "Comfort zone",
    options: {
      none: "None",
      summer: "0.5 clo, summer clothing",
      winter: "1.0 clo, winter clothing",
      both: "0.5 and 1.0 clo",
    },
    default: "none",
    help: "Where the predicted mean vote lies between −0.5 and 0.5 for office work in still air.",
    informational: true,
    section: "chart",
  },
  dataCentreZone: {
    type: "choice",
    label: "Data centre zone",
    options: { none: "None", recommended: "Recommended", a1: "Class A1", a2: "Class A2", a3: "Class A3", a4: "Class A4" },
    default: "none",
    informational: true,
    section: "chart",
  },
  minDryBulb: {
    type: "quantity",
    label: "Lowest dry bulb shown",
    quantity: "temperature",
    default: { Imperial: 20, Metric: -10 },
    min: -60,
    max: 80,
    informational: true,
    section: "chart",
  },
  maxDryBulb: {
    type: "quantity",
    label: "Highest dry bulb shown",
    quantity: "temperature",
    default: { Imperial: 120, Metric: 50 },
    min: -20,
    max: 150,
    informational: true,
    section: "chart",
  },
  maxHumidityRatio: {
    type: "quantity",
    label: "Highest humidity ratio shown",
    quantity: "humidityRatio",
    default: { Imperial: 210, Metric: 30 },
    min: 0.001,
    max: 0.5,
    informational: true,
    section: "chart",
  },
});

/** An input as calculated: every field, numbers in SI. */
export type PsychrometricChartValues = SIValues<typeof fields>;
/** An input as stated: any field may be left to its default. */
export type PsychrometricChartInput = CalculatorInput<typeof fields>;
/** A state as calculated with. */
export type StateValues = RowValues<typeof stateRow>;
/** A process as calculated with. */
export type ProcessValues = RowValues<typeof processRow>;
/** What a process does to its air. */
export type ProcessKind = ProcessValues["kind"];
