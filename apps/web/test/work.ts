import type { Page } from "@playwright/test";

/** Work of a page as counts, which are the same on a fast and on a slow machine. */
export interface Work {
  /** How often functions of the application's own script ran, and those of one name. */
  readonly calls: number;
  readonly callsOf: (name: string) => number;
  readonly layouts: number;
  readonly styles: number;
}

/** Counts the work of the page's main thread while something is done to it. */
export async function workOf(page: Page, act: () => Promise<unknown>): Promise<Work> {
  const session = await page.context().newCDPSession(page);
  const counted = async (name: string): Promise<number> =>
    (await session.send("Performance.getMetrics")).metrics.find((metric) => metric.name === name)!.value;
  await session.send("Performance.enable");
  await session.send("Profiler.enable");
  await session.send("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  const before = [await counted("LayoutCount"), await counted("RecalcStyleCount")] as const;
  // What is taken is counted from nought again.
  await session.send("Profiler.takePreciseCoverage");
  await act();
  const { result } = await session.send("Profiler.takePreciseCoverage");
  const [layouts, styles] = [(await counted("LayoutCount")) - before[0], (await counted("RecalcStyleCount")) - before[1]];
  await session.detach();
  const functions = result.filter(({ url }) => url.includes("/assets/")).flatMap((script) => script.functions);
  const callsOf = (name?: string): number =>
    functions.reduce((sum, { functionName, ranges }) => sum + (name === undefined || functionName === name ? ranges[0]!.count : 0), 0);
  return { calls: callsOf(), callsOf, layouts, styles };
}
