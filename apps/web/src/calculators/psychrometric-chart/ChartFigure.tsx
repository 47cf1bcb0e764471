import {
  psychrometricChart,
  type PsychrometricChartCalculation,
  type PsychrometricChartValues,
} from "@org/hvac-core/calculators/psychrometric-chart";
import { chartBackground, familyKinds, FigureFrame, PsychrometricGrid, useFigureWidth } from "@org/ui/figures";
import { resultText } from "@org/form/results";
import type { FigureContext } from "@org/ui/surface";
import { useMemo, useRef, useState, type ReactNode } from "react";
import { chartModel, type ShownState } from "./chartModel.ts";
import { heightOf, legendOf, planeFor, pressureText, titlesOf, unitsOf } from "./chartShape.ts";
import { chartTable } from "./chartTable.ts";
import { ChartTools } from "./ChartTools.tsx";
import { createCursor } from "./cursor.ts";
import { Crosshair, Readout } from "./Readout.tsx";
import { ProcessLines, StatePoints } from "./StatePoints.tsx";
import { Legend } from "./Legend.tsx";
import { useMoving } from "./useMoving.ts";
import { usePointer } from "./usePointer.ts";
import { useOverlays } from "./useOverlays.tsx";
import styles from "./psychrometricChart.module.css";
import { texts } from "./texts.ts";

const kindNames = psychrometricChart.fields.processes.row.kind.options;
/** As in psychrometricChart.module.css, px. */
const paperWidth = 660;
/** A chart narrower than this is drawn larger than its place, and moved under it, px. */
const legible = 560;

/** The chart with its states and processes: read off by the pointer, changed by dragging, drawn for the page's width. */
export function ChartFigure(context: FigureContext): ReactNode {
  const { state, preferredUnits, goTo } = context;
  const [frame, place] = useFigureWidth(960, paperWidth);
  const [zoom, setZoom] = useState(1);
  const width = Math.round(Math.max(place, Math.min(legible, place * 1.7)) * zoom);
  const given = context.outcome.values as PsychrometricChartValues;
  const { layout, minDryBulb, maxDryBulb, maxHumidityRatio } = given;
  const { pressure } = context.outcome.calculation as PsychrometricChartCalculation;
  const shape = useMemo(() => ({ layout, minDryBulb, maxDryBulb, maxHumidityRatio }), [layout, minDryBulb, maxDryBulb, maxHumidityRatio]);
  const plane = useMemo(() => planeFor(shape, pressure, width), [shape, pressure, width]);
  const { unitSystem } = state.complete;
  const units = useMemo(
    () => unitsOf({ state: { complete: { unitSystem } } as FigureContext["state"], preferredUnits }),
    [unitSystem, preferredUnits],
  );
  const background = useMemo(() => chartBackground(plane, units), [plane, units]);
  const { pressureBy, altitude } = given;
  const site = pressureText({ pressureBy, altitude }, pressure, unitSystem, preferredUnits);
  const titles = useMemo(() => titlesOf(plane, units, site), [plane, units, site]);
  const overlays = useOverlays(given, plane, background, unitSystem);

  const [doesSnap, setSnap] = useState(false);
  const [cursor] = useState(createCursor);
  const [focused, setFocused] = useState<string>();
  const svg = useRef<SVGSVGElement>(null);
  const moving = useMoving(context, plane);
  const model = useMemo(() => chartModel(moving.outcome, kindNames), [moving.outcome]);
  const pointer = usePointer({ context, plane, cursor, moving, svg, doesSnap });
  const describe = ({ name, air }: Pick<ShownState, "name" | "air">): string => {
    const values = (["dryBulb", "relativeHumidity", "humidityRatio"] as const).map((property) =>
      resultText(air[property], familyKinds[property], unitSystem, preferredUnits),
    );
    return texts.points.point(name, values);
  };
  const points = [...model.states, ...model.processes];
  const resting = points.find(({ id }) => id === focused) ?? points[0];
  const height = heightOf(width, layout);

  return (
    <FigureFrame title={texts.title} description={legendOf(units)} table={chartTable(model, unitSystem, preferredUnits)}>
      <div ref={frame} className={styles.chart} data-paper>
        <ChartTools
          context={context}
          model={model}
          shape={shape}
          plane={plane}
          notes={[texts.site.sentence(site), legendOf(units), ...overlays.notes]}
          svg={svg}
          doesSnap={doesSnap}
          setSnap={setSnap}
          zoom={zoom}
          setZoom={setZoom}
          weather={overlays.weather}
          setWeather={overlays.setWeather}
        />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keys too */}
        <section className={styles.scroller} aria-label={texts.label} tabIndex={width > place ? 0 : undefined}>
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- a list of the form adds states by keys */}
          <svg
            ref={svg}
            viewBox={`0 0 ${width} ${height}`}
            width={width}
            height={height}
            aria-label={texts.drawing}
            onPointerMove={pointer.onPointerMove}
            onPointerLeave={pointer.onPointerLeave}
            onPointerUp={pointer.onPointerUp}
            onPointerCancel={pointer.onPointerCancel}
            onPointerDown={pointer.onBackgroundDown}
            onClick={pointer.onClick}
          >
            <PsychrometricGrid background={background} titles={titles}>
              {overlays.underlay}
            </PsychrometricGrid>
            {overlays.marks}
            <Crosshair plane={plane} cursor={cursor} />
            <ProcessLines plane={plane} model={model} />
            <StatePoints
              plane={plane}
              model={model}
              width={width}
              held={pointer.held}
              describe={describe}
              onPointerDown={pointer.onStateDown}
              onKeyDown={pointer.onStateKey}
              onKeyUp={pointer.onStateKeyUp}
              onBlur={moving.settle}
              onFocus={setFocused}
              openRow={(path) => goTo(`${path}.name`)}
            />
          </svg>
        </section>
        <Legend context={context} overlays={overlays} pressure={pressure} />
        <Readout plane={plane} cursor={cursor} unitSystem={unitSystem} refusal={moving.refusal} resting={resting} />
      </div>
    </FigureFrame>
  );
}
