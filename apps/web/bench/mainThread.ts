import type { Page } from "@playwright/test";

/** Milliseconds of processor that the page's main thread took: all in all, for script, and for style and layout. */
export interface MainThread {
  readonly all: number;
  readonly script: number;
  readonly layout: number;
}

/**
 * Opens a meter of the page's main thread. It counts time on the processor, not time on the clock, so that what else the machine does
 * makes little difference.
 *
 * @returns what an action costs, divided by the steps it is made of
 */
export async function meterOf(page: Page): Promise<(act: () => Promise<void>, steps: number) => Promise<MainThread>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const read = async (): Promise<MainThread> => {
    const { metrics } = await session.send("Performance.getMetrics");
    const of = (name: string): number => {
      const metric = metrics.find((each) => each.name === name);
      if (!metric) throw new Error(`The browser does not tell ${name}.`);
      return metric.value * 1000;
    };
    return {
      all: of("ThreadTime") - of("DevToolsCommandDuration"),
      script: of("ScriptDuration"),
      layout: of("LayoutDuration") + of("RecalcStyleDuration"),
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
