import { efficiencyStandards } from "../../equipment/index.ts";
import { defineFields, type CalculatorInput, type Section, type SIValues } from "../../kernel/index.ts";
import { methodsCheck } from "../../sources/index.ts";
import { listNames, ownDuties, rows, equipmentTypes, type ListName } from "./lists.ts";

/** Types of which most schedules have some: their lists are always shown. */
const usual: readonly ListName[] = ["airHandlingUnits", "fans", "pumps", "chillers"];

/** Name of the field that states how a type is tagged. */
export const patternOf = <const Name extends ListName>(list: Name): `${Name}Tags` => `${list}Tags`;

export const sections: readonly Section[] = [
  { id: "basis", title: "Checks", first: ["oversized", "efficiencyStandard", "electricalSizing", "motorProtection"] },
  ...listNames.map((list): Section => ({
    id: list,
    title: equipmentTypes[list].title,
    ...(usual.includes(list)
      ? { first: [list], summary: [`tags {${patternOf(list)}}`] }
      : { summary: [`{${list}}`, `tags {${patternOf(list)}}`], opensWhenFilled: true as const }),
  })),
];

const list = <const Name extends ListName>(name: Name) =>
  ({
    type: "list",
    label: equipmentTypes[name].title,
    rowLabel: equipmentTypes[name].rowLabel,
    maxRows: 500,
    section: name,
    row: rows[name],
  }) as const;

const ownColumns = (name: keyof typeof ownDuties) =>
  ({
    type: "flag",
    label: ownDuties[name].label,
    default: false,
    help: "What your own types are required and selected for beside the duty that each names.",
    section: "otherEquipment",
  }) as const;

const pattern = (name: ListName) =>
  ({
    type: "text",
    label: "Tag pattern",
    default: equipmentTypes[name].pattern,
    maxLength: 60,
    help: "{nn} stands for the number, with as many digits as it has letters; {level} for the level. The next tag is the lowest number that is free.",
    informational: true,
    section: name,
  }) as const;

export const fields = defineFields({
  oversized: {
    type: "quantity",
    label: "Oversized above",
    quantity: "ratio",
    default: 0.15,
    min: 0,
    max: 2,
    usual: [0.05, 0.3],
    help: "Equipment that has more than this beyond what is required is remarked upon.",
    source: { source: methodsCheck, locator: "§4.11" },
    section: "basis",
  },
  efficiencyStandard: {
    type: "choice",
    label: "Minimum efficiencies",
    options: { ...efficiencyStandards, none: "Not checked" },
    default: { Imperial: "ashrae2022", Metric: "ecodesign" },
    help: "The standard or regulation whose minimum efficiencies are looked up. Verify against what is adopted where you build.",
    section: "basis",
  },
  electricalSizing: {
    type: "choice",
    label: "Circuits",
    options: { nec: "NEC: MCA and MOCP", none: "Not sized" },
    default: { Imperial: "nec", Metric: "none" },
    help: "Minimum circuit ampacity and maximum overcurrent protection from the currents of motors, compressors and heaters.",
    section: "basis",
  },
  motorProtection: {
    type: "choice",
    label: "Motors protected by",
    options: {
      breaker: "Inverse-time breaker",
      dualElementFuse: "Dual-element fuse",
      fuse: "Non-time-delay fuse",
    },
    default: "breaker",
    help: "Of equipment that has nothing but motors: fans, pumps, boilers and cooling towers. 250, 175 and 300 % of the full-load current.",
    when: [{ field: "electricalSizing", is: ["nec"] }],
    section: "basis",
  },
  airHandlingUnitsTags: pattern("airHandlingUnits"),
  airHandlingUnits: list("airHandlingUnits"),
  fansTags: pattern("fans"),
  fans: list("fans"),
  pumpsTags: pattern("pumps"),
  pumps: list("pumps"),
  chillersTags: pattern("chillers"),
  chillers: list("chillers"),
  boilersTags: pattern("boilers"),
  boilers: list("boilers"),
  coolingTowersTags: pattern("coolingTowers"),
  coolingTowers: list("coolingTowers"),
  fanCoilUnitsTags: pattern("fanCoilUnits"),
  fanCoilUnits: list("fanCoilUnits"),
  vavTerminalsTags: pattern("vavTerminals"),
  vavTerminals: list("vavTerminals"),
  heatRecoveryUnitsTags: pattern("heatRecoveryUnits"),
  heatRecoveryUnits: list("heatRecoveryUnits"),
  splitSystemsTags: pattern("splitSystems"),
  splitSystems: list("splitSystems"),
  rooftopUnitsTags: pattern("rooftopUnits"),
  rooftopUnits: list("rooftopUnits"),
  airTerminalsTags: pattern("airTerminals"),
  airTerminals: list("airTerminals"),
  otherEquipmentTags: pattern("otherEquipment"),
  ownTypes: {
    type: "list",
    label: "Your own types",
    rowLabel: "type",
    help: "Kinds of equipment that have no schedule here: with names, tags and what they are selected for.",
    maxRows: 50,
    section: "otherEquipment",
    row: {
      name: { type: "text", label: "Type", default: "", maxLength: 80, informational: true },
      pattern: { type: "text", label: "Tag pattern", default: "", maxLength: 60, informational: true },
      duty: { type: "text", label: "Selected for", default: "", maxLength: 80, informational: true, help: "Such as steam output." },
      unit: { type: "text", label: "In", default: "", maxLength: 30, informational: true, help: "The unit of the duty, such as kg/h." },
    },
  },
  ownAirflow: ownColumns("ownAirflow"),
  ownCooling: ownColumns("ownCooling"),
  ownHeating: ownColumns("ownHeating"),
  ownWater: ownColumns("ownWater"),
  otherEquipment: list("otherEquipment"),
});

/** Schedules for a start: one air handling unit to fill in. */
export const start = {
  Imperial: { unitSystem: "Imperial", airHandlingUnits: [{ id: "1", tag: "AHU-01" }] },
  Metric: { unitSystem: "Metric", airHandlingUnits: [{ id: "1", tag: "AHU-01" }] },
} as const;

/** Schedules as stated: any field may be left to its default. */
export type ScheduleInput = CalculatorInput<typeof fields>;
/** Schedules as calculated: every field, numbers in SI. */
export type ScheduleValues = SIValues<typeof fields>;
