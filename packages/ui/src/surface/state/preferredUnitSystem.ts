import type { UnitSystem } from "@org/hvac-core/quantity";
import { tolerant } from "../../elements/tolerant.ts";

const unitSystemKey = "plenum.unitSystem";

/** The unit system chosen last, or the one of the browser's region. */
export function preferredUnitSystem(): UnitSystem {
  const kept = tolerant(() => localStorage.getItem(unitSystemKey));
  if (kept === "Imperial" || kept === "Metric") return kept;
  return /^en(-US)?$|-(US|LR|MM)$/.test(navigator.language) ? "Imperial" : "Metric";
}

/** Address of a new page, whatever draft there is: a link that names units and states nothing. */
export function newPageAddress(path: string): string {
  return `${path}?v=1&u=${preferredUnitSystem()}`;
}

export function keepUnitSystem(unitSystem: UnitSystem): void {
  tolerant(() => localStorage.setItem(unitSystemKey, unitSystem));
}
