import { prose } from "@org/form/numbers";
import type { DrawnStorey } from "@org/hvac-core/building/drawing";
import type { UnitSystem } from "@org/hvac-core/quantity";
import { useLayoutEffect, type ReactNode, type RefObject } from "react";
import type { Plan } from "../state/document.ts";
import type { Aim } from "../state/traceState.ts";
import { texts } from "../texts.ts";
import { toScreen, transformOfView, type Viewport, type XY } from "../view/viewport.ts";
import styles from "../trace.module.css";
import { DraftLayer } from "./DraftLayer.tsx";
import { SelectionLayer } from "./Layers.tsx";
import { Sheet } from "./Sheet.tsx";
import { useCanvasPointer, type CanvasPointerOptions } from "./useCanvasPointer.ts";

interface CanvasProps extends Omit<CanvasPointerOptions, "canvas"> {
  readonly canvas: RefObject<HTMLDivElement | null>;
  readonly ghost: DrawnStorey | undefined;
  readonly plan: Plan | undefined;
  /** Address of the image. */
  readonly address: string | undefined;
  readonly size: XY;
  readonly setSize: (size: XY) => void;
  readonly grid: number;
  readonly shownAim: Aim | undefined;
  readonly findingIds: ReadonlySet<string>;
  readonly unitSystem: UnitSystem;
  readonly modelAzimuth: number;
  readonly onKeyDown: (event: React.KeyboardEvent) => void;
}

/** Size of the drawing on the page. */
function useSize(canvas: RefObject<HTMLDivElement | null>, setSize: (size: XY) => void): void {
  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const measure = (): void => setSize([element.clientWidth, element.clientHeight]);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [canvas, setSize]);
}

function NorthArrow({ modelAzimuth }: { readonly modelAzimuth: number }): ReactNode {
  return (
    <g className={styles.north} transform={`translate(34 40) rotate(${-modelAzimuth})`} aria-hidden>
      <path d="M0 -22L7 12L0 7L-7 12Z" />
      <text y="-25">N</text>
    </g>
  );
}

/** What the point snaps to, next to it. */
function AimLabel({ aim: { point, reason }, view }: { readonly aim: Aim; readonly view: Viewport }): ReactNode {
  const [left, top] = toScreen(view, point);
  return (
    <text className={styles.aimLabel} x={left + 12} y={top - 10} aria-hidden>
      {reason && texts.snaps[reason]}
    </text>
  );
}

/** The plan with its rooms, and above it what changes while the pointer moves: the rooms are then not painted again. */
export function Canvas(props: CanvasProps): ReactNode {
  const { canvas, state, storey, ghost, plan, address, view, size, setSize, grid, shownAim, findingIds, unitSystem, modelAzimuth } = props;
  useSize(canvas, setSize);
  const pointer = useCanvasPointer(props);
  const { selection, tool, points } = state;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a drawing that takes keys
    <div
      ref={canvas}
      className={styles.canvas}
      data-tool={tool}
      data-plan={address ? true : undefined}
      role="application"
      aria-label={prose(texts.canvas)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a drawing that takes keys
      tabIndex={0}
      data-begin
      onKeyDown={props.onKeyDown}
      {...pointer}
    >
      <Sheet
        storey={storey}
        ghost={ghost}
        plan={plan}
        address={address}
        view={view}
        size={size}
        grid={grid}
        types={state.history.document.drawing.openingTypes}
        selection={selection}
        findingIds={findingIds}
        unitSystem={unitSystem}
      />
      <svg className={styles.layer}>
        <g transform={transformOfView(view)}>
          <SelectionLayer selection={selection} />
          <DraftLayer tool={tool} points={points} aim={shownAim} />
        </g>
        {shownAim?.reason && <AimLabel aim={shownAim} view={view} />}
        <NorthArrow modelAzimuth={modelAzimuth} />
      </svg>
    </div>
  );
}
