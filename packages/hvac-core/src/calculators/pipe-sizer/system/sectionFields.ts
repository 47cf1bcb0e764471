import { pipeMaterialKeys } from "../../../flow/index.ts";
import { pipeFields } from "../../../flow/pipeFields.ts";
import { systemsEquipment } from "../../../flow/sources.ts";
import { defineFields, type Condition } from "../../../kernel/index.ts";
import { crane410, fundamentals2021 } from "../../../sources/index.ts";
import { fittingRow } from "../fittingFields.ts";
import { byCustomSize, byTarget, flowFields, sizeFields } from "../pipeFields.ts";

const isConnected: Condition = { field: "parent", is: [true] };
const isAtPump: Condition = { field: "parent", is: [false] };
const hasUnit: Condition = { field: "unit", is: ["flow", "load"] };
const byLoad: Condition = { field: "unit", is: ["load"] };
const ownReturn: Condition = { field: "returnAs", is: ["own"] };

const pipe = { source: fundamentals2021, locator: "ch. 22" };
const valves = { source: systemsEquipment, locator: "valves chapter" };
const asSystem = "If empty, that of the system.";

/** One section of a system: supply and return between two junctions, with the unit at its end. */
export const sectionFields = defineFields({
  name: { type: "text", label: "Name", default: "", maxLength: 80, informational: true },
  parent: {
    type: "reference",
    label: "Connected to",
    to: "sections",
    earlier: true,
    optional: true,
    default: null,
    help: "The section next to it on the side of the pump. Leave empty at the pump itself.",
  },
  circuit: {
    type: "choice",
    label: "Circuit",
    options: { secondary: "Secondary", primary: "Primary" },
    default: "secondary",
    help: "Of the section at the pump; all that are connected to it belong to the same circuit. The primary one serves chillers or boilers.",
    when: [isAtPump, { field: "systemKind", is: ["primarySecondary"] }],
  },
  unit: {
    type: "choice",
    label: "Unit at its end",
    options: { none: "No unit", flow: "By flow", load: "By load" },
    default: "none",
    help: "A coil, radiator or heat exchanger, in a primary circuit a chiller or boiler, in an open system a tower.",
  },
  flowRate: { ...flowFields.flowRate, label: "Flow of the unit", min: 0, when: [{ field: "unit", is: ["flow"] }] },
  coolingLoad: {
    ...flowFields.coolingLoad,
    label: "Cooling load of the unit",
    min: 0,
    help: "In an open system the heat that the tower rejects: about 1.25 times the cooling of electric chillers, with what their compressors add.",
    when: [byLoad, { field: "service", is: ["cooling"] }],
  },
  heatingLoad: {
    ...flowFields.heatingLoad,
    label: "Heating load of the unit",
    min: 0,
    when: [byLoad, { field: "service", is: ["heating"] }],
  },
  temperatureDifference: {
    ...flowFields.temperatureDifference,
    label: "Temperature difference of the unit",
    optional: "derived",
    min: 0.5,
    help: asSystem,
    when: [byLoad],
  },
  unitPressureDrop: {
    type: "quantity",
    label: "Pressure drop of the unit",
    symbol: "Δp_e",
    quantity: "pressureWater",
    default: 0,
    min: 0,
    max: 1e6,
    help: "At its design flow, from the manufacturer, without its valves.",
    when: [hasUnit],
  },
  controlValve: {
    type: "choice",
    label: "Control valve",
    options: { none: "None", kv: "Known flow coefficient", authority: "Sized for its authority" },
    default: "none",
    help: "Two-way, at the unit. Sized, it is the nearest of the usual series (1, 1.6, 2.5, 4, 6.3) with at least 80 % of the authority wanted and no less than 0.3. Away from the critical circuit a smaller one takes up the excess pressure of its circuit.",
    source: valves,
    when: [hasUnit],
  },
  valveKv: {
    type: "quantity",
    label: "Flow coefficient of the control valve",
    symbol: "K_v",
    quantity: "flowCoefficient",
    default: null,
    min: 0.01,
    max: 1e5,
    help: "Fully open, from the manufacturer.",
    when: [hasUnit, { field: "controlValve", is: ["kv"] }],
  },
  valveAuthority: {
    type: "quantity",
    label: "Authority wanted",
    symbol: "N_t",
    quantity: "authority",
    default: 0.5,
    min: 0.05,
    max: 0.9,
    usual: [0.25, 0.7],
    help: "Pressure drop of the open valve over that of its branch: the unit, its valves, and the sections that serve it alone.",
    source: valves,
    when: [hasUnit, { field: "controlValve", is: ["authority"] }],
  },
  balancingValve: {
    type: "flag",
    label: "Balancing valve at the unit",
    default: true,
    help: "It takes up the excess pressure of the path to the unit, and at least the minimum drop of the system.",
    when: [hasUnit],
  },
  branchValve: {
    type: "flag",
    label: "Balancing valve in the section",
    default: false,
    help: "For all units downstream together, as at a riser or a floor.",
    when: [{ field: "systemKind", is: ["direct", "open", "primarySecondary"] }],
  },
  pipeLength: { ...pipeFields.length, label: "Length of the supply" },
  returnAs: {
    type: "choice",
    label: "Return",
    options: { same: "As the supply", own: "Its own" },
    default: "same",
    help: "Length and fittings of the return. Of a main with reverse return it runs from the end of this section to the next unit, or from the last one back to the pump: as the supply, it has the length and fittings of the next section of the main, and from the last unit those of all of them.",
  },
  returnLength: {
    ...pipeFields.length,
    label: "Length of the return",
    symbol: "L_r",
    when: [ownReturn],
  },
  pipeMaterial: {
    ...pipeFields.pipeMaterial,
    defaultWhen: pipeMaterialKeys.map((key) => ({ when: [{ field: "pipeMaterial", is: [key], around: true }], default: key })),
  },
  roughness: {
    ...pipeFields.roughness,
    symbol: "ε_i",
    help: "If empty, that of the system, or of the pipe.",
  },
  sizeChoice: sizeFields.sizeChoice,
  frictionRate: {
    type: "quantity",
    label: "Target friction rate",
    symbol: "R_o",
    quantity: "frictionRateWater",
    default: null,
    optional: "derived",
    min: 1,
    max: 10_000,
    usual: [100, 400],
    help: asSystem,
    source: pipe,
    when: [byTarget],
  },
  customSize: { ...sizeFields.customSize, when: [byCustomSize] },
  junction: {
    type: "choice",
    label: "Junction",
    options: {
      auto: "Straight on where it carries most, otherwise a tee",
      straight: "Straight on",
      tee: "Tee or wye",
      none: "No loss of its own",
    },
    default: "auto",
    help: "How supply and return leave the section that it is connected to. Sections that carry the same flow from one point are both branches. A change of size straight on is a reducer.",
    source: { source: crane410 },
    when: [isConnected],
  },
  branchAngle: {
    type: "quantity",
    label: "Angle of the branch",
    symbol: "θ_b",
    quantity: "angle",
    default: 90,
    min: 30,
    max: 90,
    when: [isConnected, { field: "junction", is: ["auto", "tee"] }],
  },
  fittings: { type: "list", label: "Fittings of the supply", rowLabel: "fitting", row: fittingRow, maxRows: 60 },
  returnFittings: {
    type: "list",
    label: "Fittings of the return",
    rowLabel: "fitting",
    row: fittingRow,
    maxRows: 60,
    when: [ownReturn],
  },
});
