import type { AcousticCalculation, AcousticValues, Arrival, RoomSound } from "@org/hvac-core/calculators/acoustic-calculator";
import { octaveBands } from "@org/hvac-core/acoustics";
import { joinPath, rowName, type Path } from "@org/hvac-core/kernel";
import { formatNumber } from "@org/form/numbers";
import { readingOf, type CriterionFamily, type FigureCell } from "@org/ui/figures";
import type { FigureContext } from "@org/ui/surface";

/** A room that sound reaches. */
export type RatedRoom = RoomSound & { readonly ratings: NonNullable<RoomSound["ratings"]> };

/** Calculation of the figures, and formats of its numbers. */
export function readAcoustics({ outcome, state, preferredUnits }: FigureContext) {
  const calculation = outcome.calculation as AcousticCalculation;
  const values = outcome.values as AcousticValues;
  const read = { state, preferredUnits };
  const rated = outcome.results["rooms"] as unknown as readonly { readonly rating?: { readonly value: string } }[];
  const { fields } = state.definition;
  const nameOf = (list: "rooms" | "privacy", row: object, index: number): string => {
    const field = fields[list];
    if (field?.type !== "list") throw new Error(`${list} is a list.`);
    return rowName(field, row, index);
  };
  return {
    calculation,
    values,
    heard: calculation.rooms.filter((room): room is RatedRoom => room.ratings !== undefined),
    roomName: ({ row, index }: RoomSound): string => nameOf("rooms", row, index),
    pairName: ({ row, index }: AcousticCalculation["privacy"][number]): string => nameOf("privacy", row, index),
    /** Rating in words: "NC 34". */
    ratingOf: ({ index }: RoomSound): string => rated[index]?.rating?.value ?? "",
    level: readingOf("soundLevel", read),
    levelA: readingOf("aWeightedSoundLevel", read),
    velocity: readingOf("velocity", read),
  };
}

export type ReadAcoustics = ReturnType<typeof readAcoustics>;

/** Whether sound enters a room by the outlet, wall or casing of a row. */
export const isArrival = ({ list, id }: Pick<Arrival, "list" | "id">, row: Path): boolean => joinPath(list, id) === row;

/** Curves of a criterion. */
export const familyOf: Readonly<Record<RoomSound["row"]["ratedBy"], CriterionFamily>> = {
  nc: "classic",
  "nc-s12": "s12.2",
  nr: "nr",
  rc: "rc",
  dba: "dba",
};

/** Lowest level that is drawn, dB. */
const lowest = -10;

/** A spectrum as it is drawn, with gaps below the lowest level. */
export const drawnLevels = (levels: readonly number[]): readonly (number | undefined)[] =>
  levels.map((level) => (level < lowest ? undefined : level));

/** Level of an empty band, dB. */
const silent = -100;

/** A level as a cell of a table. */
export const levelCell = ({ level: reading }: Pick<ReadAcoustics, "level">, level: number): FigureCell =>
  level <= silent ? "–" : reading.cell(level);

/** A change of a level with its sign. */
export const signed = (change: number): string => `${change > 0 ? "+" : ""}${formatNumber(change, { digits: 3, decimals: 1 })}\u202fdB`;

export const bandTexts: readonly string[] = octaveBands.map((band) => `${formatNumber(band, { digits: 4, trimZeros: true })}\u202fHz`);
