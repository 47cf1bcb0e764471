import { bies2017 } from "../../sources/index.ts";
import { ansiS35 } from "../../acoustics/sources.ts";
import { choice, defineFields, fieldIs, flag, quantity, reference, text } from "../../kernel/index.ts";
import { partitionLosses } from "../../reference/index.ts";
import { losses } from "./levelFields.ts";

const partitions: Readonly<Record<string, string>> = Object.fromEntries([
  ["none", "None"],
  ["bands", "By octave bands"],
  ...partitionLosses.map(({ id, label }) => [id, label] as const),
]);
const walled = fieldIs("partition", ...Object.keys(partitions).filter((id) => id !== "none"));

/** Fields of speech privacy between two rooms. */
export const privacyFields = defineFields({
  name: text("Name", 80),
  from: reference("Source room", "rooms"),
  to: reference("Receiving room", "rooms"),
  effort: choice("Voice", { normal: "Normal", raised: "Raised", loud: "Loud", shout: "Shouting" }, "raised", {
    source: { source: ansiS35, locator: "table 4" },
  }),
  partition: choice("Partition", partitions, "none", {
    help: "Laboratory values; gaps and flanking reduce them on site.",
    source: { source: bies2017, locator: "table 7.6" },
  }),
  partitionLoss: losses("Transmission loss of the partition", {
    help: "By octave bands, from a test report.",
    when: [fieldIs("partition", "bands")],
  }),
  partitionArea: quantity("Area of the partition", "S_p", "area", "required", [0.01, 10_000], {
    help: "Area common to both rooms.",
    when: [walled],
  }),
  flanking: choice("Flanking path", { none: "None", bands: "By level difference" }, "none", {
    help: "Over the ceiling plenum, along a façade or a floor.",
  }),
  flankingDifference: losses("Normalised level difference", {
    help: "Of the flanking path by octave bands, normalised to 10 m² (108 ft²) of absorption, as in ISO test reports.",
    when: [fieldIs("flanking", "bands")],
  }),
  crosstalk: flag("Through the ducts", true, { help: "Along the elements between the outlets of both rooms, if ducts connect them." }),
});
