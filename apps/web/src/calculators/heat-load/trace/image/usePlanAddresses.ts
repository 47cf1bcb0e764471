import { log } from "@org/device/log";
import { useCallback, useEffect, useState } from "react";
import { planImage, storePlanImage } from "../../../../device/planImages.ts";
import type { Owner } from "../../../../device/storedItems.ts";
import { addressOf } from "./planImage.ts";

/** Images by key as addresses: those of this visit, and those that the device has. */
export interface PlanAddresses {
  readonly addresses: ReadonlyMap<string, string>;
  /** Keys of images that are not on this device. */
  readonly missing: ReadonlySet<string>;
  /** Shows an image and stores it on the device. @returns `false` where it could not be stored */
  readonly add: (key: string, blob: Blob) => Promise<boolean>;
}

/** @param wanted key of the image that is shown, if there is one */
export function usePlanAddresses(owner: Owner, wanted: string | undefined): PlanAddresses {
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map());
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());
  const show = useCallback(async (key: string, blob: Blob): Promise<void> => {
    const address = await addressOf(blob);
    setAddresses((before) => new Map(before).set(key, address));
    setMissing((before) => new Set([...before].filter((each) => each !== key)));
  }, []);
  const isKnown = wanted === undefined || addresses.has(wanted) || missing.has(wanted);
  useEffect(() => {
    if (isKnown || wanted === undefined) return;
    let isCurrent = true;
    const load = async (): Promise<void> => {
      const blob = await planImage(owner, wanted);
      if (!isCurrent) return;
      if (blob) await show(wanted, blob);
      else setMissing((before) => new Set(before).add(wanted));
    };
    load().catch((error: unknown) => {
      log.warn("The image of a plan could not be read.", error);
      if (isCurrent) setMissing((before) => new Set(before).add(wanted));
    });
    return () => {
      isCurrent = false;
    };
  }, [isKnown, owner, show, wanted]);
  return {
    addresses,
    missing,
    add: async (key, blob) => {
      // Known from now on, so that it is not looked for on the device.
      setAddresses((before) => new Map(before).set(key, ""));
      await show(key, blob);
      return storePlanImage(owner, key, blob);
    },
  };
}
