import { loadComponents, type LoadComponent } from "../../../loads/index.ts";
import { addPart, type LoadPart, type peakAt } from "../../../loads/internal.ts";
import type { HeatLoadValues } from "../schema.ts";
import { hourCount } from "./hours.ts";
import { computedRooms, type LoadedRoom } from "./rooms.ts";

/** Loads of several rooms at 288 hours, W: index 24·(month − 1) + hour − 1. */
export interface RoomsHours {
  readonly sensible: readonly number[];
  readonly latent: readonly number[];
  readonly components: ReadonlyArray<{
    readonly component: LoadComponent;
    readonly sensible: readonly number[];
    readonly latent: readonly number[];
  }>;
}

/** Rooms of a project share what drives their loads: such parts are added up before their hours are. */
class PartSums {
  readonly #byHours = new Map<LoadComponent, Map<Float64Array, { scale: number; constant: number }>>();

  add({ component, hours, scale, constant }: LoadPart, count: number): void {
    let sums = this.#byHours.get(component);
    if (!sums) this.#byHours.set(component, (sums = new Map<Float64Array, { scale: number; constant: number }>()));
    const sum = sums.get(hours);
    if (sum) {
      sum.scale += count * scale;
      sum.constant += count * constant;
    } else sums.set(hours, { scale: count * scale, constant: count * constant });
  }

  has(component: LoadComponent): boolean {
    return this.#byHours.has(component);
  }

  hoursOf(component: LoadComponent): Float64Array {
    const hours = new Float64Array(hourCount);
    for (const [driven, sum] of this.#byHours.get(component) ?? []) addPart(hours, { component, hours: driven, ...sum });
    return hours;
  }
}

/** Loads of several rooms at every hour, by component. */
export function blockOf(rooms: readonly Pick<LoadedRoom, "values" | "hours">[]): RoomsHours {
  const parts = { sensible: new PartSums(), latent: new PartSums() };
  for (const { values, hours } of rooms) {
    for (const part of hours.parts.sensible) parts.sensible.add(part, values.multiplier);
    for (const part of hours.parts.latent) parts.latent.add(part, values.multiplier);
  }
  const [sensible, latent] = [new Float64Array(hourCount), new Float64Array(hourCount)];
  const components = loadComponents.flatMap((component) => {
    if (!parts.sensible.has(component) && !parts.latent.has(component)) return [];
    const load = { sensible: parts.sensible.hoursOf(component), latent: parts.latent.hoursOf(component) };
    for (let k = 0; k < sensible.length; k++) {
      sensible[k] = sensible[k]! + load.sensible[k]!;
      latent[k] = latent[k]! + load.latent[k]!;
    }
    return [{ component, sensible: Array.from(load.sensible), latent: Array.from(load.latent) }];
  });
  return { sensible: Array.from(sensible), latent: Array.from(latent), components };
}

/**
 * The loads of several rooms at every hour of the twelve design days, each times its multiplier: of a zone, or of the rooms of a system. They are
 * computed when called for.
 *
 * @param values of an outcome of the hourly method (`outcome.values`)
 * @param roomIds ids of rooms; ids of no room are ignored
 * @returns hourly loads by component, W
 * @throws {OutOfRangeError} when the input could not be calculated
 * @source ashrae-hof-2021, ch. 18, section 6, radiant time series method
 * @example
 * ```ts
 * import { heatLoad, sumOfRoomLoads } from "@org/hvac-core/calculators/heat-load";
 * const rooms = [{ id: "a", floorArea: 20, lighting: 200 }, { id: "b", floorArea: 20, lighting: 100, multiplier: 3 }];
 * const outcome = heatLoad.calculate({ unitSystem: "Metric", method: "hourly", rooms });
 * outcome.ok && Math.round(sumOfRoomLoads(outcome.values, new Set(["a", "b"])).sensible[0]!); // 500
 * ```
 */
export function sumOfRoomLoads(values: HeatLoadValues, roomIds: ReadonlySet<string>): RoomsHours {
  return blockOf(computedRooms(values, roomIds));
}

/** Parts of rooms as `peakAt` takes them, and the multipliers of the rooms. */
export const weightedParts = (rooms: readonly LoadedRoom[]): [Parameters<typeof peakAt>[0], number[]] => [
  rooms.map(({ hours }) => hours.parts),
  rooms.map(({ values }) => values.multiplier),
];
