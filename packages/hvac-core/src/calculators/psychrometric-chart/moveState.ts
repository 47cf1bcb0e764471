import { isTypedQuantity, OutOfRangeError } from "../../kernel/index.ts";
import { moistAir, moistAirFromPair, saturationPressure, type MoistAir, type PairQuantity } from "../../psychrometrics/index.ts";
import { humidityRatioFromVaporPressure } from "../../psychrometrics/quantities/index.ts";
import { convert, defaultUnit, siUnit, stepOf, type QuantityKind, type UnitId, type UnitSystem } from "../../quantity/index.ts";
import type { ChartPoint } from "./processLines.ts";

/** The part of the moist air that a chart shows. */
export interface ChartArea {
  readonly layout: "ashrae" | "mollier";
  /** Range of dry bulbs, °C. */
  readonly window: { readonly lowest: number; readonly highest: number };
  /** Air pressure, Pa. */
  readonly pressure: number;
  /** Maximum humidity ratio on the chart at a dry bulb, °C: saturated air, or the edge of the chart. */
  readonly limitAt: (dryBulb: number) => number;
  /** Humidity ratio of saturated air at a dry bulb, °C; from the boiling point on, where no humidity ratio saturates the air, any value above `limitAt`. */
  readonly saturatedAt: (dryBulb: number) => number;
}

/** A number with its unit, as an input has it. */
export interface EnteredNumber {
  readonly value: number;
  readonly unit: UnitId;
}

const propertyKinds = {
  dryBulb: "temperature",
  wetBulb: "temperature",
  dewPoint: "temperature",
  relativeHumidity: "ratio",
  humidityRatio: "humidityRatio",
  enthalpy: "moistAirEnthalpy",
  specificVolume: "specificVolume",
} as const satisfies Readonly<Record<PairQuantity, QuantityKind>>;

/** Steps that a property is rounded to, in the unit of its field: a tenth of the step of the arrow keys, or a fraction of it. */
const fractions = [1, 10, 100] as const;
/** Fraction without a visible error. */
const exactFraction = 10_000;

/**
 * A property as one would type it: rounded to a tenth of the step of its arrow keys.
 *
 * @param value number in the SI unit of its quantity
 * @param kind kind of quantity
 * @param unit unit of the field
 * @returns number with its unit
 * @example
 * ```ts
 * import { roundedProperty } from "@org/hvac-core/calculators/psychrometric-chart";
 * roundedProperty(24.1234, "temperature", "degC"); // { value: 24.1, unit: "degC" }
 * ```
 */
export const roundedProperty = (value: number, kind: QuantityKind, unit: UnitId): EnteredNumber => roundedTo(1, value, kind, unit);

function roundedTo(fraction: number, value: number, kind: QuantityKind, unit: UnitId): EnteredNumber {
  const step = stepOf(kind, "Metric", unit) / 10 / fraction;
  return { value: Number((Math.round(convert(value, siUnit(kind), unit) / step) * step).toPrecision(10)), unit };
}

type Row = Readonly<Record<string, unknown>>;

/** The unit that a property of a row is shown in. */
function unitIn(row: Row, property: PairQuantity, unitSystem: UnitSystem): UnitId {
  const entered = row[property];
  return isTypedQuantity(entered) ? (entered.displayUnit ?? entered.unit) : defaultUnit(propertyKinds[property], unitSystem);
}

/** Tolerance of a pointer, K and kg/kg: less than two pixels. */
const near = { dryBulb: 0.1, humidityRatio: 1e-4 };

/** Whether rounded properties still give the air. */
function isNear(air: MoistAir, entered: Readonly<Record<string, EnteredNumber>>): boolean {
  const pair = Object.entries(entered).map(([property, { value, unit }]) => [
    property,
    convert(value, unit, siUnit(propertyKinds[property as PairQuantity])),
  ]);
  try {
    const back = moistAirFromPair({ pressure: air.pressure, ...Object.fromEntries(pair) });
    return (["dryBulb", "humidityRatio"] as const).every((property) => Math.abs(back[property] - air[property]) <= near[property]);
  } catch (error) {
    if (!(error instanceof OutOfRangeError)) throw error;
    return false;
  }
}

/** A state that gets other air. */
export interface MovedState {
  /** Row of the form, which has the units of its properties; empty for a new state. */
  readonly row: Row;
  /** The two properties of the state. */
  readonly given: readonly PairQuantity[];
  readonly air: MoistAir;
  readonly unitSystem: UnitSystem;
}

/**
 * The properties of a state as its row has them, for other air: in the units of the fields, rounded as one would type them; finer where rounding
 * would saturate the air or move it, as between lines that are almost parallel.
 *
 * @param state state and its new air
 * @returns cells of the row
 * @example
 * ```ts
 * import { stateProperties } from "@org/hvac-core/calculators/psychrometric-chart";
 * import { moistAir } from "@org/hvac-core/psychrometrics";
 * const air = moistAir({ dryBulb: 24, relativeHumidity: 0.5, pressure: 101325 });
 * const state = { row: {}, given: ["dryBulb", "relativeHumidity"], air, unitSystem: "Metric" } as const;
 * stateProperties(state).dryBulb; // { value: 24, unit: "degC" }
 * ```
 */
export function stateProperties({ row, given, air, unitSystem }: MovedState): Row {
  const enteredIn = (fraction: number): Readonly<Record<string, EnteredNumber>> =>
    Object.fromEntries(
      given.map((property) => [property, roundedTo(fraction, air[property], propertyKinds[property], unitIn(row, property, unitSystem))]),
    );
  return fractions.map(enteredIn).find((entered) => isNear(air, entered)) ?? enteredIn(exactFraction);
}

/**
 * A new state of a chart.
 *
 * @param id id of its row
 * @param air its air
 * @param unitSystem unit system of the input
 * @returns row by dry bulb and humidity ratio
 * @example
 * ```ts
 * import { newStateRow } from "@org/hvac-core/calculators/psychrometric-chart";
 * import { moistAir } from "@org/hvac-core/psychrometrics";
 * const air = moistAir({ dryBulb: 24, relativeHumidity: 0.5, pressure: 101325 });
 * newStateRow("a", air, "Metric").humidityRatio; // { value: 9.3, unit: "g/kg" }
 * ```
 */
export function newStateRow(id: string, air: MoistAir, unitSystem: UnitSystem): Row & { readonly id: string } {
  return { id, given: "dryBulbAndHumidityRatio", ...stateProperties({ row: {}, given: ["dryBulb", "humidityRatio"], air, unitSystem }) };
}

/** Share of saturation that leaves room for the rounding of an entered number. */
const nearSaturation = 0.995;

/** The nearest dry bulb on the chart, °C. */
const within = ({ window }: ChartArea, dryBulb: number): number => Math.min(window.highest, Math.max(window.lowest, dryBulb));

/**
 * The nearest air to a point of the chart that a state can have: on the chart, and not saturated by rounding.
 *
 * @param area part of the moist air that the chart shows
 * @param point point, which may be outside the chart
 * @returns air
 * @example
 * ```ts
 * import { airAt } from "@org/hvac-core/calculators/psychrometric-chart";
 * const area = { layout: "ashrae", window: { lowest: 0, highest: 50 }, pressure: 101325, limitAt: () => 0.03, saturatedAt: () => 0.03 } as const;
 * airAt(area, { dryBulb: 60, humidityRatio: 0.01 }).dryBulb; // 50
 * ```
 */
export function airAt(area: ChartArea, { dryBulb, humidityRatio }: ChartPoint): MoistAir {
  const { pressure } = area;
  const shown = within(area, dryBulb);
  const limit = area.limitAt(shown);
  return moistAir({ dryBulb: shown, humidityRatio: Math.min(humidityRatio, limit, nearSaturation * area.saturatedAt(shown)), pressure });
}

/** Humidity ratios at a dry bulb to which a state may snap: those of round relative humidities and wet bulbs. */
function roundHumidities(area: ChartArea, dryBulb: number, unitSystem: UnitSystem): readonly number[] {
  const { pressure } = area;
  const vapor = saturationPressure(dryBulb);
  const byRelativeHumidity = Array.from({ length: 10 }, (_, index) => humidityRatioFromVaporPressure((vapor * index) / 10, pressure));
  const unit = defaultUnit("temperature", unitSystem);
  const shown = Math.floor(convert(dryBulb, siUnit("temperature"), unit));
  const byWetBulb = Array.from({ length: 30 }, (_, index) => convert(shown - index, unit, siUnit("temperature"))).flatMap((wetBulb) => {
    const line = wetBulbAt(area, dryBulb, wetBulb);
    return line === undefined ? [] : [line];
  });
  return [...byRelativeHumidity, ...byWetBulb];
}

function wetBulbAt({ pressure }: ChartArea, dryBulb: number, wetBulb: number): number | undefined {
  if (wetBulb > dryBulb || saturationPressure(wetBulb) >= pressure) return undefined;
  // Dry air has a higher wet bulb: no air has this one.
  const dry = moistAir({ dryBulb, humidityRatio: 0, pressure }).wetBulb;
  return wetBulb < dry ? undefined : moistAir({ dryBulb, wetBulb, pressure }).humidityRatio;
}

/**
 * The nearest point with a whole dry bulb and a round relative humidity or a whole wet bulb.
 *
 * @param area part of the moist air that the chart shows
 * @param point point, which may be outside the chart
 * @param unitSystem unit system of the input
 * @returns point on the chart
 * @example
 * ```ts
 * import { snappedPoint } from "@org/hvac-core/calculators/psychrometric-chart";
 * const area = { layout: "ashrae", window: { lowest: 0, highest: 50 }, pressure: 101325, limitAt: () => 0.03, saturatedAt: () => 0.03 } as const;
 * const { dryBulb, humidityRatio } = snappedPoint(area, { dryBulb: 24.3, humidityRatio: 0.0094 }, "Metric");
 * dryBulb; // 24
 * humidityRatio; // 0.0093
 * ```
 */
export function snappedPoint(area: ChartArea, point: ChartPoint, unitSystem: UnitSystem): ChartPoint {
  const { humidityRatio } = point;
  const dryBulb = within(area, point.dryBulb);
  const unit = defaultUnit("temperature", unitSystem);
  const si = siUnit("temperature");
  const round = convert(Math.round(convert(dryBulb, si, unit)), unit, si);
  if (saturationPressure(round) >= area.pressure) return { dryBulb, humidityRatio };
  const nearest = roundHumidities(area, round, unitSystem).reduce((best, each) =>
    Math.abs(each - humidityRatio) < Math.abs(best - humidityRatio) ? each : best,
  );
  return { dryBulb: round, humidityRatio: nearest };
}

/**
 * A point that is moved by the arrow keys.
 *
 * @param area layout of the chart
 * @param point point before
 * @param steps number of steps of the fields to the right and up on the page, negative to the left and down
 * @returns point after
 * @example
 * ```ts
 * import { steppedPoint } from "@org/hvac-core/calculators/psychrometric-chart";
 * const steps = { right: 2, up: 0, unitSystem: "Metric" } as const;
 * steppedPoint({ layout: "ashrae" }, { dryBulb: 24, humidityRatio: 0.009 }, steps).dryBulb; // 25
 * ```
 */
export function steppedPoint(
  area: Pick<ChartArea, "layout">,
  { dryBulb, humidityRatio }: ChartPoint,
  { right, up, unitSystem }: { readonly right: number; readonly up: number; readonly unitSystem: UnitSystem },
): ChartPoint {
  const [warmer, moister] = area.layout === "ashrae" ? [right, up] : [up, right];
  const step = (kind: QuantityKind): number => {
    const unit = defaultUnit(kind, unitSystem);
    return convert(stepOf(kind, unitSystem, unit), unit, siUnit(kind)) - convert(0, unit, siUnit(kind));
  };
  return { dryBulb: dryBulb + warmer * step("temperature"), humidityRatio: Math.max(0, humidityRatio + moister * step("humidityRatio")) };
}
