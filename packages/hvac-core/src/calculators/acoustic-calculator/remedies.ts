import { allowedLevels, type SoundTarget } from "../../acoustics/index.ts";
import { OutOfRangeError } from "../../kernel/index.ts";
import { followSound, type SoundWay } from "./calculate.ts";
import { excessOf, verdictOf } from "./excess.ts";
import type { Change, Ladder, Remedy } from "./remedy.ts";
import { quieterFor, silencerFor, type Goal } from "./remedyFalls.ts";
import { freeId, lessLoss, partlyLined, quieterRow, withSilencer } from "./remedyRows.ts";
import type { FoundRoom } from "./rooms.ts";
import type { AcousticValues } from "./schema.ts";
import { ratingText } from "./words.ts";
import { largestRoundDiameter } from "../../acoustics/internal.ts";
import { inch } from "../../constants/inchPound.ts";

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

/** Thicknesses of linings and modules of sizes as they are sold, m. */
const trade = { Metric: { linings: [0.025, 0.05], module: 0.05 }, Imperial: { linings: [inch, 2 * inch], module: 2 * inch } } as const;
/** How much larger or less throttled is tried, in steps. */
const factors = [1.1, 1.25, 1.4, 1.6, 1.8, 2, 2.5] as const;
const largest = { side: 5, diameter: largestRoundDiameter } as const;

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
export function changedValues(values: AcousticValues, { kind, element, changes, reduction }: Change): AcousticValues {
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
    const way = followSound({ ...changedValues(values, change), rooms: [room.row] });
    const found = way.rooms[0]!;
    const excess = excessOf(found);
    if (!found.ratings || excess === undefined) return undefined;
    const { level, rating } = found.ratings;
    const met = excess <= roundOff && verdictOf(way, found) === "within";
    return { ...change, room: room.row.id, level, rating, quoted: ratingText(found), excess, met };
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

/** Silencers and quieter manufacturers that bring their part of the sound to a goal. */
function fallsFor(way: SoundWay, room: FoundRoom, onTheWay: readonly number[], goal: Goal): readonly Ladder[] {
  const target = soundTarget(room);
  if (!target) return [];
  const allowed = allowedLevels(room.ratings!.level, target);
  return [silencerFor(way, room, onTheWay, allowed, goal), ...onTheWay.map((index) => quieterFor(way, room, index, allowed, goal))];
}

/** The change of a ladder that is enough, else the one that helps most. */
function bestOf(ladder: Ladder, room: FoundRoom, values: AcousticValues): Remedy | undefined {
  let best: Remedy | undefined;
  for (const change of ladder) {
    const remedy = outcomeOf(values, change, room);
    if (remedy && (!best || remedy.excess < best.excess - roundOff)) best = remedy;
    if (remedy?.met) break;
  }
  return best;
}

/** Whether the sound is above a target, and something on the way could be changed. */
const isWanting = (way: SoundWay, room: FoundRoom): boolean => verdictOf(way, room) === "above" && room.arrivals.length > 0;

/** What would bring a room to its target: each change alone, those that meet it first. Nothing for a room that meets it. */
export function remediesFor(way: SoundWay, room: FoundRoom, values: AcousticValues): readonly Remedy[] {
  if (!isWanting(way, room)) return [];
  const excess = excessOf(room)!;
  const onTheWay = elementsOnTheWay(way, room);
  return [...fallsFor(way, room, onTheWay, "target"), ...laddersOf(way, onTheWay, values)]
    .flatMap((ladder) => bestOf(ladder, room, values) ?? [])
    .filter((best) => best.met || best.excess < excess - leastGain)
    .toSorted((one, other) => Number(other.met) - Number(one.met) || one.excess - other.excess)
    .slice(0, mostRemedies)
    .map((remedy) => {
      const length = remedy.kind === "lining" && remedy.met ? linedLength(values, remedy, room) : undefined;
      return length === undefined ? remedy : { ...remedy, linedLength: length };
    });
}

/** So many changes are tried as the first of two. */
const mostFirsts = 6;
const mostPairs = 3;

const asked = ({ reduction }: Remedy): number => reduction?.reduce<number>((sum, fall) => sum + fall, 0) ?? 0;

/**
 * Two changes that bring a room to its target together where none does alone, those that ask for the least first. The first of two brings its part of
 * the sound halfway, or is one that helps; the second is looked for in the system as the first leaves it.
 */
export function pairsFor(way: SoundWay, room: FoundRoom, values: AcousticValues): readonly (readonly [Remedy, Remedy])[] {
  if (!isWanting(way, room)) return [];
  const onTheWay = elementsOnTheWay(way, room);
  const halves = fallsFor(way, room, onTheWay, "half").flatMap((ladder) => bestOf(ladder, room, values) ?? []);
  const singles = remediesFor(way, room, values);
  if (singles.some(({ met }) => met)) return [];
  const isKnown = new Set<string>();
  const pairs = [...halves, ...singles].slice(0, mostFirsts).flatMap((first): readonly (readonly [Remedy, Remedy])[] => {
    const changed = changedValues(values, first);
    const next = followSound(changed);
    const second = remediesFor(next, next.rooms[room.index]!, changed).find(
      ({ kind, element, met }) =>
        met &&
        values.elements.some(({ id }) => id === element) &&
        (kind !== first.kind || (kind !== "silencer" && element !== first.element)),
    );
    const name = [first, second]
      .map((each) => `${each?.kind} ${each?.element}`)
      .toSorted()
      .join(" ");
    if (!second || isKnown.has(name)) return [];
    isKnown.add(name);
    return [[first, second]];
  });
  return pairs.toSorted(([a, b], [c, d]) => asked(a) + asked(b) - asked(c) - asked(d)).slice(0, mostPairs);
}
