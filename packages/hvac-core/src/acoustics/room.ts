import { requireInRange } from "../refusals/errors.ts";
import { eachBand, requirePerBand, requireSpectrum, type OctaveSpectrum } from "./bands.ts";
import { foot } from "../constants/inchPound.ts";
import { addLevels, addSpectra, aWeighted } from "./levels.ts";

/**
 * Room effect after Schultz for one point source in a normally furnished room: L_w − L_p.
 *
 * L_p = L_w − 10·lg r − 5·lg V − 3·lg f + 25 with r in ft and V in ft³; the metric form in print rounds 11.9 to 12.
 * Returned as an attenuation, so that it closes a sound path.
 *
 * @param room `volume`, m³, 5…20 000 (made for rooms of up to some 430 m³); `distance`, m, 0.3…50
 * @returns L_w − L_p, dB
 * @throws {OutOfRangeError} when the volume or the distance is outside its range
 * @source schultz-1985
 * @example
 * ```ts
 * import { schultzRoomEffect } from "@org/hvac-core/acoustics";
 * schultzRoomEffect({ volume: 200, distance: 3 })[0]; // 9.574
 * ```
 */
export function schultzRoomEffect(room: { readonly volume: number; readonly distance: number }): OctaveSpectrum {
  const volume = requireInRange("volume", room.volume, 5, 20_000, "m³") / foot ** 3;
  const distance = requireInRange("distance", room.distance, 0.3, 50, "m") / foot;
  return eachBand((frequency) => 10 * Math.log10(distance) + 5 * Math.log10(volume) + 3 * Math.log10(frequency) - 25);
}

/**
 * Room effect by diffuse-field theory, with the room constant R = S·α/(1 − α).
 *
 * For large or bare rooms. In furnished rooms the level falls faster with distance than this formula says: prefer Schultz.
 *
 * @equation L_w - L_p = -10 * log10(Q / (4 * π * r^2) + 4 / R)
 * @param room `surface`, m², 1…100 000; `absorption` per band, 0.005…1; `distance`, m, 0.1…200;
 * `directivity`: 1 free, 2 on a surface (default), 4 edge, 8 corner
 * @returns L_w − L_p, dB
 * @throws {OutOfRangeError} when an input is outside its range
 * @source long-2014, the room effect of direct and reverberant sound
 * @see {@link schultzRoomEffect}
 * @example
 * ```ts
 * import { diffuseRoomEffect } from "@org/hvac-core/acoustics";
 * const absorption = [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5];
 * diffuseRoomEffect({ surface: 400, absorption, distance: 100, directivity: 1 })[0]; // 19.997
 * ```
 */
export function diffuseRoomEffect(room: {
  readonly surface: number;
  readonly absorption: readonly number[];
  readonly distance: number;
  readonly directivity?: number;
}): OctaveSpectrum {
  const surface = requireInRange("surface", room.surface, 1, 1e5, "m²");
  const distance = requireInRange("distance", room.distance, 0.1, 200, "m");
  const directivity = requireInRange("directivity", room.directivity ?? 2, 1, 8, "");
  const absorption = requirePerBand("absorption", room.absorption, { min: 0.005, max: 1, unit: "" });
  const direct = directivity / (4 * Math.PI * distance ** 2);
  return eachBand((_, band) => {
    const alpha = absorption[band]!;
    return -10 * Math.log10(direct + (4 * (1 - alpha)) / (surface * alpha));
  });
}

/** Rooms for which the equation of an array of outlets was made: outlets spread evenly over the ceiling of a large, normally furnished room. */
export const ceilingArrayValidity = { outlets: { min: 4, max: 1000 }, ceilingHeight: { min: 2.4, max: 6.1 } } as const;

/**
 * Room effect of outlets spread evenly over a ceiling, heard 1.5 m above the floor: L_w of one outlet − L_p of all.
 *
 * L_w − L_p = 27.6·lg h + 5·lg X + 3·lg f − 1.3·lg N − 30 with h in ft and X the floor area per outlet over h². A later edition
 * rounds to 28 and 31, within 1 dB. For outlets in a row or few of them sum {@link schultzRoomEffect} over the outlets instead.
 *
 * @param room `ceilingHeight`, m, 2…15; `floorArea`, m², 4…100 000; `outlets`, number of identical outlets, 1…1000; see {@link ceilingArrayValidity}
 * @returns L_w of one outlet less L_p of all, dB
 * @throws {OutOfRangeError} when an input is outside its range
 * @source siemens-125-1929, ch. 5, space effect
 * @source ashrae-applications-2015, ch. 48, distributed array of ceiling outlets, for comparison
 * @example
 * ```ts
 * import { ceilingArrayRoomEffect } from "@org/hvac-core/acoustics";
 * ceilingArrayRoomEffect({ ceilingHeight: 3.048, floorArea: 26.7561, outlets: 2 })[4]; // 7.0
 * ```
 */
export function ceilingArrayRoomEffect(room: {
  readonly ceilingHeight: number;
  readonly floorArea: number;
  readonly outlets: number;
}): OctaveSpectrum {
  const height = requireInRange("ceilingHeight", room.ceilingHeight, 2, 15, "m") / foot;
  const floor = requireInRange("floorArea", room.floorArea, 4, 1e5, "m²") / foot ** 2;
  const outlets = requireInRange("outlets", room.outlets, 1, 1000, "");
  const spacing = floor / outlets / height ** 2;
  return eachBand(
    (frequency) => 27.6 * Math.log10(height) + 5 * Math.log10(spacing) + 3 * Math.log10(frequency) - 1.3 * Math.log10(outlets) - 30,
  );
}

/** One thing that sounds in a room, heard at one place. */
export interface RoomSource {
  /** Sound power that enters the room, dB re 1 pW. */
  readonly levels: readonly number[];
  /** L_w − L_p between it and the listener, dB: by {@link schultzRoomEffect}, {@link diffuseRoomEffect} or {@link ceilingArrayRoomEffect}. */
  readonly roomEffect: readonly number[];
}

/** Sound of one source in a room. */
export interface RoomContribution {
  /** Its sound pressure, dB. */
  readonly levels: OctaveSpectrum;
  /** Its A-weighted level, dB(A). */
  readonly aWeighted: number;
  /** Its share of the A-weighted energy, 0…1. */
  readonly share: number;
}

/**
 * What several sources make together at one place of a room, and which of them decides.
 *
 * @param sources sound power and room effect of each, dB; at least one, in any order
 * @returns the sum, dB, and the contribution of each source, in the order given
 * @throws {OutOfRangeError} when there is no source or a spectrum is not eight finite levels
 * @source mathematics, the energies of incoherent sources add
 * @example
 * ```ts
 * import { roomSoundPressure } from "@org/hvac-core/acoustics";
 * const outlet = { levels: Array(8).fill(50), roomEffect: Array(8).fill(10) };
 * const room = roomSoundPressure([outlet, outlet]);
 * room.levels[0]; // 43.0103
 * room.contributions[0]?.share; // 0.5
 * ```
 */
export function roomSoundPressure(sources: readonly RoomSource[]): {
  readonly levels: OctaveSpectrum;
  readonly aWeighted: number;
  readonly contributions: readonly RoomContribution[];
} {
  const heard = sources.map((source, index) => {
    const power = requireSpectrum(`sources[${index}].levels`, source.levels);
    const effect = requireSpectrum(`sources[${index}].roomEffect`, source.roomEffect);
    const levels = requireSpectrum(
      `sources[${index}] in the room`,
      eachBand((_, band) => power[band]! - effect[band]!),
    );
    return { levels, aWeighted: aWeighted(levels) };
  });
  // An empty list is refused here, by its length.
  const total = addLevels(heard.map((source) => source.aWeighted));
  return {
    levels: addSpectra(heard.map(({ levels }) => levels)),
    aWeighted: total,
    contributions: heard.map((source) => ({ ...source, share: 10 ** ((source.aWeighted - total) / 10) })),
  };
}
