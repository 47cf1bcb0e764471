import { useCallback, useEffect, useState } from "react";
import { runAction } from "../../page/runAction.ts";
import type { ClimateData } from "./climate/index.ts";

interface ClimateLoading {
  readonly data: ClimateData | undefined;
  readonly load: () => Promise<ClimateData>;
}

/** The table of cities, loaded on demand; pages that open with a place load it at once. */
export function useClimateData(isNeeded: boolean): ClimateLoading {
  const [data, setData] = useState<ClimateData>();
  const load = useCallback(async (): Promise<ClimateData> => {
    const { climateData } = await import("./climate/index.ts");
    setData(climateData);
    return climateData;
  }, []);
  useEffect(() => {
    if (isNeeded) runAction(load);
  }, [isNeeded, load]);
  return { data, load };
}
