import { elementName } from "@org/hvac-core/calculators/acoustic-calculator";
import { joinPath } from "@org/hvac-core/kernel";
import { FigureFrame, Schematic, type FigureCell } from "@org/ui/figures";
import { useMemo, useState, type ReactNode } from "react";
import type { FigureContext } from "@org/ui/surface";
import { FigureChoice } from "../figureChoice/FigureChoice.tsx";
import type { RatedRoom, ReadAcoustics } from "./readAcoustics.ts";
import { soundParts, type Shading } from "./soundParts.ts";
import { texts } from "./texts.ts";

interface SoundSchematicProps {
  readonly read: ReadAcoustics;
  readonly room: RatedRoom | undefined;
  readonly context: FigureContext;
}

/** The tree of elements with the sound power or the velocity in it; a selected element is edited. */
export function SoundSchematic({ read, room, context }: SoundSchematicProps): ReactNode {
  const { calculation } = read;
  const [wanted, setWanted] = useState<Shading>("level");
  const hasVelocity = calculation.elements.some(({ velocity }) => velocity !== undefined);
  const shading = hasVelocity ? wanted : "level";
  const parts = useMemo(() => soundParts(read, room, shading), [read, room, shading]);
  if (calculation.elements.length < 2) return null;
  const reading = shading === "level" ? read.levelA : read.velocity;
  const description = texts.schematic.description[shading];
  return (
    <FigureFrame
      title={texts.schematic.title}
      description={room ? `${description} ${texts.schematic.loudest(read.roomName(room))}` : description}
      table={{
        columns: texts.schematic.columns,
        rows: calculation.elements.map(({ parent, velocity, levelA }, index): FigureCell[] => [
          elementName(calculation, index),
          parent < 0 ? texts.schematic.source : elementName(calculation, parent),
          velocity === undefined ? "–" : read.velocity.cell(velocity),
          read.levelA.cell(levelA),
        ]),
      }}
    >
      <FigureChoice
        label={texts.schematic.shading}
        options={(hasVelocity ? (["level", "velocity"] as const) : (["level"] as const)).map(
          (each) => [each, texts.schematic.shadings[each]] as const,
        )}
        chosen={shading}
        choose={setWanted}
      />
      <Schematic
        label={texts.schematic.drawing}
        parts={parts}
        critical={texts.schematic.loudestPath}
        text={(value) => reading.text(reading.toSi(value))}
        onChoose={(id) => context.goTo(joinPath("elements", id, "kind"))}
      />
    </FigureFrame>
  );
}
