import type { Browser, Page } from "@playwright/test";

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly tid: number;
  readonly pid: number;
  readonly ts: number;
  /** On the processor, µs: what else the machine does makes little difference. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** What the page's main thread did, in ms of the processor. */
export interface Work {
  readonly tasks: readonly number[];
  /** From one frame that was handed on to the next. */
  readonly frames: readonly number[];
}

function workIn(trace: Buffer): Work {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  const threads = traceEvents
    .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
    .map(({ pid, tid }) => {
      const own = traceEvents.filter((event) => event.pid === pid && event.tid === tid && event.ph === "X").toSorted((a, b) => a.ts - b.ts);
      return {
        tasks: own.filter(({ name }) => name === "ThreadControllerImpl::RunTask"),
        ends: own.filter(({ name }) => name === "Commit").map(({ ts }) => ts),
      };
    });
  // Other pages of the browser rest.
  const { tasks, ends } = threads.toSorted((a, b) => b.tasks.length - a.tasks.length)[0]!;
  const frames = ends.map(() => 0);
  for (const { ts, tdur = 0 } of tasks) {
    // The task in which a frame is handed on began before that.
    const frame = ends.findIndex((end) => ts <= end);
    if (frame >= 0) frames[frame]! += tdur / 1000;
  }
  return { tasks: tasks.map(({ tdur = 0 }) => tdur / 1000), frames };
}

/** Traces what a page does meanwhile. Tracing itself makes it a little slower. */
export async function workOf(browser: Browser, page: Page, act: () => Promise<void>): Promise<Work> {
  await browser.startTracing(page, { categories: ["toplevel", "disabled-by-default-devtools.timeline"] });
  await act();
  return workIn(await browser.stopTracing());
}
