import { repeatedTags } from "../../equipment/index.ts";
import { joinPath, rowName, type Warning } from "../../kernel/index.ts";
import type { ScheduleCalculation } from "./calculate.ts";
import { rowsOf, type EquipmentRow } from "./equipmentRow.ts";
import { capacityOf, required, requirementsOf } from "./leastEfficiencies.ts";
import { duties, listNames, equipmentTypes, type EquipmentType, type ListName } from "./lists.ts";
import { fields, type ScheduleValues } from "./schema.ts";

interface Named {
  readonly list: ListName;
  readonly row: EquipmentRow;
  readonly name: string;
}

/** Whole percent, or the tenths of what is less than one. */
function percent(share: number): string {
  const value = Math.abs(share) * 100;
  return `${value < 1 ? value.toPrecision(1) : Math.round(value)} %`;
}

/** What there is to say about schedules: tags, requirements, least efficiencies. */
export function warnings({ margins }: ScheduleCalculation, values: ScheduleValues): Warning[] {
  const equipment = listNames.flatMap((list) =>
    rowsOf(values, list).map((row, index): Named => ({ list, row, name: rowName(fields[list], row, index) })),
  );
  const byPath = new Map(equipment.map((each) => [joinPath(each.list, each.row.id), each]));
  return [
    ...repeated(equipment),
    ...margins.flatMap(({ list, id, margins: own }) =>
      own.flatMap(({ duty, margin }) => marginWarning(byPath.get(joinPath(list, id))!, duty, margin, values.oversized)),
    ),
    ...equipment.flatMap((each) => efficiencyWarnings(each, values)),
  ];
}

/** Every place in which a tag stands that another has, too. */
function repeated(equipment: readonly Named[]): Warning[] {
  const isRepeated = repeatedTags(equipment.map(({ row }) => row.tag));
  return equipment
    .filter((_, index) => isRepeated[index])
    .map(({ list, row }) => ({
      code: "tag-repeated",
      severity: "limit",
      message: `The tag ${row.tag.trim()} stands more than once. Give each piece of equipment a tag of its own.`,
      field: joinPath(list, row.id, "tag"),
    }));
}

function marginWarning({ list, row, name }: Named, duty: keyof typeof duties, margin: number, oversized: number): Warning[] {
  const { words } = duties[duty];
  const at = { field: joinPath(list, row.id, duty), result: joinPath(list, row.id, duties[duty].margin) };
  if (margin < 0)
    return [
      {
        ...at,
        code: "too-small",
        severity: "limit",
        message: `${name}: ${words} is ${percent(margin)} below what is required. Select a larger one, or check the requirement.`,
      },
    ];
  // A margin of exactly the share is within it, whatever the last bits of its quotient.
  if (margin <= oversized * (1 + 1e-9) + 1e-12) return [];
  return [
    {
      ...at,
      code: "oversized",
      severity: "caution",
      message: `${name}: ${words} is ${percent(margin)} above what is required. Check whether a smaller one would do.`,
    },
  ];
}

/** Columns whose numbers a standard may have something to say of. */
const rated = ["efficiency", "partLoadEfficiency", "heatingEfficiency", "enthalpyRecovery"] as const;

function efficiencyWarnings({ list, row, name }: Named, { efficiencyStandard }: ScheduleValues): Warning[] {
  const type: EquipmentType = equipmentTypes[list];
  const requirements = requirementsOf(row, type, efficiencyStandard);
  const failed = requirements.flatMap(({ column, value, actual, source }): Warning[] => {
    const { words } = required[column];
    const at = { code: "below-least-efficiency", severity: "limit", field: joinPath(list, row.id, column), source } as const;
    if (actual === undefined) return [];
    if (column === "fanMotor")
      return actual <= value * (1 + 1e-6)
        ? []
        : [
            {
              ...at,
              message: `${name}: ${words} is ${percent(actual / value - 1)} above the most that is permitted. Select a better one.`,
            },
          ];
    return actual >= value * (1 - 1e-6)
      ? []
      : [{ ...at, message: `${name}: ${words} is ${percent(actual / value - 1)} below the least that is asked for. Select a better one.` }];
  });
  const isOpen = type.capacity !== undefined && capacityOf(row, type) === undefined;
  if (requirements.length > 0 || efficiencyStandard === "none" || row.kind === undefined || row.kind === "other" || isOpen) return failed;
  const column = rated.find((each) => typeof row[each] === "number");
  if (column === undefined) return failed;
  return [
    {
      code: "no-least-efficiency",
      severity: "info",
      message: `${name}: no least efficiency of its kind and size is known of this standard. Look it up where it is adopted.`,
      field: joinPath(list, row.id, column),
    },
  ];
}
