import { addLevels, eachBand, type OctaveSpectrum } from "../../acoustics/index.ts";
import type { SoundWay } from "./calculate.ts";
import { partsOf, partsOfRoom, passedLevel, type SoundPart } from "./parts.ts";
import type { Change, Ladder } from "./remedy.ts";
import type { Arrival, FoundRoom } from "./rooms.ts";
import { silence } from "./spectra.ts";

/** Rounding of a level must not ask for another decibel. */
const roundOff = 1e-9;

/** By how much a part of the sound in a room must fall for the whole to meet its target, whole dB; `undefined` where no fall is enough. */
function neededFall(
  passing: readonly OctaveSpectrum[],
  staying: readonly OctaveSpectrum[],
  allowed: OctaveSpectrum,
): OctaveSpectrum | undefined {
  const sumIn = (spectra: readonly OctaveSpectrum[], band: number): number => addLevels([silence, ...spectra.map((each) => each[band]!)]);
  let isEnough = passing.length > 0;
  const needed = eachBand((_, band) => {
    const left = 10 ** (allowed[band]! / 10) - 10 ** (sumIn(staying, band) / 10);
    if (left <= 0) isEnough = false;
    return left <= 0 ? 0 : Math.max(0, Math.ceil(sumIn(passing, band) - 10 * Math.log10(left) - roundOff));
  });
  return isEnough && needed.some((fall) => fall > 0) && needed.every((fall) => fall <= mostFall) ? needed : undefined;
}

const backgroundOf = ({ background }: FoundRoom): readonly OctaveSpectrum[] => (background ? [background] : []);

/**
 * What a part of the sound must come down to: so far that the whole meets the target, or to half of the energy that the target leaves, whatever the
 * rest, so that another change can see to that.
 */
export type Goal = "target" | "half";

/** The fall that a part needs for a goal. */
function fallFor(
  goal: Goal,
  passing: readonly OctaveSpectrum[],
  staying: readonly OctaveSpectrum[],
  allowed: OctaveSpectrum,
): OctaveSpectrum | undefined {
  if (goal === "target") return neededFall(passing, staying, allowed);
  return neededFall(
    passing,
    [],
    eachBand((_, band) => allowed[band]! - 10 * Math.log10(2)),
  );
}

/** The insertion loss that a silencer before an element needs for a goal. */
function neededBefore(
  { elements }: SoundWay,
  room: FoundRoom,
  place: number,
  allowed: OctaveSpectrum,
  goal: Goal,
): OctaveSpectrum | undefined {
  const passing: OctaveSpectrum[] = [];
  const staying = [...backgroundOf(room)];
  for (const arrival of room.arrivals) {
    const passed = arrival.list === "elements" ? passedLevel(elements, arrival, place) : undefined;
    if (passed) passing.push(passed);
    // What is made after the place is no less for the silencer.
    staying.push(...(passed ? madeAfter(elements, arrival, place) : [arrival.level]));
  }
  return fallFor(goal, passing, staying, allowed);
}

/** Parts of an arrival that are made after a place: its own noise and that of what stands after it. */
function madeAfter(elements: SoundWay["elements"], arrival: Arrival, place: number): readonly OctaveSpectrum[] {
  const before = new Set<number>();
  for (let at = elements[place]!.parent; at >= 0; at = elements[at]!.parent) before.add(at);
  return partsOf(elements, arrival).flatMap(({ origin, index, level }) =>
    origin === "source" || (origin !== "casing" && before.has(index)) || (origin === "junction" && index === place) ? [] : [level],
  );
}

/** No silencer takes more, and no manufacturer has an outlet so much quieter, dB. */
const mostFall = 50;

/** The silencer that needs least, and where. */
export function silencerFor(way: SoundWay, room: FoundRoom, onTheWay: readonly number[], allowed: OctaveSpectrum, goal: Goal): Ladder {
  let best: { readonly sum: number; readonly change: Change } | undefined;
  for (const place of onTheWay) {
    const reduction = neededBefore(way, room, place, allowed, goal);
    if (!reduction) continue;
    const sum = reduction.reduce((total, fall) => total + fall, 0);
    if (!best || sum < best.sum) best = { sum, change: { kind: "silencer", element: way.elements[place]!.row.id, changes: {}, reduction } };
  }
  return best ? [best.change] : [];
}

/** By how much an element that states its noise would have to be quieter. */
export function quieterFor(way: SoundWay, room: FoundRoom, index: number, allowed: OctaveSpectrum, goal: Goal): Ladder {
  const { row, noise } = way.elements[index]!;
  const isTyped = row.kind === "outlet" ? row.noiseBy === "bands" || row.noiseBy === "rating" : typedKinds.has(row.kind);
  if (!noise || !isTyped) return [];
  const parts = partsOfRoom(way.elements, room);
  const isOwn = (part: SoundPart): boolean => part.origin === "element" && part.index === index;
  const levelsOf = (chosen: readonly SoundPart[]): readonly OctaveSpectrum[] => chosen.map(({ level }) => level);
  const staying = [...backgroundOf(room), ...levelsOf(parts.filter((part) => !isOwn(part)))];
  const reduction = fallFor(goal, levelsOf(parts.filter(isOwn)), staying, allowed);
  return reduction ? [{ kind: "quieter", element: row.id, changes: {}, reduction }] : [];
}

const typedKinds: ReadonlySet<string> = new Set(["silencer", "louvre", "unit", "custom"]);
