import { elementName } from "@org/hvac-core/calculators/acoustic-calculator";
import { joinPath } from "@org/hvac-core/kernel";
import type { DrawnPart } from "@org/ui/figures";
import type { RatedRoom, ReadAcoustics } from "./readAcoustics.ts";
import { texts } from "./texts.ts";

/** Shading of the schematic. */
export type Shading = keyof typeof texts.schematic.shadings;

/** Lowest level of the shading, dB(A). */
const lowest = 0;

/** Indices of the elements on the loudest path to a room. */
function loudestPath({ calculation: { elements } }: ReadAcoustics, room: RatedRoom | undefined): ReadonlySet<number> {
  const ducted = (room?.arrivals ?? []).filter(({ list }) => list === "elements");
  const [loudest] = ducted.toSorted((a, b) => b.levelA - a.levelA);
  const path = new Set<number>();
  for (let index = loudest?.index ?? -1; index >= 0; index = elements[index]!.parent) path.add(index);
  return path;
}

/** The elements as the schematic draws them. */
export function soundParts(read: ReadAcoustics, room: RatedRoom | undefined, shading: Shading): readonly DrawnPart[] {
  const { calculation } = read;
  const { elements, sources } = calculation;
  const path = loudestPath(read, room);
  return elements.map(({ row, parent, size, velocity, levelA, isInlet, source }, index): DrawnPart => {
    const name = elementName(calculation, index);
    const value = shading === "level" ? Math.max(lowest, levelA) : velocity;
    const reading = shading === "level" ? read.levelA : read.velocity;
    const shown = [texts.schematic.leaving(read.levelA.text(levelA)), ...(velocity === undefined ? [] : [read.velocity.text(velocity)])];
    return {
      id: row.id,
      row: joinPath("elements", row.id),
      parent: parent < 0 ? undefined : elements[parent]!.row.id,
      // Straight-on connections are straight in the drawing.
      weight: row.connection === "straight" ? Infinity : size.area,
      name,
      value: value === undefined ? undefined : reading.shown(value),
      description: texts.schematic.element(name, shown),
      isCritical: path.has(index),
      isInward: isInlet,
      ...(parent < 0 && { title: sources[source]!.row.name || (isInlet ? texts.schematic.unnamedInlet : texts.schematic.unnamedSource) }),
    };
  });
}
