import { log } from "@org/device/log";
import { StillFigure } from "@org/ui/stillFigure";
import type { CalculatorState } from "@org/form/state";
import type { ComponentProps } from "react";
import { createRoot } from "react-dom/client";
import { figuresIn, type CollectedFigures } from "./figures.ts";
import { texts } from "./texts.ts";

/** Width of the figures' layout, px. */
const hostWidth = 720;
/** Frames without a change after which a figure is complete, and the maximum wait for them, also for one that a worker calculates, ms. */
const [quietFrames, maxWaitMs, maxBusyMs] = [4, 4000, 60_000];

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Waits until all parts of an element stop changing: charts measure their width first, load some of their parts, and have some calculated in a worker. */
async function whenQuiet(element: Element): Promise<void> {
  let changes = 0;
  const observer = new MutationObserver(() => (changes += 1));
  observer.observe(element, { subtree: true, childList: true, attributes: true, characterData: true });
  const start = performance.now();
  try {
    let quiet = 0;
    const isEmpty = (): boolean => Array.from(element.children).some((child) => child.querySelector("figure, svg") === null);
    const isBusy = (): boolean => element.querySelector("[aria-busy=true]") !== null;
    const isChanging = (): boolean => quiet < quietFrames || element.children.length === 0 || isEmpty() || isBusy();
    while (isChanging() && performance.now() - start < (isBusy() ? maxBusyMs : maxWaitMs)) {
      const before = changes;
      await nextFrame();
      quiet = changes === before ? quiet + 1 : 0;
    }
  } finally {
    observer.disconnect();
  }
}

/** A calculator's figure and the state that it draws. */
export interface StillDrawing {
  readonly figure: ComponentProps<typeof StillFigure>["figure"] | undefined;
  readonly state: CalculatorState;
}

/** Draws figures next to each other, outside the visible page; `undefined` if one of them fails. */
async function drawTogether(drawings: readonly StillDrawing[]): Promise<readonly CollectedFigures[] | undefined> {
  const host = document.createElement("div");
  host.inert = true;
  host.style.cssText = `position: fixed; top: 0; left: -100000px; width: ${hostWidth}px;`;
  document.body.append(host);
  let failure: unknown;
  const root = createRoot(host, { onUncaughtError: (error) => (failure = error) });
  try {
    root.render(
      drawings.map(
        ({ figure, state }, index) =>
          // oxlint-disable-next-line react/no-array-index-key -- no figure moves
          figure && (
            <div key={index}>
              <StillFigure figure={figure} state={state} />
            </div>
          ),
      ),
    );
    await whenQuiet(host);
    if (failure === undefined) return Array.from(host.children, figuresIn);
    log.warn("A figure could not be drawn for the report.", failure);
    return undefined;
  } finally {
    root.unmount();
    host.remove();
  }
}

const failed: CollectedFigures = { figures: [], figuresNote: texts.figures.onPageOnly };

/** The drawings of calculators' figures, drawn at the same time, because most of the time is spent waiting for the frames of their charts. */
export async function stillFigures(drawings: readonly StillDrawing[]): Promise<readonly CollectedFigures[]> {
  const drawn = drawings.filter(({ figure, state }) => figure && state.outcome.ok);
  if (drawn.length === 0) return drawings.map(() => ({ figures: [] }));
  const results = await drawTogether(drawn);
  // If one drawing fails, all fail: each is then drawn separately.
  const collected = results ?? (drawn.length === 1 ? [failed] : await separately(drawn));
  return drawings.map((drawing) => collected[drawn.indexOf(drawing)] ?? { figures: [] });
}

async function separately(drawings: readonly StillDrawing[]): Promise<readonly CollectedFigures[]> {
  const collected: CollectedFigures[] = [];
  // oxlint-disable-next-line no-await-in-loop -- the page stays usable between them
  for (const drawing of drawings) collected.push(...((await drawTogether([drawing])) ?? [failed]));
  return collected;
}
