import { blazier1997, schultz1985 } from "../../acoustics/sources.ts";
import { rowName, type WarningStatement } from "../../kernel/index.ts";
import { formatNumber } from "../../quantity/index.ts";
import type { AcousticCalculation } from "./results.ts";
import { backgroundId } from "./contributions.ts";
import { excessOf, isCharacterAssumed, verdictOf } from "./excess.ts";
import { loudestOf, type Fault } from "./loudest.ts";
import type { FoundRoom } from "./rooms.ts";
import { fields } from "./schema.ts";
import { ratingText, targetText } from "./words.ts";

/** Further below the target than this nobody minds the character of the sound. */
const near = 5;
/** From here on the quality of a spectrum is not neutral, and beyond the second objectionable, dB. */
const quality = { marginal: 5, objectionable: 10 } as const;
/** Rooms up to which Schultz's measurements went, m³. */
const largestFurnished = 430;

const nameOf = ({ row, index }: FoundRoom): string => rowName(fields.rooms, row, index);

/** How far something goes, as it stands in the line of several rooms. */
const extentOf = (size: number, unit: string): NonNullable<WarningStatement["extent"]> => ({
  size,
  text: `largest ${formatNumber(size, { digits: 2 })}${unit}`,
});

/** Who makes most of the sound that must fall, as the end of a remark. */
function mostOf(calculation: AcousticCalculation, room: FoundRoom, fault: Fault): string {
  const loudest = loudestOf(calculation, room, fault);
  if (!loudest) return "";
  return loudest.id === backgroundId
    ? " Most of it is the other sound in the room, which this system does not make."
    : ` Most of it comes from ${loudest.label}: begin there.`;
}

function targetWarning(calculation: AcousticCalculation, room: FoundRoom): WarningStatement[] {
  if (verdictOf(calculation, room) !== "above") return [];
  const { governingBand } = room.ratings!;
  const decides =
    room.row.ratedBy === "rc" ? " 500, 1000 and 2000 Hz decide." : governingBand === undefined ? "" : ` ${governingBand} Hz decides.`;
  return [
    {
      code: "above-target",
      severity: "limit",
      message: `${nameOf(room)}: ${ratingText(room)} is above the target of ${targetText(room)}.${decides}${mostOf(calculation, room, "rating")}`,
      field: `rooms.${room.row.id}.${room.row.target === null ? "use" : "target"}`,
      result: `rooms.${room.row.id}.excess`,
      extent: extentOf(excessOf(room)!, room.row.ratedBy === "dba" ? " dB(A) above" : " above"),
    },
  ];
}

function qualityWarning(calculation: AcousticCalculation, room: FoundRoom): WarningStatement[] {
  const { roomCriterion } = room.ratings!;
  const excess = excessOf(room);
  const { descriptor, qualityAssessmentIndex, vibration } = roomCriterion;
  const source = { source: blazier1997 };
  const result = `rooms.${room.row.id}.qualityIndex`;
  const isUnmet = verdictOf(calculation, room) === "unbalanced";
  const target = isUnmet ? ` ${ratingText(room)} meets the number of the target, ${targetText(room)}, but not its quality.` : "";
  if (vibration.degree !== "none") {
    return [
      {
        code: "felt-vibration",
        severity: isUnmet ? "limit" : "caution",
        message: `${nameOf(room)}: at 63 Hz the sound is loud enough to be felt in light walls and ceilings.${target} Lower the lowest bands at the fan.`,
        result,
        source,
      },
    ];
  }
  const isByRc = room.row.ratedBy === "rc";
  // RC asks for a neutral spectrum besides its number; elsewhere the character matters where the sound is nearly too loud.
  const isQuiet = !isByRc && (excess ?? 0) <= -near;
  if (descriptor === "N" || qualityAssessmentIndex <= quality.marginal || isQuiet) return [];
  if (isCharacterAssumed(calculation, room))
    return isByRc
      ? [
          {
            code: "assumed-spectrum",
            severity: "info",
            message: `${nameOf(room)}: whether its sound is neutral, as RC asks, cannot be judged: most of it is the spectrum assumed for outlets by their NC rating. Enter their octave bands.`,
            result,
            source,
          },
        ]
      : [];
  const [code, character, mend] =
    descriptor === "HF"
      ? ["hiss", "hisses", "Look at outlets, dampers and velocities"]
      : descriptor === "MF"
        ? ["roar", "roars", "Lining and silencers help there"]
        : ["rumble", "rumbles", "Lining hardly helps there: look at the fan, its plenum and what breaks out"];
  const limit = qualityAssessmentIndex > quality.objectionable ? quality.objectionable : quality.marginal;
  return [
    {
      code,
      severity: isUnmet ? "limit" : qualityAssessmentIndex > quality.objectionable ? "caution" : "info",
      message: `${nameOf(room)} ${character}: its spectrum leans to one side by more than ${limit} dB.${target} ${mend}.${mostOf(calculation, room, "character")}`,
      result,
      source,
      extent: extentOf(qualityAssessmentIndex, "\u202fdB"),
    },
  ];
}

function targetMissing({ row, index, target }: FoundRoom): WarningStatement[] {
  if (target !== undefined) return [];
  const message = `${rowName(fields.rooms, row, index)} has no target and is not judged: set its use or a target.`;
  return [{ code: "no-target", severity: "info", message, field: `rooms.${row.id}.use` }];
}

/** Remarks on the rooms. */
export function roomWarnings(calculation: AcousticCalculation): WarningStatement[] {
  const ofRooms = calculation.rooms.flatMap((room): WarningStatement[] => {
    const { row, volume, ratings, arrivals } = room;
    if (!ratings)
      return [
        {
          code: "no-sound",
          severity: "caution",
          message: `No sound reaches ${nameOf(room)}. Select the room at an outlet, or at a duct or unit whose breakout it receives.`,
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
              message: `${nameOf(room)} is larger than the rooms that the formula for furnished rooms was made of. Compare with the diffuse field.`,
              field: `rooms.${row.id}.method`,
              source: { source: schultz1985 },
            } as const,
          ]
        : []),
    ];
  });
  return [...ofRooms, ...privacyWarnings(calculation)];
}

/** Half of the energy. */
const most = 0.5;

function privacyWarnings({ privacy }: AcousticCalculation): WarningStatement[] {
  return privacy.flatMap(({ row, index, heard, partition, flanking, privacy: found }): WarningStatement[] => {
    const name = rowName(fields.privacy, row, index);
    const field = `privacy.${row.id}`;
    if (!heard)
      return [
        {
          code: "no-way",
          severity: "caution",
          message: `${name}: nothing joins the two rooms. Enter the wall between them, or outlets of both rooms on one duct.`,
          field: `${field}.partition`,
        },
      ];
    const throughDucts = heard.shares
      .slice(Number(partition !== undefined) + Number(flanking !== undefined))
      .reduce((sum, share) => sum + share, 0);
    return [
      ...(partition && throughDucts > most
        ? [
            {
              code: "crosstalk",
              severity: "caution",
              message: `${name}: most of the speech comes through the ducts, not through the wall. Line the branches or put a silencer between the rooms.`,
              result: `${field}.levelDifference`,
            } as const,
          ]
        : []),
      ...(found
        ? []
        : [
            {
              code: "nothing-masks",
              severity: "info",
              message: `${name}: privacy is not rated, as no sound is known in the room of the listener that would mask the speech. State its background.`,
              field: `${field}.to`,
            } as const,
          ]),
    ];
  });
}
