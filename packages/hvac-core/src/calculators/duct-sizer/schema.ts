import { defineFields, type CalculatorInput, type Condition, type Section, type SIValues } from "../../kernel/index.ts";
import { fittingRow } from "./fittingFields.ts";
import { leakageFields } from "./leakageFields.ts";
import { customRoughness, ductLocations, ductMaterials, ductParts, ductShapes, sizeChoices } from "./options.ts";
import { systemFields } from "./system/systemFields.ts";
import { abushakra2004, applications2015, fundamentals2021 } from "../../sources/index.ts";

const inSection: Condition = { field: "scope", is: ["section"] };
const flat: Condition = { field: "ductShape", is: ["rectangular", "oval"] };
const circular: Condition = { field: "ductShape", is: ["round", "flexible"] };
const rigid: Condition = { field: "ductShape", is: ["rectangular", "round", "oval"] };
const chosen: Condition = { field: "sizeChoice", is: ["chosen"] };
const noiseCounts: Condition = { field: "noiseCriterion", is: ["25", "30", "35", "40", "45"] };

const duct = { source: fundamentals2021, locator: "ch. 21" };
const noise = { source: applications2015, locator: "ch. 48, Table 8" };
const side = { min: 0.02, max: 5, usual: [0.1, 3] } as const;

export const sections: readonly Section[] = [
  { id: "duty", title: "Airflow and method" },
  {
    id: "sizing",
    title: "Sizing and balancing",
    first: ["systemSizing", "systemFriction", "systemVelocity"],
    summary: [
      "regain factor {regainFactor}",
      "transitions of {transitionAngle}",
      "balanced by {balanceBy}",
      "imbalance up to {allowedImbalance}",
    ],
  },
  { id: "sections", title: "Sections" },
  {
    id: "size",
    title: "Shape and size",
    first: [
      "ductShape",
      "velocityCap",
      "maxVelocity",
      "sideRule",
      "aspectRatio",
      "fixedSide",
      "sizeChoice",
      "chosenDiameter",
      "chosenWidth",
      "chosenHeight",
    ],
    summary: ["standard sizes: {sizeSeries}"],
  },
  {
    id: "duct",
    title: "Duct",
    first: ["ductLength"],
    summary: ["{ductMaterial}", "roughness {roughness}", "compressed by {compression}"],
  },
  { id: "fittings", title: "Fittings", first: ["fittings"] },
  { id: "air", title: "Air", summary: ["{airTemperature}", "altitude {altitude}", "{relativeHumidity} relative humidity"] },
  { id: "noise", title: "Noise", summary: ["criterion {noiseCriterion}", "{ductLocation}", "{ductPart}"] },
  {
    id: "system",
    title: "Terminal and fan",
    first: ["supplyEquipmentDrop", "returnEquipmentDrop"],
    summary: [
      "terminal and equipment {terminalPressureDrop}",
      "exhaust fan's own part {exhaustEquipmentDrop}",
      "system effect {outletEffectFactor} at the outlet, {inletEffectFactor} at the inlet, {exhaustEffectFactor} at the exhaust fan",
      "fan efficiency {fanEfficiency}",
      "drive {driveEfficiency}",
      "motor {motorEfficiency}",
    ],
  },
  { id: "metal", title: "Sheet metal", summary: ["{sheetMaterial}", "{sheetRule}", "allowance {sheetAllowance}"] },
  {
    id: "walls",
    title: "Leakage, insulation and heat",
    summary: [
      "leakage class {leakageClass}",
      "at {staticPressure}",
      "leakage added to the airflow: {leakageAdded}",
      "external insulation {insulationThickness}",
      "of {insulationConductivity}",
      "heat exchange: {heatExchange}",
      "{surroundingTemperature} around the duct",
      "by {wallHeatBy}",
      "U-value {ductUValue}",
      "{ambientHumidity} humidity",
    ],
  },
];

export const fields = defineFields({
  calculationName: { type: "text", label: "Name", default: "Duct", maxLength: 120, informational: true, section: "duty" },
  scope: {
    type: "choice",
    label: "Calculate",
    options: { section: "One section", system: "A duct system" },
    default: "section",
    section: "duty",
  },
  airflow: {
    type: "quantity",
    label: "Airflow",
    symbol: "Q",
    quantity: "airFlow",
    default: null,
    min: 0.001,
    max: 200,
    usual: [0.005, 100],
    help: "At the temperature and pressure in the duct.",
    section: "duty",
    when: [inSection],
  },
  sizingMethod: {
    type: "choice",
    label: "Size by",
    options: { friction: "Friction rate", velocity: "Velocity" },
    default: "friction",
    help: "Equal friction for distribution; velocity for exhaust that must carry what is in it, and for short ducts.",
    source: duct,
    section: "duty",
    when: [inSection],
  },
  targetVelocity: {
    type: "quantity",
    label: "Target velocity",
    symbol: "V_t",
    quantity: "velocity",
    default: { Imperial: 1200, Metric: 6 },
    min: 0.5,
    max: 40,
    usual: [1.5, 20],
    help: "The size chosen does not exceed it.",
    section: "duty",
    when: [inSection, { field: "sizingMethod", is: ["velocity"] }],
  },
  targetFriction: {
    type: "quantity",
    label: "Target friction rate",
    symbol: "R_t",
    quantity: "frictionRateAir",
    default: { Imperial: 0.1, Metric: 0.8 },
    min: 0.02,
    max: 30,
    usual: [0.4, 1.5],
    help: "The size chosen does not exceed it. 0.8 Pa/m (0.1 in of water per 100 ft) is usual.",
    source: duct,
    section: "duty",
    when: [inSection, { field: "sizingMethod", is: ["friction"] }],
  },

  velocityCap: {
    type: "choice",
    label: "Maximum velocity",
    options: { none: "None", noise: "Limit for the room criterion", custom: "Custom" },
    default: "none",
    help: "Sizes follow from the friction rate, the velocity or static regain, and are larger where the air would be faster than this. Equal friction up to a velocity is the usual method for mains.",
    source: duct,
    section: "size",
  },
  maxVelocity: {
    type: "quantity",
    label: "Custom maximum velocity",
    symbol: "V_cap",
    quantity: "velocity",
    default: null,
    min: 0.5,
    max: 40,
    usual: [1.5, 20],
    section: "size",
    when: [{ field: "velocityCap", is: ["custom"] }],
  },

  ductShape: {
    type: "choice",
    label: "Shape",
    options: ductShapes,
    default: "rectangular",
    section: "size",
  },
  sideRule: {
    type: "choice",
    label: "Sides by",
    options: { aspectRatio: "Aspect ratio", fixedSide: "Fixed height" },
    default: "aspectRatio",
    help: "A fixed height suits a ceiling void or a row of beams; the width follows.",
    section: "size",
    when: [flat],
  },
  aspectRatio: {
    type: "quantity",
    label: "Aspect ratio",
    symbol: "r",
    quantity: "number",
    default: 2,
    min: 1,
    max: 20,
    usual: [1, 4],
    help: "Width over height. Metal, friction and cost increase with it.",
    source: duct,
    section: "size",
    when: [flat, { field: "sideRule", is: ["aspectRatio"] }],
  },
  fixedSide: {
    type: "quantity",
    label: "Fixed height",
    symbol: "H_f",
    quantity: "smallLength",
    default: null,
    ...side,
    section: "size",
    when: [flat, { field: "sideRule", is: ["fixedSide"] }],
  },
  sizeChoice: {
    type: "choice",
    label: "Results for",
    options: sizeChoices,
    default: "standard",
    section: "size",
    when: [inSection],
  },
  sizeSeries: {
    type: "choice",
    label: "Standard sizes",
    options: { inch: "Inches, even sides", metric: "Millimetres, EN 1505 and EN 1506" },
    default: { Imperial: "inch", Metric: "metric" },
    section: "size",
  },
  chosenDiameter: {
    type: "quantity",
    label: "Custom diameter",
    symbol: "D_c",
    quantity: "smallLength",
    default: null,
    ...side,
    section: "size",
    when: [inSection, circular, chosen],
  },
  chosenWidth: {
    type: "quantity",
    label: "Custom width",
    symbol: "W_c",
    quantity: "smallLength",
    default: null,
    ...side,
    section: "size",
    when: [inSection, flat, chosen],
  },
  chosenHeight: {
    type: "quantity",
    label: "Custom height",
    symbol: "H_c",
    quantity: "smallLength",
    default: null,
    ...side,
    section: "size",
    when: [inSection, flat, chosen],
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
    section: "duct",
    when: [inSection],
  },
  ductMaterial: {
    type: "choice",
    label: "Inside surface",
    options: ductMaterials,
    default: "galvanizedSpiral",
    source: duct,
    section: "duct",
    when: [rigid],
  },
  roughness: {
    type: "quantity",
    label: "Roughness",
    symbol: "ε",
    quantity: "roughness",
    default: { Imperial: 0.0003, Metric: 0.09 },
    min: 0,
    max: 0.005,
    usual: [1e-5, 0.005],
    source: duct,
    section: "duct",
    when: [rigid, { field: "ductMaterial", is: [customRoughness] }],
  },
  compression: {
    type: "quantity",
    label: "Compression",
    symbol: "c",
    quantity: "ratio",
    default: 0.04,
    min: 0,
    max: 0.3,
    help: "How much shorter the flexible duct is installed than fully stretched. 4 % is typical of a well hung duct.",
    source: { source: abushakra2004 },
    section: "duct",
    when: [inSection, { field: "ductShape", is: ["flexible"] }],
  },

  fittings: { type: "list", label: "Fittings", rowLabel: "fitting", row: fittingRow, maxRows: 60, section: "fittings", when: [inSection] },

  airTemperature: {
    type: "quantity",
    label: "Air temperature",
    symbol: "t",
    quantity: "temperature",
    default: { Imperial: 68, Metric: 20 },
    min: -40,
    max: 120,
    usual: [-20, 60],
    section: "air",
  },
  altitude: {
    type: "quantity",
    label: "Altitude of the site",
    symbol: "z",
    quantity: "altitude",
    default: 0,
    min: -500,
    max: 5000,
    help: "Sets the air pressure.",
    source: { source: fundamentals2021, locator: "ch. 1, eq. 3" },
    section: "air",
  },
  relativeHumidity: {
    type: "quantity",
    label: "Relative humidity",
    symbol: "RH",
    quantity: "ratio",
    default: 0,
    min: 0,
    max: 1,
    help: "Moist air is lighter than dry air, by less than 1 % at room temperature. Zero is dry, standard air.",
    section: "air",
  },

  noiseCriterion: {
    type: "choice",
    label: "Room criterion RC or NC",
    options: { none: "None: no room to protect", "25": "25", "30": "30", "35": "35", "40": "40", "45": "45" },
    default: "35",
    help: "25 for bedrooms and auditoria, 30 to 35 for offices, classrooms and meeting rooms, 45 for kitchens and workshops.",
    source: noise,
    section: "noise",
  },
  ductLocation: {
    type: "choice",
    label: "Duct location",
    options: ductLocations,
    default: "acousticCeiling",
    source: noise,
    section: "noise",
    when: [noiseCounts],
  },
  ductPart: {
    type: "choice",
    label: "Part of the system",
    options: ductParts,
    default: "main",
    help: "Branches are allowed 80 %, final run-outs 50 % of the main's velocity.",
    source: noise,
    section: "noise",
    when: [inSection, noiseCounts],
  },

  terminalPressureDrop: {
    type: "quantity",
    label: "Terminal and equipment pressure drop",
    symbol: "Δp_e",
    quantity: "pressure",
    default: 0,
    min: 0,
    max: 5000,
    help: "Diffuser, grille, filter, coil at this airflow. About 25 Pa (0.1 in of water) for a diffuser.",
    section: "system",
    when: [inSection],
  },
  fanEfficiency: {
    type: "quantity",
    label: "Fan total efficiency",
    symbol: "η_f",
    quantity: "ratio",
    default: 0.62,
    min: 0.05,
    max: 1,
    usual: [0.3, 0.85],
    section: "system",
  },
  driveEfficiency: {
    type: "quantity",
    label: "Drive efficiency",
    symbol: "η_d",
    quantity: "ratio",
    default: 0.95,
    min: 0.3,
    max: 1,
    help: "Belt or coupling; 100 % for a direct drive.",
    section: "system",
  },

  sheetRule: {
    type: "choice",
    label: "Sheet thickness by",
    options: { gauge: "US gauge, to 500 Pa (2 in of water)", dw144: "DW/144, low pressure" },
    default: { Imperial: "gauge", Metric: "dw144" },
    help: "Typical values for the lowest pressure class: verify against the standard of the project.",
    section: "metal",
    when: [rigid],
  },
  sheetMaterial: {
    type: "choice",
    label: "Sheet",
    options: { galvanizedSteel: "Galvanised steel", stainlessSteel: "Stainless steel", aluminium: "Aluminium" },
    default: "galvanizedSteel",
    section: "metal",
    when: [rigid],
  },
  sheetAllowance: {
    type: "quantity",
    label: "Allowance for seams, joints and waste",
    symbol: "w",
    quantity: "ratio",
    default: 0,
    min: 0,
    max: 1,
    help: "Usually 10 to 25 %.",
    section: "metal",
    when: [rigid],
  },

  ...leakageFields,
  ...systemFields,
});

/** An input as calculated: every field, numbers in SI. */
export type DuctValues = SIValues<typeof fields>;
/** An input as stated: any field may be left to its default. */
export type DuctInput = CalculatorInput<typeof fields>;
/** What the size and the losses of one duct follow from: of the single section, or of each section of a system. */
export type OneDuct = Pick<
  DuctValues,
  | "unitSystem"
  | "airflow"
  | "sizingMethod"
  | "targetVelocity"
  | "targetFriction"
  | "velocityCap"
  | "maxVelocity"
  | "ductShape"
  | "sideRule"
  | "aspectRatio"
  | "fixedSide"
  | "sizeSeries"
  | "ductLength"
  | "ductMaterial"
  | "roughness"
  | "compression"
  | "fittings"
  | "noiseCriterion"
  | "ductLocation"
  | "ductPart"
  | "sheetRule"
  | "sheetMaterial"
  | "sheetAllowance"
>;
