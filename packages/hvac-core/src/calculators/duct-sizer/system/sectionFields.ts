import { ductRoughness, ductTakeoffs, type DuctTakeoffKey } from "../../../flow/index.ts";
import { defineFields, type Condition, type ConditionalDefault } from "../../../kernel/index.ts";
import { abushakra2004, applications2015, fundamentals2021, smacnaSystems } from "../../../sources/index.ts";
import { fittingRow } from "../fittingFields.ts";
import { insulation } from "../leakageFields.ts";
import { customRoughness, ductLocations, ductMaterials, ductParts, ductShapes, sizeChoices } from "../options.ts";

const isConnected: Condition = { field: "parent", is: [true] };
const isAtFan: Condition = { field: "parent", is: [false] };
const circular: Condition = { field: "ductShape", is: ["round", "flexible"] };
const flat: Condition = { field: "ductShape", is: ["rectangular", "oval"] };
const rigid: Condition = { field: "ductShape", is: ["rectangular", "round", "oval"] };
const unlined: Condition = { field: "lined", is: [false] };
const chosen: Condition = { field: "sizeChoice", is: ["chosen"] };
const toTarget: Condition = { field: "sizeChoice", is: ["standard", "exact"] };
const noiseCounts: Condition = { field: "noiseCriterion", is: ["25", "30", "35", "40", "45"] };

const duct = { source: fundamentals2021, locator: "ch. 21" };
const noise = { source: applications2015, locator: "ch. 48, Table 8" };
const side = { min: 0.02, max: 5, usual: [0.1, 3] } as const;
const asSystem = "If empty, that of the system.";

/** As long as a row states none, an option is that of the system. */
function followsSystem<Option extends string>(
  field: string,
  options: Readonly<Record<Option, string>>,
): readonly ConditionalDefault<Option>[] {
  return (Object.keys(options) as Option[]).map((option) => ({ when: [{ field, is: [option], around: true }], default: option }));
}

/** How a section may leave the one that it is connected to. */
export const junctionOptions = {
  auto: "Straight on where it carries most, otherwise a tee",
  straight: "Straight on",
  tee: "Tee or wye",
  ...(Object.fromEntries(ductTakeoffs.map(({ key, name }) => [key, name])) as Readonly<Record<DuctTakeoffKey, string>>),
  none: "No loss of its own",
} as const;

/** One section of a system: the duct between two junctions, with what stands in it and at its end. */
export const sectionFields = defineFields({
  name: { type: "text", label: "Name", default: "", maxLength: 80, informational: true },
  parent: {
    type: "reference",
    label: "Connected to",
    to: "sections",
    earlier: true,
    optional: true,
    default: null,
    help: "The section next to it on the side of the fan. Leave empty at the fan itself.",
  },
  airPath: {
    type: "choice",
    label: "Air",
    options: { supply: "Supply", return: "Return", exhaust: "Exhaust" },
    default: "supply",
    help: "Of the section at the fan; all that are connected to it carry the same air. Supply and return share a fan, exhaust has its own.",
    when: [isAtFan],
  },
  airflow: {
    type: "quantity",
    label: "Airflow at its end",
    symbol: "Q_t",
    quantity: "airFlow",
    default: 0,
    min: 0,
    max: 200,
    help: "Delivered or taken at the end away from the fan. What other sections carry on comes on top of it.",
  },
  ductLength: {
    type: "quantity",
    label: "Length",
    symbol: "L",
    quantity: "length",
    default: null,
    min: 0,
    max: 10_000,
    help: "Of the straight duct, measured along the centre line.",
  },
  ductShape: {
    type: "choice",
    label: "Shape",
    options: ductShapes,
    default: "rectangular",
    defaultWhen: followsSystem("ductShape", ductShapes),
  },
  aspectRatio: {
    type: "quantity",
    label: "Aspect ratio",
    symbol: "r",
    quantity: "number",
    default: null,
    optional: "derived",
    min: 1,
    max: 20,
    usual: [1, 4],
    help: `${asSystem} Twice as wide as high where the system's ducts are round.`,
    source: duct,
    when: [flat, { field: "sideRule", is: ["aspectRatio"] }, toTarget],
  },
  sizingMethod: {
    type: "choice",
    label: "Size by",
    options: { friction: "Friction rate", velocity: "Velocity", regain: "Static regain" },
    default: "friction",
    defaultWhen: [
      { when: [{ field: "systemSizing", is: ["velocity"] }], default: "velocity" },
      { when: [{ field: "systemSizing", is: ["regain"] }], default: "regain" },
    ],
    help: "By static regain the first section is sized by velocity, and return and exhaust, where nothing is regained, by friction rate.",
    source: duct,
    when: [toTarget],
  },
  targetFriction: {
    type: "quantity",
    label: "Friction rate",
    symbol: "R_t",
    quantity: "frictionRateAir",
    default: null,
    optional: "derived",
    min: 0.02,
    max: 30,
    usual: [0.4, 1.5],
    help: asSystem,
    source: duct,
    when: [toTarget, { field: "sizingMethod", is: ["friction"] }],
  },
  targetVelocity: {
    type: "quantity",
    label: "Velocity",
    symbol: "V_t",
    quantity: "velocity",
    default: null,
    optional: "derived",
    min: 0.5,
    max: 40,
    usual: [1.5, 20],
    help: asSystem,
    when: [toTarget, { field: "sizingMethod", is: ["velocity"] }],
  },
  sizeChoice: {
    type: "choice",
    label: "Size",
    options: sizeChoices,
    default: "standard",
  },
  chosenDiameter: {
    type: "quantity",
    label: "Custom diameter",
    symbol: "D_c",
    quantity: "smallLength",
    default: null,
    ...side,
    when: [chosen, circular],
  },
  chosenWidth: {
    type: "quantity",
    label: "Custom width",
    symbol: "W_c",
    quantity: "smallLength",
    default: null,
    ...side,
    when: [chosen, flat],
  },
  chosenHeight: {
    type: "quantity",
    label: "Custom height",
    symbol: "H_c",
    quantity: "smallLength",
    default: null,
    ...side,
    when: [chosen, flat],
  },
  heightLimit: {
    type: "quantity",
    label: "Ceiling void height",
    symbol: "H_m",
    quantity: "smallLength",
    default: null,
    optional: "absent",
    ...side,
    help: "The duct is made flatter to fit. If empty, there is room for any height.",
  },
  ductMaterial: {
    type: "choice",
    label: "Inside surface",
    options: ductMaterials,
    default: "galvanizedSpiral",
    defaultWhen: followsSystem("ductMaterial", ductMaterials),
    source: duct,
    when: [rigid, unlined],
  },
  roughness: {
    type: "quantity",
    label: "Roughness",
    symbol: "ε",
    quantity: "roughness",
    default: null,
    optional: "derived",
    min: 0,
    max: 0.005,
    usual: [1e-5, 0.005],
    help: asSystem,
    source: duct,
    when: [rigid, unlined, { field: "ductMaterial", is: [customRoughness] }],
  },
  lined: {
    type: "flag",
    label: "Lined",
    default: false,
    help: `Inside, with the roughness of: ${ductRoughness.fibrousLiner.name.toLowerCase()}.`,
    when: [rigid],
  },
  linerThickness: {
    type: "quantity",
    label: "Thickness of the liner",
    symbol: "s_l",
    quantity: "smallLength",
    default: { Imperial: 1, Metric: 25 },
    min: 0.005,
    max: 0.1,
    help: "The sheet is larger than the clear section by twice the thickness.",
    when: [rigid, { field: "lined", is: [true] }],
  },
  insulationThickness: {
    ...insulation.thickness,
    default: null,
    optional: "derived",
    help: `${asSystem} Zero for a bare duct.`,
  },
  insulationConductivity: {
    ...insulation.conductivity,
    default: null,
    optional: "derived",
    help: asSystem,
  },
  flexibleLength: {
    type: "quantity",
    label: "Flexible duct at its end",
    symbol: "L_f",
    quantity: "length",
    default: 0,
    min: 0,
    max: 50,
    help: "Of the same diameter, beyond the length of the rigid duct.",
    when: [{ field: "ductShape", is: ["round"] }],
  },
  compression: {
    type: "quantity",
    label: "Compression",
    symbol: "c",
    quantity: "ratio",
    default: 0.04,
    min: 0,
    max: 0.3,
    help: "How much shorter flexible duct is installed than fully stretched. 4 % is typical of a well hung duct.",
    source: { source: abushakra2004 },
    when: [circular],
  },
  junction: {
    type: "choice",
    label: "Junction",
    options: junctionOptions,
    default: "auto",
    help: "How it leaves the section that it is connected to. Sections that carry the same air from one point are both branches of a tee. A change of size straight on is a transition.",
    source: { source: smacnaSystems, locator: "tables A-11" },
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
    when: [isConnected, { field: "junction", is: ["tee"] }],
  },
  fittings: { type: "list", label: "Fittings", rowLabel: "fitting", row: fittingRow, maxRows: 60 },
  equipmentPressureDrop: {
    type: "quantity",
    label: "Equipment in the section",
    symbol: "Δp_q",
    quantity: "pressure",
    default: 0,
    min: 0,
    max: 5000,
    help: "Terminal box, coil, filter or silencer within the section, at its airflow.",
  },
  terminalPressureDrop: {
    type: "quantity",
    label: "Terminal at its end",
    symbol: "Δp_e",
    quantity: "pressure",
    default: 0,
    min: 0,
    max: 5000,
    help: "Diffuser or grille with its discharge, at the airflow of the section's end. About 25 Pa (0.1 in of water) for a diffuser.",
  },
  ductPart: {
    type: "choice",
    label: "Part of the system",
    options: { auto: "By its place", ...ductParts },
    default: "auto",
    help: "By its place: main from the fan on as far as sections go straight on, run-out where nothing follows, otherwise branch.",
    source: noise,
    when: [noiseCounts],
  },
  ductLocation: {
    type: "choice",
    label: "Location",
    options: ductLocations,
    default: "acousticCeiling",
    defaultWhen: followsSystem("ductLocation", ductLocations),
    source: noise,
    when: [noiseCounts],
  },
});
