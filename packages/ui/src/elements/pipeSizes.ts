import { createSignal } from "@org/device/observable";
import type { PipeSizeNames } from "@org/hvac-core/kernel";
import { writePipeSizesAs } from "@org/form/numbers";
import { stored } from "./storedItems.ts";
import { useObservable } from "./useObservable.ts";

const changes = createSignal();

/** Which names of pipe sizes the user reads, on this device. */
const pipeSizes = { subscribe: changes.subscribe, getSnapshot: (): PipeSizeNames => stored.pipeSizes.read() ?? "both" };

/** Writes pipe sizes as the user has chosen before. The application calls it at its start. */
export const restorePipeSizes = (): void => writePipeSizesAs(pipeSizes.getSnapshot());

export function choosePipeSizes(names: PipeSizeNames): void {
  stored.pipeSizes.write(names);
  writePipeSizesAs(names);
  changes.emit();
}

export const usePipeSizes = (): PipeSizeNames => useObservable(pipeSizes);
