import { useLayoutEffect, useRef, useState, type RefObject } from "react";

/** Room for the button of the menu with the other items, and the gap between items, pixels. */
const moreWidth = 96;
const gap = 4;

/** Keys of the items that fit side by side into a line: all of them, or next to a menu those to keep and as many of the first as there is room for. */
export function fittingKeys(
  keys: readonly string[],
  isKept: (key: string) => boolean,
  widthOf: (key: string) => number,
  room: number,
): readonly string[] {
  const sum = (items: readonly string[]): number => items.reduce((all, key) => all + widthOf(key) + gap, 0);
  if (sum(keys) <= room + gap) return keys;
  const fitting = new Set<string>();
  let left = room - moreWidth;
  for (const key of [...keys.filter(isKept), ...keys.filter((each) => !isKept(each))]) {
    left -= widthOf(key) + gap;
    // Nothing of the rest moves before an item that is too wide.
    if (left < 0) break;
    fitting.add(key);
  }
  return keys.filter((key) => fitting.has(key));
}

interface FittingItems {
  /** The line, as wide as there is room; items within it have `data-item` with their keys. */
  readonly line: RefObject<HTMLDivElement | null>;
  readonly fits: (key: string) => boolean;
}

/**
 * Divides items between a line and a menu at its end, by their widths.
 *
 * @param texts texts of the items, by their keys
 */
export function useFittingItems(texts: ReadonlyMap<string, string>, isKept: (key: string) => boolean): FittingItems {
  const line = useRef<HTMLDivElement>(null);
  const widths = useRef(new Map<string, number>());
  const keys = [...texts.keys()];
  const [fitting, setFitting] = useState<readonly string[]>(keys);
  const drawn = fitting.join(" ");
  const signature = [...texts].map(([key, text]) => `${key} ${text} ${isKept(key)}`).join("\n");
  useLayoutEffect(() => {
    const element = line.current;
    if (!element) return;
    const fit = (): void => {
      // Folded away, items have no width.
      if (element.clientWidth === 0) return;
      for (const item of element.querySelectorAll<HTMLElement>("[data-item]")) widths.current.set(item.dataset["item"]!, item.offsetWidth);
      const next = fittingKeys(keys, isKept, (key) => widths.current.get(key) ?? 0, element.clientWidth);
      setFitting((before) => (before.join(" ") === next.join(" ") ? before : next));
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
    // Keys and what is kept are in the signature; an item is measured once it is drawn.
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies
  }, [signature, drawn]);
  const set = new Set(fitting);
  return { line, fits: (key) => set.has(key) };
}
