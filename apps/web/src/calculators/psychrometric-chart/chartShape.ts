import type { PsychrometricChartValues } from "@org/hvac-core/calculators/psychrometric-chart";
import { chartPlane, type ChartPlane, type ChartWindow, type FamilyUnits, type ScaleTitle } from "@org/ui/figures";
import { defaultUnit, unitSymbol, type UnitSystem } from "@org/hvac-core/quantity";
import { quantityText } from "@org/form/numbers";
import { resultText, type PreferredUnits } from "@org/form/results";
import type { FigureContext } from "@org/ui/surface";
import { texts } from "./texts.ts";

/** Inputs that determine the shape of the chart. */
export type ShapeValues = Pick<PsychrometricChartValues, "layout" | "minDryBulb" | "maxDryBulb" | "maxHumidityRatio">;

/** Minimum range of dry bulbs; lines of a narrower chart would be too dense, K. */
const minSpan = 5;

export function windowOf({ minDryBulb, maxDryBulb, maxHumidityRatio }: ShapeValues): ChartWindow {
  return { lowest: minDryBulb, highest: Math.max(maxDryBulb, minDryBulb + minSpan), maxHumidityRatio };
}

/** Height of a chart from its width, px. */
export function heightOf(width: number, layout: ShapeValues["layout"]): number {
  return Math.round(Math.min(780, Math.max(300, width * (layout === "ashrae" ? 0.64 : 0.86))));
}

/** Plane of a chart of a given width, px, with a margin for the numbers of its scales. */
export function planeFor(values: ShapeValues, pressure: number, width: number): ChartPlane {
  const height = heightOf(width, values.layout);
  const isAshrae = values.layout === "ashrae";
  return chartPlane({
    layout: values.layout,
    window: windowOf(values),
    pressure,
    plot: { left: isAshrae ? 26 : 46, top: 26, right: width - (isAshrae ? 56 : 38), bottom: height - 44 },
  });
}

/** Units of the lines: those of the results. */
export function unitsOf({ state, preferredUnits }: Pick<FigureContext, "state" | "preferredUnits">): FamilyUnits {
  const { unitSystem } = state.complete;
  const temperature = preferredUnits.temperature ?? defaultUnit("temperature", unitSystem);
  return {
    dryBulb: temperature,
    wetBulb: temperature,
    humidityRatio: preferredUnits.humidityRatio ?? defaultUnit("humidityRatio", unitSystem),
    enthalpy: preferredUnits.moistAirEnthalpy ?? defaultUnit("moistAirEnthalpy", unitSystem),
    specificVolume: preferredUnits.specificVolume ?? defaultUnit("specificVolume", unitSystem),
    relativeHumidity: "%",
  };
}

/** Air pressure that a chart is drawn for, and the altitude it is computed from. */
export function pressureText(
  { pressureBy, altitude }: Pick<PsychrometricChartValues, "pressureBy" | "altitude">,
  pressure: number,
  unitSystem: UnitSystem,
  preferredUnits: PreferredUnits,
): string {
  const text = resultText(pressure, "atmosphericPressure", unitSystem, preferredUnits);
  return pressureBy === "altitude"
    ? texts.site.pressureAtAltitude(text, quantityText(altitude, "altitude", unitSystem).text)
    : texts.site.pressure(text);
}

/** Titles next to the scales, and the air pressure of the chart. */
export function titlesOf({ layout, plot }: ChartPlane, units: FamilyUnits, pressure: string): readonly ScaleTitle[] {
  const dryBulb = texts.scales.dryBulb(unitSymbol(units.dryBulb));
  const humidityRatio = texts.scales.humidityRatio(unitSymbol(units.humidityRatio));
  const site: ScaleTitle = { text: pressure, x: plot.left, y: plot.bottom + 36, anchor: "start" };
  const [middle, right] = [(plot.top + plot.bottom) / 2, plot.right];
  if (layout === "ashrae")
    return [
      site,
      { text: dryBulb, x: right, y: plot.bottom + 36, anchor: "end" },
      { text: humidityRatio, x: right + 48, y: middle, anchor: "middle", angle: -90 },
    ];
  return [
    site,
    { text: dryBulb, x: 12, y: middle, anchor: "middle", angle: -90 },
    { text: humidityRatio, x: right, y: plot.bottom + 36, anchor: "end" },
  ];
}

/** Sentence that describes the other lines. */
export function legendOf(units: FamilyUnits): string {
  return texts.lines(unitSymbol(units.enthalpy), unitSymbol(units.wetBulb), unitSymbol(units.specificVolume));
}
