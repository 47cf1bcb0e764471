import { joinPath, type Warning } from "../../kernel/index.ts";
import { formatQuantity, type UnitSystem } from "../../quantity/index.ts";
import { btuPerHour } from "../../reference/inchPound.ts";
import { ashrae90 } from "../../sources/index.ts";
import type { CheckedRow } from "./calculate.ts";
import { capacityOf } from "./leastEfficiencies.ts";
import { equipmentTypes } from "./lists.ts";

/** Input of the boilers of one plant, W: below and above the rule does not apply; boilers of a smaller input do not count. */
const plant = { min: 1e6 * btuPerHour, max: 10e6 * btuPerHour, smallest: 3e5 * btuPerHour } as const;
const efficiencyOfPlant = 0.9;
const tolerance = 1e-9;

/** Gas hot-water boilers of new buildings with 1 to 10 million Btu/h of input have an efficiency of 90 % together, whatever each may have. */
export function gasBoilers(rows: readonly CheckedRow[], unitSystem: UnitSystem): Warning[] {
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
  if (!first || !isWithin || output / input >= efficiencyOfPlant * (1 - tolerance)) return [];
  const say = (value: number, quantity: "ratio" | "heatingCapacity"): string => formatQuantity(value, quantity, unitSystem);
  return [
    {
      code: "gas-boilers-below-90-percent",
      severity: "caution",
      message: `The gas hot-water boilers have an input of ${say(input, "heatingCapacity")} and a weighted efficiency of ${say(output / input, "ratio")}. In new buildings a system of ${say(plant.min, "heatingCapacity")} to ${say(plant.max, "heatingCapacity")} requires ${say(efficiencyOfPlant, "ratio")}, with exceptions, although each boiler may meet its own minimum.`,
      field: joinPath("boilers", first.row.id, "efficiency"),
      source: { source: ashrae90, locator: "section 6.5.4.8" },
    },
  ];
}
