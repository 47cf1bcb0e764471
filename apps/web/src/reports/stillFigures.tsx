import { log } from "@org/device/log";
import { StillFigure } from "@org/ui/stillFigure";
import type { CalculatorState } from "@org/form/state";
import type { ComponentProps } from "react";
import { createRoot } from "react-dom/client";
import { figuresIn, type CollectedFigures } from "./figures.ts";
import { texts } from "./texts.ts";

/** Width of the figures' layout, px. */
const hostWidth = 720;
/** Frames without a change after which a figure is complete, and maximum wait for them, ms. */
const [quietFrames, maxWaitMs] = [4, 4000];

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Waits until an element stops changing: charts measure their width first, and load some of their parts. */
async function whenQuiet(element: Element): Promise<void> {
  let changes = 0;
  const observer = new MutationObserver(() => (changes += 1));
  observer.observe(element, { subtree: true, childList: true, attributes: true, characterData: true });
  const end = performance.now() + maxWaitMs;
  try {
    let quiet = 0;
    while (performance.now() < end && (quiet < quietFrames || element.querySelector("figure, svg") === null)) {
      const before = changes;
      await nextFrame();
      quiet = changes === before ? quiet + 1 : 0;
    }
  } finally {
    observer.disconnect();
  }
}

/** Draws the figure of a calculator outside the visible page, and returns its drawings. */
export async function stillFigures(
  figure: ComponentProps<typeof StillFigure>["figure"] | undefined,
  state: CalculatorState,
): Promise<CollectedFigures> {
  if (!figure || !state.outcome.ok) return { figures: [] };
  const host = document.createElement("div");
  host.inert = true;
  host.style.cssText = `position: fixed; top: 0; left: -100000px; width: ${hostWidth}px;`;
  document.body.append(host);
  let failure: unknown;
  const root = createRoot(host, { onUncaughtError: (error) => (failure = error) });
  try {
    root.render(<StillFigure figure={figure} state={state} />);
    await whenQuiet(host);
    if (failure === undefined) return figuresIn(host);
    log.warn("A figure could not be drawn for the report.", failure);
    return { figures: [], figuresNote: texts.figures.onPageOnly };
  } finally {
    root.unmount();
    host.remove();
  }
}
