import { useLayoutEffect } from "react";

const counts = new Map<string, number>();

/**
 * Marks the page for its styles while something is on it, as `data-has-table` of the body. A selector such as `body:has([data-table])` would say the
 * same, but the browser then looks at the whole page after each change of any element.
 */
export function usePageMark(name: "table" | "dialog" | "results", isOn = true): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    const count = (by: number): void => {
      const now = (counts.get(name) ?? 0) + by;
      counts.set(name, now);
      document.body.toggleAttribute(`data-has-${name}`, now > 0);
    };
    count(1);
    return () => count(-1);
  }, [name, isOn]);
}
