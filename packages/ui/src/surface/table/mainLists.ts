import { useSyncExternalStore } from "react";
import { isActive, type CompleteInput, type ListField } from "@org/hvac-core/kernel";
import type { AnyCalculator } from "@org/form/state";

/** A list whose table is the page, and its name. */
export type MainList = readonly [name: string, list: ListField];

/** The lists whose tables are the page: those with a layout whose condition holds. */
export function mainListsOf({ fields }: AnyCalculator, complete: CompleteInput): readonly MainList[] {
  return Object.entries(fields).flatMap(([name, field]): MainList[] =>
    field.type === "list" && field.table && isActive(field, { values: complete, fields } as never) ? [[name, field]] : [],
  );
}

/** A table next to a panel needs room, and a pointer finer than a finger. As in surface.module.css. */
const roomForTables = "(min-width: 900px) and (min-height: 480px) and (pointer: fine)";

export const hasRoomForTables = (): boolean => matchMedia(roomForTables).matches;

let hasRoom: boolean | undefined;

/** An open dialog belongs to its layout: the layout changes once the dialog is closed. */
function roomNow(): boolean | undefined {
  if (hasRoom === undefined || document.querySelector("dialog[open]") === null) hasRoom = hasRoomForTables();
  return hasRoom;
}

function subscribe(listener: () => void): () => void {
  const media = matchMedia(roomForTables);
  media.addEventListener("change", listener);
  // After a dialog the focus goes back to the page.
  document.addEventListener("focusin", listener);
  return () => {
    media.removeEventListener("change", listener);
    document.removeEventListener("focusin", listener);
  };
}

const isUnknown = (): undefined => undefined;

/** Whether the window has room for tables; `undefined` on a prerendered page, which its style fits to the window. */
export const useRoomForTables = (): boolean | undefined => useSyncExternalStore(subscribe, roomNow, isUnknown);
