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
import { at, OutOfRangeError } from "../../kernel/index.ts";
import { partitionLosses } from "../../reference/index.ts";
import { ductWay, type DuctWay } from "./crosstalk.ts";
import type { PassedElement } from "./propagation.ts";
import type { FoundRoom } from "./rooms.ts";
import type { PrivacyValues } from "./schema.ts";

/** What is heard in one room of speech in another. */
export interface FoundPrivacy {
  readonly row: PrivacyValues;
  readonly index: number;
  readonly from: FoundRoom;
  readonly to: FoundRoom;
  /** Free field 1 m from the lips, dB. */
  readonly voice: OctaveSpectrum;
  /** Absorption of both rooms, m² by bands. */
  readonly absorptionFrom: OctaveSpectrum;
  readonly absorptionTo: OctaveSpectrum;
  /** In the room of the speaker, dB. */
  readonly spoken: OctaveSpectrum;
  readonly partition: OctaveSpectrum | undefined;
  /** Normalized level difference of a way round, dB. */
  readonly flanking: OctaveSpectrum | undefined;
  readonly ways: readonly DuctWay[];
  /** `undefined` where no way is counted. */
  readonly heard:
    | {
        readonly level: OctaveSpectrum;
        readonly difference: OctaveSpectrum;
        /** Of the wall first, then of the way round it, where these are counted, then of the ways through ducts. */
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

const absorbing = ({ surface, absorption }: FoundRoom): OctaveSpectrum => eachBand((_, band) => surface * absorption[band]!);

/** Ways through ducts from all outlets of a room to all of another. */
function waysBetween(elements: readonly PassedElement[], from: string, to: string): readonly DuctWay[] {
  const outletsOf = (room: string): readonly number[] =>
    elements.flatMap(({ row }, index) => (row.kind === "outlet" && row.room === room ? [index] : []));
  const ends = outletsOf(to);
  return outletsOf(from).flatMap((start) => ends.flatMap((end) => ductWay(elements, start, end) ?? []));
}

function findOne(row: PrivacyValues, index: number, rooms: readonly FoundRoom[], elements: readonly PassedElement[]): FoundPrivacy {
  const [from, to] = [rooms.find((room) => room.row.id === row.from)!, rooms.find((room) => room.row.id === row.to)!];
  if (from === to)
    throw new OutOfRangeError({ parameter: "to", value: 1, min: 0, max: 0, unit: "", reason: "it is the room where somebody speaks" });
  const voice = speechLevels(row.effort);
  const [absorptionFrom, absorptionTo] = [absorbing(from), absorbing(to)];
  const spoken = eachBand((_, band) => voice[band]! + 10 * Math.log10((16 * Math.PI) / absorptionFrom[band]!));
  const partition = partitionLossOf(row);
  const flanking = row.flanking === "bands" ? (row.flankingDifference as unknown as OctaveSpectrum) : undefined;
  const ways = row.crosstalk ? waysBetween(elements, row.from, row.to) : [];
  const paths: readonly RoomToRoomPath[] = [
    ...(partition ? [{ kind: "partition", area: row.partitionArea, transmissionLoss: partition } as const] : []),
    ...(flanking ? [{ kind: "flanking", levelDifference: flanking } as const] : []),
    ...ways.map(({ from: start, attenuation }) => ({ kind: "duct", area: elements[start]!.size.area, attenuation }) as const),
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
    ways,
    heard: between && {
      level: between.levels,
      difference: between.levelDifference,
      shares: between.contributions.map(({ share }) => share),
    },
    privacy: masked && { ...speechPrivacy(masked), intelligibility: speechIntelligibilityIndex(masked) },
  };
}

/** What is heard of speech from room to room. */
export function findPrivacy(
  rows: readonly PrivacyValues[],
  rooms: readonly FoundRoom[],
  elements: readonly PassedElement[],
): readonly FoundPrivacy[] {
  return rows.map((row, index) => at(`privacy.${row.id}`, () => findOne(row, index, rooms, elements)));
}
