import { long2014, schultz1985, siemens1251929 } from "../../acoustics/sources.ts";
import { choice, defineFields, fieldIs, quantity, series, text, type ConditionalDefault } from "../../kernel/index.ts";
import { soundCriteria } from "../../reference/index.ts";
import { rowsBySpaceType, spaceTypeField } from "../../reference/internal.ts";
import { applications2019, bies2017 } from "../../sources/index.ts";
import { levels } from "./levelFields.ts";

/** Criteria for rooms. */
export const criteria = {
  nc: "NC, curves of 1957",
  "nc-s12": "NC, curves of 2008",
  nr: "NR, ISO",
  rc: "RC Mark II",
  dba: "dB(A)",
} as const;

const uses: Readonly<Record<string, string>> = Object.fromEntries([
  ["none", "Other"],
  ...soundCriteria.map(({ id, label }) => [id, label] as const),
]);
const defaultOfInput: readonly ConditionalDefault<keyof typeof criteria>[] = (Object.keys(criteria) as (keyof typeof criteria)[]).map(
  (option) => ({ when: [fieldIs("criterion", option)], default: option }),
);

/** Fields of a receiving room. */
export const roomFields = defineFields({
  name: text("Name", 80),
  spaceType: { ...spaceTypeField, help: "Sets the use, and with it the target. What is cleared follows the type again." },
  use: choice("Use", uses, "none", {
    defaultBy: rowsBySpaceType(({ sound }) => sound, soundCriteria),
    help: "Sets the maximum recommended NC, NR, RC or dB(A). Some uses have no NR or dB(A): enter a target.",
    source: { source: applications2019, locator: "ch. 49, Table 1" },
  }),
  ratedBy: choice("Criterion", criteria, "nc", { defaultWhen: defaultOfInput }),
  target: quantity("Target", "T", "soundRating", "derived", [0, 130], {
    usual: [15, 65],
    help: "Maximum rating. If empty: that of the use.",
  }),
  length: quantity("Length", "L_r", "length", "required", [1, 150]),
  width: quantity("Width", "W_r", "length", "required", [1, 150]),
  height: quantity("Height", "H_r", "length", "required", [1, 50], { usual: [2, 12] }),
  method: choice(
    "Room method",
    { schultz: "Furnished room (Schultz)", array: "Outlets evenly spaced in the ceiling", diffuse: "Bare or large room (diffuse field)" },
    "schultz",
    {
      help: "In furnished rooms up to about 430 m³ (15,000 ft³) the level falls with distance everywhere. In bare or large rooms the reverberant level is constant.",
      source: { source: schultz1985 },
    },
  ),
  outlets: quantity("Outlets in the ceiling", "N_o", "count", "derived", [1, 1000], {
    usual: [4, 1000],
    integer: true,
    help: "Identical outlets. If empty: those of the list. If the list has fewer, each represents its share.",
    source: { source: siemens1251929, locator: "ch. 5, space effect" },
    when: [fieldIs("method", "array")],
  }),
  absorptionBy: choice("Absorption method", { bands: "Mean coefficients", reverberation: "Reverberation time" }, "bands", {
    help: "For the diffuse field and for speech privacy.",
  }),
  reverberationTime: series(
    "Reverberation time",
    "octaveBands",
    quantity("Reverberation time", null, "reverberationTime", "required", [0.05, 20], { usual: [0.2, 3] }),
    {
      help: "By bands, of the room in use.",
      source: { source: bies2017, locator: "ch. 6" },
      when: [fieldIs("absorptionBy", "reverberation")],
    },
  ),
  absorption: series(
    "Mean absorption",
    "octaveBands",
    quantity("Mean absorption", null, "ratio", 0.15, [0.01, 1], { usual: [0.05, 0.6] }),
    {
      help: "Mean of all surfaces by bands: 5 to 10 % bare, 15 to 25 % furnished, 40 % highly absorbent.",
      source: { source: long2014, locator: "room effect" },
      when: [fieldIs("absorptionBy", "bands")],
    },
  ),
  background: levels("Background sound", { help: "Sound pressure of sources outside this calculation. If empty: none." }),
});
