import { defineFields, type Condition } from "../../kernel/index.ts";
import { long2014 } from "../../acoustics/sources.ts";
import { applications2015, bies2017 } from "../../sources/index.ts";
import { ceilingField } from "./ceilings.ts";
import { levels, losses } from "./levelFields.ts";

const fan: Condition = { field: "kind", is: ["fan"] };
const plant: Condition = { field: "kind", is: ["equipment"] };
const ducted: Condition = { field: "kind", is: ["bands", "fan"] };
const bands: Condition = { field: "kind", is: ["bands"] };
const hears: Condition = { field: "room", is: [true] };

/** Fans with a published specific sound power. */
export const fanTypes = {
  "backward-large": "Backward curved or airfoil, wheel over 0.9 m (36 in)",
  "backward-small": "Backward curved or airfoil, wheel up to 0.9 m (36 in)",
  forward: "Forward curved",
  radial: "Radial, low pressure",
  vaneaxial: "Vaneaxial",
  "tubeaxial-large": "Tubeaxial, wheel over 1 m (40 in)",
  "tubeaxial-small": "Tubeaxial, wheel up to 1 m (40 in)",
  propeller: "Propeller",
} as const;

/** Plant whose sound power is estimated from its size. */
const equipmentKinds = {
  pump: "Pump",
  motor: "Motor, enclosed and fan cooled",
  boiler: "Boiler",
  "cooling-tower-propeller": "Cooling tower, propeller fan",
  "cooling-tower-centrifugal": "Cooling tower, centrifugal fan",
} as const;

/** What makes the sound: a fan or a unit. */
export const sourceFields = defineFields({
  name: { type: "text", label: "Name", default: "", maxLength: 80, informational: true },
  kind: {
    type: "choice",
    label: "Sound power",
    options: { bands: "Measured, by octave bands", fan: "Fan, estimated", equipment: "Plant, estimated" },
    default: "bands",
    help: "Measured levels of the manufacturer are right within 2 to 3 dB, an estimate within about 5 dB.",
    source: { source: applications2015, locator: "ch. 48, fans" },
  },
  fanType: {
    type: "choice",
    label: "Fan",
    options: fanTypes,
    default: "backward-small",
    source: { source: long2014, locator: "table 13.5" },
    when: [fan],
  },
  airflow: {
    type: "quantity",
    label: "Airflow",
    symbol: "Q_f",
    quantity: "airFlow",
    default: null,
    min: 0.001,
    max: 500,
    help: "Of one fan.",
    when: [fan],
  },
  pressure: {
    type: "quantity",
    label: "Total pressure",
    symbol: "p_f",
    quantity: "pressure",
    default: null,
    min: 1,
    max: 15_000,
    when: [fan],
  },
  speed: {
    type: "quantity",
    label: "Speed",
    symbol: "n_f",
    quantity: "rotationalSpeed",
    default: null,
    min: 1,
    max: 500,
    usual: [5, 60],
    help: "Speed times blades is the blade passing frequency, in whose octave band the tone of the fan stands.",
    when: [fan],
  },
  blades: {
    type: "quantity",
    label: "Blades",
    symbol: "z_f",
    quantity: "count",
    default: null,
    min: 1,
    max: 100,
    integer: true,
    when: [fan],
  },
  efficiencyRatio: {
    type: "quantity",
    label: "Efficiency, of the peak",
    symbol: "η_p",
    quantity: "ratio",
    default: 1,
    min: 0.3,
    max: 1,
    usual: [0.5, 1],
    help: "Static efficiency at the working point over the best of the fan. Away from its best point a fan is louder, by 3 to 16 dB.",
    source: { source: long2014, locator: "table 13.7" },
    when: [fan],
  },
  discharge: levels({
    label: "Sound power at the discharge",
    help: "Into the duct, as the manufacturer's sheet gives it for the working point.",
    when: [bands],
  }),
  inlet: levels({
    label: "Sound power at the inlet",
    help: "Into the duct on the inlet side. If empty, as at the discharge.",
    when: [bands],
  }),
  count: {
    type: "quantity",
    label: "Quantity",
    symbol: "N_f",
    quantity: "count",
    default: 1,
    min: 1,
    max: 100,
    integer: true,
    help: "Of fans that run together into the same duct. Two are 3 dB louder than one.",
  },
  equipment: {
    type: "choice",
    label: "Plant",
    options: equipmentKinds,
    default: "pump",
    help: "By its size; single machines differ by 5 to 10 dB.",
    source: { source: bies2017, locator: "ch. 10" },
    when: [plant],
  },
  power: {
    type: "quantity",
    label: "Power",
    symbol: "P_e",
    quantity: "electricPower",
    default: null,
    min: 100,
    max: 1e8,
    help: "Of the shaft; of a boiler the heat, of a cooling tower the fan.",
    when: [plant],
  },
  machineSpeed: {
    type: "quantity",
    label: "Plant speed",
    symbol: "n_e",
    quantity: "rotationalSpeed",
    default: null,
    min: 1,
    max: 200,
    usual: [5, 60],
    when: [plant, { field: "equipment", is: ["pump", "motor"] }],
  },
  room: {
    type: "reference",
    label: "Receiving room of the casing",
    to: "rooms",
    optional: true,
    default: null,
    help: "Where the unit or machine stands, or hangs above the ceiling. If empty, its casing is not counted.",
  },
  casingBy: {
    type: "choice",
    label: "Sound through the casing",
    options: { bands: "By octave bands", estimate: "From the sound power at the discharge" },
    default: "bands",
    source: { source: long2014, locator: "table 13.8" },
    when: [ducted, hears],
  },
  casing: levels({
    label: "Sound power through the casing",
    help: "Radiated into the room where the unit stands or hangs.",
    when: [ducted, hears, { field: "casingBy", is: ["bands"] }],
  }),
  distance: {
    type: "quantity",
    label: "Distance to the listener",
    symbol: "r_c",
    quantity: "length",
    default: { Metric: 2, Imperial: 7 },
    min: 0.3,
    max: 50,
    when: [hears],
  },
  ceilingBy: ceilingField([hears]),
  ceiling: losses({
    label: "Loss through the ceiling",
    help: "Of what stands between the casing and the room, such as a suspended ceiling.",
    when: [hears, { field: "ceilingBy", is: ["bands"] }],
  }),
});
