import { boilerPlantRequirement, repeatedTags } from "../../equipment/index.ts";
import { joinPath, rowName, type Warning } from "../../kernel/index.ts";
import { marginVerdict, type CheckedRow, type RowMargin } from "./calculate.ts";
import { gasBoilers } from "./gasBoilers.ts";
import { duties, equipmentTypes, type EquipmentType } from "./lists.ts";
import { capacityOf, missingRequirement, required, type Requirement } from "./requirements.ts";
import { marginName, type ScheduleCalculation } from "./results.ts";
import { fields, type ScheduleValues } from "./schema.ts";

const nameOf = ({ list, row, index }: CheckedRow): string => rowName(fields[list], row, index);

/** Whole percent; below one percent, its first digit. */
function percent(share: number): string {
  const value = Math.abs(share) * 100;
  return `${value < 1 ? value.toPrecision(1) : Math.round(value)} %`;
}

/** Warnings of schedules: tags, margins, minimum efficiencies. */
export function warnings({ rows }: ScheduleCalculation, values: ScheduleValues): Warning[] {
  const { efficiencyStandard } = values;
  const plant = efficiencyStandard === "none" ? undefined : boilerPlantRequirement(efficiencyStandard);
  return [
    ...repeatedTagWarnings(rows),
    ...rows.flatMap((each) => each.margins.flatMap((margin) => marginWarning(each, margin, values.oversizingLimit))),
    ...rows.flatMap((each) => efficiencyWarnings(each, values)),
    ...(plant ? gasBoilers(rows, plant, values.unitSystem) : []),
  ];
}

/** A warning at every tag that is used more than once. */
function repeatedTagWarnings(equipment: readonly CheckedRow[]): Warning[] {
  const isRepeated = repeatedTags(equipment.map(({ row }) => row.tag));
  return equipment
    .filter((_, index) => isRepeated[index])
    .map(({ list, row }) => ({
      code: "tag-repeated",
      severity: "caution",
      message: `The tag ${row.tag.trim()} is used more than once. Give each piece of equipment a unique tag.`,
      field: joinPath(list, row.id, "tag"),
    }));
}

function marginWarning(checked: CheckedRow, { duty, margin }: RowMargin, oversizingLimit: number): Warning[] {
  const verdict = marginVerdict(margin, oversizingLimit);
  if (verdict === "within") return [];
  const isBelow = verdict === "below";
  const { list, row } = checked;
  const message = isBelow
    ? `${percent(margin)} below the requirement. Select larger equipment, or check the requirement.`
    : `${percent(margin)} above the requirement. Check whether smaller equipment would do.`;
  return [
    {
      field: joinPath(list, row.id, duty),
      result: joinPath(list, row.id, marginName(duty)),
      code: isBelow ? "too-small" : "oversized",
      severity: isBelow ? "limit" : "caution",
      message: `${nameOf(checked)}: ${duties[duty].words} is ${message}`,
    },
  ];
}

/** Columns that a standard may have a minimum for. */
const rated = ["efficiency", "partLoadEfficiency", "heatingEfficiency", "enthalpyRecovery"] as const;

function efficiencyWarnings(checked: CheckedRow, { efficiencyStandard }: ScheduleValues): Warning[] {
  const { list, row, requirements } = checked;
  if (requirements.length > 0)
    return [...requirements.flatMap((each) => requirementWarning(checked, each)), ...incompleteWarning(checked, requirements)];
  if (efficiencyStandard === "none") return [];
  const missing = missingRequirement(row, efficiencyStandard);
  if (missing)
    return [
      {
        code: "no-minimum-efficiency",
        severity: "info",
        message: `${nameOf(checked)}: the selected standard ${missing.reason}. It is not checked.`,
        field: joinPath(list, row.id, missing.column),
      },
    ];
  const type: EquipmentType = equipmentTypes[list];
  const lacksCapacity = type.capacity !== undefined && capacityOf(row, type) === undefined;
  if (row.kind === undefined || row.kind === "other" || lacksCapacity) return [];
  const column = rated.find((each) => typeof row[each] === "number");
  if (column === undefined) return [];
  return [
    {
      code: "no-minimum-efficiency",
      severity: "info",
      message: `${nameOf(checked)}: the selected standard has no minimum here for its type and size, so it is not checked. Look it up in the standard.`,
      field: joinPath(list, row.id, column),
    },
  ];
}

/** Warns of a required metric that is missing while another one is entered. */
function incompleteWarning(checked: CheckedRow, requirements: readonly Requirement[]): Warning[] {
  const rating = requirements.filter(({ column }) => column === "efficiency" || column === "partLoadEfficiency");
  const missing = rating.find(({ actual }) => actual === undefined);
  const { list, row } = checked;
  if (!missing || (typeof row.efficiency !== "number" && typeof row.partLoadEfficiency !== "number")) return [];
  const also = rating.every(({ actual }) => actual === undefined) ? "" : " also";
  return [
    {
      code: "efficiency-incomplete",
      severity: "info",
      message: `${nameOf(checked)}: the standard${also} requires a minimum ${missing.metric}. Enter it to check it.`,
      field: joinPath(list, row.id, missing.column),
      source: missing.source,
    },
  ];
}

function requirementWarning(checked: CheckedRow, { column, value, isMaximum = false, actual, metric, source }: Requirement): Warning[] {
  if (actual === undefined) return [];
  if (isMaximum ? actual <= value * (1 + 1e-6) : actual >= value * (1 - 1e-6)) return [];
  const { list, row } = checked;
  const share = percent(actual / value - 1);
  const limit = isMaximum ? `${share} above the maximum` : `${share} below the minimum`;
  return [
    {
      code: "below-minimum-efficiency",
      severity: "limit",
      message: `${nameOf(checked)}: ${required[column].words}${metric === undefined ? "" : ` (${metric})`} is ${limit}. Select more efficient equipment.`,
      field: joinPath(list, row.id, column),
      source,
    },
  ];
}
