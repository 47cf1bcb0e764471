import { requireInRange } from "../kernel/errors.ts";
import { eachBand, requirePerBand } from "./bands.ts";
import type { OctaveSpectrum } from "./bands.ts";
import { foot } from "./imperial.ts";

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
 * Room effect by diffuse-field theory: L_w − L_p = −10·lg[Q/(4π·r²) + 4/R] with the room constant R = S·α/(1 − α).
 *
 * For large or bare rooms. In furnished rooms the level falls faster with distance than this formula says: prefer Schultz.
 *
 * @param room `surface`, m², 1…100 000; `absorption` per band, 0.005…1; `distance`, m, 0.1…200;
 * `directivity`: 1 free, 2 on a surface (default), 4 edge, 8 corner
 * @returns L_w − L_p, dB
 * @throws {OutOfRangeError} when an input is outside its range
 * @source long-2014, the room effect of direct and reverberant sound
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
