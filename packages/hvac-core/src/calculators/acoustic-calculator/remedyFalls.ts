import { addLevels, eachBand, type OctaveSpectrum } from "../../acoustics/index.ts";
import type { SoundState } from "./calculate.ts";
import { partsOf, partsOfRoom, passedLevel, type SoundPart } from "./parts.ts";
import type { Change, Ladder } from "./remedy.ts";
import type { Arrival, RoomSound } from "./rooms.ts";
import { silence } from "./spectra.ts";

/** Tolerance of rounding up to whole decibels. */
const roundOff = 1e-9;

/** Reduction of a part of the sound in a room with which the whole meets its target, whole dB; `undefined` where none is enough. */
function neededReduction(
  passing: readonly OctaveSpectrum[],
  staying: readonly OctaveSpectrum[],
  allowed: OctaveSpectrum,
): OctaveSpectrum | undefined {
  const sumIn = (spectra: readonly OctaveSpectrum[], band: number): number => addLevels([silence, ...spectra.map((each) => each[band]!)]);
  let isEnough = passing.length > 0;
  const needed = eachBand((_, band) => {
    const allowance = 10 ** (allowed[band]! / 10) - 10 ** (sumIn(staying, band) / 10);
    if (allowance <= 0) isEnough = false;
    return allowance <= 0 ? 0 : Math.max(0, Math.ceil(sumIn(passing, band) - 10 * Math.log10(allowance) - roundOff));
  });
  return isEnough && needed.some((fall) => fall > 0) && needed.every((fall) => fall <= maxReduction) ? needed : undefined;
}

const backgroundOf = ({ background }: RoomSound): readonly OctaveSpectrum[] => (background ? [background] : []);

/**
 * Goal for a part of the sound: the whole meets the target, or the part has half of the energy of the target, so that another change can reduce the
 * rest.
 */
export type Goal = "target" | "half";

/** Reduction of a part for a goal. */
function reductionFor(
  goal: Goal,
  passing: readonly OctaveSpectrum[],
  staying: readonly OctaveSpectrum[],
  allowed: OctaveSpectrum,
): OctaveSpectrum | undefined {
  if (goal === "target") return neededReduction(passing, staying, allowed);
  return neededReduction(
    passing,
    [],
    eachBand((_, band) => allowed[band]! - 10 * Math.log10(2)),
  );
}

/** Insertion loss of a silencer upstream of an element for a goal. */
function neededBefore(
  { elements }: SoundState,
  room: RoomSound,
  place: number,
  allowed: OctaveSpectrum,
  goal: Goal,
): OctaveSpectrum | undefined {
  const passing: OctaveSpectrum[] = [];
  const staying = [...backgroundOf(room)];
  for (const arrival of room.arrivals) {
    const passed = arrival.list === "elements" ? passedLevel(elements, arrival, place) : undefined;
    if (passed) passing.push(passed);
    // Noise made downstream of the silencer is not reduced.
    staying.push(...(passed ? downstreamParts(elements, arrival, place) : [arrival.level]));
  }
  return reductionFor(goal, passing, staying, allowed);
}

/** Parts of an arrival that are made by an element or downstream of it. */
function downstreamParts(elements: SoundState["elements"], arrival: Arrival, place: number): readonly OctaveSpectrum[] {
  const upstream = new Set<number>();
  for (let index = elements[place]!.parent; index >= 0; index = elements[index]!.parent) upstream.add(index);
  return partsOf(elements, arrival).flatMap(({ origin, index, level }) =>
    origin === "source" || (origin !== "casing" && upstream.has(index)) || (origin === "junction" && index === place) ? [] : [level],
  );
}

/** Maximum reduction by a silencer or by a quieter element, dB. */
const maxReduction = 50;

/** The silencer with the smallest insertion loss, and its place. */
export function silencerFor(sound: SoundState, room: RoomSound, onPaths: readonly number[], allowed: OctaveSpectrum, goal: Goal): Ladder {
  let best: { readonly sum: number; readonly change: Change } | undefined;
  for (const place of onPaths) {
    const reduction = neededBefore(sound, room, place, allowed, goal);
    if (!reduction) continue;
    const sum = reduction.reduce((total, fall) => total + fall, 0);
    if (!best || sum < best.sum)
      best = { sum, change: { kind: "silencer", element: sound.elements[place]!.row.id, changes: {}, reduction } };
  }
  return best ? [best.change] : [];
}

/** Reduction of the entered noise of an element for a goal. */
export function quieterFor(sound: SoundState, room: RoomSound, index: number, allowed: OctaveSpectrum, goal: Goal): Ladder {
  const { row, noise } = sound.elements[index]!;
  const isEntered = row.kind === "outlet" ? row.noiseBy === "bands" || row.noiseBy === "rating" : kindsByLevels.has(row.kind);
  if (!noise || !isEntered) return [];
  const parts = partsOfRoom(sound.elements, room);
  const isOfElement = (part: SoundPart): boolean => part.origin === "element" && part.index === index;
  const levelsOf = (selected: readonly SoundPart[]): readonly OctaveSpectrum[] => selected.map(({ level }) => level);
  const staying = [...backgroundOf(room), ...levelsOf(parts.filter((part) => !isOfElement(part)))];
  const reduction = reductionFor(goal, levelsOf(parts.filter(isOfElement)), staying, allowed);
  return reduction ? [{ kind: "quieter", element: row.id, changes: {}, reduction }] : [];
}

const kindsByLevels: ReadonlySet<string> = new Set(["silencer", "louvre", "unit", "custom"]);
