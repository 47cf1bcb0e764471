import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { aimAt, type SnapContext } from "./edit/snap.ts";
import type { Plan } from "./state/document.ts";
import type { Aim } from "./state/traceState.ts";
import { boundsOfImage } from "./view/placement.ts";
import { boundsOf, fitted, panned, revealing, zoomed, type Viewport, type XY } from "./view/viewport.ts";
import type { DrawnStorey } from "@org/hvac-core/building/drawing";

/** What is shown where nothing was drawn, m. */
const emptyBounds = { low: [-2, -2], high: [22, 16] } as const;

/** The view in which everything of a storey is seen. */
function fittedView(storey: DrawnStorey, plan: Plan | undefined, size: XY): Viewport {
  const image = plan ? boundsOfImage(plan, plan) : undefined;
  const points = [...storey.rooms.flatMap(({ polygon }) => polygon), ...(image ? [image.low, image.high] : [])];
  return fitted(boundsOf(points) ?? emptyBounds, size);
}

export interface TraceView {
  readonly view: Viewport;
  readonly size: XY;
  readonly setSize: (size: XY) => void;
  readonly setView: (change: (view: Viewport) => Viewport) => void;
  readonly zoom: (factor: number) => void;
  readonly fit: () => void;
}

/** View of the drawing. At first, and for an image that is new or has another scale, everything is seen. In a window of another width the middle stays. */
export function useTraceView(storey: DrawnStorey, plan: Plan | undefined): TraceView {
  const [size, setSize] = useState<XY>([800, 600]);
  const [view, setView] = useState<Viewport>();
  const [fittedKey, setFittedKey] = useState<string>();
  const [hasSize, setHasSize] = useState(false);
  const key = `${storey.id} ${plan?.imageKey} ${plan?.metresPerPixel}`;
  const fit = (): void => setView(fittedView(storey, plan, size));
  const latest = useRef({ fit, size });
  useLayoutEffect(() => {
    latest.current = { fit, size };
  });
  const measured = useCallback((next: XY) => {
    const [width, height] = latest.current.size;
    // The line below the drawing has more lines while a point is shown: what is under a finger stays there.
    if (next[0] !== width) setView((before) => before && panned(before, [(next[0] - width) / 2, (next[1] - height) / 2]));
    setSize(next);
    setHasSize(true);
  }, []);
  if (hasSize && (!view || (fittedKey !== key && plan))) {
    // While rendering: the next one shows it.
    setFittedKey(key);
    fit();
  }
  const shown = view ?? fittedView(storey, plan, size);
  const change = useCallback((next: (view: Viewport) => Viewport) => setView((before) => before && next(before)), []);
  // The same functions for each rendering: the toolbar is not drawn again.
  const zoom = useCallback(
    (factor: number) => change((before) => zoomed(before, [latest.current.size[0] / 2, latest.current.size[1] / 2], factor)),
    [change],
  );
  const fitLatest = useCallback(() => latest.current.fit(), []);
  return { view: shown, size, setSize: measured, setView: change, zoom, fit: fitLatest };
}

/** Whether a pointer that has moved is still snapped to the same place. */
const isSameAim = (before: Aim, next: Aim): boolean =>
  before.reason === next.reason && [before.point, ...before.guides].flat().join(" ") === [next.point, ...next.guides].flat().join(" ");

/** Position of the pointer or of the cursor of the keyboard, snapped. */
export function useAim({ view, size, setView }: TraceView, context: Omit<SnapContext, "tolerance" | "isAngled">) {
  const { points } = context;
  const [shown, setShown] = useState<{ readonly aim: Aim; readonly points: SnapContext["points"] }>();
  const show = (next: Aim): Aim => {
    setShown((before) => (before && before.points === points && isSameAim(before.aim, next) ? before : { aim: next, points }));
    return next;
  };
  // Lines to a point that has been placed are not those of the next one: a finger that was lifted aims at nothing.
  const aim = useMemo(() => (shown && shown.points !== points ? { ...shown.aim, guides: [] } : shown?.aim), [shown, points]);
  return {
    aim,
    /** To a point of the pointer. */
    point: (point: XY, isAngled: boolean, reach: number): Aim =>
      show(aimAt({ ...context, isAngled, tolerance: reach / view.scale }, point)),
    /** To a point of the keyboard, which snaps to what is within half a step. */
    cursor: (point: XY, step: number): Aim => {
      const next = aimAt({ ...context, targets: { ...context.targets, grid: 0 }, isAngled: false, tolerance: step * 0.49 }, point);
      setView((before) => revealing(before, next.point, size));
      return show(next);
    },
  };
}
