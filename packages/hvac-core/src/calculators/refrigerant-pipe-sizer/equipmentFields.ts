import { citing, inSection, quantity, type Section } from "../../kernel/index.ts";
import { longLineGuide } from "../../refrigerant-lines/sources.ts";

export const equipmentSection: Section = {
  id: "equipment",
  title: "Limits of the equipment",
  first: [],
  summary: [
    "lines up to {greatestLength}",
    "{greatestEquivalentLength} with fittings",
    "outdoor unit up to {greatestLiftAbove} above",
    "up to {greatestLiftBelow} below",
  ],
};

const bySource = { source: longLineGuide };

/** How far apart the manufacturer of the equipment allows its units to be. */
export const equipmentFields = inSection(
  "equipment",
  citing(bySource, {
    greatestLength: quantity("Maximum line length", "L_max", "length", "absent", [0.5, 1000], {
      help: "One way between the units, as the manufacturer of the equipment states it for these tubes. If empty, only lines that are long for split systems get a warning.",
    }),
    greatestEquivalentLength: quantity("Maximum equivalent length, with fittings", "E_max", "length", "absent", [0.5, 2000], {
      help: "Where the manufacturer counts fittings as length. Some state both lengths.",
    }),
    greatestLiftAbove: quantity("Maximum lift, outdoor unit above", "H_am", "length", "absent", [0.1, 300], {
      help: "How much higher than the evaporator the condensing unit, or the condenser, may stand: gas must carry its oil up. Where the manufacturer states one lift for both, enter it twice.",
    }),
    greatestLiftBelow: quantity("Maximum lift, outdoor unit below", "H_bm", "length", "absent", [0.1, 300], {
      help: "How much lower than the evaporator it may stand: liquid must be pushed up without flashing.",
    }),
  }),
);
