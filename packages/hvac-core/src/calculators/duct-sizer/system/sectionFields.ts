import { ductRoughness, ductTakeoffs, type DuctTakeoffKey } from "../../../flow/index.ts";
import {
  choice,
  defineFields,
  fieldIs,
  flag,
  list,
  onlyWhen,
  quantity,
  reference,
  text,
  type ConditionalDefault,
} from "../../../kernel/index.ts";
import { abushakra2004, applications2015, fundamentals2021, smacnaSystems } from "../../../sources/index.ts";
import { fittingRow } from "../fittingFields.ts";
import { insulationConductivity, insulationThickness } from "../leakageFields.ts";
import {
  airPaths,
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
  sizeChoices,
} from "../options.ts";

const isConnected = fieldIs("parent", true);
const isAtFan = fieldIs("parent", false);
const unlined = fieldIs("lined", false);
const toTarget = fieldIs("sizeChoice", "standard", "exact");

const duct = { source: fundamentals2021, locator: "ch. 21" };
const noise = { source: applications2015, locator: "ch. 48, Table 8" };
const fromSystem = "If empty, that of the system.";

/** Default options of a section: those of the system. */
function systemDefaults<Option extends string>(
  field: string,
  options: Readonly<Record<Option, string>>,
): readonly ConditionalDefault<Option>[] {
  return (Object.keys(options) as Option[]).map((option) => ({ when: [{ field, is: [option], around: true }], default: option }));
}

/** Connections of a section to another one. */
export const junctionOptions = {
  auto: "Straight on where it carries most, otherwise a tee",
  straight: "Straight on",
  tee: "Tee or wye",
  ...(Object.fromEntries(ductTakeoffs.map(({ key, name }) => [key, name])) as Readonly<Record<DuctTakeoffKey, string>>),
  none: "No loss",
} as const;

/** One section of a system: the duct between two junctions, with its fittings, equipment and terminal. */
export const sectionFields = defineFields({
  name: text("Name", 80),
  parent: reference("Connected to", "sections", {
    optional: true,
    earlier: true,
    help: "The next section towards the fan. Leave empty at the fan.",
  }),
  airPath: choice("Air", airPaths, "supply", {
    help: "Of the section at the fan and of all sections connected to it. Supply and return share a fan, exhaust has a separate one.",
    when: [isAtFan],
  }),
  airflow: quantity("Terminal airflow", "Q_t", "airFlow", 0, [0, 200], {
    help: "Delivered or extracted at the far end of the section. The airflow of connected sections is added.",
  }),
  ductLength: quantity("Length", "L", "length", "required", [0, 10_000], { help: "Straight duct, measured along the centre line." }),
  ductShape: choice("Shape", ductShapes, "rectangular", { defaultWhen: systemDefaults("ductShape", ductShapes) }),
  aspectRatio: quantity("Aspect ratio", "r", "number", "derived", [1, 20], {
    usual: [1, 4],
    help: `${fromSystem} 2 where the system's ducts are round.`,
    source: duct,
    when: [isFlatDuct, fieldIs("sideRule", "aspectRatio"), toTarget],
  }),
  ...onlyWhen(toTarget, {
    sizingMethod: choice("Size by", { friction: "Friction rate", velocity: "Velocity", regain: "Static regain" }, "friction", {
      defaultWhen: [
        { when: [fieldIs("systemSizing", "velocity")], default: "velocity" },
        { when: [fieldIs("systemSizing", "regain")], default: "regain" },
      ],
      help: "By static regain the first section is sized by velocity, and return and exhaust, where nothing is regained, by friction rate.",
      source: duct,
    }),
    targetFriction: quantity("Friction rate", "R_t", "frictionRateAir", "derived", [0.02, 30], {
      usual: [0.4, 1.5],
      help: fromSystem,
      source: duct,
      when: [fieldIs("sizingMethod", "friction")],
    }),
    targetVelocity: quantity("Velocity", "V_t", "velocity", "derived", [0.5, 40], {
      usual: [1.5, 20],
      help: fromSystem,
      when: [fieldIs("sizingMethod", "velocity")],
    }),
  }),
  sizeChoice: choice("Size", sizeChoices, "standard"),
  ...onlyWhen(isCustomSize, {
    chosenDiameter: quantity("Custom diameter", "D_c", "smallLength", "required", [0.02, 5], { usual: [0.1, 3], when: [isRoundDuct] }),
    chosenWidth: quantity("Custom width", "W_c", "smallLength", "required", [0.02, 5], { usual: [0.1, 3], when: [isFlatDuct] }),
    chosenHeight: quantity("Custom height", "H_c", "smallLength", "required", [0.02, 5], { usual: [0.1, 3], when: [isFlatDuct] }),
  }),
  heightLimit: quantity("Ceiling void height", "H_m", "smallLength", "absent", [0.02, 5], {
    usual: [0.1, 3],
    help: "The duct is made flatter to fit. If empty, the height is not limited.",
  }),
  ...onlyWhen(isRigidDuct, {
    ductMaterial: choice("Inside surface", ductMaterials, "galvanizedSpiral", {
      defaultWhen: systemDefaults("ductMaterial", ductMaterials),
      source: duct,
      when: [unlined],
    }),
    roughness: quantity("Roughness", "ε", "roughness", "derived", [0, 0.005], {
      usual: [1e-5, 0.005],
      help: fromSystem,
      source: duct,
      when: [unlined, fieldIs("ductMaterial", customRoughness)],
    }),
    lined: flag("Lined", false, { help: `Inside, with the roughness of: ${ductRoughness.fibrousLiner.name.toLowerCase()}.` }),
    linerThickness: quantity("Liner thickness", "s_l", "smallLength", { Imperial: 1, Metric: 25 }, [0.005, 0.1], {
      help: "The sheet is larger than the clear section by twice the thickness.",
      when: [fieldIs("lined", true)],
    }),
  }),
  insulationThickness: insulationThickness("derived", `${fromSystem} Zero for a bare duct.`),
  insulationConductivity: insulationConductivity("Insulation conductivity", "k_i", "derived", fromSystem),
  flexibleLength: quantity("Flexible duct length", "L_f", "length", 0, [0, 50], {
    help: "At the end of the section, with the same diameter, in addition to the rigid duct.",
    when: [fieldIs("ductShape", "round")],
  }),
  compression: quantity("Compression", "c", "ratio", 0.04, [0, 0.3], {
    help: "How much shorter flexible duct is installed than fully stretched. 4 % is typical of a well hung duct.",
    source: { source: abushakra2004 },
    when: [isRoundDuct],
  }),
  junction: choice("Junction", junctionOptions, "auto", {
    help: "How it leaves the connected section. Sections with the same airflow from one point are both branches of a tee. A change of size straight on is a transition.",
    source: { source: smacnaSystems, locator: "tables A-11" },
    when: [isConnected],
  }),
  branchAngle: quantity("Angle of the branch", "θ_b", "angle", 90, [30, 90], { when: [isConnected, fieldIs("junction", "tee")] }),
  fittings: list("Fittings", "fitting", 60, fittingRow),
  equipmentPressureDrop: quantity("Equipment pressure drop", "Δp_q", "pressure", 0, [0, 5000], {
    help: "Terminal box, coil, filter or silencer within the section, at its airflow.",
  }),
  terminalPressureDrop: quantity("Terminal pressure drop", "Δp_e", "pressure", 0, [0, 5000], {
    help: "Diffuser or grille with its discharge, at the terminal airflow. About 25 Pa (0.1 in of water) for a diffuser.",
  }),
  ductPart: choice("Part of the system", { auto: "Automatic", ...ductParts }, "auto", {
    help: "Automatic: main from the fan as far as sections go straight on, run-out where nothing follows, otherwise branch.",
    source: noise,
    when: [hasNoiseLimit],
  }),
  ductLocation: choice("Location", ductLocations, "acousticCeiling", {
    defaultWhen: systemDefaults("ductLocation", ductLocations),
    source: noise,
    when: [hasNoiseLimit],
  }),
});
