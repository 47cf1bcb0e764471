import { joinPath, type DescribedSize, type Measured, type MeasuredElement, type Success, type WorkKind } from "../../kernel/index.ts";
import type { ScheduleCalculation } from "./calculate.ts";
import { rowsOf, type EquipmentRow } from "./equipmentRow.ts";
import { duties, dutiesOf, equipmentTypes, listNames, rows as columns, type ListName } from "./lists.ts";
import type { results } from "./results.ts";
import type { fields, ScheduleValues } from "./schema.ts";

const works: Readonly<Record<ListName, WorkKind>> = {
  airHandlingUnits: "airHandlingUnits",
  fanCoilUnits: "terminalUnits",
  vavTerminals: "vavTerminals",
  fans: "fans",
  pumps: "pumps",
  chillers: "chillers",
  boilers: "boilers",
  coolingTowers: "coolingTowers",
  heatRecoveryUnits: "heatRecoveryUnits",
  splitSystems: "unitarySystems",
  rooftopUnits: "rooftopUnits",
  airTerminals: "airTerminals",
  otherEquipment: "otherEquipment",
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What rows say of a unit beside their numbers. */
interface Words {
  readonly manufacturer: string;
  readonly model: string;
  readonly kind?: string;
  readonly type?: string | null;
}

function titleOf(list: ListName, { kind, type }: Words, { ownTypes }: ScheduleValues): string {
  const own = ownTypes.find(({ id }) => id === type)?.name;
  const { options } = ("kind" in columns[list] ? columns[list].kind : {}) as { readonly options?: Readonly<Record<string, string>> };
  const known = kind === undefined || kind === "other" ? undefined : options?.[kind];
  const title = capital(own || equipmentTypes[list].rowLabel);
  return known === undefined ? title : `${title}, ${known.charAt(0).toLowerCase()}${known.slice(1)}`;
}

/** What a unit is selected for, else what is required of it. */
function dutyParts(list: ListName, row: EquipmentRow, values: ScheduleValues): readonly (string | DescribedSize)[] {
  const own = values.ownTypes.find(({ id }) => id === row.type);
  return dutiesOf(list, values).flatMap((duty) => {
    const value = row[duty] ?? row[duties[duty].required];
    if (typeof value !== "number") return [];
    const words = duty === "duty" ? own?.duty || duties.duty.words : duties[duty].words;
    if (duty === "duty") return [`, ${words} ${Number(value.toPrecision(6))} ${own?.unit ?? ""}`.trimEnd()];
    const { quantity } = (columns[list] as unknown as Readonly<Record<string, DescribedSize>>)[duty]!;
    return [`, ${words} `, { quantity, values: [value] }];
  });
}

function elementOf(list: ListName, row: EquipmentRow, values: ScheduleValues): readonly MeasuredElement[] {
  if (row.quantity === 0) return [];
  const words = row as unknown as Words;
  const product = [words.manufacturer, words.model].map((text) => text.trim()).filter(Boolean);
  return [
    {
      path: joinPath(list, row.id),
      part: "unit",
      work: works[list],
      description: [
        titleOf(list, words, values),
        ...dutyParts(list, row, values),
        ...(product.length > 0 ? [`, ${product.join(" ")}`] : []),
      ],
      kind: "count",
      amount: row.quantity,
      tag: row.tag,
    },
  ];
}

/** Every unit of every schedule, by what it is, what it is selected for and its product. */
export function quantities({ values }: Success<typeof results, ScheduleCalculation, typeof fields>): Measured {
  return {
    elements: listNames.flatMap((list) => rowsOf(values, list).flatMap((row) => elementOf(list, row, values))),
    notMeasured: ["Refrigerant charged on site, circuits and devices of the equipment, its supports, controls and connections."],
  };
}
