import { efficiencyStandards, usualEdition } from "../../equipment/index.ts";
import {
  choice,
  defineFields,
  fieldIs,
  flag,
  inSection,
  list,
  quantity,
  text,
  type CalculatorInput,
  type Section,
  type SIValues,
} from "../../kernel/index.ts";
import { methodsCheck } from "../../sources/index.ts";
import { equipmentTable } from "./equipmentTable.ts";
import { customDuties, equipmentTypes, listNames, rows, type ListName } from "./lists.ts";

/** Types in most schedules: their lists are always shown. */
const usualLists: readonly ListName[] = ["airHandlingUnits", "fans", "pumps", "chillers"];

/** Name of the field with the tag pattern of a list. */
export const patternOf = <const Name extends ListName>(list: Name): `${Name}Tags` => `${list}Tags`;

export const sections: readonly Section[] = [
  { id: "basis", title: "Checks", first: ["oversizingLimit", "efficiencyStandard", "electricalSizing", "motorProtection"] },
  ...listNames.map((list): Section => ({
    id: list,
    title: equipmentTypes[list].title,
    ...(usualLists.includes(list)
      ? { first: [list], summary: [`tags {${patternOf(list)}}`] }
      : { summary: [`{${list}}`, `tags {${patternOf(list)}}`], opensWhenFilled: true as const }),
  })),
];

const listOf = <const Name extends ListName>(name: Name) =>
  list(equipmentTypes[name].title, equipmentTypes[name].rowLabel, 500, rows[name], {
    section: name,
    table: equipmentTable(name, rows[name]),
  });

const customColumns = (name: keyof typeof customDuties) =>
  flag(customDuties[name].label, false, {
    help: "Duties of custom equipment in addition to the duty of its type.",
    section: "otherEquipment",
  });

const tagsOf = (name: ListName) =>
  text("Tag pattern", 60, {
    default: equipmentTypes[name].pattern,
    help: "{nn} stands for the number, with as many digits as it has letters; {level} for the level. The next tag is the lowest number that is free.",
    section: name,
  });

/** Columns of custom types of equipment. */
const typeRow = {
  name: text("Type", 80),
  pattern: text("Tag pattern", 60),
  duty: text("Duty", 80, { help: "What it is selected for, such as steam output." }),
  unit: text("Unit", 30, { help: "The unit of the duty, such as kg/h." }),
};

export const fields = defineFields({
  ...inSection("basis", {
    oversizingLimit: quantity("Oversizing limit", null, "ratio", 0.15, [0, 2], {
      usual: [0.05, 0.3],
      help: "Margin over the requirement above which equipment gets a warning.",
      source: { source: methodsCheck, locator: "§4.11" },
    }),
    efficiencyStandard: choice("Minimum efficiency standard", { ...efficiencyStandards, none: "Not checked" }, usualEdition, {
      help: "Standard or regulation for the minimum efficiencies. Check which edition your local code adopts.",
      site: "efficiencyStandard",
    }),
    electricalSizing: choice(
      "Circuit sizing",
      { nec: "NEC: MCA and MOCP", none: "Not sized" },
      { Imperial: "nec", Metric: "none" },
      { help: "Minimum circuit ampacity and maximum overcurrent protection from the currents of motors, compressors and heaters." },
    ),
    motorProtection: choice(
      "Motor protection",
      { breaker: "Inverse-time breaker", dualElementFuse: "Dual-element fuse", fuse: "Non-time-delay fuse" },
      "breaker",
      {
        help: "For equipment that has only motors: fans, pumps, boilers and cooling towers. 250, 175 and 300 % of the full-load current.",
        when: [fieldIs("electricalSizing", "nec")],
      },
    ),
  }),
  airHandlingUnitsTags: tagsOf("airHandlingUnits"),
  airHandlingUnits: listOf("airHandlingUnits"),
  fansTags: tagsOf("fans"),
  fans: listOf("fans"),
  pumpsTags: tagsOf("pumps"),
  pumps: listOf("pumps"),
  chillersTags: tagsOf("chillers"),
  chillers: listOf("chillers"),
  boilersTags: tagsOf("boilers"),
  boilers: listOf("boilers"),
  coolingTowersTags: tagsOf("coolingTowers"),
  coolingTowers: listOf("coolingTowers"),
  fanCoilUnitsTags: tagsOf("fanCoilUnits"),
  fanCoilUnits: listOf("fanCoilUnits"),
  vavTerminalsTags: tagsOf("vavTerminals"),
  vavTerminals: listOf("vavTerminals"),
  heatRecoveryUnitsTags: tagsOf("heatRecoveryUnits"),
  heatRecoveryUnits: listOf("heatRecoveryUnits"),
  splitSystemsTags: tagsOf("splitSystems"),
  splitSystems: listOf("splitSystems"),
  rooftopUnitsTags: tagsOf("rooftopUnits"),
  rooftopUnits: listOf("rooftopUnits"),
  airTerminalsTags: tagsOf("airTerminals"),
  airTerminals: listOf("airTerminals"),
  otherEquipmentTags: tagsOf("otherEquipment"),
  customTypes: list("Custom types", "type", 50, typeRow, {
    help: "Equipment types without a list above: name, tags and duty.",
    section: "otherEquipment",
  }),
  customAirflow: customColumns("customAirflow"),
  customCooling: customColumns("customCooling"),
  customHeating: customColumns("customHeating"),
  customWater: customColumns("customWater"),
  otherEquipment: listOf("otherEquipment"),
});

/** Input of schedules: any field may be left to its default. */
export type ScheduleInput = CalculatorInput<typeof fields>;
/** Values of all fields of schedules, numbers in SI. */
export type ScheduleValues = SIValues<typeof fields>;
