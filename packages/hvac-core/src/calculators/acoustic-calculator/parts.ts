import { eachBand, type OctaveSpectrum } from "../../acoustics/index.ts";
import type { PassedElement } from "./propagation.ts";
import type { Arrival, FoundRoom } from "./rooms.ts";

/** Where the sound of an arrival in a room was made. */
export interface SoundPart {
  readonly origin: "source" | "junction" | "element" | "walls" | "casing";
  /** Number of the element, or of the source. */
  readonly index: number;
  /** At the listener, dB. */
  readonly level: OctaveSpectrum;
}

/** What is heard less the sound power that ends in an outlet, or that enters a duct that is heard through its walls, dB. */
function lastStretch({ entering, level, row }: PassedElement, arrival: Arrival): OctaveSpectrum {
  const before = row.kind === "outlet" ? level : entering;
  return eachBand((_, band) => arrival.level[band]! - before[band]!);
}

/** Whether what an arrival carries came along the ducts: a terminal unit's own radiation did not. */
const isDucted = ({ list }: Arrival, elements: readonly PassedElement[], index: number): boolean =>
  list === "elements" && elements[index]!.row.kind !== "unit";

/**
 * What the sound of an arrival that enters an element is at the listener, dB, where it gets there through ducts.
 *
 * @param place number of the element
 */
export function passedLevel(elements: readonly PassedElement[], arrival: Arrival, place: number): OctaveSpectrum | undefined {
  if (!isDucted(arrival, elements, arrival.index)) return undefined;
  const end = elements[arrival.index]!;
  const isOutlet = end.row.kind === "outlet";
  const stretch = lastStretch(end, arrival);
  // From the beginning of the element at hand to the listener.
  let losses: OctaveSpectrum = eachBand((_, band) => (isOutlet ? end.attenuation[band]! : 0) - stretch[band]!);
  let at = arrival.index;
  while (at !== place) {
    const { division, parent } = elements[at]!;
    if (parent < 0) return undefined;
    const { attenuation } = elements[parent]!;
    const beyond = losses;
    losses = eachBand((_, band) => beyond[band]! + division + attenuation[band]!);
    at = parent;
  }
  return eachBand((_, band) => elements[place]!.entering[band]! - losses[band]!);
}

/** Everything that an arrival is made of: the source, junctions and elements on its way, each as it is heard. */
export function partsOf(elements: readonly PassedElement[], arrival: Arrival): readonly SoundPart[] {
  if (!isDucted(arrival, elements, arrival.index))
    return [{ origin: arrival.list === "sources" ? "casing" : "element", index: arrival.index, level: arrival.level }];
  const parts: SoundPart[] = [];
  const end = elements[arrival.index]!;
  const isOutlet = end.row.kind === "outlet";
  // What is lost from the beginning of the element at hand to the listener.
  const stretch = lastStretch(end, arrival);
  let after: OctaveSpectrum = eachBand((_, band) => -stretch[band]!);
  for (let at = arrival.index; at >= 0; at = elements[at]!.parent) {
    const element = elements[at]!;
    const isEnd = at === arrival.index;
    const heard = (power: OctaveSpectrum, losses: OctaveSpectrum): OctaveSpectrum => eachBand((_, band) => power[band]! - losses[band]!);
    if (element.noise && (!isEnd || isOutlet)) parts.push({ origin: "element", index: at, level: heard(element.noise, after) });
    if (element.brokenIn && !isEnd) parts.push({ origin: "walls", index: at, level: heard(element.brokenIn, after) });
    const beyond = after;
    const within = eachBand((_, band) => beyond[band]! + (isEnd && !isOutlet ? 0 : element.attenuation[band]!));
    if (element.junctionNoise) parts.push({ origin: "junction", index: at, level: heard(element.junctionNoise, within) });
    after = eachBand((_, band) => within[band]! + element.division);
    if (element.parent < 0) parts.push({ origin: "source", index: element.source, level: heard(element.arriving, after) });
  }
  return parts;
}

/** Everything that the sound of a room is made of, its background apart. */
export const partsOfRoom = (elements: readonly PassedElement[], { arrivals }: FoundRoom): readonly SoundPart[] =>
  arrivals.flatMap((arrival) => partsOf(elements, arrival));
