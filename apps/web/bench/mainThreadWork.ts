import type { Browser, Page } from "@playwright/test";

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly tid: number;
  readonly pid: number;
  readonly ts: number;
  /** Processor time, µs; other work of the machine hardly affects it. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Work of the page's main thread, ms of processor time. */
export interface Work {
  readonly tasks: readonly number[];
  /** Work from one committed frame to the next. */
  readonly frames: readonly number[];
}

function workIn(trace: Buffer): Work {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  const threads = traceEvents
    .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
    .map(({ pid, tid }) => {
      const threadEvents = traceEvents
        .filter((event) => event.pid === pid && event.tid === tid && event.ph === "X")
        .toSorted((a, b) => a.ts - b.ts);
      return {
        tasks: threadEvents.filter(({ name }) => name === "ThreadControllerImpl::RunTask"),
        ends: threadEvents.filter(({ name }) => name === "Commit").map(({ ts }) => ts),
      };
    });
  // Other pages of the browser are idle.
  const { tasks, ends } = threads.toSorted((a, b) => b.tasks.length - a.tasks.length)[0]!;
  const frames = ends.map(() => 0);
  for (const { ts, tdur = 0 } of tasks) {
    // The task that commits a frame began before the commit.
    const frame = ends.findIndex((end) => ts <= end);
    if (frame >= 0) frames[frame]! += tdur / 1000;
  }
  return { tasks: tasks.map(({ tdur = 0 }) => tdur / 1000), frames };
}

/** Traces a page during an action. Tracing itself makes the page a little slower. */
export async function workOf(browser: Browser, page: Page, act: () => Promise<void>): Promise<Work> {
  await browser.startTracing(page, { categories: ["toplevel", "disabled-by-default-devtools.timeline"] });
  await act();
  return workIn(await browser.stopTracing());
}
