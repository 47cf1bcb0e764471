import { defineFields, type Section } from "../../kernel/index.ts";
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
export const equipmentFields = defineFields({
  greatestLength: {
    type: "quantity",
    label: "Maximum line length",
    symbol: "L_max",
    quantity: "length",
    default: null,
    min: 0.5,
    max: 1000,
    optional: "absent",
    help: "One way between the units, as the manufacturer of the equipment states it for these tubes. If empty, only lines that are long for split systems are remarked on.",
    source: bySource,
    section: "equipment",
  },
  greatestEquivalentLength: {
    type: "quantity",
    label: "Maximum equivalent length, with fittings",
    symbol: "E_max",
    quantity: "length",
    default: null,
    min: 0.5,
    max: 2000,
    optional: "absent",
    help: "Where the manufacturer counts fittings as length. Some state both lengths.",
    source: bySource,
    section: "equipment",
  },
  greatestLiftAbove: {
    type: "quantity",
    label: "Maximum lift, outdoor unit above",
    symbol: "H_am",
    quantity: "length",
    default: null,
    min: 0.1,
    max: 300,
    optional: "absent",
    help: "How much higher than the evaporator the condensing unit, or the condenser, may stand: gas must carry its oil up. Where the manufacturer states one lift for both, state it twice.",
    source: bySource,
    section: "equipment",
  },
  greatestLiftBelow: {
    type: "quantity",
    label: "Maximum lift, outdoor unit below",
    symbol: "H_bm",
    quantity: "length",
    default: null,
    min: 0.1,
    max: 300,
    optional: "absent",
    help: "How much lower than the evaporator it may stand: liquid must be pushed up without flashing.",
    source: bySource,
    section: "equipment",
  },
});
