import type { DrawnRoom, DrawnStorey } from "@org/hvac-core/building/drawing";
import type { UnitSystem } from "@org/hvac-core/quantity";
import { useCallback, useEffect, useMemo, type ReactNode, type RefObject } from "react";
import { roomAreaText } from "../roomAreaText.ts";
import type { Plan } from "../state/document.ts";
import type { Aim } from "../state/traceState.ts";
import { texts } from "../texts.ts";
import { toModel, toScreen, type Viewport, type XY } from "../view/viewport.ts";
import styles from "../trace.module.css";
import { DraftLayer } from "./DraftLayer.tsx";
import { GhostLayer, GridLayer, OpeningLayer, PlanLayer, RoomLayer, SelectionLayer, unreadableSizes } from "./Layers.tsx";
import { useCanvasPointer, type CanvasPointerOptions } from "./useCanvasPointer.ts";

interface CanvasProps extends Omit<CanvasPointerOptions, "svg"> {
  readonly svg: RefObject<SVGSVGElement | null>;
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
  readonly onKeyDown: (event: React.KeyboardEvent<SVGSVGElement>) => void;
}

const noIds: ReadonlySet<string> = new Set();

/** Size of the drawing on the page. */
function useSize(svg: RefObject<SVGSVGElement | null>, setSize: (size: XY) => void): void {
  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setSize([element.clientWidth, element.clientHeight]));
    observer.observe(element);
    return () => observer.disconnect();
  }, [svg, setSize]);
}

/** Lines of the grid are not closer than this, px. */
const closestLines = 12;
/** Steps of the drawn lines of a fine grid: every second, fifth or tenth, and so on. */
const lineSteps = [1, 2, 5, 10, 20, 50, 100, 200, 500];

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

/** The plan with its rooms. One group has the view, so that moving it draws no room again. */
export function Canvas(props: CanvasProps): ReactNode {
  const { svg, state, storey, ghost, plan, address, view, size, setSize, grid, shownAim, findingIds, unitSystem, modelAzimuth, onKeyDown } =
    props;
  useSize(svg, setSize);
  const pointer = useCanvasPointer(props);
  const { selection, tool, points } = state;
  const selectedIds = useMemo(() => (selection?.kind === "rooms" ? new Set(selection.ids) : noIds), [selection]);
  const areaText = useCallback((room: DrawnRoom) => roomAreaText(room, unitSystem), [unitSystem]);
  const lineStep = lineSteps.find((each) => each * grid * view.scale >= closestLines);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a drawing that takes keys
    <svg
      ref={svg}
      className={styles.canvas}
      data-tool={tool}
      data-plan={address ? true : undefined}
      role="application"
      aria-label={texts.canvas}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a drawing that takes keys
      tabIndex={0}
      data-begin
      onKeyDown={onKeyDown}
      {...pointer}
    >
      <g transform={`translate(${view.x} ${view.y}) scale(${view.scale} ${-view.scale})`}>
        {grid > 0 && lineStep !== undefined && (
          <GridLayer step={grid * lineStep} low={toModel(view, [0, size[1]])} high={toModel(view, [size[0], 0])} />
        )}
        <PlanLayer plan={plan} address={address} />
        <path className={styles.axes} d="M-0.5 0H1M0 -0.5V1" />
        <GhostLayer storey={ghost} />
        <g data-unreadable={unreadableSizes(view.scale)}>
          <RoomLayer rooms={storey.rooms} selectedIds={selectedIds} findingIds={findingIds} areaOf={areaText} />
        </g>
        <OpeningLayer
          storey={storey}
          types={state.history.document.drawing.openingTypes}
          selectedId={selection?.kind === "opening" ? selection.id : undefined}
          findingIds={findingIds}
        />
        <SelectionLayer selection={selection} />
        <DraftLayer tool={tool} points={points} aim={shownAim} />
      </g>
      {shownAim?.reason && <AimLabel aim={shownAim} view={view} />}
      <NorthArrow modelAzimuth={modelAzimuth} />
    </svg>
  );
}
