import {
  aWeighted,
  aWeights,
  absorptionOfReverberation,
  ceilingArrayRoomEffect,
  diffuseRoomEffect,
  eachBand,
  noiseCriterion,
  noiseRating,
  octaveBands,
  roomCriterion,
  schultzRoomEffect,
  speechInterferenceLevel,
  type CurveRating,
  type OctaveBand,
  type OctaveSpectrum,
  type RoomCriterion,
} from "../../acoustics/index.ts";
import { atPath, OutOfRangeError } from "../../kernel/index.ts";
import { soundCriteria } from "../../reference/index.ts";
import { ceilingLoss, ceilingWithRoom } from "./ceilings.ts";
import type { PassedElement } from "./propagation.ts";
import type { RoomValues } from "./schema.ts";
import type { SourceLevels } from "./sourceLevels.ts";
import { less, enteredLevels, sumOfLevels } from "./spectra.ts";

/** Sound that reaches a room from an outlet, a duct or unit with breakout, or the casing of a source. */
export interface Arrival {
  readonly list: "elements" | "sources";
  readonly id: string;
  /** Id of the room. */
  readonly room: string;
  /** Index of the element or source in its list. */
  readonly index: number;
  readonly distance: number;
  readonly directivity: number;
  /** Sound power, dB. */
  readonly power: OctaveSpectrum;
  readonly isOutlet: boolean;
  /** Combined loss of ceiling, plenum and room, dB, where it replaces the room effect. */
  readonly withRoom: OctaveSpectrum | undefined;
  /** L_w − L_p, dB. */
  readonly effect: OctaveSpectrum;
  /** Sound pressure at the listener, dB. */
  readonly level: OctaveSpectrum;
  readonly levelA: number;
}

/** Ratings of the spectrum in a room. */
export interface Ratings {
  readonly level: OctaveSpectrum;
  readonly levelA: number;
  readonly speechInterference: number;
  readonly noiseCriterion: CurveRating;
  readonly noiseCriterionS12: CurveRating;
  readonly noiseRating: CurveRating;
  readonly roomCriterion: RoomCriterion;
  /** Rating by the criterion of the room. */
  readonly rating: number;
  readonly governingBand: OctaveBand | undefined;
}

/** A room with the sound in it. */
export interface RoomSound {
  readonly row: RoomValues;
  readonly index: number;
  readonly volume: number;
  readonly surface: number;
  /** Mean absorption coefficient by bands. */
  readonly absorption: OctaveSpectrum;
  /** Number of outlets of the list in the room. */
  readonly listedOutlets: number;
  readonly arrivals: readonly Arrival[];
  readonly background: OctaveSpectrum | undefined;
  /** `undefined` where no sound reaches it. */
  readonly ratings: Ratings | undefined;
  readonly target: number | undefined;
}

/** An outlet, wall or casing with its receiving room, distance and sound power. */
type Emitter = Omit<Arrival, "effect" | "level" | "levelA">;

/** Directivity on a wall or ceiling. */
const onSurface = 2;

function emittersOf(sources: readonly SourceLevels[], elements: readonly PassedElement[]): readonly Emitter[] {
  const fromElements = elements.flatMap(({ row, radiated }, index): readonly Emitter[] => {
    const isOutlet = row.kind === "outlet";
    const room = isOutlet ? row.room : row.breakoutRoom;
    if (!radiated || room === null) return [];
    const distance = isOutlet ? row.distance : row.breakoutDistance;
    const directivity = isOutlet ? Number(row.directivity) : onSurface;
    const withRoom = isOutlet ? undefined : ceilingWithRoom(row);
    return [{ list: "elements", id: row.id, index, room, distance, directivity, power: radiated, isOutlet, withRoom }];
  });
  const fromSources = sources.flatMap(({ row, casing }, index): readonly Emitter[] =>
    casing && row.room !== null
      ? [
          {
            list: "sources",
            id: row.id,
            index,
            room: row.room,
            distance: row.distance,
            directivity: onSurface,
            isOutlet: false,
            power: less(casing, ceilingLoss(row)),
            withRoom: ceilingWithRoom(row),
          },
        ]
      : [],
  );
  return [...fromElements, ...fromSources];
}

/** Outlets in the ceiling of a room: as entered, or those of the list. */
export function outletsOf({ outlets }: RoomValues, listed: number): number {
  if (outlets === null || outlets >= listed) return outlets ?? listed;
  const reason = "the list has more outlets in this room";
  throw new OutOfRangeError({ parameter: "outlets", value: outlets, min: listed, max: Infinity, unit: "", reason });
}

/** Range of volumes for Schultz's formula, m³. */
const furnished = { min: 5, max: 20_000 } as const;

/** Range of ceilings for arrays of outlets, m and m². */
const ceilings = { height: { min: 2, max: 15 }, area: { min: 4, max: 1e5 } } as const;

/** @throws {OutOfRangeError} for a ceiling outside the range of the equation of arrays */
function requireCeiling({ height, length, width }: RoomValues): void {
  const within = (value: number, { min, max }: { readonly min: number; readonly max: number }): boolean => value >= min && value <= max;
  const advice = "select another room method";
  if (!within(height, ceilings.height)) {
    const reason = `arrays of outlets are known for ceiling heights of 2 to 15 m (7 to 49 ft); ${advice}`;
    throw new OutOfRangeError({ parameter: "height", value: height, ...ceilings.height, unit: "m", reason });
  }
  const area = length * width;
  if (within(area, ceilings.area)) return;
  const reason = `arrays of outlets are known for ceilings of 4 m² (43.1 ft²) or more; ${advice}`;
  throw new OutOfRangeError({ parameter: "length", value: area, ...ceilings.area, unit: "m²", reason });
}

/** Room effect of an emitter, dB. */
function effectOf(
  row: RoomValues,
  { volume, surface, absorption }: Pick<RoomSound, "volume" | "surface" | "absorption">,
  { distance, directivity, isOutlet, withRoom }: Emitter,
  listed: number,
): OctaveSpectrum {
  if (withRoom) return withRoom;
  if (row.method === "array" && isOutlet) {
    requireCeiling(row);
    const effect = ceilingArrayRoomEffect({
      ceilingHeight: row.height,
      floorArea: row.length * row.width,
      outlets: outletsOf(row, listed),
    });
    // The effect is that of all outlets; each listed outlet has its share.
    return eachBand((_, band) => effect[band]! + 10 * Math.log10(listed));
  }
  if (row.method !== "diffuse" && (volume < furnished.min || volume > furnished.max)) {
    const reason = "furnished rooms are known from 5 to 20,000 m³ (180 to 700,000 ft³); select the diffuse field";
    throw new OutOfRangeError({ parameter: "method", value: volume, ...furnished, unit: "m³", reason });
  }
  return row.method === "diffuse"
    ? diffuseRoomEffect({ surface, absorption, distance, directivity })
    : schultzRoomEffect({ volume, distance });
}

/** Minimum mean absorption of a room. */
const minAbsorption = 0.005;

/** Mean absorption of a room, as entered or from its reverberation time. */
function absorptionOf(row: RoomValues, volume: number, surface: number): OctaveSpectrum {
  if (row.absorptionBy === "bands") return row.absorption as unknown as OctaveSpectrum;
  const absorption = absorptionOfReverberation({ volume, surface, reverberationTime: row.reverberationTime, method: "norris-eyring" });
  const lowest = Math.min(...absorption);
  if (lowest >= minAbsorption) return absorption;
  const reason = "a room of this size has a shorter reverberation time even with hardly absorbing walls";
  throw new OutOfRangeError({ parameter: "reverberationTime", value: lowest, min: minAbsorption, max: 1, unit: "", reason });
}

/** Rating by the criterion of a room, and the governing band. */
function ratingBy(
  criterion: RoomValues["ratedBy"],
  ratings: Omit<Ratings, "rating" | "governingBand">,
): Pick<Ratings, "rating" | "governingBand"> {
  const byCurves = { nc: ratings.noiseCriterion, "nc-s12": ratings.noiseCriterionS12, nr: ratings.noiseRating } as const;
  if (criterion === "rc") return { rating: ratings.roomCriterion.rating, governingBand: undefined };
  if (criterion !== "dba") return byCurves[criterion];
  const weighted = ratings.level.map((level, band) => level + aWeights[band]!);
  return { rating: ratings.levelA, governingBand: octaveBands[weighted.indexOf(Math.max(...weighted))] };
}

function ratingsOf(level: OctaveSpectrum, criterion: RoomValues["ratedBy"]): Ratings {
  const ratings = {
    level,
    levelA: aWeighted(level),
    speechInterference: speechInterferenceLevel(level),
    noiseCriterion: noiseCriterion(level),
    noiseCriterionS12: noiseCriterion(level, "s12.2"),
    noiseRating: noiseRating(level),
    roomCriterion: roomCriterion(level),
  };
  const { rating, governingBand } = ratingBy(criterion, ratings);
  return { ...ratings, rating, governingBand };
}

/** Maximum rating: as entered, or that of the use. */
export function targetOf({ target, use, ratedBy }: RoomValues): number | undefined {
  if (target !== null) return target;
  const row = soundCriteria.find(({ id }) => id === use);
  return ratedBy === "nr" ? row?.noiseRating : ratedBy === "dba" ? row?.aWeighted : row?.noiseCriterion;
}

/** Sound and ratings of each room. */
export function soundInRooms(
  rooms: readonly RoomValues[],
  sources: readonly SourceLevels[],
  elements: readonly PassedElement[],
): readonly RoomSound[] {
  const emitters = emittersOf(sources, elements);
  return rooms.map((row, index) => {
    const { length, width, height } = row;
    const volume = length * width * height;
    const surface = 2 * (length * width + length * height + width * height);
    const absorption = atPath(`rooms.${row.id}`, () => absorptionOf(row, volume, surface));
    const roomEmitters = emitters.filter(({ room }) => room === row.id);
    const listedOutlets = roomEmitters.filter(({ isOutlet }) => isOutlet).length;
    const arrivals = atPath(`rooms.${row.id}`, () =>
      roomEmitters.map((emitter): Arrival => {
        const effect = effectOf(row, { volume, surface, absorption }, emitter, listedOutlets);
        const level = less(emitter.power, effect);
        return { ...emitter, effect, level, levelA: aWeighted(level) };
      }),
    );
    const background = enteredLevels(row.background);
    const level = sumOfLevels([...arrivals.map((arrival) => arrival.level), background]);
    return {
      row,
      index,
      volume,
      surface,
      absorption,
      listedOutlets,
      arrivals,
      background,
      ratings: level && ratingsOf(level, row.ratedBy),
      target: targetOf(row),
    };
  });
}
