import { elementName } from "@org/hvac-core/calculators/acoustic-calculator";
import { joinPath } from "@org/hvac-core/kernel";
import { FigureFrame, Schematic, type FigureCell } from "@org/ui/figures";
import { useMemo, useState, type ReactNode } from "react";
import type { FigureContext } from "@org/ui/surface";
import { FigureChoice } from "../systems/FigureChoice.tsx";
import type { HeardRoom, ReadAcoustics } from "./readAcoustics.ts";
import { shadings, soundParts, type Shading } from "./soundParts.ts";

interface SoundSchematicProps {
  readonly read: ReadAcoustics;
  readonly room: HeardRoom | undefined;
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
  const loudest = room ? ` Thick walls: the loudest path to ${read.roomName(room)}.` : "";
  return (
    <FigureFrame
      title="Schematic"
      description={`From the source to the rooms, not to scale. Wider means ${shading === "level" ? "louder" : "faster"}.${loudest}`}
      table={{
        columns: ["Element", "Upstream element", "Velocity", "Leaving sound power"],
        rows: calculation.elements.map(({ parent, velocity, levelA }, index): FigureCell[] => [
          elementName(calculation, index),
          parent < 0 ? "source" : elementName(calculation, parent),
          velocity === undefined ? "–" : read.velocity.cell(velocity),
          read.levelA.cell(levelA),
        ]),
      }}
    >
      <FigureChoice
        label="Shaded by"
        options={(hasVelocity ? (["level", "velocity"] as const) : (["level"] as const)).map((each) => [each, shadings[each]] as const)}
        chosen={shading}
        choose={setWanted}
      />
      <Schematic
        label="Schematic of the path of the sound"
        parts={parts}
        critical="loudest path"
        text={(value) => reading.text(reading.toSi(value))}
        onChoose={(id) => context.goTo(joinPath("elements", id, "kind"))}
      />
    </FigureFrame>
  );
}
