import { pipeMaterialKeys } from "../../../flow/index.ts";
import { pipeFields } from "../../../flow/internal.ts";
import { systemsEquipment } from "../../../flow/sources.ts";
import { choice, defineFields, fieldIs, flag, list, onlyWhen, quantity, reference, text } from "../../../kernel/index.ts";
import { crane410, fundamentals2021 } from "../../../sources/index.ts";
import { fittingRow } from "../fittingFields.ts";
import { byCustomSize, byTarget, sizeFields } from "../pipeFields.ts";

const isConnected = fieldIs("parent", true);
const isAtPump = fieldIs("parent", false);
const hasUnit = fieldIs("unit", "flow", "load");
const byLoad = fieldIs("unit", "load");
const separateReturn = fieldIs("returnAs", "separate");

const pipe = { source: fundamentals2021, locator: "ch. 22" };
const valves = { source: systemsEquipment, locator: "valves chapter" };
const asSystem = "If empty, the system value.";

/** One section of a system: supply and return between two junctions, with the unit at its end. */
export const sectionFields = defineFields({
  name: text("Name", 80),
  parent: reference("Connected to", "sections", {
    optional: true,
    earlier: true,
    help: "The section next to it on the side of the pump. Leave empty at the pump itself.",
  }),
  circuit: choice("Circuit", { secondary: "Secondary", primary: "Primary" }, "secondary", {
    help: "Circuit of the section at the pump: all that are connected to it belong to the same one. The primary one serves chillers or boilers.",
    when: [isAtPump, fieldIs("systemKind", "primarySecondary")],
  }),
  unit: choice("Terminal unit", { none: "No unit", flow: "By flow", load: "By load" }, "none", {
    help: "A coil, radiator or heat exchanger, in a primary circuit a chiller or boiler, in an open system a tower.",
  }),
  flowRate: quantity("Unit flow", "Q_i", "waterFlow", "required", [0, 20], { when: [fieldIs("unit", "flow")] }),
  ...onlyWhen(byLoad, {
    coolingLoad: quantity("Unit cooling load", "q_i", "coolingCapacity", "required", [0, 1e9], {
      help: "In an open system the heat that the tower rejects: about 1.25 times the cooling of electric chillers, including the heat of their compressors.",
      when: [fieldIs("service", "cooling")],
    }),
    heatingLoad: quantity("Unit heating load", "q_j", "heatingCapacity", "required", [0, 1e9], { when: [fieldIs("service", "heating")] }),
    temperatureDifference: quantity("Unit temperature difference", "Δt_i", "temperatureDifference", "derived", [0.5, 100], {
      usual: [3, 25],
      source: pipe,
      help: asSystem,
    }),
  }),
  ...onlyWhen(hasUnit, {
    unitPressureDrop: quantity("Unit pressure drop", "Δp_e", "pressureWater", 0, [0, 1e6], {
      help: "At its design flow, from the manufacturer, without its valves.",
    }),
    controlValve: choice("Control valve", { none: "None", kv: "Known flow coefficient", authority: "Sized for its authority" }, "none", {
      help: "Two-way, at the unit. Sized, it is the nearest of the usual series (1, 1.6, 2.5, 4, 6.3) with at least 80 % of the required authority and no less than 0.3. Away from the critical circuit a smaller one takes up the excess pressure of its circuit.",
      source: valves,
    }),
    valveKv: quantity("Flow coefficient of the control valve", "K_v", "flowCoefficient", "required", [0.01, 1e5], {
      help: "Fully open, from the manufacturer.",
      when: [fieldIs("controlValve", "kv")],
    }),
    valveAuthority: quantity("Required authority", "N_t", "authority", 0.5, [0.05, 0.9], {
      usual: [0.25, 0.7],
      help: "Pressure drop of the open valve over that of its branch: the unit, its valves, and the sections that serve it alone.",
      source: valves,
      when: [fieldIs("controlValve", "authority")],
    }),
    balancingValve: flag("Balancing valve at the unit", true, {
      help: "It takes up the excess pressure of the path to the unit, and at least the minimum drop of the system.",
    }),
  }),
  branchValve: flag("Balancing valve in the section", false, {
    help: "For all units downstream together, as at a riser or a floor.",
    when: [fieldIs("systemKind", "direct", "open", "primarySecondary")],
  }),
  pipeLength: { ...pipeFields.length, label: "Length of the supply" },
  returnAs: choice("Return", { same: "As the supply", separate: "Entered separately" }, "same", {
    help: "Length and fittings of the return. Of a main with reverse return it runs from the end of this section to the next unit, or from the last one back to the pump: as the supply, it has the length and fittings of the next section of the main, and from the last unit those of all of them.",
  }),
  returnLength: { ...pipeFields.length, label: "Return length", symbol: "L_r", when: [separateReturn] },
  pipeMaterial: {
    ...pipeFields.pipeMaterial,
    defaultWhen: pipeMaterialKeys.map((key) => ({ when: [{ field: "pipeMaterial", is: [key], around: true }], default: key })),
  },
  roughness: { ...pipeFields.roughness, symbol: "ε_i", help: "If empty, that of the system or of the pipe series." },
  sizeChoice: sizeFields.sizeChoice,
  frictionRate: quantity("Target friction rate", "R_o", "frictionRateWater", "derived", [1, 10_000], {
    usual: [100, 400],
    help: asSystem,
    source: pipe,
    when: [byTarget],
  }),
  customSize: { ...sizeFields.customSize, when: [byCustomSize] },
  junction: choice(
    "Junction",
    { auto: "Straight on with the largest flow, otherwise a tee", straight: "Straight on", tee: "Tee or wye", none: "No loss" },
    "auto",
    {
      help: "How supply and return leave the section that it is connected to. Two sections with the same flow from one point are both branches. A change of size straight on is a reducer.",
      source: { source: crane410 },
      when: [isConnected],
    },
  ),
  branchAngle: quantity("Branch angle", "θ_b", "angle", 90, [30, 90], { when: [isConnected, fieldIs("junction", "auto", "tee")] }),
  fittings: list("Supply fittings", "fitting", 60, fittingRow),
  returnFittings: list("Return fittings", "fitting", 60, fittingRow, { when: [separateReturn] }),
});
