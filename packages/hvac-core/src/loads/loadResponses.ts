import type { DesignDays } from "./designDay.ts";
import { ResponseStore } from "./responses.ts";

/** Periodic responses to the weather of one place, filled as rooms need them; see {@link loadResponses}. */
export class LoadResponses {
  readonly days: DesignDays;
  readonly #store: ResponseStore;

  constructor(days: DesignDays) {
    this.#store = new ResponseStore(days);
    this.days = days;
  }

  /** Responses of a store; new ones for design weather. */
  static storeOf(weather: DesignDays | LoadResponses): ResponseStore {
    return weather instanceof LoadResponses ? weather.#store : new ResponseStore(weather);
  }
}

/**
 * Opens an empty store of periodic responses for the weather of one place. Pass it to `roomCoolingLoad` and `projectLoads`: responses of one
 * room are reused for the next, and after edits. It belongs to its weather; another place needs another.
 *
 * @param days design weather from `designDays`
 * @returns the store
 * @throws {OutOfRangeError} when the weather is not 288 hours of possible values
 * @source spitler-fisher-1999, superposition of periodic responses
 * @example
 * ```ts
 * import { designDays, loadResponses } from "@org/hvac-core/loads";
 * const month = { dryBulb: 33, wetBulb: 23, dryBulbRange: 10, tauB: 0.515, tauD: 2.066 };
 * const place = { latitude: 33.64, longitude: -84.43, timeZone: -5, altitude: 313, tauEdition: "2017" as const };
 * const responses = loadResponses(designDays({ ...place, months: Array.from({ length: 12 }, () => month) }));
 * responses.days.dryBulb[14]; // 33
 * ```
 */
export function loadResponses(days: DesignDays): LoadResponses {
  return new LoadResponses(days);
}
