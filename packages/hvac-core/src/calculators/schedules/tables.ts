import type { Table } from "../../kernel/index.ts";
import type { CalculatedRow, ScheduleCalculation } from "./calculate.ts";
import { rowsOf } from "./equipmentRow.ts";
import { listNames, equipmentTypes } from "./lists.ts";
import type { ScheduleValues } from "./schema.ts";

const sum = (numbers: readonly (number | undefined)[]): number => numbers.reduce<number>((total, each) => total + (each ?? 0), 0);

/** What each type comes to. */
export function tables({ results }: ScheduleCalculation, values: ScheduleValues): Table[] {
  const rows = listNames
    .filter((list) => values[list].length > 0)
    .map((list) => {
      const calculated: readonly CalculatedRow[] = results[list];
      return {
        id: list,
        label: equipmentTypes[list].title,
        pieces: sum(rowsOf(values, list).map(({ quantity }) => quantity)),
        power: sum(calculated.map(({ connectedPower }) => connectedPower)),
        weight: sum(calculated.map(({ totalWeight }) => totalWeight)),
      };
    });
  return [
    {
      id: "types",
      title: "By type",
      columns: [
        { key: "label", label: "Type", quantity: "text" },
        { key: "pieces", label: "Pieces", quantity: "count" },
        { key: "power", label: "Connected power", quantity: "electricPower" },
        { key: "weight", label: "Weight", quantity: "mass" },
      ],
      rows,
      sum: { label: "All", pieces: results.pieces, power: results.connectedPower, weight: results.weight },
    },
  ];
}
