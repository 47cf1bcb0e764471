import { citing, inSection, quantity, type Section } from "../../kernel/index.ts";
import { longLineGuide } from "../../refrigerant-lines/sources.ts";

export const equipmentSection: Section = {
  id: "equipment",
  title: "Equipment limits",
  first: [],
  summary: [
    "lines up to {maximumLength}",
    "{maximumEquivalentLength} with fittings",
    "outdoor unit up to {maximumLiftAbove} above",
    "up to {maximumLiftBelow} below",
  ],
};

const bySource = { source: longLineGuide };

/** Limits of the manufacturer for the distance of units. */
export const equipmentFields = inSection(
  "equipment",
  citing(bySource, {
    maximumLength: quantity("Maximum line length", "L_max", "length", "absent", [0.5, 1000], {
      help: "One way between the units, from the manufacturer of the equipment for these tubes. If empty, only lines that are long for split systems get a warning.",
    }),
    maximumEquivalentLength: quantity("Maximum equivalent length with fittings", "E_max", "length", "absent", [0.5, 2000], {
      help: "Where the manufacturer includes fittings in the length. Some publish both lengths.",
    }),
    maximumLiftAbove: quantity("Maximum lift, outdoor unit above", "H_am", "length", "absent", [0.1, 300], {
      help: "Height of the condensing unit, or condenser, above the evaporator: gas must carry the oil up. If the manufacturer has one lift for both directions, enter it twice.",
    }),
    maximumLiftBelow: quantity("Maximum lift, outdoor unit below", "H_bm", "length", "absent", [0.1, 300], {
      help: "Height of the evaporator above the outdoor unit: liquid must rise without flashing.",
    }),
  }),
);
