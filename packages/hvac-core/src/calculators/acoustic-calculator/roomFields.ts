import { long2014, schultz1985, siemens1251929 } from "../../acoustics/sources.ts";
import { defineFields, type ConditionalDefault } from "../../kernel/index.ts";
import { soundCriteria } from "../../reference/soundCriteria.ts";
import { applications2019, bies2017 } from "../../sources/index.ts";
import { levels } from "./levelFields.ts";

/** What a room is judged by. */
export const criteria = {
  nc: "NC, curves of 1957",
  "nc-s12": "NC, curves of 2008",
  nr: "NR, ISO",
  rc: "RC Mark II",
  dba: "dB(A)",
} as const;

const uses: Readonly<Record<string, string>> = Object.fromEntries([
  ["none", "Not in the table"],
  ...soundCriteria.map(({ id, label }) => [id, label] as const),
]);
const followsInput: readonly ConditionalDefault<keyof typeof criteria>[] = (Object.keys(criteria) as (keyof typeof criteria)[]).map(
  (option) => ({ when: [{ field: "criterion", is: [option] }], default: option }),
);
const side = { min: 1, max: 150 } as const;

/** A room in which somebody listens. */
export const roomFields = defineFields({
  name: { type: "text", label: "Name", default: "", maxLength: 80, informational: true },
  use: {
    type: "choice",
    label: "Use",
    options: uses,
    default: "none",
    help: "Sets the highest recommended NC, NR, RC or dB(A). Some have no NR or dB(A): state a target there.",
    source: { source: applications2019, locator: "ch. 49, Table 1" },
  },
  ratedBy: { type: "choice", label: "Judged by", options: criteria, default: "nc", defaultWhen: followsInput },
  target: {
    type: "quantity",
    label: "Target",
    symbol: "T",
    quantity: "soundRating",
    default: null,
    optional: "derived",
    min: 0,
    max: 130,
    usual: [15, 65],
    help: "Highest rating wanted. If empty, that of the use.",
  },
  length: { type: "quantity", label: "Length", symbol: "L_r", quantity: "length", default: null, ...side },
  width: { type: "quantity", label: "Width", symbol: "W_r", quantity: "length", default: null, ...side },
  height: { type: "quantity", label: "Height", symbol: "H_r", quantity: "length", default: null, min: 1, max: 50, usual: [2, 12] },
  method: {
    type: "choice",
    label: "Sound in the room",
    options: {
      schultz: "Furnished room (Schultz)",
      array: "Outlets spread evenly over the ceiling",
      diffuse: "Bare or large room (diffuse field)",
    },
    default: "schultz",
    help: "In furnished rooms of up to about 430 m³ (15,000 ft³) the level falls with distance everywhere. In bare or large rooms the reverberant level stays.",
    source: { source: schultz1985 },
  },
  outlets: {
    type: "quantity",
    label: "Outlets in the ceiling",
    symbol: "N_o",
    quantity: "count",
    default: null,
    optional: "derived",
    min: 1,
    max: 1000,
    usual: [4, 1000],
    integer: true,
    help: "All identical. If empty, those of the list; where the list has fewer, each stands for its share of them.",
    source: { source: siemens1251929, locator: "ch. 5, space effect" },
    when: [{ field: "method", is: ["array"] }],
  },
  absorptionBy: {
    type: "choice",
    label: "Absorption by",
    options: { bands: "Mean coefficients", reverberation: "Reverberation time" },
    default: "bands",
    help: "Counts in a diffuse field, and for speech from the next room.",
  },
  reverberationTime: {
    type: "series",
    axis: "octaveBands",
    label: "Reverberation time",
    help: "By bands, of the room as it is used.",
    of: {
      type: "quantity",
      label: "Reverberation time",
      quantity: "reverberationTime",
      default: null,
      min: 0.05,
      max: 20,
      usual: [0.2, 3],
    },
    source: { source: bies2017, locator: "ch. 6" },
    when: [{ field: "absorptionBy", is: ["reverberation"] }],
  },
  absorption: {
    type: "series",
    axis: "octaveBands",
    label: "Mean absorption",
    help: "Of all surfaces by bands: 5 to 10 % bare, 15 to 25 % furnished, 40 % very damped.",
    of: { type: "quantity", label: "Mean absorption", quantity: "ratio", default: 0.15, min: 0.01, max: 1, usual: [0.05, 0.6] },
    source: { source: long2014, locator: "room effect" },
    when: [{ field: "absorptionBy", is: ["bands"] }],
  },
  background: levels({
    label: "Other sound in the room",
    help: "Sound pressure of what is not in this calculation. If empty, there is none.",
  }),
});
