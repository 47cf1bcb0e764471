import { useLayoutEffect } from "react";

/**
 * Number of unfinished tasks of the page: loading another page, creating a file, calculating in a worker, a deferred rendering, saving a draft,
 * writing the address. At 0, `<html>` has the attribute `data-settled`. Browser tests wait for it before they read numbers and press keys. No style
 * depends on it.
 */
let pending = 0;

/** @returns a function that ends the work; its second call does nothing */
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

/** Marks the page as busy while the component is shown, such as the outline of a loading page. */
export function usePendingWork(): void {
  useLayoutEffect(beginWork, []);
}
