import type { QuantityKind, UnitSystem } from "@org/hvac-core/quantity";
import { useCallback } from "react";
import type { PreferredUnits } from "@org/form/results";
import { useObservable } from "../../elements/useObservable.ts";
import { chooseResultUnit, resultUnits } from "./resultUnits.ts";

interface PreferredUnitsState {
  readonly preferredUnits: PreferredUnits;
  readonly chooseUnit: (kind: QuantityKind, unit: string) => void;
}

const none: PreferredUnits = {};

/** The units in which the user reads results, on this device, for each unit system separately. */
export function usePreferredUnits(unitSystem: UnitSystem): PreferredUnitsState {
  const preferredUnits = useObservable(resultUnits[unitSystem], () => none);
  const chooseUnit = useCallback((kind: QuantityKind, unit: string) => chooseResultUnit(unitSystem, kind, unit), [unitSystem]);
  return { preferredUnits, chooseUnit };
}
