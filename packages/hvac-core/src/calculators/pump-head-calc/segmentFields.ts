import { pipeFields, pipeFittingFields, pipeFittingNames } from "../../flow/pipeFields.ts";
import type { Condition } from "../../kernel/index.ts";

const byPipe: Condition = { field: "lossBy", is: ["pipe"] };
const checked: Condition = { field: "checkSuction", is: [true] };

/** Nominal sizes, as both systems call them. */
export const nominalSizes = {
  dn15: "DN 15 (1/2 in)",
  dn20: "DN 20 (3/4 in)",
  dn25: "DN 25 (1 in)",
  dn32: "DN 32 (1-1/4 in)",
  dn40: "DN 40 (1-1/2 in)",
  dn50: "DN 50 (2 in)",
  dn65: "DN 65 (2-1/2 in)",
  dn80: "DN 80 (3 in)",
  dn90: "DN 90 (3-1/2 in)",
  dn100: "DN 100 (4 in)",
  dn125: "DN 125 (5 in)",
  dn150: "DN 150 (6 in)",
  dn200: "DN 200 (8 in)",
  dn250: "DN 250 (10 in)",
  dn300: "DN 300 (12 in)",
  dn350: "DN 350 (14 in)",
  dn400: "DN 400 (16 in)",
  dn450: "DN 450 (18 in)",
  dn500: "DN 500 (20 in)",
  dn550: "DN 550 (22 in)",
  dn600: "DN 600 (24 in)",
} as const;

/** Which side of the pump a loss lies on; only the suction side counts against cavitation. */
const side = {
  type: "choice",
  label: "Side",
  options: { discharge: "Discharge or circuit", suction: "Suction" },
  default: "discharge",
  when: [checked],
} as const;

const ownFlow = {
  type: "quantity",
  label: "Flow through it",
  symbol: "Q_i",
  quantity: "waterFlow",
  default: null,
  min: 3e-6,
  max: 20,
  optional: "derived",
  help: "If empty, the flow of the pumps. A branch of the remote circuit carries its own. A suction line of each pump carries the flow of one: with fewer pumps running it follows that pump.",
} as const;

/** Fittings of a segment. */
const fittingRow = {
  fitting: { type: "choice", label: "Fitting", options: pipeFittingNames, default: "elbow90LongRadius" },
  quantity: pipeFittingFields.quantity,
  coefficient: {
    ...pipeFittingFields.coefficient,
    help: "If empty, Crane's coefficient at the fitting's usual geometry. The pipe calculator has every geometry; its head loss can be imported.",
  },
  kv: {
    type: "quantity",
    label: "Flow coefficient",
    symbol: "K_v",
    quantity: "flowCoefficient",
    default: null,
    min: 0.01,
    max: 1e6,
    optional: "derived",
    help: "From the manufacturer, at this opening. If empty, a usual value of the fitting.",
    when: [{ field: "fitting", is: ["byKv"] }],
  },
} as const;

/** The columns of the list of segments. */
export const segmentRow = {
  name: { type: "text", label: "Name", default: "", maxLength: 120 },
  lossBy: {
    type: "choice",
    label: "Head loss from",
    options: { pipe: "Pipe and fittings", head: "Known head loss" },
    default: "pipe",
  },
  side,
  headLoss: {
    type: "quantity",
    label: "Head loss",
    symbol: "h_o",
    quantity: "head",
    default: null,
    min: 0,
    max: 1000,
    help: "Of the fluid itself, such as the total head loss of a file of the pipe calculator.",
    when: [{ field: "lossBy", is: ["head"] }],
  },
  flow: { ...ownFlow, when: [byPipe] },
  pipeMaterial: { ...pipeFields.pipeMaterial, when: [byPipe] },
  sizeBy: {
    type: "choice",
    label: "Size by",
    options: { nominal: "Nominal size", diameter: "Inside diameter" },
    default: "nominal",
    when: [byPipe],
  },
  size: {
    type: "choice",
    label: "Size",
    options: nominalSizes,
    default: "dn80",
    when: [byPipe, { field: "sizeBy", is: ["nominal"] }],
  },
  insideDiameter: {
    type: "quantity",
    label: "Inside diameter",
    symbol: "D_i",
    quantity: "smallLength",
    default: null,
    min: 0.005,
    max: 3,
    when: [byPipe, { field: "sizeBy", is: ["diameter"] }],
  },
  length: {
    ...pipeFields.length,
    help: "Straight pipe, supply and return where both belong to this segment.",
    when: [byPipe],
  },
  roughness: {
    ...pipeFields.roughness,
    help: "If empty, that of the pipe when new.",
    when: [byPipe],
  },
  fittings: { type: "list", label: "Fittings", rowLabel: "fitting", maxRows: 60, row: fittingRow, when: [byPipe] },
} as const;

/** The columns of the list of equipment. */
export const equipmentRow = {
  name: { type: "text", label: "Name", default: "", maxLength: 120 },
  side,
  ratedLoss: {
    type: "quantity",
    label: "Pressure loss",
    symbol: "Δp_r",
    quantity: "pressureWater",
    default: null,
    min: 0,
    max: 5e6,
    usual: [0, 150_000],
    help: "As the manufacturer gives it. Usual: chiller 60 kPa (20 ft), coil 30 to 45 kPa (10 to 15 ft), clean strainer 10 kPa (3 ft).",
  },
  ratedFlow: {
    type: "quantity",
    label: "At a flow of",
    symbol: "Q_r",
    quantity: "waterFlow",
    default: null,
    min: 3e-6,
    max: 20,
    optional: "derived",
    help: "If empty, the flow through it here. Losses follow the square of the flow.",
  },
  flow: { ...ownFlow, help: "Used where the loss is known at another flow. If empty, the flow of the pumps." },
} as const;
