import type { QuantityKind, UnitSystem } from "@org/hvac-core/quantity";
import { useCallback, useMemo, useState } from "react";
import type { UnitWishes } from "./shown.ts";

interface Wishing {
  readonly wishes: UnitWishes;
  readonly chooseUnit: (kind: QuantityKind, unit: string) => void;
}

/** The units in which the user reads results; each unit system keeps its own. */
export function useUnitWishes(unitSystem: UnitSystem): Wishing {
  const [all, setAll] = useState<Readonly<Record<UnitSystem, UnitWishes>>>({ Imperial: {}, Metric: {} });
  const chooseUnit = useCallback(
    (kind: QuantityKind, unit: string) => setAll((before) => ({ ...before, [unitSystem]: { ...before[unitSystem], [kind]: unit } })),
    [unitSystem],
  );
  const wishes = all[unitSystem];
  return useMemo(() => ({ wishes, chooseUnit }), [wishes, chooseUnit]);
}
