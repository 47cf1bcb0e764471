import type { QuantityKind, UnitSystem } from "@org/hvac-core/quantity";
import { useCallback, useMemo, useState } from "react";
import type { PreferredUnits } from "@org/form/results";

interface PreferredUnitsState {
  readonly preferredUnits: PreferredUnits;
  readonly chooseUnit: (kind: QuantityKind, unit: string) => void;
}

/** The units in which the user reads results, stored for each unit system separately. */
export function usePreferredUnits(unitSystem: UnitSystem): PreferredUnitsState {
  const [all, setAll] = useState<Readonly<Record<UnitSystem, PreferredUnits>>>({ Imperial: {}, Metric: {} });
  const chooseUnit = useCallback(
    (kind: QuantityKind, unit: string) => setAll((before) => ({ ...before, [unitSystem]: { ...before[unitSystem], [kind]: unit } })),
    [unitSystem],
  );
  const preferredUnits = all[unitSystem];
  return useMemo(() => ({ preferredUnits, chooseUnit }), [preferredUnits, chooseUnit]);
}
