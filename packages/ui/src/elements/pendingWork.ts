import { useLayoutEffect } from "react";

/**
 * Work that the page began by itself and has not finished: it goes to another page, creates a file, calculates in a worker, draws what lags behind
 * the typing, keeps a draft, or writes the address. While there is none, `<html>` has the attribute `data-settled`, for which browser tests wait
 * before they read numbers and press keys. No style depends on it.
 */
let pending = 0;

/** @returns what ends the work; a second call does nothing */
export function beginWork(): () => void {
  let isPending = true;
  pending += 1;
  if (pending === 1) delete document.documentElement.dataset["settled"];
  return () => {
    if (!isPending) return;
    isPending = false;
    pending -= 1;
    if (pending === 0) document.documentElement.dataset["settled"] = "";
  };
}

/** The page has work while the component is shown, as the outline of a page that is loading. */
export function usePendingWork(): void {
  useLayoutEffect(beginWork, []);
}
