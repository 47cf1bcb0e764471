import type { IssuedRevision } from "@org/data";
import { isIntact } from "@org/data/store";
import { log } from "@org/device/log";
import { useEffect, useState } from "react";

/** `unknown`: the browser cannot compute hashes. */
export type Intactness = "checking" | "intact" | "changed" | "unknown";

/** Whether the stored data of an issue matches its hash. */
export function useIntact(revision: IssuedRevision): Intactness {
  const [checked, setChecked] = useState<{ readonly revision: IssuedRevision; readonly intactness: Intactness }>();
  useEffect(() => {
    let isCurrent = true;
    const show = (intactness: Intactness): void => {
      if (isCurrent) setChecked({ revision, intactness });
    };
    isIntact(revision).then(
      (isSame) => show(isSame ? "intact" : "changed"),
      (error: unknown) => {
        // Pages without https have no Web Crypto.
        log.warn("The hash of an issued report could not be checked.", error);
        show("unknown");
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [revision]);
  return checked?.revision === revision ? checked.intactness : "checking";
}
