import { humidityLimit, type AirArea, type AirPoint } from "@org/hvac-core/psychrometrics";
import { enthalpy, specificHeat } from "@org/hvac-core/psychrometrics/quantities";
import type { Box, Point } from "../polylines.ts";

/** A state of moist air in the coordinates of every psychrometric chart. */
export type ChartState = AirPoint;

/** Range of a chart: from dry air up to saturation or to a humidity ratio. */
export interface ChartWindow {
  /** °C */
  readonly lowest: number;
  /** °C */
  readonly highest: number;
  /** kg of water per kg of dry air */
  readonly maxHumidityRatio: number;
}

/**
 * `ashrae`: humidity ratio upwards, dry bulb to the right, its highest line upright. `mollier`: humidity ratio to the right, dry bulb upwards,
 * its line of 0 °C level.
 */
export type ChartLayoutKind = "ashrae" | "mollier";

export interface PlaneInput {
  readonly layout: ChartLayoutKind;
  readonly window: ChartWindow;
  /** Pa */
  readonly pressure: number;
  /** px */
  readonly plot: Box;
}

/** A chart's plane: the point of each state on the page, and the state at each point. */
export interface ChartPlane extends PlaneInput {
  readonly pointOf: (state: ChartState) => Point;
  readonly stateAt: (point: Point) => ChartState;
  /** Maximum humidity ratio in the chart at a dry bulb, °C: saturated air, or the upper limit of the window. */
  readonly limitAt: (dryBulb: number) => number;
  /** Humidity ratio of saturated air at a dry bulb, °C; at most 10 kg/kg, as from the boiling point on. */
  readonly saturatedAt: (dryBulb: number) => number;
  /** Whether a state is moist air inside the chart. */
  readonly contains: (state: ChartState) => boolean;
}

/** The moist air that a chart shows. */
export const areaOf = ({ window, pressure }: Pick<PlaneInput, "window" | "pressure">): AirArea => ({ ...window, pressure });

/**
 * Maximum humidity ratio of an `AirArea`: with it, saturation alone limits the area up to the boiling point, from which on no humidity ratio
 * saturates the air. It is far above every window.
 */
const maxAreaHumidityRatio = 10;

/** Tolerance for rounding, which must not put a state on the edge outside. */
const slack = 1e-9;

/**
 * The plane of a chart in the oblique coordinates of Mollier (1923), which ASHRAE's charts also use: humidity ratio, and the enthalpy
 * minus the enthalpy of the vapour at one reference temperature. As enthalpy is linear in both, lines of constant enthalpy are straight
 * and parallel, lines of constant dry bulb or wet bulb are straight, and the line of the reference temperature is perpendicular to the
 * lines of humidity ratio.
 */
export function chartPlane(input: PlaneInput): ChartPlane {
  const { layout, window, plot } = input;
  const { lowest, highest, maxHumidityRatio } = window;
  const square = layout === "ashrae" ? highest : 0;
  const vapor = enthalpy(square, 1) - enthalpy(square, 0);
  const obliqueOf = ({ dryBulb, humidityRatio }: ChartState): number => enthalpy(dryBulb, humidityRatio) - vapor * humidityRatio;
  const area = areaOf(input);
  const limitAt = (dryBulb: number): number => humidityLimit(area, dryBulb);
  const saturatedAt = (dryBulb: number): number => humidityLimit({ ...area, maxHumidityRatio: maxAreaHumidityRatio }, dryBulb);
  const corners = [lowest, highest].flatMap((dryBulb) =>
    [0, limitAt(dryBulb)].map((humidityRatio) => obliqueOf({ dryBulb, humidityRatio })),
  );
  const [minOblique, maxOblique] = [Math.min(...corners), Math.max(...corners)];
  const [width, height] = [plot.right - plot.left, plot.bottom - plot.top];
  // Unlike the engine's function it accepts any input: a pointer may be far outside, where there is no air.
  const dryBulbOf = (oblique: number, humidityRatio: number): number =>
    (oblique + vapor * humidityRatio - enthalpy(0, humidityRatio)) / specificHeat(humidityRatio);

  const pointOf = (state: ChartState): Point => {
    const oblique = (obliqueOf(state) - minOblique) / (maxOblique - minOblique);
    const humid = state.humidityRatio / maxHumidityRatio;
    return layout === "ashrae"
      ? { x: plot.left + oblique * width, y: plot.bottom - humid * height }
      : { x: plot.left + humid * width, y: plot.bottom - oblique * height };
  };
  const stateAt = ({ x, y }: Point): ChartState => {
    const [right, up] = [(x - plot.left) / width, (plot.bottom - y) / height];
    const [oblique, humid] = layout === "ashrae" ? [right, up] : [up, right];
    // There is no air below the axis: a pointer there reads dry air.
    const humidityRatio = Math.max(0, humid * maxHumidityRatio);
    return { dryBulb: dryBulbOf(minOblique + oblique * (maxOblique - minOblique), humidityRatio), humidityRatio };
  };
  const contains = ({ dryBulb, humidityRatio }: ChartState): boolean =>
    dryBulb >= lowest - slack &&
    dryBulb <= highest + slack &&
    humidityRatio >= 0 &&
    humidityRatio <= limitAt(Math.min(highest, Math.max(lowest, dryBulb))) * (1 + slack);
  return { ...input, pointOf, stateAt, limitAt, saturatedAt, contains };
}
