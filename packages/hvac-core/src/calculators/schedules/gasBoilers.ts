import type { BoilerPlantRule } from "../../equipment/index.ts";
import { joinPath, type Warning } from "../../kernel/index.ts";
import { formatQuantity, type UnitSystem } from "../../quantity/index.ts";
import type { CheckedRow } from "./calculate.ts";
import { capacityOf } from "./requirements.ts";
import { equipmentTypes } from "./lists.ts";

const tolerance = 1e-9;

/** Requirement for all gas hot-water boilers of a new building, which may be stricter than that for each boiler. */
export function gasBoilers(
  rows: readonly CheckedRow[],
  { efficiency, input: plant, source }: BoilerPlantRule,
  unitSystem: UnitSystem,
): Warning[] {
  let [input, output] = [0, 0];
  let first: CheckedRow | undefined;
  for (const each of rows) {
    const { list, row } = each;
    const capacity = list === "boilers" && row.kind === "gasHotWaterBoiler" ? capacityOf(row, equipmentTypes.boilers)?.value : undefined;
    if (capacity === undefined || !row.efficiency || capacity / row.efficiency < plant.smallest * (1 - tolerance)) continue;
    first ??= each;
    output += row.quantity * capacity;
    input += (row.quantity * capacity) / row.efficiency;
  }
  const isWithin = input >= plant.min * (1 - tolerance) && input <= plant.max * (1 + tolerance);
  if (!first || !isWithin || output / input >= efficiency * (1 - tolerance)) return [];
  const say = (value: number, quantity: "ratio" | "heatingCapacity"): string => formatQuantity(value, quantity, unitSystem);
  return [
    {
      code: "gas-boilers-below-90-percent",
      severity: "caution",
      message: `The gas hot-water boilers have an input of ${say(input, "heatingCapacity")} and a weighted efficiency of ${say(output / input, "ratio")}. In new buildings a system of ${say(plant.min, "heatingCapacity")} to ${say(plant.max, "heatingCapacity")} requires ${say(efficiency, "ratio")}, with exceptions, although each boiler may meet its own minimum.`,
      field: joinPath("boilers", first.row.id, "efficiency"),
      source,
    },
  ];
}
