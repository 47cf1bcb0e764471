import { addLevels, octaveBands } from "../../acoustics/index.ts";
import { blazier1997, schultz1985 } from "../../acoustics/sources.ts";
import { rowName, type Warning } from "../../kernel/index.ts";
import type { AcousticCalculation } from "./calculate.ts";
import { excessOf } from "./excess.ts";
import { partName } from "./partName.ts";
import { partsOfRoom } from "./parts.ts";
import type { FoundRoom } from "./rooms.ts";
import { fields } from "./schema.ts";
import { ratingText, targetText } from "./words.ts";

const roundOff = 1e-9;
/** Further below the target than this nobody minds the character of the sound. */
const near = 5;
/** From here on the quality of a spectrum is not neutral, and beyond the second objectionable, dB. */
const quality = { marginal: 5, objectionable: 10 } as const;
/** Rooms up to which Schultz's measurements went, m³. */
const largestFurnished = 430;

const nameOf = ({ row, index }: FoundRoom): string => rowName(fields.rooms, row, index);

/** What makes most of the sound of a room in the band that decides. */
function loudestPart(calculation: AcousticCalculation, room: FoundRoom): string | undefined {
  const band = octaveBands.findIndex((each) => each === room.ratings!.governingBand);
  const at = Math.max(band, 0);
  const levels = new Map<string, number[]>();
  for (const part of partsOfRoom(calculation.elements, room)) {
    const name = partName(calculation, part);
    levels.set(name, [...(levels.get(name) ?? []), part.level[at]!]);
  }
  const sums = [...levels].map(([name, each]) => [name, addLevels(each)] as const);
  return sums.toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

function targetWarning(calculation: AcousticCalculation, room: FoundRoom): Warning[] {
  const excess = excessOf(room);
  if (excess === undefined || excess <= roundOff) return [];
  const { governingBand } = room.ratings!;
  const decides = governingBand === undefined ? "" : ` ${governingBand} Hz decides.`;
  const loudest = loudestPart(calculation, room);
  const most = loudest === undefined ? "" : ` Most of it comes from ${loudest}: begin there.`;
  return [
    {
      code: "above-target",
      severity: "limit",
      message: `${nameOf(room)}: ${ratingText(room)} is above the target of ${targetText(room)}.${decides}${most}`,
      field: `rooms.${room.row.id}.${room.row.target === null ? "use" : "target"}`,
      result: `rooms.${room.row.id}.excess`,
    },
  ];
}

function qualityWarning(room: FoundRoom): Warning[] {
  const { roomCriterion } = room.ratings!;
  const excess = excessOf(room);
  const { descriptor, qualityAssessmentIndex, vibration } = roomCriterion;
  const source = { source: blazier1997 };
  const result = `rooms.${room.row.id}.qualityIndex`;
  if (vibration.degree !== "none")
    return [
      {
        code: "felt-vibration",
        severity: "caution",
        message: `${nameOf(room)}: at 63 Hz the sound is loud enough to be felt in light walls and ceilings. Lower the lowest bands at the fan.`,
        result,
        source,
      },
    ];
  // RC asks for a neutral spectrum besides its number; elsewhere the character counts where the sound is nearly too loud.
  const isQuiet = room.row.ratedBy !== "rc" && (excess ?? 0) <= -near;
  if (descriptor === "N" || qualityAssessmentIndex <= quality.marginal || isQuiet) return [];
  const [character, mend] =
    descriptor === "HF"
      ? ["hisses", "Look at outlets, dampers and velocities"]
      : descriptor === "MF"
        ? ["roars", "Lining and silencers help there"]
        : ["rumbles", "Lining hardly helps there: look at the fan, its plenum and what breaks out"];
  return [
    {
      code: "unbalanced-spectrum",
      severity: qualityAssessmentIndex > quality.objectionable ? "caution" : "info",
      message: `${nameOf(room)} ${character}: its spectrum leans to one side by more than ${qualityAssessmentIndex > quality.objectionable ? quality.objectionable : quality.marginal} dB. ${mend}.`,
      result,
      source,
    },
  ];
}

/** Remarks on the rooms. */
export function roomWarnings(calculation: AcousticCalculation): Warning[] {
  const ofRooms = calculation.rooms.flatMap((room): Warning[] => {
    const { row, volume, ratings, arrivals } = room;
    if (!ratings)
      return [
        {
          code: "no-sound",
          severity: "caution",
          message: `No sound is stated to reach ${nameOf(room)}. Choose the room at an outlet, or at a duct or unit that is heard through its walls.`,
          field: `rooms.${row.id}.name`,
        },
      ];
    const isLarge = row.method === "schultz" && volume > largestFurnished && arrivals.length > 0;
    return [
      ...targetWarning(calculation, room),
      ...qualityWarning(room),
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

function privacyWarnings({ privacy }: AcousticCalculation): Warning[] {
  return privacy.flatMap(({ row, index, heard, partition, flanking, privacy: found }): Warning[] => {
    const name = rowName(fields.privacy, row, index);
    const field = `privacy.${row.id}`;
    if (!heard)
      return [
        {
          code: "no-way",
          severity: "caution",
          message: `${name}: nothing joins the two rooms. State the wall between them, or outlets of both rooms on one duct.`,
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
