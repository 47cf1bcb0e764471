import { OutOfRangeError, requireInRange } from "../refusals/errors.ts";
import { eachBand, requirePerBand, requireSpectrum, type OctaveSpectrum } from "./bands.ts";
import { roomSoundPressure, type RoomContribution } from "./room.ts";

/** One part of a wall: the wall itself, a door, a window, a gap. */
export interface PartitionPart {
  /** Area, m², 0.0001…10 000. */
  readonly area: number;
  /** Transmission loss (sound reduction index) per band, dB; 0 for an opening. */
  readonly transmissionLoss: readonly number[];
}

/**
 * Transmission loss of a partition of several parts. Its weakest part soon decides.
 *
 * @equation TL = -10 * log10(sum(S_i * 10^(-TL_i / 10)) / sum(S_i))
 * @param parts areas, m², and losses, dB; at least one, in any order
 * @returns transmission loss of the whole, dB
 * @throws {OutOfRangeError} when there is no part, or an area or a loss is outside its range
 * @source bies-2017, ch. 7, composite transmission loss
 * @example
 * ```ts
 * import { compositeTransmissionLoss } from "@org/hvac-core/acoustics";
 * const flat = (loss: number) => Array(8).fill(loss);
 * compositeTransmissionLoss([{ area: 9, transmissionLoss: flat(50) }, { area: 1, transmissionLoss: flat(20) }])[0]; // 29.96
 * ```
 */
export function compositeTransmissionLoss(parts: readonly PartitionPart[]): OctaveSpectrum {
  if (parts.length === 0) throw new OutOfRangeError({ parameter: "parts.length", value: 0, min: 1, max: Infinity, unit: "" });
  const areas = parts.map(({ area }, index) => requireInRange(`parts[${index}].area`, area, 1e-4, 1e4, "m²"));
  const total = areas.reduce((sum, area) => sum + area, 0);
  const losses = parts.map(({ transmissionLoss }, index) =>
    requirePerBand(`parts[${index}].transmissionLoss`, transmissionLoss, { min: -10, max: 150, unit: "dB" }),
  );
  return eachBand(
    (_, band) => -10 * Math.log10(areas.reduce((sum, area, index) => sum + area * 10 ** (-losses[index]![band]! / 10), 0) / total),
  );
}

/** One way that sound takes from one room into another. */
export type RoomToRoomPath =
  | {
      readonly kind: "partition";
      /** Area that both rooms share, m², 0.01…10 000. */
      readonly area: number;
      /** Its transmission loss per band, dB. */
      readonly transmissionLoss: readonly number[];
    }
  | {
      readonly kind: "duct";
      /** Area of the grille in the source room, m², 0.0001…100. */
      readonly area: number;
      /** Attenuation of all elements from this grille to the one in the other room, end reflections included, dB. */
      readonly attenuation: readonly number[];
    }
  | {
      readonly kind: "flanking";
      /** Normalized level difference of the flanking path per band, dB: of a ceiling with its plenum (CAC is its rating), a façade, a floor. */
      readonly levelDifference: readonly number[];
      /** Absorption that it was normalized to, m², 1…100: 10 by ISO (default), 12 by ASTM E1414. */
      readonly referenceArea?: number;
    };

/**
 * Sound power that a diffuse field sends into an opening.
 *
 * @equation L_w = L_p + 10 * log10(S / 4)
 * @param opening `levels`, dB, sound pressure in the room; `area`, m², 0.0001…100
 * @returns sound power into the opening, dB re 1 pW
 * @throws {OutOfRangeError} when there are not eight finite levels, or the area is outside its range
 * @source bies-2017, ch. 6, power that a diffuse field brings to a surface
 * @example
 * ```ts
 * import { openingSoundPower } from "@org/hvac-core/acoustics";
 * openingSoundPower({ levels: Array(8).fill(70), area: 0.04 })[0]; // 50
 * ```
 */
export function openingSoundPower(opening: { readonly levels: readonly number[]; readonly area: number }): OctaveSpectrum {
  const levels = requireSpectrum("levels", opening.levels);
  const share = 10 * Math.log10(requireInRange("area", opening.area, 1e-4, 100, "m²") / 4);
  return eachBand((_, band) => levels[band]! + share);
}

function powerInto(path: RoomToRoomPath, levels: OctaveSpectrum, name: string): OctaveSpectrum {
  if (path.kind === "flanking") {
    const difference = requirePerBand(`${name}.levelDifference`, path.levelDifference, { min: -10, max: 150, unit: "dB" });
    const normal = 10 * Math.log10(requireInRange(`${name}.referenceArea`, path.referenceArea ?? 10, 1, 100, "m²") / 4);
    return eachBand((_, band) => levels[band]! - difference[band]! + normal);
  }
  const [loss, largest, words] =
    path.kind === "partition"
      ? ([path.transmissionLoss, 1e4, "transmissionLoss"] as const)
      : ([path.attenuation, 100, "attenuation"] as const);
  const taken = requirePerBand(`${name}.${words}`, loss, { min: -10, max: 2000, unit: "dB" });
  const incident = 10 * Math.log10(requireInRange(`${name}.area`, path.area, 1e-4, largest, "m²") / 4);
  return eachBand((_, band) => levels[band]! + incident - taken[band]!);
}

/**
 * Sound in a room from the sound in another over several paths at once: the partition, ducts that both rooms share (crosstalk), the ceiling plenum.
 *
 * Both rooms are diffuse: a partition leaves L₁ − TL + 10·lg(S/A₂), a duct L₁ + 10·lg(S/A₂) − attenuation, a flanking path L₁ − D_n + 10·lg(A₀/A₂).
 *
 * @param rooms `levels`, dB, in the source room; `absorption`, m² per band, of the receiving room, 0.1…100 000; `paths`, at least one
 * @returns levels in the receiving room, the level difference, dB, and what each way contributes, in the order given
 * @throws {OutOfRangeError} when an input is outside its range
 * @source bies-2017, ch. 7, transmission between diffuse fields
 * @example
 * ```ts
 * import { roomToRoom } from "@org/hvac-core/acoustics";
 * const flat = (level: number) => Array(8).fill(level);
 * const paths = [{ kind: "partition", area: 10, transmissionLoss: flat(40) }] as const;
 * roomToRoom({ levels: flat(70), absorption: flat(10), paths }).levels[0]; // 30
 * ```
 */
export function roomToRoom(rooms: {
  readonly levels: readonly number[];
  readonly absorption: readonly number[];
  readonly paths: readonly RoomToRoomPath[];
}): { readonly levels: OctaveSpectrum; readonly levelDifference: OctaveSpectrum; readonly contributions: readonly RoomContribution[] } {
  const levels = requireSpectrum("levels", rooms.levels);
  const absorption = requirePerBand("absorption", rooms.absorption, { min: 0.1, max: 1e5, unit: "m²" });
  const roomEffect = eachBand((_, band) => -10 * Math.log10(4 / absorption[band]!));
  const { levels: heard, contributions } = roomSoundPressure(
    rooms.paths.map((path, index) => ({ levels: powerInto(path, levels, `paths[${index}]`), roomEffect })),
  );
  return { levels: heard, levelDifference: eachBand((_, band) => levels[band]! - heard[band]!), contributions };
}
