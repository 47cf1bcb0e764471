import { heatLoad, type HeatLoadInput } from "@org/hvac-core/calculators/heat-load";
import { isTypedQuantity } from "@org/hvac-core/kernel";

/** The address of the calculator with an input typed in: its version, the unit system, and every field with an entry. */
export function roomLink({ unitSystem = "Metric", ...entered }: HeatLoadInput): string {
  const params = new URLSearchParams({ v: String(heatLoad.version), u: unitSystem });
  for (const [name, value] of Object.entries(entered)) {
    if (typeof value === "string") params.set(name, value);
    if (!isTypedQuantity(value)) continue;
    const { value: number, unit, displayUnit } = value;
    params.set(name, unit === "unitless" ? String(number) : `${number} ${unit}${displayUnit === undefined ? "" : ` as ${displayUnit}`}`);
  }
  return `${heatLoad.route}?${params.toString()}`;
}
