import type { DrawnRoom, DrawnStorey, OpeningType } from "@org/hvac-core/building/drawing";
import type { UnitSystem } from "@org/hvac-core/quantity";
import { memo, useCallback, useMemo, type ReactNode } from "react";
import { roomAreaText } from "../roomAreaText.ts";
import type { Plan } from "../state/document.ts";
import type { Selection } from "../state/traceState.ts";
import { toModel, transformOfView, type Viewport, type XY } from "../view/viewport.ts";
import styles from "../trace.module.css";
import { GhostLayer, GridLayer, OpeningLayer, PlanLayer, RoomLayer, unreadableSizes } from "./Layers.tsx";

interface SheetProps {
  readonly storey: DrawnStorey;
  readonly ghost: DrawnStorey | undefined;
  readonly plan: Plan | undefined;
  /** Address of the image. */
  readonly address: string | undefined;
  readonly view: Viewport;
  readonly size: XY;
  readonly grid: number;
  readonly types: readonly OpeningType[];
  readonly selection: Selection | undefined;
  readonly findingIds: ReadonlySet<string>;
  readonly unitSystem: UnitSystem;
}

const noIds: ReadonlySet<string> = new Set();

/** Lines of the grid are not closer than this, px. */
const closestLines = 12;
/** Steps of the drawn lines of a fine grid: every second, fifth or tenth, and so on. */
const lineSteps = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/** Grid, image, rooms and openings. One group has the view, so that moving it draws no room again. */
export const Sheet = memo(function Sheet(props: SheetProps): ReactNode {
  const { storey, ghost, plan, address, view, size, grid, types, selection, findingIds, unitSystem } = props;
  const selectedIds = useMemo(() => (selection?.kind === "rooms" ? new Set(selection.ids) : noIds), [selection]);
  const areaText = useCallback((room: DrawnRoom) => roomAreaText(room, unitSystem), [unitSystem]);
  const lineStep = lineSteps.find((each) => each * grid * view.scale >= closestLines);
  return (
    <svg className={styles.layer}>
      <g transform={transformOfView(view)}>
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
          types={types}
          selectedId={selection?.kind === "opening" ? selection.id : undefined}
          findingIds={findingIds}
        />
      </g>
    </svg>
  );
});
