import { soundSteps } from "@org/hvac-core/calculators/acoustic-calculator";
import { BarRows, FigureFrame, useFollowed } from "@org/ui/figures";
import { useMemo, type ReactNode } from "react";
import { FigureChoice } from "../figureChoice/FigureChoice.tsx";
import { bandTexts, isArrival, levelCell, type RatedRoom, type ReadAcoustics } from "./readAcoustics.ts";
import { waterfallRows } from "./waterfall.ts";
import { pathNames } from "./pathNames.ts";
import { texts } from "./texts.ts";

interface PathWaterfallProps {
  readonly read: ReadAcoustics;
  readonly room: RatedRoom;
  /** Index of the selected band. */
  readonly band: number;
  readonly chooseBand: (band: number) => void;
}

/** Levels from the source along one path to the sum in the room, in one band. */
export function PathWaterfall({ read, room, band, chooseBand }: PathWaterfallProps): ReactNode {
  const paths = useMemo(() => pathNames(read, room, band), [read, room, band]);
  const [wanted, setWanted] = useFollowed((row) => paths.find(({ arrival }) => isArrival(arrival, row))?.id);
  const path = paths.find(({ id }) => id === wanted) ?? paths[0];
  const steps = useMemo(() => (path ? soundSteps(read.calculation, room, path.arrival) : []), [read, room, path]);
  if (!path) return null;
  return (
    <FigureFrame
      title={texts.path.title}
      description={texts.path.description(bandTexts[band]!, path.name)}
      table={{
        columns: [texts.path.step, ...bandTexts],
        rows: steps.map(({ label, level }) => [label, ...level.map((each) => levelCell(read, each))]),
      }}
    >
      <FigureChoice
        label={texts.octaveBand}
        options={bandTexts.map((text, index) => [String(index), text] as const)}
        chosen={String(band)}
        choose={(key) => chooseBand(Number(key))}
      />
      <FigureChoice
        label={texts.path.choice}
        options={paths.map(({ id, name, level }) => [id, texts.path.named(name, read.level.text(level))] as const)}
        chosen={path.id}
        choose={setWanted}
      />
      <BarRows label={texts.path.bars(bandTexts[band]!)} rows={waterfallRows(steps, band, read)} />
    </FigureFrame>
  );
}
