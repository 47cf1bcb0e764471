import { moistAir, saturationPressure, type MoistAir } from "@org/hvac-core/psychrometrics";
import { humidityRatioFromVaporPressure } from "@org/hvac-core/psychrometrics/quantities";
import { convert, defaultUnit, siUnit, stepOf, type QuantityKind, type UnitId, type UnitSystem } from "@org/hvac-core/quantity";
import { isTypedQuantity } from "@org/hvac-core/kernel";
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

/** A tenth of the step of its arrow keys: as fine as somebody types it. */
export function typed(value: number, kind: QuantityKind, unit: UnitId): { readonly value: number; readonly unit: UnitId } {
  const step = stepOf(kind, "Metric", unit) / 10;
  return { value: Number((Math.round(convert(value, siUnit(kind), unit) / step) * step).toPrecision(10)), unit };
}

type Row = Readonly<Record<string, unknown>>;

/** The unit that a property of a row is shown in. */
function unitIn(row: Row, property: Property, unitSystem: UnitSystem): UnitId {
  const stated = row[property];
  return isTypedQuantity(stated) ? (stated.displayUnit ?? stated.unit) : defaultUnit(propertyKinds[property], unitSystem);
}

/**
 * What a row has to state for other air, in the two properties that it is given by and the units that they are shown in.
 *
 * @param row as it stands in the form
 */
export function statedFor(row: Row, given: readonly Property[], air: MoistAir, unitSystem: UnitSystem): Row {
  return Object.fromEntries(
    given.map((property) => [property, typed(air[property], propertyKinds[property], unitIn(row, property, unitSystem))]),
  );
}

/** A row for air that was pointed at. */
export function rowFor(id: string, { dryBulb, humidityRatio }: ChartState, unitSystem: UnitSystem): Row & { readonly id: string } {
  return {
    id,
    given: "dryBulbAndHumidityRatio",
    dryBulb: typed(dryBulb, "temperature", defaultUnit("temperature", unitSystem)),
    humidityRatio: typed(humidityRatio, "humidityRatio", defaultUnit("humidityRatio", unitSystem)),
  };
}

/** Short of saturation by as much as rounding to what is typed may add. */
const nearSaturation = 0.995;

/** The air nearest to a place that a state can have: within the chart and not saturated through rounding. */
export function airAt(plane: ChartPlane, { dryBulb, humidityRatio }: ChartState): MoistAir {
  const { window, pressure } = plane;
  const within = Math.min(window.highest, Math.max(window.lowest, dryBulb));
  const limit = plane.limitAt(within);
  const vapor = saturationPressure(within);
  const saturated = vapor < pressure ? humidityRatioFromVaporPressure(vapor, pressure) : Infinity;
  return moistAir({ dryBulb: within, humidityRatio: Math.min(humidityRatio, limit, nearSaturation * saturated), pressure });
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
export function snapped(plane: ChartPlane, { dryBulb, humidityRatio }: ChartState, unitSystem: UnitSystem): ChartState {
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
  return {
    dryBulb: dryBulb + warmer * step("temperature"),
    humidityRatio: Math.max(0, humidityRatio + moister * step("humidityRatio")),
  };
}
