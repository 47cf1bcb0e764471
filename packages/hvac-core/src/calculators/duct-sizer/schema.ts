import {
  choice,
  defineFields,
  fieldIs,
  inSection,
  list,
  onlyWhen,
  quantity,
  text,
  type CalculatorInput,
  type Section,
  type SIValues,
} from "../../kernel/index.ts";
import { fittingRow } from "./fittingFields.ts";
import { leakageFields } from "./leakageFields.ts";
import {
  customRoughness,
  ductLocations,
  ductMaterials,
  ductParts,
  ductShapes,
  hasNoiseLimit,
  isCustomSize,
  isFlatDuct,
  isRigidDuct,
  isRoundDuct,
  oneDuct,
  sizeChoices,
} from "./options.ts";
import { systemFields } from "./system/systemFields.ts";
import { abushakra2004, applications2015, fundamentals2021 } from "../../sources/index.ts";

const duct = { source: fundamentals2021, locator: "ch. 21" };
const noise = { source: applications2015, locator: "ch. 48, Table 8" };

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
  { id: "duct", title: "Duct", first: ["ductLength"], summary: ["{ductMaterial}", "roughness {roughness}", "compressed by {compression}"] },
  { id: "fittings", title: "Fittings", first: ["fittings"] },
  { id: "air", title: "Air", summary: ["{airTemperature}", "altitude {altitude}", "{relativeHumidity} relative humidity"] },
  { id: "noise", title: "Noise", summary: ["criterion {noiseCriterion}", "{ductLocation}", "{ductPart}"] },
  {
    id: "system",
    title: "Terminal and fan",
    first: ["supplyEquipmentDrop", "returnEquipmentDrop"],
    summary: [
      "terminal and equipment {terminalPressureDrop}",
      "exhaust fan accessories {exhaustEquipmentDrop}",
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
  ...inSection("duty", {
    calculationName: text("Name", 120, { default: "Duct" }),
    scope: choice("Calculate", { section: "One section", system: "A duct system" }, "section"),
    ...onlyWhen(oneDuct, {
      airflow: quantity("Airflow", "Q", "airFlow", "required", [0.001, 200], {
        usual: [0.005, 100],
        help: "At the temperature and pressure in the duct.",
      }),
      sizingMethod: choice("Size by", { friction: "Friction rate", velocity: "Velocity" }, "friction", {
        help: "Equal friction for distribution; velocity for exhaust that conveys particles, and for short ducts.",
        source: duct,
      }),
      targetVelocity: quantity("Target velocity", "V_t", "velocity", { Imperial: 1200, Metric: 6 }, [0.5, 40], {
        usual: [1.5, 20],
        help: "The selected size does not exceed it.",
        when: [fieldIs("sizingMethod", "velocity")],
      }),
      targetFriction: quantity("Target friction rate", "R_t", "frictionRateAir", { Imperial: 0.1, Metric: 0.8 }, [0.02, 30], {
        usual: [0.4, 1.5],
        help: "The selected size does not exceed it. 0.8 Pa/m (0.1 in of water per 100 ft) is usual.",
        source: duct,
        when: [fieldIs("sizingMethod", "friction")],
      }),
    }),
  }),

  ...inSection("size", {
    velocityCap: choice("Maximum velocity", { none: "None", noise: "Limit for the room criterion", custom: "Custom" }, "none", {
      help: "Sizes follow from the friction rate, velocity or static regain, and are larger where this velocity would be exceeded. Equal friction up to a velocity is the usual method for mains.",
      source: duct,
    }),
    maxVelocity: quantity("Custom maximum velocity", "V_cap", "velocity", "required", [0.5, 40], {
      usual: [1.5, 20],
      when: [fieldIs("velocityCap", "custom")],
    }),

    ductShape: choice("Shape", ductShapes, "rectangular"),
    ...onlyWhen(isFlatDuct, {
      sideRule: choice("Sides by", { aspectRatio: "Aspect ratio", fixedSide: "Fixed height" }, "aspectRatio", {
        help: "A fixed height suits a ceiling void or a row of beams; the width follows.",
      }),
      aspectRatio: quantity("Aspect ratio", "r", "number", 2, [1, 20], {
        usual: [1, 4],
        help: "Width over height. Metal, friction and cost increase with it.",
        source: duct,
        when: [fieldIs("sideRule", "aspectRatio")],
      }),
      fixedSide: quantity("Fixed height", "H_f", "smallLength", "required", [0.02, 5], {
        usual: [0.1, 3],
        when: [fieldIs("sideRule", "fixedSide")],
      }),
    }),
    sizeChoice: choice("Results for", sizeChoices, "standard", { when: [oneDuct] }),
    sizeSeries: choice(
      "Standard sizes",
      { inch: "Inches, even sides", metric: "Millimetres, EN 1505 and EN 1506" },
      { Imperial: "inch", Metric: "metric" },
    ),
    ...onlyWhen(oneDuct, {
      chosenDiameter: quantity("Custom diameter", "D_c", "smallLength", "required", [0.02, 5], {
        usual: [0.1, 3],
        when: [isRoundDuct, isCustomSize],
      }),
      chosenWidth: quantity("Custom width", "W_c", "smallLength", "required", [0.02, 5], {
        usual: [0.1, 3],
        when: [isFlatDuct, isCustomSize],
      }),
      chosenHeight: quantity("Custom height", "H_c", "smallLength", "required", [0.02, 5], {
        usual: [0.1, 3],
        when: [isFlatDuct, isCustomSize],
      }),
    }),
  }),

  ...inSection("duct", {
    ductLength: quantity("Length", "L", "length", "required", [0, 10_000], {
      help: "Straight duct, measured along the centre line.",
      when: [oneDuct],
    }),
    ductMaterial: choice("Inside surface", ductMaterials, "galvanizedSpiral", { source: duct, when: [isRigidDuct] }),
    roughness: quantity("Roughness", "ε", "roughness", { Imperial: 0.0003, Metric: 0.09 }, [0, 0.005], {
      usual: [1e-5, 0.005],
      source: duct,
      when: [isRigidDuct, fieldIs("ductMaterial", customRoughness)],
    }),
    compression: quantity("Compression", "c", "ratio", 0.04, [0, 0.3], {
      help: "How much shorter the flexible duct is installed than fully stretched. 4 % is typical of a well hung duct.",
      source: { source: abushakra2004 },
      when: [oneDuct, fieldIs("ductShape", "flexible")],
    }),
  }),

  fittings: list("Fittings", "fitting", 60, fittingRow, { section: "fittings", when: [oneDuct] }),

  ...inSection("air", {
    airTemperature: quantity("Air temperature", "t", "temperature", { Imperial: 68, Metric: 20 }, [-40, 120], { usual: [-20, 60] }),
    altitude: quantity("Altitude of the site", "z", "altitude", 0, [-500, 5000], {
      help: "Sets the air pressure.",
      site: "altitude",
      source: { source: fundamentals2021, locator: "ch. 1, eq. 3" },
    }),
    relativeHumidity: quantity("Relative humidity", "RH", "ratio", 0, [0, 1], {
      help: "Moist air is lighter than dry air, by less than 1 % at room temperature. Zero is dry, standard air.",
    }),
  }),

  ...inSection("noise", {
    noiseCriterion: choice(
      "Room criterion RC or NC",
      { none: "None: no room to protect", "25": "25", "30": "30", "35": "35", "40": "40", "45": "45" },
      "35",
      {
        help: "25 for bedrooms and auditoria, 30 to 35 for offices, classrooms and meeting rooms, 45 for kitchens and workshops.",
        source: noise,
      },
    ),
    ductLocation: choice("Duct location", ductLocations, "acousticCeiling", { source: noise, when: [hasNoiseLimit] }),
    ductPart: choice("Part of the system", ductParts, "main", {
      help: "Branches are allowed 80 %, final run-outs 50 % of the main's velocity.",
      source: noise,
      when: [oneDuct, hasNoiseLimit],
    }),
  }),

  ...inSection("system", {
    terminalPressureDrop: quantity("Terminal and equipment pressure drop", "Δp_e", "pressure", 0, [0, 5000], {
      help: "Diffuser, grille, filter, coil at this airflow. About 25 Pa (0.1 in of water) for a diffuser.",
      when: [oneDuct],
    }),
    fanEfficiency: quantity("Fan total efficiency", "η_f", "ratio", 0.62, [0.05, 1], { usual: [0.3, 0.85] }),
    driveEfficiency: quantity("Drive efficiency", "η_d", "ratio", 0.95, [0.3, 1], { help: "Belt or coupling; 100 % for a direct drive." }),
  }),

  ...inSection(
    "metal",
    onlyWhen(isRigidDuct, {
      sheetRule: choice(
        "Sheet thickness by",
        { gauge: "US gauge, to 500 Pa (2 in of water)", dw144: "DW/144, low pressure" },
        { Imperial: "gauge", Metric: "dw144" },
        { help: "Typical values for the lowest pressure class: verify against the standard of the project." },
      ),
      sheetMaterial: choice(
        "Sheet material",
        { galvanizedSteel: "Galvanised steel", stainlessSteel: "Stainless steel", aluminium: "Aluminium" },
        "galvanizedSteel",
      ),
      sheetAllowance: quantity("Allowance for seams, joints and waste", "w", "ratio", 0, [0, 1], { help: "Usually 10 to 25 %." }),
    }),
  ),

  ...leakageFields,
  ...systemFields,
});

/** An input as calculated: every field, numbers in SI. */
export type DuctValues = SIValues<typeof fields>;
/** An input as entered: any field may be left to its default. */
export type DuctInput = CalculatorInput<typeof fields>;
