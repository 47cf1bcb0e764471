import { soundSteps } from "@org/hvac-core/calculators/acoustic-calculator";
import { BarRows, FigureFrame } from "@org/ui/figures";
import { useMemo, useState, type ReactNode } from "react";
import { FigureChoice } from "../systems/FigureChoice.tsx";
import { bandTexts, levelCell, type HeardRoom, type ReadAcoustics } from "./readAcoustics.ts";
import { waterfallRows } from "./waterfall.ts";
import { pathNames } from "./pathNames.ts";

interface PathWaterfallProps {
  readonly read: ReadAcoustics;
  readonly room: HeardRoom;
  /** Index of the selected band. */
  readonly band: number;
  readonly chooseBand: (band: number) => void;
}

/** Levels from the source along one path to the sum in the room, in one band. */
export function PathWaterfall({ read, room, band, chooseBand }: PathWaterfallProps): ReactNode {
  const [wanted, setWanted] = useState<string>();
  const paths = useMemo(() => pathNames(read, room, band), [read, room, band]);
  const path = paths.find(({ id }) => id === wanted) ?? paths[0];
  const steps = useMemo(() => (path ? soundSteps(read.calculation, room, path.arrival) : []), [read, room, path]);
  if (!path) return null;
  return (
    <FigureFrame
      title="From the source to the room"
      description={`At ${bandTexts[band]!}, through ${path.name}. Sound power in the ducts, sound pressure in the room. Hatched: losses; solid: levels and added energy.`}
      table={{
        columns: ["After", ...bandTexts],
        rows: steps.map(({ label, level }) => [label, ...level.map((each) => levelCell(read, each))]),
      }}
    >
      <FigureChoice
        label="Octave band"
        options={bandTexts.map((text, index) => [String(index), text] as const)}
        chosen={String(band)}
        choose={(key) => chooseBand(Number(key))}
      />
      <FigureChoice
        label="Path"
        options={paths.map(({ id, name, level }) => [id, `${name}: ${read.level.text(level)}`] as const)}
        chosen={path.id}
        choose={setWanted}
      />
      <BarRows label={`Levels at ${bandTexts[band]!} from the source to the room`} rows={waterfallRows(steps, band, read)} />
    </FigureFrame>
  );
}
