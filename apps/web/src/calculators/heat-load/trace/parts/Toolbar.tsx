import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCompass,
  IconArrowsMove,
  IconCrosshair,
  IconKeyboard,
  IconMaximize,
  IconPointer,
  IconPolygon,
  IconRectangle,
  IconRuler2,
  IconSlice,
  IconWindow,
  IconZoomIn,
  IconZoomOut,
  type Icon,
} from "@tabler/icons-react";
import { IconButton } from "@org/ui/elements";
import type { Dispatch, ReactNode } from "react";
import { tools, type Tool } from "../state/names.ts";
import type { TraceEvent, TraceState } from "../state/traceState.ts";
import { texts } from "../texts.ts";
import styles from "../trace.module.css";

const icons: Readonly<Record<Tool, Icon>> = {
  select: IconPointer,
  rectangle: IconRectangle,
  polygon: IconPolygon,
  split: IconSlice,
  opening: IconWindow,
  scale: IconRuler2,
  origin: IconCrosshair,
  movePlan: IconArrowsMove,
  north: IconCompass,
};

const look = { size: 18, stroke: 1.6, "aria-hidden": true } as const;

interface ToolbarProps {
  readonly state: TraceState;
  readonly dispatch: Dispatch<TraceEvent>;
  readonly zoom: (factor: number) => void;
  readonly fit: () => void;
  readonly showKeys: () => void;
}

export function Toolbar({ state, dispatch, zoom, fit, showKeys }: ToolbarProps): ReactNode {
  const { tool, history, points } = state;
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={texts.toolbar}>
      {tools.map((each) => {
        const ToolIcon = icons[each];
        const { label, key } = texts.tools[each];
        return (
          <IconButton
            key={each}
            label={label}
            hint={`${label} (${key})`}
            aria-pressed={each === tool}
            onClick={() => dispatch({ type: "tool", tool: each })}
          >
            <ToolIcon {...look} />
          </IconButton>
        );
      })}
      <span className={styles.gap} />
      <IconButton label={texts.undo} disabled={history.past.length === 0 && points.length === 0} onClick={() => dispatch({ type: "undo" })}>
        <IconArrowBackUp {...look} />
      </IconButton>
      <IconButton label={texts.redo} disabled={history.future.length === 0} onClick={() => dispatch({ type: "redo" })}>
        <IconArrowForwardUp {...look} />
      </IconButton>
      <IconButton label={texts.view.zoomIn} onClick={() => zoom(1.25)}>
        <IconZoomIn {...look} />
      </IconButton>
      <IconButton label={texts.view.zoomOut} onClick={() => zoom(0.8)}>
        <IconZoomOut {...look} />
      </IconButton>
      <IconButton label={texts.view.fit} onClick={fit}>
        <IconMaximize {...look} />
      </IconButton>
      <IconButton label={texts.keysTitle} onClick={showKeys}>
        <IconKeyboard {...look} />
      </IconButton>
    </div>
  );
}
