import { firstInteraction } from "@org/ui/elements";

/** Longest that a page at work is waited for, ms. */
const timeout = 5000;

/**
 * Has a page that rests load what it loads with the first move: the browser's own menu prints the calculation of a page that nobody has touched, and
 * leaves no time to load it. The page for newcomers does without: what it loads before it is used is counted.
 */
export function loadAtRest(): void {
  void firstInteraction();
  const rest = (): boolean => dispatchEvent(new Event("rest"));
  const whenLoaded = (): void => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(rest, { timeout });
  };
  if (document.readyState === "complete") whenLoaded();
  else addEventListener("load", whenLoaded, { once: true });
}
