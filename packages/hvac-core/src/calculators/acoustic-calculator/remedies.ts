import { addLevels, allowedLevels, eachBand, type OctaveSpectrum, type SoundTarget } from "../../acoustics/index.ts";
import { OutOfRangeError } from "../../kernel/index.ts";
import { followSound, type SoundWay } from "./calculate.ts";
import { excessOf } from "./excess.ts";
import { partsOf, partsOfRoom, passedLevel, type SoundPart } from "./parts.ts";
import { freeId, lessLoss, partlyLined, quieterRow, withSilencer } from "./remedyRows.ts";
import type { Arrival, FoundRoom } from "./rooms.ts";
import type { AcousticValues, ElementValues } from "./schema.ts";
import { silence } from "./spectra.ts";
import { ratingText } from "./words.ts";

/** A change of the system that brings a room nearer to its target, or to it. Numbers in SI. */
export interface Remedy {
  readonly kind: "silencer" | "quieter" | "lining" | "elbow" | "size" | "damper";
  /** Id of the element that is changed, or before which the silencer comes. */
  readonly element: string;
  /** Id of the room. */
  readonly room: string;
  /** Fields of the element that change. */
  readonly changes: Partial<Pick<ElementValues, "liningThickness" | "lined" | "width" | "height" | "diameter" | "damperLoss">>;
  /** The insertion loss that a silencer needs, or by how much an element must be quieter than its maker's levels, whole dB. */
  readonly reduction?: OctaveSpectrum;
  /** How much of the duct must be lined for the target to be met, m, where less than all of it is enough. */
  readonly linedLength?: number;
  /** Sound pressure in the room after the change, dB. */
  readonly level: OctaveSpectrum;
  /** Rating of the room, and how far it is above its target, after the change. */
  readonly rating: number;
  readonly excess: number;
  readonly met: boolean;
  /** The rating as it is quoted: "NC 28". */
  readonly quoted: string;
}

type Change = Omit<Remedy, "level" | "rating" | "quoted" | "excess" | "met" | "room" | "linedLength">;

/** Arrivals that carry less than this share of the A-weighted energy of a room, and are not above the target by themselves, are left alone. */
const smallShare = 0.02;
/** An improvement by less is no remedy. */
const leastGain = 0.5;
const roundOff = 1e-9;
const mostRemedies = 8;

/** The target of a room as physics knows it. */
function soundTarget({ row, target }: FoundRoom): SoundTarget | undefined {
  if (target === undefined) return undefined;
  const inCurves = (from: number, to: number): number => Math.min(Math.max(target, from), to);
  if (row.ratedBy === "dba") return { kind: "aWeighted", value: inCurves(0, 130) };
  if (row.ratedBy === "nr") return { kind: "nr", value: target };
  if (row.ratedBy === "rc") return { kind: "rc", value: inCurves(0, 100) };
  return row.ratedBy === "nc" ? { kind: "nc", value: inCurves(15, 65) } : { kind: "nc", family: "s12.2", value: inCurves(15, 70) };
}

/** Numbers of the elements that the sound in a room comes along, those nearest to the room first. */
function elementsOnTheWay({ elements }: SoundWay, room: FoundRoom): readonly number[] {
  const found = new Set<number>();
  for (const { list, index, level, levelA } of room.arrivals) {
    const isSmall = 10 ** ((levelA - room.ratings!.levelA) / 10) < smallShare;
    const counts = level.some((each, band) => room.ratings!.level[band]! - each < 13);
    if (list !== "elements" || (isSmall && !counts)) continue;
    for (let at = index; at >= 0; at = elements[at]!.parent) found.add(at);
  }
  return [...found];
}

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

/** The insertion loss that a silencer before an element needs for a room to meet its target. */
function neededBefore({ elements }: SoundWay, room: FoundRoom, place: number, allowed: OctaveSpectrum): OctaveSpectrum | undefined {
  const passing: OctaveSpectrum[] = [];
  const staying = [...backgroundOf(room)];
  for (const arrival of room.arrivals) {
    const passed = arrival.list === "elements" ? passedLevel(elements, arrival, place) : undefined;
    if (passed) passing.push(passed);
    // What is made after the place is no less for the silencer.
    staying.push(...(passed ? madeAfter(elements, arrival, place) : [arrival.level]));
  }
  return neededFall(passing, staying, allowed);
}

/** Parts of an arrival that are made after a place: its own noise and that of what stands after it. */
function madeAfter(elements: SoundWay["elements"], arrival: Arrival, place: number): readonly OctaveSpectrum[] {
  const before = new Set<number>();
  for (let at = elements[place]!.parent; at >= 0; at = elements[at]!.parent) before.add(at);
  return partsOf(elements, arrival).flatMap(({ origin, index, level }) =>
    origin === "source" || (origin !== "casing" && before.has(index)) || (origin === "junction" && index === place) ? [] : [level],
  );
}

/** No silencer takes more, and no maker has an outlet so much quieter, dB. */
const mostFall = 50;

/** The silencer that needs least, and where. */
function silencerFor(way: SoundWay, room: FoundRoom, onTheWay: readonly number[], allowed: OctaveSpectrum): Ladder {
  let best: { readonly sum: number; readonly change: Change } | undefined;
  for (const place of onTheWay) {
    const reduction = neededBefore(way, room, place, allowed);
    if (!reduction) continue;
    const sum = reduction.reduce((total, fall) => total + fall, 0);
    if (!best || sum < best.sum) best = { sum, change: { kind: "silencer", element: way.elements[place]!.row.id, changes: {}, reduction } };
  }
  return best ? [best.change] : [];
}

/** By how much an element that states its noise would have to be quieter. */
function quieterFor(way: SoundWay, room: FoundRoom, index: number, allowed: OctaveSpectrum): Ladder {
  const { row, noise } = way.elements[index]!;
  const isTyped = row.kind === "outlet" ? row.noiseBy === "bands" || row.noiseBy === "rating" : typedKinds.has(row.kind);
  if (!noise || !isTyped) return [];
  const parts = partsOfRoom(way.elements, room);
  const isOwn = (part: SoundPart): boolean => part.origin === "element" && part.index === index;
  const levelsOf = (chosen: readonly SoundPart[]): readonly OctaveSpectrum[] => chosen.map(({ level }) => level);
  const staying = [...backgroundOf(room), ...levelsOf(parts.filter((part) => !isOwn(part)))];
  const reduction = neededFall(levelsOf(parts.filter(isOwn)), staying, allowed);
  return reduction ? [{ kind: "quieter", element: row.id, changes: {}, reduction }] : [];
}

const typedKinds: ReadonlySet<string> = new Set(["silencer", "louvre", "unit", "custom"]);

/** Thicknesses of linings and modules of sizes as they are sold, m. */
const trade = {
  Metric: { linings: [0.025, 0.05], module: 0.05 },
  Imperial: { linings: [0.0254, 0.0508], module: 0.0508 },
} as const;
/** How much larger or less throttled is tried, in steps. */
const factors = [1.1, 1.25, 1.4, 1.6, 1.8, 2, 2.5] as const;
const largest = { side: 5, diameter: 1.524 } as const;

/** Changes of one kind in the order in which they are tried: the first that is enough is taken, else the last. */
type Ladder = readonly Change[];

function liningOf({ row }: SoundWay["elements"][number], values: AcousticValues): Ladder {
  if (row.kind !== "duct" || row.length <= 0) return [];
  return trade[values.unitSystem].linings.flatMap((thickness) =>
    thickness > row.liningThickness + 1e-4 ? [{ kind: "lining", element: row.id, changes: { liningThickness: thickness } } as const] : [],
  );
}

function sizesOf(element: SoundWay["elements"][number], values: AcousticValues): Ladder {
  const { row } = element;
  const { module } = trade[values.unitSystem];
  const up = (size: number, factor: number): number => Math.ceil((size * factor) / module - 1e-6) * module;
  return factors.flatMap((factor): Ladder => {
    if (row.shape === "round") {
      const diameter = up(row.diameter, factor);
      return diameter > largest.diameter ? [] : [{ kind: "size", element: row.id, changes: { diameter } }];
    }
    if (row.shape !== "rectangular" && row.shape !== "oval") return [];
    const [width, height] = [up(row.width, factor), up(row.height, factor)];
    return Math.max(width, height) > largest.side ? [] : [{ kind: "size", element: row.id, changes: { width, height } }];
  });
}

function laddersOf(way: SoundWay, onTheWay: readonly number[], values: AcousticValues): readonly Ladder[] {
  return onTheWay.flatMap((index): readonly Ladder[] => {
    const element = way.elements[index]!;
    const { row } = element;
    const elbow: Ladder =
      row.kind === "elbow" && !row.lined && row.elbowKind !== "radius"
        ? [{ kind: "elbow", element: row.id, changes: { lined: true } }]
        : [];
    const { damperLoss } = row;
    const damper: Ladder =
      row.kind === "damper" && damperLoss !== null && element.noise
        ? factors.map((factor) => ({ kind: "damper", element: row.id, changes: { damperLoss: Math.max(0.1, damperLoss / factor ** 3) } }))
        : [];
    const makesNoise = row.shape !== "same" && way.elements.some((other, at) => hasItsSize(way, at, index) && flowNoiseOf(other));
    return [liningOf(element, values), elbow, damper, makesNoise ? sizesOf(element, values) : []];
  });
}

const flowNoiseOf = ({ row, noise, takeOff }: SoundWay["elements"][number]): boolean =>
  takeOff !== undefined || (noise !== undefined && (row.kind === "elbow" || (row.kind === "outlet" && row.noiseBy === "pressure")));

/** Whether an element has the size that another states. */
function hasItsSize({ elements }: SoundWay, index: number, owner: number): boolean {
  for (let at = index; at >= 0; at = elements[at]!.parent) {
    if (at === owner) return true;
    if (elements[at]!.row.shape !== "same") return false;
  }
  return false;
}

/** The same input with a change made. A larger outlet loses less pressure: as the square of the velocity. */
function changedValues(values: AcousticValues, { kind, element, changes, reduction }: Change): AcousticValues {
  const { elements } = values;
  const at = elements.findIndex(({ id }) => id === element);
  const row = elements[at]!;
  if (kind === "silencer" && reduction) {
    const [silencer, after] = withSilencer(row, freeId(elements, element), reduction);
    return { ...values, elements: elements.toSpliced(at, 1, { ...row, ...silencer }, { ...row, ...after }) };
  }
  const quieter = kind === "quieter" && reduction ? quieterRow(row, reduction) : {};
  return { ...values, elements: elements.with(at, { ...row, ...quieter, ...changes, ...lessLoss(row, changes) }) };
}

/** A room in a changed system: what the others come to is not asked. */
const followedInto = ({ row }: FoundRoom, values: AcousticValues): FoundRoom => followSound({ ...values, rooms: [row] }).rooms[0]!;

function outcomeOf(values: AcousticValues, change: Change, room: FoundRoom): Remedy | undefined {
  try {
    const found = followedInto(room, changedValues(values, change));
    const excess = excessOf(found);
    if (!found.ratings || excess === undefined) return undefined;
    const { level, rating } = found.ratings;
    return { ...change, room: room.row.id, level, rating, quoted: ratingText(found), excess, met: excess <= roundOff };
  } catch (error) {
    if (error instanceof OutOfRangeError) return undefined;
    throw error;
  }
}

/** Halvings after which the length of a lining is known well enough. */
const halvings = 8;

/** How much of a duct must be lined, from its beginning on, for a room to meet its target, m: found by halving, and rounded up by it. */
function linedLength(values: AcousticValues, { element, changes }: Remedy, room: FoundRoom): number | undefined {
  const at = values.elements.findIndex(({ id }) => id === element);
  const row = values.elements[at]!;
  const isEnough = (length: number): boolean => {
    const parts = partlyLined(row, freeId(values.elements, element), { ...changes, length });
    const elements = values.elements.map((each) => (each.parent === element ? { ...each, parent: parts[1].id } : each));
    const excess = excessOf(followedInto(room, { ...values, elements: elements.toSpliced(at, 1, ...parts) }));
    return excess !== undefined && excess <= roundOff;
  };
  let [low, high] = [0, row.length];
  for (let halving = 0; halving < halvings; halving++) {
    const middle = (low + high) / 2;
    if (isEnough(middle)) high = middle;
    else low = middle;
  }
  return high < row.length ? high : undefined;
}

/** What would bring a room to its target: each change alone, those that meet it first. Nothing for a room that meets it. */
export function remediesFor(way: SoundWay, room: FoundRoom, values: AcousticValues): readonly Remedy[] {
  const excess = excessOf(room);
  if (excess === undefined || excess <= roundOff || room.arrivals.length === 0) return [];
  const onTheWay = elementsOnTheWay(way, room);
  const target = soundTarget(room);
  const allowed = target && allowedLevels(room.ratings!.level, target);
  const falls = allowed
    ? [silencerFor(way, room, onTheWay, allowed), ...onTheWay.map((index) => quieterFor(way, room, index, allowed))]
    : [];
  const found: Remedy[] = [];
  for (const ladder of [...falls, ...laddersOf(way, onTheWay, values)]) {
    let best: Remedy | undefined;
    for (const change of ladder) {
      const remedy = outcomeOf(values, change, room);
      if (remedy && (!best || remedy.excess < best.excess - roundOff)) best = remedy;
      if (remedy?.met) break;
    }
    if (best && (best.met || best.excess < excess - leastGain)) found.push(best);
  }
  return found
    .toSorted((one, other) => Number(other.met) - Number(one.met) || one.excess - other.excess)
    .slice(0, mostRemedies)
    .map((remedy) => {
      const length = remedy.kind === "lining" && remedy.met ? linedLength(values, remedy, room) : undefined;
      return length === undefined ? remedy : { ...remedy, linedLength: length };
    });
}
