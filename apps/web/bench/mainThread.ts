import type { Page } from "@playwright/test";

/** Processor time of the page's main thread, ms: in total, for script, and for style and layout. */
export interface MainThread {
  readonly all: number;
  readonly script: number;
  readonly layout: number;
}

/** The mean of some costs. */
export function meanOf(costs: readonly MainThread[]): MainThread {
  const mean = (part: keyof MainThread): number => costs.reduce((sum, cost) => sum + cost[part], 0) / costs.length;
  return { all: mean("all"), script: mean("script"), layout: mean("layout") };
}

/**
 * Opens a meter of the page's main thread. It counts processor time instead of clock time, so that other work of the machine hardly
 * affects it.
 *
 * @returns cost of an action, divided by its number of steps
 */
export async function meterOf(page: Page): Promise<(act: () => Promise<void>, steps: number) => Promise<MainThread>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const read = async (): Promise<MainThread> => {
    const { metrics } = await session.send("Performance.getMetrics");
    const valueOf = (name: string): number => {
      const metric = metrics.find((each) => each.name === name);
      if (!metric) throw new Error(`The browser does not report ${name}.`);
      return metric.value * 1000;
    };
    return {
      all: valueOf("ThreadTime") - valueOf("DevToolsCommandDuration"),
      script: valueOf("ScriptDuration"),
      layout: valueOf("LayoutDuration") + valueOf("RecalcStyleDuration"),
    };
  };
  return async (act, steps) => {
    const before = await read();
    await act();
    const after = await read();
    return {
      all: (after.all - before.all) / steps,
      script: (after.script - before.script) / steps,
      layout: (after.layout - before.layout) / steps,
    };
  };
}
