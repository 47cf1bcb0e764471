import { contributionsByOrigin, contributionsByPath, levelShares } from "@org/hvac-core/calculators/acoustic-calculator";
import { formatNumber } from "@org/form/numbers";
import { BarRows, FigureFrame, type BarRow } from "@org/ui/figures";
import { useMemo, useState, type ReactNode } from "react";
import { FigureChoice } from "../figureChoice/FigureChoice.tsx";
import { bandTexts, levelCell, type RatedRoom, type ReadAcoustics } from "./readAcoustics.ts";
import { texts } from "./texts.ts";

const { orders } = texts.contributions;
/** Smallest share that does not round to zero. */
const minimumShare = 0.005;
const percent = (share: number): string =>
  share > 0 && share < minimumShare ? "<\u202f1\u202f%" : `${formatNumber(100 * share, { digits: 3, decimals: 0 })}\u202f%`;

/** Contributions to the sound in a room. */
export function Contributions({ read, room }: { readonly read: ReadAcoustics; readonly room: RatedRoom }): ReactNode {
  const [order, setOrder] = useState<keyof typeof orders>("origin");
  const [band, setBand] = useState("a");
  const contributions = useMemo(
    () => (order === "origin" ? contributionsByOrigin : contributionsByPath)(read.calculation, room),
    [order, read, room],
  );
  const shares = levelShares(contributions, band === "a" ? "a" : Number(band));
  const reading = band === "a" ? read.levelA : read.level;
  const where = band === "a" ? texts.aWeighted : texts.contributions.at(bandTexts[Number(band)]!);
  return (
    <FigureFrame
      title={texts.contributions.title}
      description={texts.contributions.description(read.roomName(room), where)}
      table={{
        columns: [orders[order], texts.aWeighted, ...bandTexts],
        rows: contributions.map(({ label, level, levelA }) => [
          label,
          read.levelA.cell(levelA),
          ...level.map((each) => levelCell(read, each)),
        ]),
      }}
    >
      <FigureChoice
        label={texts.contributions.order}
        options={Object.entries(orders) as readonly (readonly [keyof typeof orders, string])[]}
        chosen={order}
        choose={setOrder}
      />
      <FigureChoice
        label={texts.contributions.level}
        options={[["a", texts.aWeighted] as const, ...bandTexts.map((text, index) => [String(index), text] as const)]}
        chosen={band}
        choose={setBand}
      />
      <BarRows
        label={texts.contributions.bars(read.roomName(room), where)}
        rows={shares.map(({ id, row, label, level, share }): BarRow => ({
          id,
          ...(row !== undefined && { row }),
          label,
          pieces: [{ start: 0, length: share }],
          end: share,
          value: percent(share),
          remark: reading.text(level),
        }))}
      />
    </FigureFrame>
  );
}
