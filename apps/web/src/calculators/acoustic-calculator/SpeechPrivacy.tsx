import type { RoomPrivacy } from "@org/hvac-core/calculators/acoustic-calculator";
import { formatNumber } from "@org/form/numbers";
import { FigureFrame, idIn, SpectrumChart, useFollowed, type FigureCell } from "@org/ui/figures";
import type { ReactNode } from "react";
import { FigureChoice } from "../figureChoice/FigureChoice.tsx";
import { bandTexts, drawnLevels, levelCell, type ReadAcoustics } from "./readAcoustics.ts";
import { texts } from "./texts.ts";

type HeardPair = RoomPrivacy & { readonly heard: NonNullable<RoomPrivacy["heard"]> };

const percent = (share: number): string => `${formatNumber(100 * share, { digits: 3, decimals: 0 })}\u202f%`;

/** Shares of the paths of speech: "95 % through the partition", "5 % through the ducts". */
function sharesOf({ partition, flanking, ductPaths, heard: { shares } }: HeardPair): readonly string[] {
  const [walls, flanks] = [Number(partition !== undefined), Number(flanking !== undefined)];
  const ducts = shares.slice(walls + flanks).reduce((sum, share) => sum + share, 0);
  return [
    ...(walls ? [texts.speech.throughPartition(percent(shares[0]!))] : []),
    ...(flanks ? [texts.speech.byFlanking(percent(shares[walls]!))] : []),
    ...(ductPaths.length > 0 ? [texts.speech.throughDucts(percent(ducts))] : []),
  ];
}

const degreeOf = ({ privacy }: RoomPrivacy): string => (privacy ? texts.speech.degrees[privacy.degree] : texts.speech.unrated);

function describe(pair: HeardPair): string {
  const { privacy } = pair;
  const rating = privacy
    ? texts.speech.rating(degreeOf(pair), formatNumber(privacy.articulationIndex, { digits: 3, decimals: 2 }))
    : texts.speech.noMasking;
  return texts.speech.description(rating, sharesOf(pair));
}

/** Received speech over the masking sound. */
export function SpeechPrivacy({ read }: { readonly read: ReadAcoustics }): ReactNode {
  const [wanted, setWanted] = useFollowed(idIn("privacy"));
  const pairs = read.calculation.privacy.filter((each): each is HeardPair => each.heard !== undefined);
  const pair = pairs.find(({ row }) => row.id === wanted) ?? pairs[0];
  if (!pair) return null;
  const { heard, spoken, to, from } = pair;
  const noise = to.ratings?.level;
  const { columns } = texts.speech;
  return (
    <FigureFrame
      title={texts.speech.title(read.roomName(from), read.roomName(to))}
      description={describe(pair)}
      table={{
        columns: [texts.octaveBand, columns.source, columns.difference, columns.received, columns.masking],
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
        label={texts.speech.choice}
        options={pairs.map((each) => [each.row.id, texts.speech.pair(read.pairName(each), degreeOf(each))] as const)}
        chosen={pair.row.id}
        choose={setWanted}
      />
      <SpectrumChart
        label={texts.speech.chart(read.roomName(from), read.roomName(to))}
        spectra={[
          { id: "heard", label: texts.speech.received, levels: drawnLevels(heard.level) },
          ...(noise === undefined
            ? []
            : [{ id: "noise", label: texts.speech.masking, look: "beside" as const, levels: drawnLevels(noise) }]),
        ]}
        curves={[]}
      />
    </FigureFrame>
  );
}
