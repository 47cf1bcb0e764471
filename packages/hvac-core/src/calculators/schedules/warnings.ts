import { boilerPlantRequirement, repeatedTags } from "../../equipment/index.ts";
import { joinPath, rowName, type Warning } from "../../kernel/index.ts";
import type { CheckedRow, RowMargin, ScheduleCalculation } from "./calculate.ts";
import { gasBoilers } from "./gasBoilers.ts";
import { capacityOf, required, silenceOf, type Requirement } from "./leastEfficiencies.ts";
import { duties, equipmentTypes, type EquipmentType } from "./lists.ts";
import { fields, type ScheduleValues } from "./schema.ts";

const nameOf = ({ list, row, index }: CheckedRow): string => rowName(fields[list], row, index);

/** Whole percent, or the tenths of what is less than one. */
function percent(share: number): string {
  const value = Math.abs(share) * 100;
  return `${value < 1 ? value.toPrecision(1) : Math.round(value)} %`;
}

/** What there is to say about schedules: tags, requirements, least efficiencies. */
export function warnings({ rows }: ScheduleCalculation, values: ScheduleValues): Warning[] {
  const { efficiencyStandard } = values;
  const plant = efficiencyStandard === "none" ? undefined : boilerPlantRequirement(efficiencyStandard);
  return [
    ...repeated(rows),
    ...rows.flatMap((each) => each.margins.flatMap((margin) => marginWarning(each, margin, values.oversized))),
    ...rows.flatMap((each) => efficiencyWarnings(each, values)),
    ...(plant ? gasBoilers(rows, plant, values.unitSystem) : []),
  ];
}

/** Every place in which a tag stands that another has, too. */
function repeated(equipment: readonly CheckedRow[]): Warning[] {
  const isRepeated = repeatedTags(equipment.map(({ row }) => row.tag));
  return equipment
    .filter((_, index) => isRepeated[index])
    .map(({ list, row }) => ({
      code: "tag-repeated",
      severity: "caution",
      message: `The tag ${row.tag.trim()} stands more than once. Give each piece of equipment a tag of its own.`,
      field: joinPath(list, row.id, "tag"),
    }));
}

function marginWarning(checked: CheckedRow, { duty, margin }: RowMargin, oversized: number): Warning[] {
  const isBelow = margin < 0;
  // A margin of exactly the share is within it, whatever the last bits of its quotient.
  if (!isBelow && margin <= oversized * (1 + 1e-9) + 1e-12) return [];
  const { list, row } = checked;
  const { words, margin: result } = duties[duty];
  const message = isBelow
    ? `${percent(margin)} below what is required. Select a larger one, or check the requirement.`
    : `${percent(margin)} above what is required. Check whether a smaller one would do.`;
  return [
    {
      field: joinPath(list, row.id, duty),
      result: joinPath(list, row.id, result),
      code: isBelow ? "too-small" : "oversized",
      severity: isBelow ? "limit" : "caution",
      message: `${nameOf(checked)}: ${words} is ${message}`,
    },
  ];
}

/** Columns whose numbers a standard may have something to say of. */
const rated = ["efficiency", "partLoadEfficiency", "heatingEfficiency", "enthalpyRecovery"] as const;

function efficiencyWarnings(checked: CheckedRow, { efficiencyStandard }: ScheduleValues): Warning[] {
  const { list, row, requirements } = checked;
  if (requirements.length > 0)
    return [...requirements.flatMap((each) => requirementWarning(checked, each)), ...incompleteWarning(checked, requirements)];
  if (efficiencyStandard === "none") return [];
  const silence = silenceOf(row, efficiencyStandard);
  if (silence)
    return [
      {
        code: "no-least-efficiency",
        severity: "info",
        message: `${nameOf(checked)}: the selected standard ${silence.reason}. It is not checked.`,
        field: joinPath(list, row.id, silence.column),
      },
    ];
  const type: EquipmentType = equipmentTypes[list];
  const isOpen = type.capacity !== undefined && capacityOf(row, type) === undefined;
  if (row.kind === undefined || row.kind === "other" || isOpen) return [];
  const column = rated.find((each) => typeof row[each] === "number");
  if (column === undefined) return [];
  return [
    {
      code: "no-least-efficiency",
      severity: "info",
      message: `${nameOf(checked)}: no minimum of the selected standard is known here for its kind and size, so it is not checked. Look it up in the standard.`,
      field: joinPath(list, row.id, column),
    },
  ];
}

/** A number that the standard requires, where another one is entered. */
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

function requirementWarning(checked: CheckedRow, { column, value, isMost = false, actual, metric, source }: Requirement): Warning[] {
  if (actual === undefined) return [];
  if (isMost ? actual <= value * (1 + 1e-6) : actual >= value * (1 - 1e-6)) return [];
  const { list, row } = checked;
  const share = percent(actual / value - 1);
  const limit = isMost ? `${share} above the most that is permitted` : `${share} below the least that is asked for`;
  return [
    {
      code: "below-least-efficiency",
      severity: "limit",
      message: `${nameOf(checked)}: ${required[column].words}${metric === undefined ? "" : ` (${metric})`} is ${limit}. Select a better one.`,
      field: joinPath(list, row.id, column),
      source,
    },
  ];
}
