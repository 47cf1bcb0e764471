import {
  eachBand,
  roomToRoom,
  speechIntelligibilityIndex,
  speechLevels,
  speechPrivacy,
  type OctaveSpectrum,
  type RoomToRoomPath,
  type SpeechPrivacy,
} from "../../acoustics/index.ts";
import { atPath, OutOfRangeError } from "../../kernel/index.ts";
import { partitionLosses } from "../../reference/index.ts";
import { ductPath, type DuctPath } from "./crosstalk.ts";
import type { PassedElement } from "./propagation.ts";
import type { RoomSound } from "./rooms.ts";
import type { PrivacyValues } from "./schema.ts";

/** Speech privacy between two rooms. */
export interface RoomPrivacy {
  readonly row: PrivacyValues;
  readonly index: number;
  readonly from: RoomSound;
  readonly to: RoomSound;
  /** Voice level in the free field at 1 m, dB. */
  readonly voice: OctaveSpectrum;
  /** Absorption of both rooms, m² by bands. */
  readonly absorptionFrom: OctaveSpectrum;
  readonly absorptionTo: OctaveSpectrum;
  /** Speech level in the source room, dB. */
  readonly spoken: OctaveSpectrum;
  readonly partition: OctaveSpectrum | undefined;
  /** Normalized level difference of the flanking path, dB. */
  readonly flanking: OctaveSpectrum | undefined;
  readonly ductPaths: readonly DuctPath[];
  /** `undefined` without a path. */
  readonly heard:
    | {
        readonly level: OctaveSpectrum;
        readonly difference: OctaveSpectrum;
        /** Energy shares of the wall and the flanking path, if there are any, then of the duct paths. */
        readonly shares: readonly number[];
      }
    | undefined;
  /** `undefined` where nothing masks the speech. */
  readonly privacy: (SpeechPrivacy & { readonly intelligibility: number }) | undefined;
}

/** Transmission loss of the wall between two rooms, dB. */
function partitionLossOf({ partition, partitionLoss }: PrivacyValues): OctaveSpectrum | undefined {
  if (partition === "none") return undefined;
  if (partition === "bands") return partitionLoss as unknown as OctaveSpectrum;
  return partitionLosses.find(({ id }) => id === partition)?.transmissionLoss as unknown as OctaveSpectrum;
}

const absorbing = ({ surface, absorption }: RoomSound): OctaveSpectrum => eachBand((_, band) => surface * absorption[band]!);

/** Duct paths from all outlets of a room to all outlets of another. */
function ductPathsBetween(elements: readonly PassedElement[], from: string, to: string): readonly DuctPath[] {
  const outletsOf = (room: string): readonly number[] =>
    elements.flatMap(({ row }, index) => (row.kind === "outlet" && row.room === room ? [index] : []));
  const ends = outletsOf(to);
  return outletsOf(from).flatMap((start) => ends.flatMap((end) => ductPath(elements, start, end) ?? []));
}

function privacyOf(row: PrivacyValues, index: number, rooms: readonly RoomSound[], elements: readonly PassedElement[]): RoomPrivacy {
  const [from, to] = [rooms.find((room) => room.row.id === row.from)!, rooms.find((room) => room.row.id === row.to)!];
  if (from === to) throw new OutOfRangeError({ parameter: "to", value: 1, min: 0, max: 0, unit: "", reason: "it is the source room" });
  const voice = speechLevels(row.effort);
  const [absorptionFrom, absorptionTo] = [absorbing(from), absorbing(to)];
  const spoken = eachBand((_, band) => voice[band]! + 10 * Math.log10((16 * Math.PI) / absorptionFrom[band]!));
  const partition = partitionLossOf(row);
  const flanking = row.flanking === "bands" ? (row.flankingDifference as unknown as OctaveSpectrum) : undefined;
  const ductPaths = row.crosstalk ? ductPathsBetween(elements, row.from, row.to) : [];
  const paths: readonly RoomToRoomPath[] = [
    ...(partition ? [{ kind: "partition", area: row.partitionArea, transmissionLoss: partition } as const] : []),
    ...(flanking ? [{ kind: "flanking", levelDifference: flanking } as const] : []),
    ...ductPaths.map(({ from: start, attenuation }) => ({ kind: "duct", area: elements[start]!.size.area, attenuation }) as const),
  ];
  const between = paths.length === 0 ? undefined : roomToRoom({ levels: spoken, absorption: absorptionTo, paths });
  const noise = to.ratings?.level;
  const masked = between && noise && { speech: between.levels, noise };
  return {
    row,
    index,
    from,
    to,
    voice,
    absorptionFrom,
    absorptionTo,
    spoken,
    partition,
    flanking,
    ductPaths,
    heard: between && {
      level: between.levels,
      difference: between.levelDifference,
      shares: between.contributions.map(({ share }) => share),
    },
    privacy: masked && { ...speechPrivacy(masked), intelligibility: speechIntelligibilityIndex(masked) },
  };
}

/** Speech privacy of all pairs of rooms. */
export function privacyBetweenRooms(
  rows: readonly PrivacyValues[],
  rooms: readonly RoomSound[],
  elements: readonly PassedElement[],
): readonly RoomPrivacy[] {
  return rows.map((row, index) => atPath(`privacy.${row.id}`, () => privacyOf(row, index, rooms, elements)));
}
