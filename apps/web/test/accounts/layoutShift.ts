import type { Page } from "@playwright/test";

/** Watches a page from its load on. */
export const watchLayoutShifts = async (page: Page): Promise<void> => void (await page.addInitScript(watch));

/** Watches a page from now on. */
export const watchLayoutShiftsNow = (page: Page): Promise<void> => page.evaluate(watch);

/** The texts that have moved up or down since, with both places in pixels. Buttons next to a title move when a long name wraps. */
export const layoutShifts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        // The browser reports a shift after its frame.
        requestAnimationFrame(() => setTimeout(() => resolve((globalThis as unknown as Watched).moved)));
      }),
  );

interface Watched {
  readonly moved: readonly string[];
}

interface LayoutShift extends PerformanceEntry {
  readonly sources: readonly { readonly node: Node | null; readonly previousRect: DOMRect; readonly currentRect: DOMRect }[];
}

function watch(): void {
  const moved: string[] = [];
  Object.assign(globalThis, { moved });
  new PerformanceObserver((list) => {
    const sources = (list.getEntries() as LayoutShift[]).flatMap((entry) => entry.sources);
    for (const { node, previousRect, currentRect } of sources)
      if (node?.textContent && !node.parentElement?.closest("header") && Math.abs(previousRect.y - currentRect.y) > 2)
        moved.push(`${node.textContent.slice(0, 60)}: from ${previousRect.y} to ${currentRect.y}`);
  }).observe({ type: "layout-shift" });
}
