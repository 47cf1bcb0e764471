import type { Explanation } from "@org/hvac-core/kernel";
import { useCallback, useEffect, useState, type ReactNode } from "react";
import type { AnyCalculator } from "../state/formInput.ts";
import type { CalculationSheetProps } from "./CalculationSheet.tsx";

/** What explains a calculator's numbers: its worked examples, its steps, and what draws them. */
export interface LoadedExplanation {
  readonly explanation: Explanation;
  readonly renderSheet: (props: CalculationSheetProps) => ReactNode;
}

const signsOfLife = ["pointermove", "keydown", "touchstart"] as const;

async function load(definition: AnyCalculator): Promise<LoadedExplanation> {
  const [explanation, { renderSheet }] = await Promise.all([
    definition.explanation(),
    import("./CalculationSheet.tsx"),
    // Loaded along, so that the list of shortcuts opens and an earlier edit is taken back without a network too.
    import("../ShortcutsHelp.tsx"),
    import("../state/rebase.ts"),
  ]);
  return { explanation, renderSheet };
}

/**
 * What explains a calculator, once it is there. It is fetched with the first move of the pointer or key, because printing, which shows
 * the sheet, leaves no time to fetch anything.
 *
 * @returns the explanation, or whether it could not be loaded, and how to try again
 */
export function useExplanation(definition: AnyCalculator): {
  readonly loaded: LoadedExplanation | undefined;
  readonly isMissing: boolean;
  readonly retry: () => void;
} {
  const [loaded, setLoaded] = useState<LoadedExplanation>();
  const [isMissing, setMissing] = useState(false);
  const fetchIt = useCallback((): void => {
    setMissing(false);
    load(definition).then(setLoaded, (error: unknown) => {
      globalThis.console.warn("The calculation sheet could not be loaded.", error);
      setMissing(true);
    });
  }, [definition]);
  useEffect(() => {
    for (const sign of signsOfLife) window.addEventListener(sign, fetchIt, { once: true, passive: true });
    return () => {
      for (const sign of signsOfLife) window.removeEventListener(sign, fetchIt);
    };
  }, [fetchIt]);
  useEffect(() => {
    if (!isMissing) return;
    window.addEventListener("online", fetchIt);
    return () => window.removeEventListener("online", fetchIt);
  }, [isMissing, fetchIt]);
  return { loaded, isMissing, retry: fetchIt };
}
