import { requireInRange } from "../refusals/errors.ts";
import { fundamentals2021, type Citation } from "../sources/index.ts";

export const peopleCitation: Citation = { source: fundamentals2021, locator: "ch. 18, Table 1" };

/** Heat gain of a room at one hour, W. */
export interface SensibleAndLatent {
  /** W. */
  readonly sensible: number;
  /** W. */
  readonly latent: number;
}

/** A gain of which a part goes to the return air and never enters the room. */
export interface GainWithReturnAir extends SensibleAndLatent {
  /** Heat to the return air, W; a load of the coil only. */
  readonly returnAir: number;
}

export interface OccupantHeatInput {
  /** Sensible heat of one person at a room temperature of 24 °C, W, 0…1000. */
  readonly sensible: number;
  /** Latent heat at that temperature, W, 0…2000. */
  readonly latent: number;
  /** °C, −40…60. */
  readonly roomDryBulb: number;
}

/**
 * Division of the heat of one person at a room temperature: the total is constant, and the sensible part falls by 20 % from 24 to 27 °C.
 *
 * That rate applies on both sides of 24 °C, as long as neither part is negative. Jones prints shares of an office of 71, 64, 57 and 50 % at
 * 20, 22, 24 and 26 °C; this gives 73, 65, 58 and 50 %.
 *
 * @param input heat of one person at 24 °C, W, and room temperature, °C; ranges at {@link OccupantHeatInput}
 * @returns sensible and latent heat of one person, W
 * @throws {OutOfRangeError} when a value lies outside its range
 * @source ashrae-hof-2021, ch. 18, Table 1, note on room temperatures of 27 °C
 * @example
 * ```ts
 * import { occupantHeat } from "@org/hvac-core/loads";
 * const office = occupantHeat({ sensible: 75, latent: 55, roomDryBulb: 27 });
 * office.sensible; // 60
 * office.latent; // 70
 * ```
 */
export function occupantHeat({ sensible, latent, roomDryBulb }: OccupantHeatInput): SensibleAndLatent {
  const total = requireInRange("sensible", sensible, 0, 1000, "W") + requireInRange("latent", latent, 0, 2000, "W");
  const share = 1 - (0.2 * (requireInRange("roomDryBulb", roomDryBulb, -40, 60, "°C") - 24)) / 3;
  const there = Math.min(total, Math.max(0, sensible * share));
  return { sensible: there, latent: total - there };
}

export interface PeopleInput {
  /** Number of people when the room is full, 0…1 000 000. */
  readonly people: number;
  /** Sensible heat of one person, W, 0…1000. */
  readonly sensiblePerPerson: number;
  /** Latent heat of one person, W, 0…2000. */
  readonly latentPerPerson: number;
  /** Share of the people present at the hour, 0…1; 1 by default. */
  readonly useFactor?: number;
}

/**
 * Heat gain from people.
 *
 * @param input number of people and heat of one, W; ranges at {@link PeopleInput}
 * @returns sensible and latent heat, W
 * @throws {OutOfRangeError} when a value lies outside its range
 * @source ashrae-hof-2021, ch. 18, Table 1 and Table 26, occupants
 * @example
 * ```ts
 * import { peopleGain } from "@org/hvac-core/loads";
 * peopleGain({ people: 4, sensiblePerPerson: 75, latentPerPerson: 55 }).latent; // 220
 * ```
 */
export function peopleGain({ people, sensiblePerPerson, latentPerPerson, useFactor = 1 }: PeopleInput): SensibleAndLatent {
  const there = requireInRange("people", people, 0, 1e6, "") * requireInRange("useFactor", useFactor, 0, 1, "");
  return {
    sensible: there * requireInRange("sensiblePerPerson", sensiblePerPerson, 0, 1000, "W"),
    latent: there * requireInRange("latentPerPerson", latentPerPerson, 0, 2000, "W"),
  };
}

export interface LightingInput {
  /** Connected electric power of the lamps, W, 0…1e9. */
  readonly power: number;
  /** Share that is switched on at the hour, 0…1; 1 by default. */
  readonly useFactor?: number;
  /** Power of lamps and their gear over that of the lamps, 0.5…3; 1 by default. */
  readonly specialAllowance?: number;
  /** Share of the heat that enters the room, 0…1, by default 1; the rest goes to the return air. */
  readonly roomFraction?: number;
}

/**
 * Heat gain from lights.
 *
 * @param input connected power, W, and factors; ranges at {@link LightingInput}
 * @returns heat in the room and in the return air, W
 * @throws {OutOfRangeError} when a value lies outside its range
 * @source ashrae-hof-2021, ch. 18, eq. 1
 * @example
 * ```ts
 * import { lightingGain } from "@org/hvac-core/loads";
 * const lights = lightingGain({ power: 110, specialAllowance: 0.85, roomFraction: 0.69 });
 * lights.sensible; // 64.5
 * lights.returnAir; // 29
 * ```
 */
export function lightingGain({ power, useFactor = 1, specialAllowance = 1, roomFraction = 1 }: LightingInput): GainWithReturnAir {
  const heat =
    requireInRange("power", power, 0, 1e9, "W") *
    requireInRange("useFactor", useFactor, 0, 1, "") *
    requireInRange("specialAllowance", specialAllowance, 0.5, 3, "");
  requireInRange("roomFraction", roomFraction, 0, 1, "");
  return { sensible: heat * roomFraction, latent: 0, returnAir: heat * (1 - roomFraction) };
}

export interface EquipmentInput {
  /** Input power in use, W, 0…1e9. */
  readonly power: number;
  /** Share that is in use at the hour, 0…1; 1 by default. */
  readonly useFactor?: number;
  /** Latent share of the heat, 0…1; 0 by default. */
  readonly latentFraction?: number;
  /** Share of the heat that enters the room, 0…1, by default 1; the rest leaves by a hood. */
  readonly roomFraction?: number;
}

/**
 * Heat gain from equipment.
 *
 * @param input power, W, and shares; ranges at {@link EquipmentInput}
 * @returns sensible and latent heat in the room, W
 * @throws {OutOfRangeError} when a value lies outside its range
 * @source ashrae-hof-2021, ch. 18, Table 26, appliances
 * @example
 * ```ts
 * import { equipmentGain } from "@org/hvac-core/loads";
 * const urn = equipmentGain({ power: 2000, useFactor: 0.5, latentFraction: 0.3 });
 * urn.sensible; // 700
 * urn.latent; // 300
 * ```
 */
export function equipmentGain({ power, useFactor = 1, latentFraction = 0, roomFraction = 1 }: EquipmentInput): SensibleAndLatent {
  const heat =
    requireInRange("power", power, 0, 1e9, "W") *
    requireInRange("useFactor", useFactor, 0, 1, "") *
    requireInRange("roomFraction", roomFraction, 0, 1, "");
  const latent = heat * requireInRange("latentFraction", latentFraction, 0, 1, "");
  return { sensible: heat - latent, latent };
}
