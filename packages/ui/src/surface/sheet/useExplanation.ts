import { log } from "@org/device/log";
import type { Explanation } from "@org/hvac-core/kernel";
import { useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { firstInteraction } from "../../elements/firstInteraction.ts";
import type { PrintedInputs } from "../print/PrintedInputs.tsx";
import type { toShortParams } from "@org/form/addresses";
import type { AnyCalculator } from "@org/form/state";
import type { CalculationSheetProps } from "./CalculationSheet.tsx";

/** What explains a calculator's numbers: its worked examples, its steps, and what draws them; with it comes whatever else is printed. */
export interface LoadedExplanation {
  readonly explanation: Explanation;
  readonly renderSheet: (props: CalculationSheetProps) => ReactNode;
  readonly PrintedInputs: typeof PrintedInputs;
  readonly toShortParams: typeof toShortParams;
}

/** What a font of the page is asked for by. */
const formulaLetters = '16px "STIX Two Formulas"';

async function load(definition: AnyCalculator): Promise<LoadedExplanation> {
  const [explanation, sheet, inputs, link] = await Promise.all([
    definition.explanation(),
    import("./CalculationSheet.tsx"),
    import("../print/PrintedInputs.tsx"),
    import("@org/form/shortLink"),
    // Loaded along, so that the list of shortcuts opens, an example is loaded and an earlier edit is taken back without a network too.
    import("../ShortcutsHelp.tsx"),
    import("../ReplaceInput.tsx"),
    import("@org/form/rebase"),
  ]);
  // The browser's own menu prints formulas that have no font yet as blanks.
  document.fonts.load(formulaLetters).catch((error: unknown) => log.warn("The font of formulas could not be loaded.", error));
  return { explanation, renderSheet: sheet.renderSheet, PrintedInputs: inputs.PrintedInputs, toShortParams: link.toShortParams };
}

/**
 * What explains a calculator, once it is there. It is fetched with the first move of the pointer or key, because the browser's own menu for
 * printing, which shows the sheet, leaves no time to fetch anything.
 *
 * @returns the explanation, or whether it could not be loaded; `ready` fetches it, again where that failed, and ends when it is known which
 */
export function useExplanation(definition: AnyCalculator): {
  readonly loaded: LoadedExplanation | undefined;
  readonly isMissing: boolean;
  readonly ready: () => Promise<LoadedExplanation | undefined>;
} {
  const [loaded, setLoaded] = useState<LoadedExplanation>();
  const [isMissing, setMissing] = useState(false);
  const loading = useRef<Promise<LoadedExplanation | undefined>>(undefined);
  const ready = useCallback((): Promise<LoadedExplanation | undefined> => {
    loading.current ??= (async () => {
      setMissing(false);
      try {
        const all = await load(definition);
        setLoaded(all);
        return all;
      } catch (error) {
        log.warn("The calculation sheet could not be loaded.", error);
        setMissing(true);
        loading.current = undefined;
        return undefined;
      }
    })();
    return loading.current;
  }, [definition]);
  useEffect(() => {
    void firstInteraction().then(ready);
  }, [ready]);
  useEffect(() => {
    if (!isMissing) return;
    const fetchIt = (): void => void ready();
    window.addEventListener("online", fetchIt);
    return () => window.removeEventListener("online", fetchIt);
  }, [isMissing, ready]);
  return { loaded, isMissing, ready };
}
