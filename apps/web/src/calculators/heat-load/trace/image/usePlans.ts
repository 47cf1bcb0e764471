import { log } from "@org/device/log";
import { newRowId } from "@org/form/state";
import { useEffect, useRef, useState, type Dispatch } from "react";
import { removePlanImage } from "../../../../device/planImages.ts";
import type { Owner } from "../../../../device/storedItems.ts";
import { storeyOf, withPlan, type Plan, type TraceDocument } from "../state/document.ts";
import type { TraceEvent, TraceState } from "../state/traceState.ts";
import { firstPlacement, ofRatio, ratioOf, type ImageSize } from "../view/placement.ts";
import type { PlanImage } from "./planImage.ts";
import { usePlanAddresses } from "./usePlanAddresses.ts";
import { usePlanFile, type PlanFile } from "./usePlanFile.ts";

const usualOpacity = 0.6;

/** Metres per pixel at which another image has the scale of the paper that the one before has, or else its width. */
function scaleOf(image: ImageSize, before: Plan): number {
  if (image.density === undefined || before.density === undefined) return (before.metresPerPixel * before.width) / image.width;
  return ofRatio(ratioOf(before, before.density), image.density);
}

/** The document with an image under a storey. A further page, or an image that was chosen again, has the place and the scale of the one before. */
function withImage(document: TraceDocument, storeyId: string, { blob: _blob, ...image }: PlanImage, imageKey: string): TraceDocument {
  const before = document.plans[storeyId];
  const first = { opacity: usualOpacity, isScaled: false, ...firstPlacement(image), ...image, imageKey };
  const hasRooms = storeyOf(document, storeyId).rooms.length > 0;
  if (!before) return withPlan(document, storeyId, { ...first, roomsStay: hasRooms });
  const { x, y, rotation, opacity, isScaled, roomsStay = false } = before;
  if (!isScaled && !hasRooms) return withPlan(document, storeyId, { ...first, opacity });
  return withPlan(document, storeyId, { ...first, x, y, rotation, opacity, isScaled, roomsStay, metresPerPixel: scaleOf(image, before) });
}

/** Removes images from the device that no storey has any more: on closing, because until then the steps can be undone. */
function useUnusedImages({ plans }: TraceDocument): void {
  const seen = useRef(new Set<string>());
  const present = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    present.current = new Set(Object.values(plans).map(({ imageKey }) => imageKey));
    for (const key of present.current) seen.current.add(key);
  }, [plans]);
  useEffect(() => {
    const [all, last] = [seen.current, present];
    return () => {
      for (const key of all)
        if (!last.current.has(key))
          removePlanImage(key).catch((error: unknown) => log.warn("The image of a plan could not be removed.", error));
    };
  }, []);
}

export interface Plans {
  readonly plan: Plan | undefined;
  /** Address of the image, once it is loaded. */
  readonly address: string | undefined;
  readonly file: PlanFile;
  /** The image is not on this device. */
  readonly isMissing: boolean;
  /** The browser could not store an image. */
  readonly isNotStored: boolean;
}

/** Plans of the storeys: their images are on the device, and what is chosen becomes the plan of the storey that is shown. */
export function usePlans({ history, storeyId }: TraceState, dispatch: Dispatch<TraceEvent>, owner: Owner): Plans {
  const plan = history.document.plans[storeyId];
  useUnusedImages(history.document);
  const { addresses, missing, add } = usePlanAddresses(owner, plan?.imageKey);
  const [isNotStored, setNotStored] = useState(false);
  const file = usePlanFile((image) => {
    const key = newRowId();
    dispatch({ type: "edit", edit: (document) => withImage(document, storeyId, image, key) });
    add(key, image.blob)
      .then((isStored) => setNotStored(!isStored))
      .catch((error: unknown) => {
        log.warn("The image of a plan could not be stored.", error);
        setNotStored(true);
      });
  });
  return {
    plan,
    address: plan && addresses.get(plan.imageKey),
    file,
    isMissing: plan !== undefined && missing.has(plan.imageKey),
    isNotStored,
  };
}
