import { choice, defineFields, fieldIs, onlyWhen, quantity, reference, text } from "../../kernel/index.ts";
import { long2014 } from "../../acoustics/sources.ts";
import { applications2015, bies2017 } from "../../sources/index.ts";
import { ceilingField } from "./ceilings.ts";
import { levels, losses } from "./levelFields.ts";

const fan = fieldIs("kind", "fan");
const plant = fieldIs("kind", "equipment");
const ducted = fieldIs("kind", "bands", "fan");
const bands = fieldIs("kind", "bands");
const hasRoom = fieldIs("room", true);

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

/** Plant with an estimate of its sound power. */
const equipmentKinds = {
  pump: "Pump",
  motor: "Motor, enclosed and fan cooled",
  boiler: "Boiler",
  "cooling-tower-propeller": "Cooling tower, propeller fan",
  "cooling-tower-centrifugal": "Cooling tower, centrifugal fan",
} as const;

/** Fields of a source: a fan or a unit. */
export const sourceFields = defineFields({
  name: text("Name", 80),
  kind: choice("Sound power", { bands: "Measured, by octave bands", fan: "Fan, estimated", equipment: "Plant, estimated" }, "bands", {
    help: "Measured levels of the manufacturer are accurate within 2 to 3 dB, an estimate within about 5 dB.",
    source: { source: applications2015, locator: "ch. 48, fans" },
  }),
  ...onlyWhen(fan, {
    fanType: choice("Fan", fanTypes, "backward-small", { source: { source: long2014, locator: "table 13.5" } }),
    airflow: quantity("Airflow", "Q_f", "airFlow", "required", [0.001, 500], { help: "Airflow of one fan." }),
    pressure: quantity("Total pressure", "p_f", "pressure", "required", [1, 15_000]),
    speed: quantity("Speed", "n_f", "rotationalSpeed", "required", [1, 500], {
      usual: [5, 60],
      help: "Speed times number of blades is the blade passing frequency; its octave band has the blade tone.",
    }),
    blades: quantity("Blades", "z_f", "count", "required", [1, 100], { integer: true }),
    efficiencyRatio: quantity("Efficiency relative to peak", "η_p", "ratio", 1, [0.3, 1], {
      usual: [0.5, 1],
      help: "Static efficiency at the operating point divided by the peak efficiency. Off its peak a fan is 3 to 16 dB louder.",
      source: { source: long2014, locator: "table 13.7" },
    }),
  }),
  discharge: levels("Sound power at the discharge", {
    help: "Into the duct, from the manufacturer's data for the operating point.",
    when: [bands],
  }),
  inlet: levels("Sound power at the inlet", { help: "Into the duct on the inlet side. If empty: as at the discharge.", when: [bands] }),
  count: quantity("Quantity", "N_f", "count", 1, [1, 100], {
    integer: true,
    help: "Identical fans on the same duct. Two are 3 dB louder than one.",
  }),
  ...onlyWhen(plant, {
    equipment: choice("Plant", equipmentKinds, "pump", {
      help: "By size; individual machines differ by 5 to 10 dB.",
      source: { source: bies2017, locator: "ch. 10" },
    }),
    power: quantity("Power", "P_e", "electricPower", "required", [100, 1e8], {
      help: "Shaft power; heat output of a boiler, fan power of a cooling tower.",
    }),
    machineSpeed: quantity("Plant speed", "n_e", "rotationalSpeed", "required", [1, 200], {
      usual: [5, 60],
      when: [fieldIs("equipment", "pump", "motor")],
    }),
  }),
  room: reference("Receiving room of the casing", "rooms", {
    optional: true,
    help: "Room of the unit or machine, or below it. If empty: sound through the casing is not included.",
  }),
  casingBy: choice("Casing sound", { bands: "By octave bands", estimate: "From the sound power at the discharge" }, "bands", {
    source: { source: long2014, locator: "table 13.8" },
    when: [ducted, hasRoom],
  }),
  casing: levels("Sound power through the casing", {
    help: "Radiated by the casing of the unit.",
    when: [ducted, hasRoom, fieldIs("casingBy", "bands")],
  }),
  distance: quantity("Distance to the listener", "r_c", "length", { Metric: 2, Imperial: 7 }, [0.3, 50], { when: [hasRoom] }),
  ceilingBy: ceilingField([hasRoom]),
  ceiling: losses("Ceiling loss", {
    help: "Between the casing and the room, such as a suspended ceiling.",
    when: [hasRoom, fieldIs("ceilingBy", "bands")],
  }),
});
