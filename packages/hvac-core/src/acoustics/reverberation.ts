import { OutOfRangeError, requireInRange, requireKnown } from "../refusals/errors.ts";
import { eachBand, requirePerBand, type OctaveSpectrum } from "./bands.ts";
import { speedOfSound } from "./ductEnds.ts";

/** Whose equation relates absorption to reverberation: Sabine's for live rooms, Norris and Eyring's where much is absorbed. */
export type ReverberationMethod = "sabine" | "norris-eyring";

const methods: readonly ReverberationMethod[] = ["sabine", "norris-eyring"];

/** Time × absorption ÷ volume, s/m: sound decays by 60 dB while it travels this many mean free paths. */
const decayConstant = (24 * Math.LN10) / speedOfSound;

/** One surface of a room. */
export interface RoomSurface {
  /** Area, m², 0.01…100 000. */
  readonly area: number;
  /** Absorption coefficient per band, 0…1.3. Measured in a reverberation room (ISO 354) it may exceed 1: edges absorb too. */
  readonly absorption: readonly number[];
}

/** Highest coefficient of data sheets to ISO 354, which report 1.05 to 1.2 for thick absorbers. */
const highestSabine = 1.3;

/**
 * Mean absorption coefficient of a room's surfaces, weighted by area.
 *
 * @param surfaces the surfaces, m², with their coefficients; at least one
 * @returns mean coefficient per band, 0…1.3
 * @throws {OutOfRangeError} when there is no surface, or an area or a coefficient is outside its range
 * @source mathematics, mean weighted by area
 * @example
 * ```ts
 * import { meanAbsorption } from "@org/hvac-core/acoustics";
 * const flat = (alpha: number) => Array(8).fill(alpha);
 * meanAbsorption([{ area: 30, absorption: flat(0.1) }, { area: 10, absorption: flat(0.5) }])[0]; // 0.2
 * ```
 */
export function meanAbsorption(surfaces: readonly RoomSurface[]): OctaveSpectrum {
  const total = totalArea(surfaces);
  const absorptions = surfaces.map(({ absorption }, index) =>
    requirePerBand(`surfaces[${index}].absorption`, absorption, { min: 0, max: highestSabine, unit: "" }),
  );
  return eachBand((_, band) => surfaces.reduce((sum, { area }, index) => sum + area * absorptions[index]![band]!, 0) / total);
}

function totalArea(surfaces: readonly RoomSurface[]): number {
  if (surfaces.length === 0) throw new OutOfRangeError({ parameter: "surfaces.length", value: 0, min: 1, max: Infinity, unit: "" });
  return surfaces.reduce((sum, { area }, index) => sum + requireInRange(`surfaces[${index}].area`, area, 0.01, 1e5, "m²"), 0);
}

/**
 * Reverberation time of a room.
 *
 * T = 24·ln 10·V / (c·(A + 4·m·V)): A is Σ S·α after Sabine, −S·ln(1 − ᾱ) after Norris and Eyring, with what people and furniture absorb added;
 * m is the power attenuation of the air. 24·ln 10/c is 0.161 s/m at 343 m/s.
 *
 * @param room `volume`, m³, 1…1 000 000; `surfaces`; `objectAbsorption` per band, m², of people and furniture, 0 when absent;
 * `airAttenuation` per band, dB/m, from {@link airAttenuation}, 0 when absent; `method`, `sabine` when absent
 * @returns reverberation time per band, s; 0 where a Norris–Eyring room swallows everything
 * @throws {OutOfRangeError} when an input is outside its range, nothing absorbs in a band, or the mean coefficient exceeds 1 with Norris and Eyring
 * @throws {UnknownNameError} when the method is unknown
 * @source bies-2017, ch. 6, reverberation by Sabine and by Norris and Eyring
 * @see {@link absorptionOfReverberation}
 * @example
 * ```ts
 * import { reverberationTime } from "@org/hvac-core/acoustics";
 * const absorption = Array(8).fill(0.2);
 * reverberationTime({ volume: 200, surfaces: [{ area: 220, absorption }] })[0]; // 0.7323
 * ```
 */
export function reverberationTime(room: {
  readonly volume: number;
  readonly surfaces: readonly RoomSurface[];
  readonly objectAbsorption?: readonly number[];
  readonly airAttenuation?: readonly number[];
  readonly method?: ReverberationMethod;
}): OctaveSpectrum {
  const volume = requireInRange("volume", room.volume, 1, 1e6, "m³");
  const method = requireKnown("method", room.method ?? "sabine", methods);
  const area = totalArea(room.surfaces);
  const mean = meanAbsorption(room.surfaces);
  // More than all of the sound cannot be swallowed at a reflection, which is what this equation counts.
  if (method === "norris-eyring") requirePerBand("mean absorption", mean, { min: 0, max: 1, unit: "" });
  const objects = room.objectAbsorption && requirePerBand("objectAbsorption", room.objectAbsorption, { min: 0, max: 1e6, unit: "m²" });
  const air = room.airAttenuation && requirePerBand("airAttenuation", room.airAttenuation, { min: 0, max: 1, unit: "dB/m" });
  return eachBand((band, index) => {
    const surfaces = area * (method === "sabine" ? mean[index]! : -Math.log(1 - mean[index]!));
    const power = ((air?.[index] ?? 0) * Math.LN10) / 10;
    const absorbed = surfaces + (objects?.[index] ?? 0) + 4 * power * volume;
    if (absorbed === 0)
      throw new OutOfRangeError({ parameter: `absorption at ${band} Hz`, value: 0, min: 1e-3, max: Infinity, unit: "m²" });
    return (decayConstant * volume) / absorbed;
  });
}

/**
 * Mean absorption coefficient that a measured reverberation time speaks of; the inverse of {@link reverberationTime}.
 *
 * @param room `volume`, m³, 1…1 000 000; `surface`, m², of everything that bounds the room, 1…100 000; `reverberationTime` per band, s, 0.05…100;
 * `method`, `sabine` when absent
 * @returns mean coefficient per band, above 0 and up to 1, by Sabine 1.3
 * @throws {OutOfRangeError} when an input is outside its range, or the time is so short that Sabine's coefficient would exceed 1.3
 * @throws {UnknownNameError} when the method is unknown
 * @source bies-2017, ch. 6, reverberation by Sabine and by Norris and Eyring
 * @example
 * ```ts
 * import { absorptionOfReverberation } from "@org/hvac-core/acoustics";
 * absorptionOfReverberation({ volume: 200, surface: 220, reverberationTime: Array(8).fill(0.7324) })[0]; // 0.2
 * ```
 */
export function absorptionOfReverberation(room: {
  readonly volume: number;
  readonly surface: number;
  readonly reverberationTime: readonly number[];
  readonly method?: ReverberationMethod;
}): OctaveSpectrum {
  const volume = requireInRange("volume", room.volume, 1, 1e6, "m³");
  const surface = requireInRange("surface", room.surface, 1, 1e5, "m²");
  const method = requireKnown("method", room.method ?? "sabine", methods);
  // Shorter, and even a room whose surfaces absorb as much as any that was measured would reverberate longer.
  const shortest = method === "sabine" ? (decayConstant * volume) / (surface * highestSabine) : 0;
  const times = requirePerBand("reverberationTime", room.reverberationTime, { min: Math.max(0.05, shortest), max: 100, unit: "s" });
  return eachBand((_, band) => {
    const share = (decayConstant * volume) / (surface * times[band]!);
    return method === "sabine" ? share : 1 - Math.exp(-share);
  });
}

/**
 * Distance from a source at which its direct sound is as loud as the sound of the room.
 * Nearer, absorption in the room helps little; farther, distance does.
 *
 * @equation r = sqrt(Q * R / (16 * π))
 * @equation R = S * α / (1 - α)
 * @param room `surface`, m², 1…100 000; `absorption` per band, 0.005…0.999; `directivity`: 1 free, 2 on a surface (default), 4 edge, 8 corner
 * @returns the distance per band, m
 * @throws {OutOfRangeError} when an input is outside its range
 * @source long-2014, the room effect of direct and reverberant sound
 * @example
 * ```ts
 * import { reverberationDistance } from "@org/hvac-core/acoustics";
 * reverberationDistance({ surface: 220, absorption: Array(8).fill(0.2) })[0]; // 1.4793
 * ```
 */
export function reverberationDistance(room: {
  readonly surface: number;
  readonly absorption: readonly number[];
  readonly directivity?: number;
}): OctaveSpectrum {
  const surface = requireInRange("surface", room.surface, 1, 1e5, "m²");
  const directivity = requireInRange("directivity", room.directivity ?? 2, 1, 8, "");
  const absorption = requirePerBand("absorption", room.absorption, { min: 0.005, max: 0.999, unit: "" });
  return eachBand((_, band) => Math.sqrt((directivity * surface * absorption[band]!) / (1 - absorption[band]!) / (16 * Math.PI)));
}
