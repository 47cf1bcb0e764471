import { moistAir, moistAirFromPair, saturationPressure, type MoistAir } from "@org/hvac-core/psychrometrics";
import { humidityRatioFromVaporPressure } from "@org/hvac-core/psychrometrics/quantities";
import { convert, defaultUnit, siUnit, stepOf, type QuantityKind, type UnitId, type UnitSystem } from "@org/hvac-core/quantity";
import { isTypedQuantity, OutOfRangeError } from "@org/hvac-core/kernel";
import type { ChartPlane, ChartState } from "@org/ui/figures";
import type { Property } from "./chartModel.ts";

const propertyKinds = {
  dryBulb: "temperature",
  wetBulb: "temperature",
  dewPoint: "temperature",
  relativeHumidity: "ratio",
  humidityRatio: "humidityRatio",
  enthalpy: "moistAirEnthalpy",
  specificVolume: "specificVolume",
} as const satisfies Readonly<Record<Property, QuantityKind>>;

/**
 * A tenth of the step of its arrow keys: as fine as somebody types it.
 *
 * @param parts of that, where it has to be finer
 */
export function typed(value: number, kind: QuantityKind, unit: UnitId, parts = 1): { readonly value: number; readonly unit: UnitId } {
  const step = stepOf(kind, "Metric", unit) / 10 / parts;
  return { value: Number((Math.round(convert(value, siUnit(kind), unit) / step) * step).toPrecision(10)), unit };
}

type Row = Readonly<Record<string, unknown>>;

/** The unit that a property of a row is shown in. */
function unitIn(row: Row, property: Property, unitSystem: UnitSystem): UnitId {
  const stated = row[property];
  return isTypedQuantity(stated) ? (stated.displayUnit ?? stated.unit) : defaultUnit(propertyKinds[property], unitSystem);
}

/** As near as a hand can mean, K and kg/kg: less than two pixels. */
const near = { dryBulb: 0.1, humidityRatio: 1e-4 };

/** Whether what is stated of air is still air, and that air. */
function isNear(air: MoistAir, stated: Readonly<Record<string, ReturnType<typeof typed>>>): boolean {
  const pair = Object.entries(stated).map(([property, { value, unit }]) => [
    property,
    convert(value, unit, siUnit(propertyKinds[property as Property])),
  ]);
  try {
    const back = moistAirFromPair({ pressure: air.pressure, ...Object.fromEntries(pair) });
    return (["dryBulb", "humidityRatio"] as const).every((property) => Math.abs(back[property] - air[property]) <= near[property]);
  } catch (error) {
    if (!(error instanceof OutOfRangeError)) throw error;
    return false;
  }
}

/**
 * What a row has to state for other air, in the two properties that it is given by and the units that they are shown in: rounded as it would be typed, or
 * finer where rounding would saturate the air or move it away, as between lines that run almost side by side.
 *
 * @param row as it stands in the form
 */
export function statedFor(row: Row, given: readonly Property[], air: MoistAir, unitSystem: UnitSystem): Row {
  const statedIn = (parts: number): Readonly<Record<string, ReturnType<typeof typed>>> =>
    Object.fromEntries(
      given.map((property) => [property, typed(air[property], propertyKinds[property], unitIn(row, property, unitSystem), parts)]),
    );

  return [1, 10, 100].map(statedIn).find((stated) => isNear(air, stated)) ?? statedIn(10_000);
}

/** A row for air that was pointed at. */
export function rowFor(id: string, air: MoistAir, unitSystem: UnitSystem): Row & { readonly id: string } {
  return { id, given: "dryBulbAndHumidityRatio", ...statedFor({}, ["dryBulb", "humidityRatio"], air, unitSystem) };
}

/** Short of saturation by as much as rounding to what is typed may add. */
const nearSaturation = 0.995;

/** The nearest dry bulb that the chart shows, °C. */
const within = ({ window }: ChartPlane, dryBulb: number): number => Math.min(window.highest, Math.max(window.lowest, dryBulb));

/** The air nearest to a place that a state can have: within the chart and not saturated through rounding. */
export function airAt(plane: ChartPlane, { dryBulb, humidityRatio }: ChartState): MoistAir {
  const { pressure } = plane;
  const shown = within(plane, dryBulb);
  const limit = plane.limitAt(shown);
  return moistAir({ dryBulb: shown, humidityRatio: Math.min(humidityRatio, limit, nearSaturation * plane.saturatedAt(shown)), pressure });
}

/** Humidity ratios at a dry bulb to which a state may snap: those of round relative humidities and wet bulbs, and round ones. */
function roundHumidities(plane: ChartPlane, dryBulb: number, unitSystem: UnitSystem): readonly number[] {
  const { pressure } = plane;
  const vapor = saturationPressure(dryBulb);
  const byRelativeHumidity = Array.from({ length: 10 }, (_, index) => humidityRatioFromVaporPressure((vapor * index) / 10, pressure));
  const unit = defaultUnit("temperature", unitSystem);
  const shown = Math.floor(convert(dryBulb, siUnit("temperature"), unit));
  const byWetBulb = Array.from({ length: 30 }, (_, index) => convert(shown - index, unit, siUnit("temperature"))).flatMap((wetBulb) => {
    const line = wetBulbAt(plane, dryBulb, wetBulb);
    return line === undefined ? [] : [line];
  });
  return [...byRelativeHumidity, ...byWetBulb];
}

function wetBulbAt({ pressure }: ChartPlane, dryBulb: number, wetBulb: number): number | undefined {
  if (wetBulb > dryBulb || saturationPressure(wetBulb) >= pressure) return undefined;
  // Drier than dry: the engine refuses, and there is no line to snap to.
  const dry = moistAir({ dryBulb, humidityRatio: 0, pressure }).wetBulb;
  return wetBulb < dry ? undefined : moistAir({ dryBulb, wetBulb, pressure }).humidityRatio;
}

/** The nearest air with a whole dry bulb and a round relative humidity, or a whole wet bulb. */
export function snapped(plane: ChartPlane, { dryBulb: pointed, humidityRatio }: ChartState, unitSystem: UnitSystem): ChartState {
  // A pointer that drags goes on outside the chart, where there may be no air.
  const dryBulb = within(plane, pointed);
  const unit = defaultUnit("temperature", unitSystem);
  const si = siUnit("temperature");
  const round = convert(Math.round(convert(dryBulb, si, unit)), unit, si);
  if (saturationPressure(round) >= plane.pressure) return { dryBulb, humidityRatio };
  const nearest = roundHumidities(plane, round, unitSystem).reduce((best, each) =>
    Math.abs(each - humidityRatio) < Math.abs(best - humidityRatio) ? each : best,
  );
  return { dryBulb: round, humidityRatio: nearest };
}

/** A step of the arrow keys on the page: to the right and up, in the steps of the fields. */
export function stepped(
  plane: ChartPlane,
  { dryBulb, humidityRatio }: ChartState,
  [right, up]: readonly [right: number, up: number],
  unitSystem: UnitSystem,
): ChartState {
  const [warmer, moister] = plane.layout === "ashrae" ? [right, up] : [up, right];
  const step = (kind: QuantityKind): number => {
    const unit = defaultUnit(kind, unitSystem);
    return convert(stepOf(kind, unitSystem, unit), unit, siUnit(kind)) - convert(0, unit, siUnit(kind));
  };
  return { dryBulb: dryBulb + warmer * step("temperature"), humidityRatio: Math.max(0, humidityRatio + moister * step("humidityRatio")) };
}
