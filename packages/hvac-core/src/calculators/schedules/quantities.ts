import { joinPath, type DescribedSize, type Measured, type MeasuredElement, type Success, type WorkKind } from "../../kernel/index.ts";
import { rowsOf, type EquipmentRow } from "./equipmentRow.ts";
import { duties, dutiesOf, equipmentTypes, listNames, rows as columns, type ListName } from "./lists.ts";
import type { results, ScheduleCalculation } from "./results.ts";
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

/** Texts and choices of a row. */
interface RowTexts {
  readonly manufacturer: string;
  readonly model: string;
  readonly kind?: string;
  readonly type?: string | null;
}

function titleOf(list: ListName, { kind, type }: RowTexts, { customTypes }: ScheduleValues): string {
  const customName = customTypes.find(({ id }) => id === type)?.name;
  const { options } = ("kind" in columns[list] ? columns[list].kind : {}) as { readonly options?: Readonly<Record<string, string>> };
  const kindLabel = kind === undefined || kind === "other" ? undefined : options?.[kind];
  const title = capital(customName || equipmentTypes[list].rowLabel);
  return kindLabel === undefined ? title : `${title}, ${kindLabel.charAt(0).toLowerCase()}${kindLabel.slice(1)}`;
}

/** Duties of a unit: the selected values, else the required ones. */
function dutyParts(list: ListName, row: EquipmentRow, values: ScheduleValues): readonly (string | DescribedSize)[] {
  const customType = values.customTypes.find(({ id }) => id === row.type);
  return dutiesOf(list, values).flatMap((duty) => {
    const value = row[duty] ?? row[duties[duty].required];
    if (typeof value !== "number") return [];
    const words = duty === "duty" ? customType?.duty || duties.duty.words : duties[duty].words;
    if (duty === "duty") return [`, ${words} ${Number(value.toPrecision(6))} ${customType?.unit ?? ""}`.trimEnd()];
    const { quantity } = (columns[list] as unknown as Readonly<Record<string, DescribedSize>>)[duty]!;
    return [`, ${words} `, { quantity, values: [value] }];
  });
}

function elementOf(list: ListName, row: EquipmentRow, values: ScheduleValues): readonly MeasuredElement[] {
  if (row.quantity === 0) return [];
  const texts = row as unknown as RowTexts;
  const product = [texts.manufacturer, texts.model].map((text) => text.trim()).filter(Boolean);
  return [
    {
      path: joinPath(list, row.id),
      part: "unit",
      work: works[list],
      description: [
        titleOf(list, texts, values),
        ...dutyParts(list, row, values),
        ...(product.length > 0 ? [`, ${product.join(" ")}`] : []),
      ],
      kind: "count",
      amount: row.quantity,
      tag: row.tag,
    },
  ];
}

/** Every unit of every schedule, with its type, duties and product. */
export function quantities({ values }: Success<typeof results, ScheduleCalculation, typeof fields>): Measured {
  return {
    elements: listNames.flatMap((list) => rowsOf(values, list).flatMap((row) => elementOf(list, row, values))),
    notMeasured: ["Refrigerant charged on site; electrical circuits and protection of the equipment; supports, controls and connections."],
  };
}
