import { doLongParts, isQuick } from "@org/data/store";
import type { AnyCalculator, FormInput } from "@org/form/state";
import { beginWork } from "@org/ui/elements";
import { useEffect, useState } from "react";
import { runAction } from "../../page/runAction.ts";

/** Calculates what takes long of an input that stays the same, in its worker. @returns the share that is done; `undefined` once the input can be calculated at once */
export function useLongParts(definition: AnyCalculator, input: FormInput): number | undefined {
  const [share, setShare] = useState(() => (isQuick(definition, input) ? undefined : 0));
  useEffect(() => {
    if (isQuick(definition, input)) return;
    const end = beginWork();
    let isShown = true;
    const calculate = async (): Promise<void> => {
      try {
        await doLongParts(definition, input, (done) => isShown && setShare(done));
      } finally {
        // The report is shown also where a part has failed: it says what it cannot calculate.
        if (isShown) setShare(undefined);
        end();
      }
    };
    runAction(calculate);
    return () => {
      isShown = false;
      end();
    };
  }, [definition, input]);
  return share;
}
