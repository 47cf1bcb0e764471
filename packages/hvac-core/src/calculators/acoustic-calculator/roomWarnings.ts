import { astmE1130, blazier1997, schultz1985 } from "../../acoustics/sources.ts";
import { rowName, type WarningStatement } from "../../kernel/index.ts";
import { formatNumber } from "../../quantity/index.ts";
import type { AcousticCalculation } from "./results.ts";
import { backgroundId } from "./contributions.ts";
import { excessOf, isCharacterAssumed, verdictOf } from "./excess.ts";
import { loudestOf, type Aspect } from "./loudest.ts";
import type { RoomSound } from "./rooms.ts";
import { fields } from "./schema.ts";
import { ratingText, targetText } from "./words.ts";

/** Distance below the target within which the character of the sound matters. */
const characterMargin = 5;
/** Quality assessment index above which a spectrum is marginal, and above which it is objectionable, dB. */
const quality = { marginal: 5, objectionable: 10 } as const;
/** Volume of the largest room of Schultz's measurements, m³. */
const largestFurnished = 430;

const nameOf = ({ row, index }: RoomSound): string => rowName(fields.rooms, row, index);

/** Extent of a warning for the line of several rooms. */
const extentOf = (size: number, unit: string): NonNullable<WarningStatement["extent"]> => ({
  size,
  text: `largest ${formatNumber(size, { digits: 2 })}${unit}`,
});

/** Main contribution to an aspect of the sound, as the end of a message. */
function mainContribution(calculation: AcousticCalculation, room: RoomSound, aspect: Aspect): string {
  const loudest = loudestOf(calculation, room, aspect);
  if (!loudest) return "";
  return loudest.id === backgroundId
    ? " Most of it is the background sound, which is not from this system."
    : ` Most of it comes from ${loudest.label}: start there.`;
}

function targetWarning(calculation: AcousticCalculation, room: RoomSound): WarningStatement[] {
  if (verdictOf(calculation, room) !== "above") return [];
  const { governingBand } = room.ratings!;
  const governing =
    room.row.ratedBy === "rc"
      ? " The governing bands are 500, 1000 and 2000 Hz."
      : governingBand === undefined
        ? ""
        : ` The governing band is ${governingBand} Hz.`;
  return [
    {
      code: "above-target",
      severity: "limit",
      message: `${nameOf(room)}: ${ratingText(room)} is above the target of ${targetText(room)}.${governing}${mainContribution(calculation, room, "rating")}`,
      field: `rooms.${room.row.id}.${room.row.target === null ? "use" : "target"}`,
      result: `rooms.${room.row.id}.excess`,
      extent: extentOf(excessOf(room)!, room.row.ratedBy === "dba" ? " dB(A) above" : " above"),
    },
  ];
}

function qualityWarning(calculation: AcousticCalculation, room: RoomSound): WarningStatement[] {
  const { roomCriterion } = room.ratings!;
  const excess = excessOf(room);
  const { descriptor, qualityAssessmentIndex, vibration } = roomCriterion;
  const source = { source: blazier1997 };
  const result = `rooms.${room.row.id}.qualityIndex`;
  const isUnmet = verdictOf(calculation, room) === "unbalanced";
  const target = isUnmet ? ` ${ratingText(room)} meets the number of the target ${targetText(room)}, but the spectrum is not neutral.` : "";
  if (vibration.degree !== "none") {
    return [
      {
        code: "felt-vibration",
        severity: isUnmet ? "limit" : "caution",
        message: `${nameOf(room)}: the level at 63 Hz can cause felt vibration in light walls and ceilings.${target} Reduce the lowest bands at the fan.`,
        result,
        source,
      },
    ];
  }
  const isByRc = room.row.ratedBy === "rc";
  // RC requires a neutral spectrum in addition to its number; otherwise the character matters near the target.
  const isQuiet = !isByRc && (excess ?? 0) <= -characterMargin;
  if (descriptor === "N" || qualityAssessmentIndex <= quality.marginal || isQuiet) return [];
  if (isCharacterAssumed(calculation, room))
    return isByRc
      ? [
          {
            code: "assumed-spectrum",
            severity: "info",
            message: `${nameOf(room)}: whether the spectrum is neutral, as RC requires, cannot be rated: most of it is the assumed spectrum of outlets by NC rating. Enter their octave bands.`,
            result,
            source,
          },
        ]
      : [];
  const { code, character, advice } =
    descriptor === "HF"
      ? { code: "hiss", character: "hisses", advice: "Check outlets, dampers and velocities" }
      : descriptor === "MF"
        ? { code: "roar", character: "roars", advice: "Linings and silencers are effective" }
        : { code: "rumble", character: "rumbles", advice: "Linings have little effect: check the fan, its plenum and breakout" };
  const limit = qualityAssessmentIndex > quality.objectionable ? quality.objectionable : quality.marginal;
  return [
    {
      code,
      severity: isUnmet ? "limit" : qualityAssessmentIndex > quality.objectionable ? "caution" : "info",
      message: `${nameOf(room)} ${character}: its spectrum deviates from a neutral one by more than ${limit} dB.${target} ${advice}.${mainContribution(calculation, room, "character")}`,
      result,
      source,
      extent: extentOf(qualityAssessmentIndex, "\u202fdB"),
    },
  ];
}

function targetMissing({ row, index, target }: RoomSound): WarningStatement[] {
  if (target !== undefined) return [];
  const message = `${rowName(fields.rooms, row, index)} has no target, so its level is not judged: set its use or a target.`;
  return [{ code: "no-target", severity: "info", message, field: `rooms.${row.id}.use` }];
}

/** Warnings about rooms and speech privacy. */
export function roomWarnings(calculation: AcousticCalculation): WarningStatement[] {
  const ofRooms = calculation.rooms.flatMap((room): WarningStatement[] => {
    const { row, volume, ratings, arrivals } = room;
    if (!ratings)
      return [
        {
          code: "no-sound",
          severity: "caution",
          message: `No sound reaches ${nameOf(room)}. Select it as the receiving room of an outlet, or of the breakout of a duct or unit.`,
          field: `rooms.${row.id}.name`,
        },
      ];
    const isLarge = row.method === "schultz" && volume > largestFurnished && arrivals.length > 0;
    return [
      ...targetWarning(calculation, room),
      ...qualityWarning(calculation, room),
      ...targetMissing(room),
      ...(isLarge
        ? [
            {
              code: "large-furnished-room",
              severity: "info",
              message: `${nameOf(room)} is larger than the rooms on which the formula for furnished rooms is based. Compare with the diffuse field.`,
              field: `rooms.${row.id}.method`,
              source: { source: schultz1985 },
            } as const,
          ]
        : []),
    ];
  });
  return [...ofRooms, ...privacyWarnings(calculation)];
}

/** Share of the energy above which speech through ducts dominates. */
const dominantShare = 0.5;

function privacyWarnings({ privacy }: AcousticCalculation): WarningStatement[] {
  return privacy.flatMap(({ row, index, heard, partition, flanking, privacy: rated }): WarningStatement[] => {
    const name = rowName(fields.privacy, row, index);
    const field = `privacy.${row.id}`;
    if (!heard)
      return [
        {
          code: "no-path",
          severity: "caution",
          message: `${name}: there is no path between the two rooms. Select a partition, or connect outlets of both rooms by ducts.`,
          field: `${field}.partition`,
        },
      ];
    const throughDucts = heard.shares
      .slice(Number(partition !== undefined) + Number(flanking !== undefined))
      .reduce((sum, share) => sum + share, 0);
    return [
      ...(partition && throughDucts > dominantShare
        ? [
            {
              code: "crosstalk",
              severity: "caution",
              message: `${name}: most of the speech comes through the ducts, not through the partition. Line the branches or add a silencer between the rooms.`,
              result: `${field}.levelDifference`,
            } as const,
          ]
        : []),
      ...(rated
        ? []
        : [
            {
              code: "nothing-masks",
              severity: "info",
              message: `${name}: privacy is not rated, as there is no masking sound in the receiving room. Enter its background sound.`,
              source: { source: astmE1130, locator: "sections 5.1 and 5.3" },
              field: `${field}.to`,
            } as const,
          ]),
    ];
  });
}
