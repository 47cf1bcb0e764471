import type { UnitSystem } from "@org/hvac-core/quantity";
import { stored } from "../../elements/storedItems.ts";

/** Languages of the regions with Imperial units. */
export const imperialLanguages = /^en(-US)?$|-(US|LR|MM)$/;

/** The unit system used last, or the one of the browser's region. */
export function preferredUnitSystem(): UnitSystem {
  return stored.unitSystem.read() ?? (imperialLanguages.test(navigator.language) ? "Imperial" : "Metric");
}

/** Address of a new page, even if there is a draft: a link that names the units and no values. */
export function newPageAddress(path: string): string {
  return `${path}?v=1&u=${preferredUnitSystem()}`;
}

export function saveUnitSystem(unitSystem: UnitSystem): void {
  stored.unitSystem.write(unitSystem);
}
