import { columnsOf, type Table } from "../../kernel/index.ts";
import { connectedPowerOf, quantityOf, sumOf, weightOf } from "./calculate.ts";
import { equipmentTypes, listNames } from "./lists.ts";
import { results as fields, type ScheduleCalculation } from "./results.ts";

/** Totals of each type. */
export function tables({ byList, results: { pieces, connectedPower, weight } }: ScheduleCalculation): Table[] {
  return [
    {
      id: "types",
      title: "By type",
      columns: columnsOf(fields, { key: "label", label: "Type", quantity: "text" }, "pieces", "connectedPower", "weight"),
      rows: listNames
        .filter((list) => byList[list].length > 0)
        .map((list) => ({
          id: list,
          label: equipmentTypes[list].title,
          pieces: sumOf(byList[list], quantityOf),
          connectedPower: sumOf(byList[list], connectedPowerOf),
          weight: sumOf(byList[list], weightOf),
        })),
      sum: { label: "All", pieces, connectedPower, weight },
    },
  ];
}
