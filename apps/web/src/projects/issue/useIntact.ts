import type { IssuedRevision } from "@org/data";
import { isIntact } from "@org/data/store";
import { log } from "@org/device/log";
import { useEffect, useState } from "react";

/** `unknown`: the browser offers no hashes. */
export type Intactness = "checking" | "intact" | "changed" | "unknown";

/** Whether what is stored of an issue is what its hash was taken of. */
export function useIntact(revision: IssuedRevision): Intactness {
  const [checked, setChecked] = useState<{ readonly of: IssuedRevision; readonly found: Intactness }>();
  useEffect(() => {
    let isCurrent = true;
    const show = (found: Intactness): void => {
      if (isCurrent) setChecked({ of: revision, found });
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
  return checked?.of === revision ? checked.found : "checking";
}
