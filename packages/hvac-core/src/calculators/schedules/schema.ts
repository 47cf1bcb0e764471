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

const listOf = <const Name extends ListName>(name: Name) =>
  list(equipmentTypes[name].title, equipmentTypes[name].rowLabel, 500, rows[name], { section: name });

const ownColumns = (name: keyof typeof ownDuties) =>
  flag(ownDuties[name].label, false, { help: "Duties of custom equipment beside the one that its type names.", section: "otherEquipment" });

const tagsOf = (name: ListName) =>
  text("Tag pattern", 60, {
    default: equipmentTypes[name].pattern,
    help: "{nn} stands for the number, with as many digits as it has letters; {level} for the level. The next tag is the lowest number that is free.",
    section: name,
  });

/** A type of equipment that has no schedule here. */
const typeRow = {
  name: text("Type", 80),
  pattern: text("Tag pattern", 60),
  duty: text("Selected for", 80, { help: "Such as steam output." }),
  unit: text("In", 30, { help: "The unit of the duty, such as kg/h." }),
};

export const fields = defineFields({
  ...inSection("basis", {
    oversized: quantity("Oversized above", null, "ratio", 0.15, [0, 2], {
      usual: [0.05, 0.3],
      help: "Equipment that exceeds its requirement by more than this gets a warning.",
      source: { source: methodsCheck, locator: "§4.11" },
    }),
    efficiencyStandard: choice("Minimum efficiencies", { ...efficiencyStandards, none: "Not checked" }, usualEdition, {
      help: "The standard or regulation whose minimum efficiencies are looked up. Verify against what is adopted where you build.",
    }),
    electricalSizing: choice(
      "Circuits",
      { nec: "NEC: MCA and MOCP", none: "Not sized" },
      { Imperial: "nec", Metric: "none" },
      { help: "Minimum circuit ampacity and maximum overcurrent protection from the currents of motors, compressors and heaters." },
    ),
    motorProtection: choice(
      "Motors protected by",
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
  ownTypes: list("Custom types", "type", 50, typeRow, {
    help: "Types of equipment without a schedule here: their name, tags and duty.",
    section: "otherEquipment",
  }),
  ownAirflow: ownColumns("ownAirflow"),
  ownCooling: ownColumns("ownCooling"),
  ownHeating: ownColumns("ownHeating"),
  ownWater: ownColumns("ownWater"),
  otherEquipment: listOf("otherEquipment"),
});

/** Schedules as stated: any field may be left to its default. */
export type ScheduleInput = CalculatorInput<typeof fields>;
/** Schedules as calculated: every field, numbers in SI. */
export type ScheduleValues = SIValues<typeof fields>;
