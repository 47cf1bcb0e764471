import { log } from "@org/device/log";
import type { Explanation } from "@org/hvac-core/kernel";
import { useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { firstInteraction } from "../../elements/firstInteraction.ts";
import type { printedParts } from "../print/printLevel.ts";
import type { PrintedInputs } from "../print/PrintedInputs.tsx";
import type { toShortParams } from "@org/form/addresses";
import type { AnyCalculator } from "@org/form/state";
import type { CalculationSheetProps } from "./CalculationSheet.tsx";

/** The lazy part of a page: worked examples, calculation steps and their components, and everything else that is printed. */
export interface LoadedExplanation {
  readonly explanation: Explanation;
  readonly renderSheet: (props: CalculationSheetProps) => ReactNode;
  readonly PrintedInputs: typeof PrintedInputs;
  readonly printedParts: typeof printedParts;
  readonly toShortParams: typeof toShortParams;
}

/** Descriptor that requests a font of the page. */
const formulaLetters = '16px "STIX Two Formulas"';

async function load(definition: AnyCalculator): Promise<LoadedExplanation> {
  const [explanation, sheet, inputs, level, link] = await Promise.all([
    definition.explanation(),
    import("./CalculationSheet.tsx"),
    import("../print/PrintedInputs.tsx"),
    import("../print/printLevel.ts"),
    import("@org/form/shortLink"),
    // Loaded at the same time, so that the list of shortcuts, examples and the undo of earlier edits work without a network too.
    import("../ShortcutsHelp.tsx"),
    import("../ReplaceInput.tsx"),
    import("../print/PrintDialog.tsx"),
    import("@org/form/rebase"),
  ]);
  // The browser's menu would print formulas without a loaded font as blanks.
  document.fonts.load(formulaLetters).catch((error: unknown) => log.warn("The font of formulas could not be loaded.", error));
  return {
    explanation,
    renderSheet: sheet.renderSheet,
    PrintedInputs: inputs.PrintedInputs,
    printedParts: level.printedParts,
    toShortParams: link.toShortParams,
  };
}

/**
 * The explanation of a calculator, once it is loaded. The first move of the pointer or first key fetches it, because the browser's menu for
 * printing, which shows the sheet, leaves no time to fetch anything.
 *
 * @returns the explanation, or whether loading failed; `ready` loads it, again after a failure, and settles in both cases
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
