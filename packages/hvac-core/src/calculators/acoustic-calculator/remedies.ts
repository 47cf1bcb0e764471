import { allowedLevels, type SoundTarget } from "../../acoustics/index.ts";
import { OutOfRangeError } from "../../kernel/index.ts";
import { traceSound, type SoundState } from "./calculate.ts";
import { excessOf, verdictOf } from "./excess.ts";
import type { Change, Ladder, Remedy } from "./remedy.ts";
import { quieterFor, silencerFor, type Goal } from "./remedyFalls.ts";
import { freeId, lessLoss, partlyLined, quieterRow, withSilencer } from "./remedyRows.ts";
import type { RoomSound } from "./rooms.ts";
import type { AcousticValues } from "./schema.ts";
import { ratingText } from "./words.ts";
import { largestRoundDiameter } from "../../acoustics/internal.ts";
import { inch } from "../../constants/inchPound.ts";

/** Share of the A-weighted energy of a room below which an arrival is not treated, unless it is above the target by itself. */
const smallShare = 0.02;
/** Minimum improvement of a remedy. */
const minimumGain = 0.5;
const roundOff = 1e-9;
const maxRemedies = 8;

/** Target of a room for the allowed levels. */
function soundTarget({ row, target }: RoomSound): SoundTarget | undefined {
  if (target === undefined) return undefined;
  const inCurves = (from: number, to: number): number => Math.min(Math.max(target, from), to);
  if (row.ratedBy === "dba") return { kind: "aWeighted", value: inCurves(0, 130) };
  if (row.ratedBy === "nr") return { kind: "nr", value: target };
  if (row.ratedBy === "rc") return { kind: "rc", value: inCurves(0, 100) };
  return row.ratedBy === "nc" ? { kind: "nc", value: inCurves(15, 65) } : { kind: "nc", family: "s12.2", value: inCurves(15, 70) };
}

/** Indices of the elements on the paths to a room, the nearest first. */
function elementsOnPathsTo({ elements }: SoundState, room: RoomSound): readonly number[] {
  const indices = new Set<number>();
  for (const { list, index, level, levelA } of room.arrivals) {
    const isSmall = 10 ** ((levelA - room.ratings!.levelA) / 10) < smallShare;
    const isAudible = level.some((each, band) => room.ratings!.level[band]! - each < 13);
    if (list !== "elements" || (isSmall && !isAudible)) continue;
    for (let place = index; place >= 0; place = elements[place]!.parent) indices.add(place);
  }
  return [...indices];
}

/** Commercial lining thicknesses and size modules, m. */
const trade = { Metric: { linings: [0.025, 0.05], module: 0.05 }, Imperial: { linings: [inch, 2 * inch], module: 2 * inch } } as const;
/** Factors of size, and of velocity at dampers, in the order in which they are tried. */
const factors = [1.1, 1.25, 1.4, 1.6, 1.8, 2, 2.5] as const;
const largest = { side: 5, diameter: largestRoundDiameter } as const;

function liningOf({ row }: SoundState["elements"][number], values: AcousticValues): Ladder {
  if (row.kind !== "duct" || row.length <= 0) return [];
  return trade[values.unitSystem].linings.flatMap((thickness) =>
    thickness > row.liningThickness + 1e-4 ? [{ kind: "lining", element: row.id, changes: { liningThickness: thickness } } as const] : [],
  );
}

function sizesOf(element: SoundState["elements"][number], values: AcousticValues): Ladder {
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

function laddersOf(sound: SoundState, onPaths: readonly number[], values: AcousticValues): readonly Ladder[] {
  return onPaths.flatMap((index): readonly Ladder[] => {
    const element = sound.elements[index]!;
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
    const makesNoise = row.shape !== "same" && sound.elements.some((other, place) => hasSizeOf(sound, place, index) && hasFlowNoise(other));
    return [liningOf(element, values), elbow, damper, makesNoise ? sizesOf(element, values) : []];
  });
}

const hasFlowNoise = ({ row, noise, takeOff }: SoundState["elements"][number]): boolean =>
  takeOff !== undefined || (noise !== undefined && (row.kind === "elbow" || (row.kind === "outlet" && row.noiseBy === "pressure")));

/** Whether the size of an element is that of another one. */
function hasSizeOf({ elements }: SoundState, index: number, owner: number): boolean {
  for (let place = index; place >= 0; place = elements[place]!.parent) {
    if (place === owner) return true;
    if (elements[place]!.row.shape !== "same") return false;
  }
  return false;
}

/** The input with a change. The pressure loss of a larger outlet falls as the square of the velocity. */
export function changedValues(values: AcousticValues, { kind, element, changes, reduction }: Change): AcousticValues {
  const { elements } = values;
  const index = elements.findIndex(({ id }) => id === element);
  const row = elements[index]!;
  if (kind === "silencer" && reduction) {
    const [silencer, after] = withSilencer(row, freeId(elements, element), reduction);
    return { ...values, elements: elements.toSpliced(index, 1, { ...row, ...silencer }, { ...row, ...after }) };
  }
  const quieter = kind === "quieter" && reduction ? quieterRow(row, reduction) : {};
  return { ...values, elements: elements.with(index, { ...row, ...quieter, ...changes, ...lessLoss(row, changes) }) };
}

/** A room in a changed system. */
const roomAfter = ({ row }: RoomSound, values: AcousticValues): RoomSound => traceSound({ ...values, rooms: [row] }).rooms[0]!;

function outcomeOf(values: AcousticValues, change: Change, room: RoomSound): Remedy | undefined {
  try {
    const sound = traceSound({ ...changedValues(values, change), rooms: [room.row] });
    const changedRoom = sound.rooms[0]!;
    const excess = excessOf(changedRoom);
    if (!changedRoom.ratings || excess === undefined) return undefined;
    const { level, rating } = changedRoom.ratings;
    const met = excess <= roundOff && verdictOf(sound, changedRoom) === "within";
    return { ...change, room: room.row.id, level, rating, quoted: ratingText(changedRoom), excess, met };
  } catch (error) {
    if (error instanceof OutOfRangeError) return undefined;
    throw error;
  }
}

/** Number of bisections for the length of a lining. */
const halvings = 8;

/** Length of lining from the beginning of a duct with which a room meets its target, m, by bisection and rounded up. */
function linedLength(values: AcousticValues, { element, changes }: Remedy, room: RoomSound): number | undefined {
  const index = values.elements.findIndex(({ id }) => id === element);
  const row = values.elements[index]!;
  const isEnough = (length: number): boolean => {
    const parts = partlyLined(row, freeId(values.elements, element), { ...changes, length });
    const elements = values.elements.map((each) => (each.parent === element ? { ...each, parent: parts[1].id } : each));
    const excess = excessOf(roomAfter(room, { ...values, elements: elements.toSpliced(index, 1, ...parts) }));
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

/** Silencers and quieter elements that reduce their part of the sound to a goal. */
function reductionsFor(sound: SoundState, room: RoomSound, onPaths: readonly number[], goal: Goal): readonly Ladder[] {
  const target = soundTarget(room);
  if (!target) return [];
  const allowed = allowedLevels(room.ratings!.level, target);
  return [silencerFor(sound, room, onPaths, allowed, goal), ...onPaths.map((index) => quieterFor(sound, room, index, allowed, goal))];
}

/** The first change of a ladder that meets the target, otherwise the one with the largest effect. */
function bestOf(ladder: Ladder, room: RoomSound, values: AcousticValues): Remedy | undefined {
  let best: Remedy | undefined;
  for (const change of ladder) {
    const remedy = outcomeOf(values, change, room);
    if (remedy && (!best || remedy.excess < best.excess - roundOff)) best = remedy;
    if (remedy?.met) break;
  }
  return best;
}

/** Whether a room is above its target and has paths that can be changed. */
const needsRemedy = (sound: SoundState, room: RoomSound): boolean => verdictOf(sound, room) === "above" && room.arrivals.length > 0;

/** Single changes that bring a room nearer to its target, those that meet it first; none for a room that meets it. */
export function remediesFor(sound: SoundState, room: RoomSound, values: AcousticValues): readonly Remedy[] {
  if (!needsRemedy(sound, room)) return [];
  const excess = excessOf(room)!;
  const onPaths = elementsOnPathsTo(sound, room);
  return [...reductionsFor(sound, room, onPaths, "target"), ...laddersOf(sound, onPaths, values)]
    .flatMap((ladder) => bestOf(ladder, room, values) ?? [])
    .filter((best) => best.met || best.excess < excess - minimumGain)
    .toSorted((a, b) => Number(b.met) - Number(a.met) || a.excess - b.excess)
    .slice(0, maxRemedies)
    .map((remedy) => {
      const length = remedy.kind === "lining" && remedy.met ? linedLength(values, remedy, room) : undefined;
      return length === undefined ? remedy : { ...remedy, linedLength: length };
    });
}

/** Number of changes that are tried as the first of two. */
const maxFirsts = 6;
const maxPairs = 3;

const totalReduction = ({ reduction }: Remedy): number => reduction?.reduce<number>((sum, fall) => sum + fall, 0) ?? 0;

/**
 * Pairs of changes that together bring a room to its target where no single one does, those with the smallest reductions first. The first change reduces
 * its part of the sound halfway or is a single remedy; the second is calculated with the first applied.
 */
export function pairsFor(sound: SoundState, room: RoomSound, values: AcousticValues): readonly (readonly [Remedy, Remedy])[] {
  if (!needsRemedy(sound, room)) return [];
  const onPaths = elementsOnPathsTo(sound, room);
  const halves = reductionsFor(sound, room, onPaths, "half").flatMap((ladder) => bestOf(ladder, room, values) ?? []);
  const singles = remediesFor(sound, room, values);
  if (singles.some(({ met }) => met)) return [];
  const names = new Set<string>();
  const pairs = [...halves, ...singles].slice(0, maxFirsts).flatMap((first): readonly (readonly [Remedy, Remedy])[] => {
    const changed = changedValues(values, first);
    const next = traceSound(changed);
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
    if (!second || names.has(name)) return [];
    names.add(name);
    return [[first, second]];
  });
  return pairs
    .toSorted(([a, b], [c, d]) => totalReduction(a) + totalReduction(b) - totalReduction(c) - totalReduction(d))
    .slice(0, maxPairs);
}
