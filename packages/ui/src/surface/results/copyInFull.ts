import type { ClipboardEvent } from "react";

/** Copies a rounded number with all its digits. */
export function copyInFull(full: string | undefined): ((event: ClipboardEvent) => void) | undefined {
  return full === undefined
    ? undefined
    : (event) => {
        event.clipboardData.setData("text/plain", full);
        event.preventDefault();
      };
}
