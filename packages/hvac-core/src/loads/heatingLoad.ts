import { requireInRange } from "../refusals/errors.ts";
import { humidityRatioFromRelativeHumidity } from "../psychrometrics/internal.ts";
import { outdoorAirGain, requireVapour, type AirflowBasis } from "./outdoorAir.ts";
import type { Room } from "./room.ts";
import { pickUpPower, slabEdgeLoss, transmissionGain } from "./transmission.ts";

/** Floor slab on the ground, by its exposed edge. */
export interface SlabEdge {
  /** Exposed perimeter, m, ≥ 0. */
  readonly perimeter: number;
  /** Heat loss coefficient F, W/(m·K), 0…5. */
  readonly factor: number;
}

/** Wall or floor against the ground. */
export interface GroundSurface {
  /** m², ≥ 0. */
  readonly area: number;
  /** Air to ground, soil included, W/(m²·K). */
  readonly transmittance: number;
  /** °C. */
  readonly groundTemperature: number;
}

export interface HeatingConditions {
  /** °C. */
  readonly indoorDryBulb: number;
  /** °C. */
  readonly outdoorDryBulb: number;
  /** Pa. */
  readonly pressure: number;
  /** Infiltration, m³/s at the outdoor state; that of the room by default. */
  readonly infiltration?: number;
  /** Ventilation outdoor air that has to be heated, m³/s; 0 by default. */
  readonly ventilation?: number;
  /** State at which that volume is measured; the outdoor state by default. */
  readonly ventilationMeasuredAt?: AirflowBasis;
  /** Temperature of the entering ventilation air, °C; by default that of outdoor air, higher after heat recovery. */
  readonly ventilationDryBulb?: number;
  readonly slabs?: readonly SlabEdge[];
  readonly ground?: readonly GroundSurface[];
  /** Extra power to warm up after a set-back, W/m² of floor; 0 by default. */
  readonly pickUp?: number;
  /** Relative humidity to maintain by a humidifier, 0…1; without it there is no humidification. */
  readonly indoorRelativeHumidity?: number;
  /** Outdoor humidity ratio at the design condition, kg/kg; 0 by default. */
  readonly outdoorHumidityRatio?: number;
}

/** Heat loss of a room by part, W. */
export interface HeatingLoad {
  readonly name: string;
  readonly surfaces: number;
  readonly windows: number;
  readonly partitions: number;
  readonly slabs: number;
  readonly ground: number;
  readonly infiltration: number;
  readonly ventilation: number;
  readonly pickUp: number;
  /** Sensible sum, W. */
  readonly total: number;
  /** Latent heat of the water that the humidifier evaporates, W; not part of `total`. */
  readonly humidification: number;
}

/**
 * Design heating load of a room: steady loss at the outdoor design temperature, without credit for sun, people or equipment.
 *
 * @param room as for the cooling load; transmittances, areas and partitions are used
 * @param conditions design temperatures (°C), air flows (m³/s), ground and warm-up; ranges at {@link HeatingConditions}
 * @returns losses by part, W, and their sum
 * @throws {OutOfRangeError} when a value lies outside its range
 * @source ashrae-hof-2021, ch. 18, section 7, heating load
 * @source en-12831-1, additional heating-up power
 * @example
 * ```ts
 * import { heatingLoad, representativeRadiantSeries } from "@org/hvac-core/loads";
 * const window = { area: 10, tilt: 90, azimuth: 180, transmittance: 2, shgc: 0.3, glazing: "doubleClear" as const };
 * const common = { name: "Office", floorArea: 40, indoor: { dryBulb: 24, relativeHumidity: 0.5 }, surfaces: [], gains: [], infiltration: 0 };
 * const room = { ...common, windows: [window], radiantSeries: representativeRadiantSeries("medium", true) };
 * heatingLoad(room, { indoorDryBulb: 21, outdoorDryBulb: -9, pressure: 101325 }).total; // 600
 * ```
 */
export function heatingLoad(room: Room, conditions: HeatingConditions): HeatingLoad {
  const indoor = requireInRange("indoorDryBulb", conditions.indoorDryBulb, -40, 60, "°C");
  const outdoor = requireInRange("outdoorDryBulb", conditions.outdoorDryBulb, -80, 60, "°C");
  const total = <T>(items: readonly T[] | undefined, loss: (item: T, index: number) => number): number =>
    (items ?? []).reduce((sum, item, index) => sum + loss(item, index), 0);
  const loss = (name: string, area: number, transmittance: number, outsideTemperature: number): number => {
    requireInRange(`${name}.area`, area, 0, 1e6, "m²");
    requireInRange(`${name}.transmittance`, transmittance, 0, 1000, "W/(m²·K)");
    requireInRange(`${name} temperature beyond`, outsideTemperature, -80, 80, "°C");
    return -transmissionGain({ area, transmittance, outsideTemperature, roomDryBulb: indoor });
  };

  const parts = {
    surfaces: total(room.surfaces, ({ area, conduction }, i) => loss(`surfaces[${i}]`, area, conduction.transmittance, outdoor)),
    windows: total(room.windows, ({ area, transmittance }, i) => loss(`windows[${i}]`, area, transmittance, outdoor)),
    partitions: total(room.partitions, ({ area, transmittance, adjacentDryBulb, heatingAdjacentDryBulb = adjacentDryBulb }, i) =>
      loss(`partitions[${i}]`, area, transmittance, heatingAdjacentDryBulb),
    ),
    slabs: total(conditions.slabs, ({ perimeter, factor }, i) => {
      requireInRange(`slabs[${i}].perimeter`, perimeter, 0, 1e5, "m");
      requireInRange(`slabs[${i}].factor`, factor, 0, 5, "W/(m·K)");
      return slabEdgeLoss({ perimeter, factor, outdoorDryBulb: outdoor, roomDryBulb: indoor });
    }),
    ground: total(conditions.ground, ({ area, transmittance, groundTemperature }, i) =>
      loss(`ground[${i}]`, area, transmittance, groundTemperature),
    ),
    pickUp: pickUpPower(requireInRange("floorArea", room.floorArea, 0.01, 1e7, "m²"), conditions.pickUp ?? 0),
  };
  const air = outdoorAirLosses(room, conditions);
  const { surfaces, windows, partitions, slabs, ground, pickUp } = parts;
  const sensible = surfaces + windows + partitions + slabs + ground + air.infiltration + air.ventilation + pickUp;
  return { name: room.name, ...parts, ...air, total: sensible };
}

/** Losses by infiltration and ventilation, and the latent heat of the water that maintains the room's humidity, W. */
function outdoorAirLosses(room: Room, conditions: HeatingConditions): Pick<HeatingLoad, "infiltration" | "ventilation" | "humidification"> {
  const { indoorDryBulb, outdoorDryBulb, pressure, indoorRelativeHumidity } = conditions;
  const humidityRatio = requireInRange("outdoorHumidityRatio", conditions.outdoorHumidityRatio ?? 0, 0, 0.1, "kg/kg");
  const outdoor = { dryBulb: outdoorDryBulb, humidityRatio };
  requireVapour("outdoorHumidityRatio", outdoor, pressure);
  const ventilationDryBulb = requireInRange("ventilationDryBulb", conditions.ventilationDryBulb ?? outdoorDryBulb, -80, 60, "°C");
  const indoorHumidity =
    indoorRelativeHumidity === undefined
      ? humidityRatio
      : humidityRatioFromRelativeHumidity(indoorDryBulb, indoorRelativeHumidity, pressure);
  const common = { outdoor, room: { dryBulb: indoorDryBulb, humidityRatio: indoorHumidity }, pressure };
  const leak = outdoorAirGain({
    ...common,
    volumeFlow: requireInRange("infiltration", conditions.infiltration ?? room.infiltration, 0, 1e4, "m³/s"),
    entering: outdoor,
  });
  const fresh = outdoorAirGain({
    ...common,
    volumeFlow: requireInRange("ventilation", conditions.ventilation ?? 0, 0, 1e5, "m³/s"),
    measuredAt: conditions.ventilationMeasuredAt ?? "outdoor",
    entering: { dryBulb: ventilationDryBulb, humidityRatio },
  });
  return { infiltration: -leak.sensible, ventilation: -fresh.sensible, humidification: Math.max(0, -leak.latent - fresh.latent) };
}
