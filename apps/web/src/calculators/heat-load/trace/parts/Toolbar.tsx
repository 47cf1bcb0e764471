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
import { memo, type Dispatch, type ReactNode } from "react";
import { tools, type Tool } from "../state/names.ts";
import type { TraceEvent } from "../state/traceState.ts";
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
  readonly tool: Tool;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly dispatch: Dispatch<TraceEvent>;
  readonly zoom: (factor: number) => void;
  readonly fit: () => void;
  readonly showKeys: () => void;
}

/** Tools and commands. Not drawn again while the pointer moves. */
export const Toolbar = memo(function Toolbar({ tool, canUndo, canRedo, dispatch, zoom, fit, showKeys }: ToolbarProps): ReactNode {
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
      <IconButton label={texts.undo} disabled={!canUndo} onClick={() => dispatch({ type: "undo" })}>
        <IconArrowBackUp {...look} />
      </IconButton>
      <IconButton label={texts.redo} disabled={!canRedo} onClick={() => dispatch({ type: "redo" })}>
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
});
