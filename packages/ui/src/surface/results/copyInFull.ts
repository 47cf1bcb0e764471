import type { ClipboardEvent } from "react";

/** Puts every digit on the clipboard where a rounded number is copied. */
export function copyInFull(full: string | undefined): ((event: ClipboardEvent) => void) | undefined {
  return full === undefined
    ? undefined
    : (event) => {
        event.clipboardData.setData("text/plain", full);
        event.preventDefault();
      };
}
