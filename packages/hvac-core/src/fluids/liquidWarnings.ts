import { formatQuantity, type UnitSystem } from "../quantity/index.ts";
import { melinder2010 } from "../sources/index.ts";
import { glycolDataLimit } from "./glycol.ts";
import type { LiquidValues } from "./liquid.ts";

/** Minimum distance of a glycol mixture from its freezing point, K. */
export const freezingMargin = 3;

/** A warning about a liquid, at a field of {@link LiquidValues}. */
interface LiquidWarning {
  readonly code: string;
  readonly severity: "caution" | "limit";
  readonly message: string;
  readonly field: keyof LiquidValues;
  readonly source: { readonly source: typeof melinder2010 };
}

/** Warnings about a glycol mixture at its temperature: near its freezing point, and beyond the data of its properties. */
export function liquidWarnings(
  { fluid, fluidTemperature, unitSystem }: LiquidValues & { readonly unitSystem: UnitSystem },
  freezingPoint: number | undefined,
): LiquidWarning[] {
  const warnings: LiquidWarning[] = [];
  const text = (temperature: number): string => formatQuantity(temperature, "temperature", unitSystem);
  const source = { source: melinder2010 };
  if (freezingPoint !== undefined && fluidTemperature - freezingPoint < freezingMargin)
    warnings.push({
      code: "near-freezing",
      severity: "limit",
      message: `The mixture freezes at ${text(freezingPoint)}, less than 3 K (5 °F) below the fluid temperature. Add glycol.`,
      field: "glycolMassFraction",
      source,
    });
  if (fluid !== "water" && fluidTemperature > glycolDataLimit)
    warnings.push({
      code: "beyond-glycol-data",
      severity: "caution",
      message: `The glycol data end at ${text(glycolDataLimit)}; the properties at ${text(fluidTemperature)} are extrapolated. Compare them with the manufacturer's table.`,
      field: "fluidTemperature",
      source,
    });
  return warnings;
}
