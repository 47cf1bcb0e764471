import { bies2017 } from "../../sources/index.ts";
import { ansiS35 } from "../../acoustics/sources.ts";
import { defineFields, type Condition } from "../../kernel/index.ts";
import { partitionLosses } from "../../reference/partitionLosses.ts";
import { losses } from "./levelFields.ts";

const partitions: Readonly<Record<string, string>> = Object.fromEntries([
  ["none", "None counted"],
  ["bands", "By octave bands"],
  ...partitionLosses.map(({ id, label }) => [id, label] as const),
]);
const walled: Condition = { field: "partition", is: Object.keys(partitions).filter((id) => id !== "none") };

/** What is heard in one room of speech in another. */
export const privacyFields = defineFields({
  name: { type: "text", label: "Name", default: "", maxLength: 80, informational: true },
  from: { type: "reference", label: "Source room", to: "rooms", default: null },
  to: { type: "reference", label: "Receiving room", to: "rooms", default: null },
  effort: {
    type: "choice",
    label: "Voice",
    options: { normal: "Normal", raised: "Raised", loud: "Loud", shout: "Shouting" },
    default: "raised",
    source: { source: ansiS35, locator: "table 4" },
  },
  partition: {
    type: "choice",
    label: "Wall between them",
    options: partitions,
    default: "none",
    help: "Measured in laboratories; gaps and flanking take some of it on site.",
    source: { source: bies2017, locator: "table 7.6" },
  },
  partitionLoss: losses({
    label: "Transmission loss of the wall",
    help: "By octave bands, as a test report gives it.",
    when: [{ field: "partition", is: ["bands"] }],
  }),
  partitionArea: {
    type: "quantity",
    label: "Area of the wall",
    symbol: "S_p",
    quantity: "area",
    default: null,
    min: 0.01,
    max: 10_000,
    help: "That both rooms share.",
    when: [walled],
  },
  flanking: {
    type: "choice",
    label: "Flanking path",
    options: { none: "None counted", bands: "By its level difference" },
    default: "none",
    help: "Over the ceiling plenum, along a façade or a floor.",
  },
  flankingDifference: losses({
    label: "Normalized level difference",
    help: "Of the flanking path by octave bands, normalized to 10 m² (108 ft²) of absorption, as ISO reports give it.",
    when: [{ field: "flanking", is: ["bands"] }],
  }),
  crosstalk: {
    type: "flag",
    label: "Through the ducts",
    default: true,
    help: "Along the elements from the outlets of one room to those of the other, where ducts join them.",
  },
});
