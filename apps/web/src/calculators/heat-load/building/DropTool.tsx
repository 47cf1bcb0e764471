import type { CalculatorState } from "@org/form/state";
import { firstInteraction, lazyPart } from "@org/ui/elements";
import { useEffect, useState, type ReactNode } from "react";

const BuildingDrop = lazyPart(async () => (await import("./BuildingTool.tsx")).BuildingDrop);

/** Takes dropped files of buildings from the first interaction on: a visit begins without the code for it. */
export function DropTool(props: { readonly state: CalculatorState }): ReactNode {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    let isShown = true;
    const show = (): void => {
      if (isShown) setUsed(true);
    };
    firstInteraction().then(show, () => undefined);
    return () => {
      isShown = false;
    };
  }, []);
  return isUsed && <BuildingDrop {...props} />;
}
