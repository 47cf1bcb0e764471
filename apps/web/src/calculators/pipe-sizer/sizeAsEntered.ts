import type { PipeSize } from "@org/hvac-core/flow";
import { convert, siUnit, type UnitSystem } from "@org/hvac-core/quantity";

/** A size as somebody enters it: DN 50 as 50 mm, NPS 2 as 2 in. */
export function sizeAsEntered({ dn, nominalSize }: PipeSize, unitSystem: UnitSystem): { readonly value: number; readonly unit: string } {
  if (unitSystem === "Metric" && dn !== undefined) return { value: dn, unit: "mm" };
  const unit = unitSystem === "Metric" ? "mm" : "in";
  return { value: Number(convert(nominalSize, siUnit("smallLength"), unit).toPrecision(6)), unit };
}
