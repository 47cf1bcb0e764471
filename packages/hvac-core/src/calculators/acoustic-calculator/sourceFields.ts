import { choice, defineFields, fieldIs, onlyWhen, quantity, reference, text } from "../../kernel/index.ts";
import { long2014 } from "../../acoustics/sources.ts";
import { applications2015, bies2017 } from "../../sources/index.ts";
import { ceilingField } from "./ceilings.ts";
import { levels, losses } from "./levelFields.ts";

const fan = fieldIs("kind", "fan");
const plant = fieldIs("kind", "equipment");
const ducted = fieldIs("kind", "bands", "fan");
const bands = fieldIs("kind", "bands");
const hears = fieldIs("room", true);

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
  name: text("Name", 80),
  kind: choice("Sound power", { bands: "Measured, by octave bands", fan: "Fan, estimated", equipment: "Plant, estimated" }, "bands", {
    help: "Measured levels of the manufacturer are right within 2 to 3 dB, an estimate within about 5 dB.",
    source: { source: applications2015, locator: "ch. 48, fans" },
  }),
  ...onlyWhen(fan, {
    fanType: choice("Fan", fanTypes, "backward-small", { source: { source: long2014, locator: "table 13.5" } }),
    airflow: quantity("Airflow", "Q_f", "airFlow", "required", [0.001, 500], { help: "Airflow of one fan." }),
    pressure: quantity("Total pressure", "p_f", "pressure", "required", [1, 15_000]),
    speed: quantity("Speed", "n_f", "rotationalSpeed", "required", [1, 500], {
      usual: [5, 60],
      help: "Speed times blades is the blade passing frequency, in whose octave band the tone of the fan stands.",
    }),
    blades: quantity("Blades", "z_f", "count", "required", [1, 100], { integer: true }),
    efficiencyRatio: quantity("Efficiency, of the peak", "η_p", "ratio", 1, [0.3, 1], {
      usual: [0.5, 1],
      help: "Static efficiency at the working point over the best of the fan. Away from its best point a fan is louder, by 3 to 16 dB.",
      source: { source: long2014, locator: "table 13.7" },
    }),
  }),
  discharge: levels("Sound power at the discharge", {
    help: "Into the duct, as the manufacturer's sheet gives it for the working point.",
    when: [bands],
  }),
  inlet: levels("Sound power at the inlet", { help: "Into the duct on the inlet side. If empty, as at the discharge.", when: [bands] }),
  count: quantity("Quantity", "N_f", "count", 1, [1, 100], {
    integer: true,
    help: "Fans that run together into the same duct. Two are 3 dB louder than one.",
  }),
  ...onlyWhen(plant, {
    equipment: choice("Plant", equipmentKinds, "pump", {
      help: "By its size; single machines differ by 5 to 10 dB.",
      source: { source: bies2017, locator: "ch. 10" },
    }),
    power: quantity("Power", "P_e", "electricPower", "required", [100, 1e8], {
      help: "Shaft power; for a boiler its heat, for a cooling tower its fan power.",
    }),
    machineSpeed: quantity("Plant speed", "n_e", "rotationalSpeed", "required", [1, 200], {
      usual: [5, 60],
      when: [fieldIs("equipment", "pump", "motor")],
    }),
  }),
  room: reference("Receiving room of the casing", "rooms", {
    optional: true,
    help: "Where the unit or machine stands, or hangs above the ceiling. If empty, its casing is not included.",
  }),
  casingBy: choice("Sound through the casing", { bands: "By octave bands", estimate: "From the sound power at the discharge" }, "bands", {
    source: { source: long2014, locator: "table 13.8" },
    when: [ducted, hears],
  }),
  casing: levels("Sound power through the casing", {
    help: "Radiated into the room where the unit stands or hangs.",
    when: [ducted, hears, fieldIs("casingBy", "bands")],
  }),
  distance: quantity("Distance to the listener", "r_c", "length", { Metric: 2, Imperial: 7 }, [0.3, 50], { when: [hears] }),
  ceilingBy: ceilingField([hears]),
  ceiling: losses("Loss through the ceiling", {
    help: "What is between the casing and the room, such as a suspended ceiling.",
    when: [hears, fieldIs("ceilingBy", "bands")],
  }),
});
