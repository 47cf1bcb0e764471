import type { RoomPrivacy } from "@org/hvac-core/calculators/acoustic-calculator";
import { formatNumber } from "@org/form/numbers";
import { FigureFrame, SpectrumChart, type FigureCell } from "@org/ui/figures";
import { useState, type ReactNode } from "react";
import { FigureChoice } from "../systems/FigureChoice.tsx";
import { bandTexts, drawnLevels, levelCell, type ReadAcoustics } from "./readAcoustics.ts";

const degrees = { confidential: "Confidential", normal: "Normal privacy", marginal: "Marginal privacy", none: "No privacy" } as const;

type HeardPair = RoomPrivacy & { readonly heard: NonNullable<RoomPrivacy["heard"]> };

const percent = (share: number): string => `${formatNumber(100 * share, { digits: 3, decimals: 0 })}\u202f%`;

/** Shares of the paths of speech: "95 % through the partition, 5 % through the ducts". */
function sharesOf({ partition, flanking, ductPaths, heard: { shares } }: HeardPair): string {
  const [walls, flanks] = [Number(partition !== undefined), Number(flanking !== undefined)];
  const ducts = shares.slice(walls + flanks).reduce((sum, share) => sum + share, 0);
  const texts = [
    ...(walls ? [`${percent(shares[0]!)} through the partition`] : []),
    ...(flanks ? [`${percent(shares[walls]!)} by the flanking path`] : []),
    ...(ductPaths.length > 0 ? [`${percent(ducts)} through the ducts`] : []),
  ];
  return texts.join(", ");
}

const degreeOf = ({ privacy }: RoomPrivacy): string => (privacy ? degrees[privacy.degree] : "not rated");

function describe(pair: HeardPair): string {
  const { privacy } = pair;
  const rated = privacy
    ? `${degrees[privacy.degree]}: articulation index ${formatNumber(privacy.articulationIndex, { digits: 3, decimals: 2 })}.`
    : "Not rated: there is no masking sound in the receiving room.";
  return `${rated} Energy of the received speech: ${sharesOf(pair)}. Dashed: masking sound.`;
}

/** Received speech over the masking sound. */
export function SpeechPrivacy({ read }: { readonly read: ReadAcoustics }): ReactNode {
  const [wanted, setWanted] = useState<string>();
  const pairs = read.calculation.privacy.filter((each): each is HeardPair => each.heard !== undefined);
  const pair = pairs.find(({ row }) => row.id === wanted) ?? pairs[0];
  if (!pair) return null;
  const { heard, spoken, to, from } = pair;
  const noise = to.ratings?.level;
  return (
    <FigureFrame
      title={`Speech from ${read.roomName(from)} to ${read.roomName(to)}`}
      description={describe(pair)}
      table={{
        columns: ["Octave band", "Source room", "Level difference", "Receiving room", "Masking sound"],
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
        label={`Speech from ${read.roomName(from)} received in ${read.roomName(to)}`}
        spectra={[
          { id: "heard", label: "received speech", levels: drawnLevels(heard.level) },
          ...(noise === undefined ? [] : [{ id: "noise", label: "masking sound", look: "beside" as const, levels: drawnLevels(noise) }]),
        ]}
        curves={[]}
      />
    </FigureFrame>
  );
}
