import { eachBand, type OctaveSpectrum } from "../../acoustics/index.ts";
import type { PassedElement } from "./propagation.ts";
import type { Arrival, RoomSound } from "./rooms.ts";

/** A part of the sound that arrives in a room, by its origin. */
export interface SoundPart {
  readonly origin: "source" | "junction" | "element" | "walls" | "casing";
  /** Index of the element or source. */
  readonly index: number;
  /** Level at the listener, dB. */
  readonly level: OctaveSpectrum;
}

/** Level at the listener less the sound power at the outlet, or at the beginning of a duct with breakout, dB. */
function lastChange({ entering, level, row }: PassedElement, arrival: Arrival): OctaveSpectrum {
  const before = row.kind === "outlet" ? level : entering;
  return eachBand((_, band) => arrival.level[band]! - before[band]!);
}

/** Whether the sound of an arrival came through ducts; radiation of a terminal unit did not. */
const isDucted = ({ list }: Arrival, elements: readonly PassedElement[], index: number): boolean =>
  list === "elements" && elements[index]!.row.kind !== "unit";

/**
 * Level at the listener of the sound that enters an element on the path of an arrival, dB; `undefined` where it does not come through ducts.
 *
 * @param place index of the element
 */
export function passedLevel(elements: readonly PassedElement[], arrival: Arrival, place: number): OctaveSpectrum | undefined {
  if (!isDucted(arrival, elements, arrival.index)) return undefined;
  const end = elements[arrival.index]!;
  const isOutlet = end.row.kind === "outlet";
  const change = lastChange(end, arrival);
  // Losses from the beginning of the current element to the listener.
  let losses: OctaveSpectrum = eachBand((_, band) => (isOutlet ? end.attenuation[band]! : 0) - change[band]!);
  let index = arrival.index;
  while (index !== place) {
    const { division, parent } = elements[index]!;
    if (parent < 0) return undefined;
    const { attenuation } = elements[parent]!;
    const beyond = losses;
    losses = eachBand((_, band) => beyond[band]! + division + attenuation[band]!);
    index = parent;
  }
  return eachBand((_, band) => elements[place]!.entering[band]! - losses[band]!);
}

/** Parts of an arrival: the source, junctions and elements on its path, each at the listener. */
export function partsOf(elements: readonly PassedElement[], arrival: Arrival): readonly SoundPart[] {
  if (!isDucted(arrival, elements, arrival.index))
    return [{ origin: arrival.list === "sources" ? "casing" : "element", index: arrival.index, level: arrival.level }];
  const parts: SoundPart[] = [];
  const end = elements[arrival.index]!;
  const isOutlet = end.row.kind === "outlet";
  // Losses from the beginning of the current element to the listener.
  const change = lastChange(end, arrival);
  let after: OctaveSpectrum = eachBand((_, band) => -change[band]!);
  for (let index = arrival.index; index >= 0; index = elements[index]!.parent) {
    const element = elements[index]!;
    const isEnd = index === arrival.index;
    const heard = (power: OctaveSpectrum, losses: OctaveSpectrum): OctaveSpectrum => eachBand((_, band) => power[band]! - losses[band]!);
    if (element.noise && (!isEnd || isOutlet)) parts.push({ origin: "element", index, level: heard(element.noise, after) });
    if (element.brokenIn && !isEnd) parts.push({ origin: "walls", index, level: heard(element.brokenIn, after) });
    const beyond = after;
    const within = eachBand((_, band) => beyond[band]! + (isEnd && !isOutlet ? 0 : element.attenuation[band]!));
    if (element.junctionNoise) parts.push({ origin: "junction", index, level: heard(element.junctionNoise, within) });
    after = eachBand((_, band) => within[band]! + element.division);
    if (element.parent < 0) parts.push({ origin: "source", index: element.source, level: heard(element.arriving, after) });
  }
  return parts;
}

/** Parts of the sound in a room, without its background. */
export const partsOfRoom = (elements: readonly PassedElement[], { arrivals }: RoomSound): readonly SoundPart[] =>
  arrivals.flatMap((arrival) => partsOf(elements, arrival));
