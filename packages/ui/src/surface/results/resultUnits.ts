import { createSignal, type Readable } from "@org/device/observable";
import { kinds, unitsOf, type QuantityKind, type UnitSystem } from "@org/hvac-core/quantity";
import type { PreferredUnits } from "@org/form/results";
import { stored } from "../../elements/storedItems.ts";

const changes = createSignal();

/** Units on this device that the kinds of this version have; others are ignored. */
function readUnits(unitSystem: UnitSystem): PreferredUnits {
  const entries = Object.entries(stored.resultUnits.read(unitSystem) ?? {});
  return Object.fromEntries(
    entries.filter(
      ([kind, unit]) => Object.hasOwn(kinds, kind) && (unitsOf(kind as QuantityKind, unitSystem) as readonly unknown[]).includes(unit),
    ),
  ) as PreferredUnits;
}

const latest = new Map<UnitSystem, { readonly text: string; readonly units: PreferredUnits }>();

/** The units in which the user reads results, on this device: those that were chosen, in this unit system. The same object until one changes. */
export function resultUnitsOf(unitSystem: UnitSystem): PreferredUnits {
  const units = readUnits(unitSystem);
  const text = JSON.stringify(units);
  const known = latest.get(unitSystem);
  if (known?.text === text) return known.units;
  latest.set(unitSystem, { text, units });
  return units;
}

const observed = (unitSystem: UnitSystem): Readable<PreferredUnits> => ({
  subscribe: changes.subscribe,
  getSnapshot: () => resultUnitsOf(unitSystem),
});

export const resultUnits: Readonly<Record<UnitSystem, Readable<PreferredUnits>>> = {
  Imperial: observed("Imperial"),
  Metric: observed("Metric"),
};

/** Chooses the unit of a kind for all results, from now on; `undefined` for the default of the unit system. */
export function chooseResultUnit(unitSystem: UnitSystem, kind: QuantityKind, unit: string | undefined): void {
  const { [kind]: _, ...others } = resultUnitsOf(unitSystem);
  stored.resultUnits.write(unit === undefined ? { ...others } : { ...others, [kind]: unit }, unitSystem);
  changes.emit();
}
