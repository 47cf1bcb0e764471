import type { FoundPrivacy } from "@org/hvac-core/calculators/acoustic-calculator";
import { formatNumber } from "@org/ui/elements";
import { FigureFrame, SpectrumChart, type FigureCell } from "@org/ui/figures";
import { useState, type ReactNode } from "react";
import { FigureChoice } from "../systems/FigureChoice.tsx";
import { bandTexts, drawnLevels, levelCell, type ReadAcoustics } from "./readAcoustics.ts";

const degrees = { confidential: "Confidential", normal: "Normal privacy", marginal: "Marginal privacy", none: "No privacy" } as const;

type HeardPair = FoundPrivacy & { readonly heard: NonNullable<FoundPrivacy["heard"]> };

const percent = (share: number): string => `${formatNumber(100 * share, { digits: 3, decimals: 0 })}\u202f%`;

/** By which ways the speech comes: "95 % through the wall, 5 % through the ducts". */
function waysOf({ partition, flanking, ways, heard: { shares } }: HeardPair): string {
  const [wall, round] = [Number(partition !== undefined), Number(flanking !== undefined)];
  const ducts = shares.slice(wall + round).reduce((sum, share) => sum + share, 0);
  const told = [
    ...(wall ? [`${percent(shares[0]!)} through the wall`] : []),
    ...(round ? [`${percent(shares[wall]!)} round it`] : []),
    ...(ways.length > 0 ? [`${percent(ducts)} through the ducts`] : []),
  ];
  return told.join(", ");
}

const degreeOf = ({ privacy }: FoundPrivacy): string => (privacy ? degrees[privacy.degree] : "not rated");

function describe(pair: HeardPair): string {
  const { privacy } = pair;
  const rated = privacy
    ? `${degrees[privacy.degree]}: articulation index ${formatNumber(privacy.articulationIndex, { digits: 3, decimals: 2 })}.`
    : "Not rated: no sound is known in the room of the listener that would mask the speech.";
  return `${rated} Energy of the speech heard: ${waysOf(pair)}. Dashed: the sound that masks it.`;
}

/** What is heard of speech from room to room, over the sound that masks it. */
export function SpeechPrivacy({ read }: { readonly read: ReadAcoustics }): ReactNode {
  const [wanted, setWanted] = useState<string>();
  const pairs = read.calculation.privacy.filter((each): each is HeardPair => each.heard !== undefined);
  const pair = pairs.find(({ row }) => row.id === wanted) ?? pairs[0];
  if (!pair) return null;
  const { heard, spoken, to, from } = pair;
  const noise = to.ratings?.level;
  return (
    <FigureFrame
      title={`Speech from ${read.roomName(from)} in ${read.roomName(to)}`}
      description={describe(pair)}
      table={{
        columns: ["Octave band", "Where it is spoken", "Level difference", "Where it is heard", "Sound that masks it"],
        rows: bandTexts.map((band, index): FigureCell[] => [
          band,
          levelCell(read, spoken[index]!),
          read.level.cell(heard.difference[index]!),
          levelCell(read, heard.level[index]!),
          noise === undefined ? "–" : levelCell(read, noise[index]!),
        ]),
      }}
    >
      <FigureChoice
        label="Rooms"
        options={pairs.map((each) => [each.row.id, `${read.pairName(each)}: ${degreeOf(each)}`] as const)}
        chosen={pair.row.id}
        choose={setWanted}
      />
      <SpectrumChart
        label={`Speech from ${read.roomName(from)} as it is heard in ${read.roomName(to)}`}
        spectra={[
          { id: "heard", label: "speech heard", levels: drawnLevels(heard.level) },
          ...(noise === undefined ? [] : [{ id: "noise", label: "masks it", look: "beside" as const, levels: drawnLevels(noise) }]),
        ]}
        curves={[]}
      />
    </FigureFrame>
  );
}
