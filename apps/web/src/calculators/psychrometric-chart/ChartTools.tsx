import { limitsAround } from "@org/hvac-core/calculators/psychrometric-chart";
import { IconMagnet, IconZoomIn, IconZoomOut, IconZoomReset } from "@tabler/icons-react";
import { Button, IconButton } from "@org/ui/elements";
import type { ChartPlane } from "@org/ui/figures";
import type { FigureContext } from "@org/ui/surface";
import { ExportMenu } from "./ExportMenu.tsx";
import { WeatherButton } from "./WeatherButton.tsx";
import type { ComponentProps, ReactNode, RefObject } from "react";
import type { ChartModel } from "./chartModel.ts";
import { unitsOf, type ShapeValues } from "./chartShape.ts";
import styles from "./psychrometricChart.module.css";
import { texts } from "./texts.ts";

interface ChartToolsProps extends ComponentProps<typeof WeatherButton> {
  readonly context: FigureContext;
  readonly model: ChartModel;
  readonly shape: ShapeValues;
  readonly plane: ChartPlane;
  /** Description of the lines of the chart. */
  readonly notes: readonly string[];
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly doesSnap: boolean;
  readonly setSnap: (doesSnap: boolean) => void;
  readonly zoom: number;
  readonly setZoom: (zoom: number) => void;
}

const maxZoom = 3;

/** Tools for the whole chart: its size, whether states snap, and a notice of states outside it. */
export function ChartTools({
  context,
  model,
  shape,
  plane,
  notes,
  svg,
  doesSnap,
  setSnap,
  zoom,
  setZoom,
  weather,
  setWeather,
}: ChartToolsProps): ReactNode {
  const { state } = context;
  const outside = [...model.states, ...model.processes].filter(({ air }) => !plane.contains(air));
  const { unitSystem } = state.complete;
  const wanted = limitsAround(
    outside.map(({ air }) => air),
    shape,
    { unitSystem, temperature: unitsOf(context).dryBulb },
  );
  return (
    <div className={`${styles.tools} screen-only`} role="toolbar" aria-label={texts.title}>
      <Button small look="quiet" aria-pressed={doesSnap} onClick={() => setSnap(!doesSnap)} title={texts.tools.snapHint}>
        <IconMagnet size={15} stroke={1.6} aria-hidden />
        {texts.tools.snap}
      </Button>
      <IconButton small label={texts.tools.larger} disabled={zoom >= maxZoom} onClick={() => setZoom(Math.min(maxZoom, zoom * 1.4))}>
        <IconZoomIn size={16} stroke={1.6} aria-hidden />
      </IconButton>
      <IconButton small label={texts.tools.smaller} disabled={zoom <= 1} onClick={() => setZoom(Math.max(1, zoom / 1.4))}>
        <IconZoomOut size={16} stroke={1.6} aria-hidden />
      </IconButton>
      {zoom > 1 && (
        <IconButton small label={texts.tools.fit} onClick={() => setZoom(1)}>
          <IconZoomReset size={16} stroke={1.6} aria-hidden />
        </IconButton>
      )}
      <WeatherButton weather={weather} setWeather={setWeather} />
      <ExportMenu
        svg={svg}
        notes={notes}
        model={model}
        name={String(state.complete["calculationName"]) || state.definition.title}
        unitSystem={unitSystem}
        preferredUnits={context.preferredUnits}
      />
      {outside.length > 0 && (
        <span className={styles.outside}>
          {texts.outside.points(outside[0]!.name, outside.length)}{" "}
          {Object.keys(wanted).length > 0 && (
            <Button small onClick={() => state.change({ type: "values", values: wanted })}>
              {texts.outside.showAll}
            </Button>
          )}
        </span>
      )}
    </div>
  );
}
