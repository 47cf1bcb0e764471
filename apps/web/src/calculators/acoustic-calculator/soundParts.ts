import { elementName } from "@org/hvac-core/calculators/acoustic-calculator";
import type { DrawnPart } from "@org/ui/figures";
import type { HeardRoom, ReadAcoustics } from "./readAcoustics.ts";

/** By what the schematic is shaded. */
export type Shading = "level" | "velocity";

export const shadings: Readonly<Record<Shading, string>> = { level: "Sound power, A-weighted", velocity: "Velocity" };

/** Less is no sound that a drawing could show, dB(A). */
const lowest = 0;

/** Numbers of the elements on the way of what is loudest in a room. */
function loudestWay({ calculation: { elements } }: ReadAcoustics, room: HeardRoom | undefined): ReadonlySet<number> {
  const ducted = (room?.arrivals ?? []).filter(({ list }) => list === "elements");
  const [loudest] = ducted.toSorted((one, other) => other.levelA - one.levelA);
  const way = new Set<number>();
  for (let at = loudest?.index ?? -1; at >= 0; at = elements[at]!.parent) way.add(at);
  return way;
}

/** The elements as the schematic draws them. */
export function soundParts(read: ReadAcoustics, room: HeardRoom | undefined, shading: Shading): readonly DrawnPart[] {
  const { calculation } = read;
  const { elements, sources } = calculation;
  const way = loudestWay(read, room);
  return elements.map(({ row, parent, size, velocity, levelA, isInlet, source }, index): DrawnPart => {
    const name = elementName(calculation, index);
    const value = shading === "level" ? Math.max(lowest, levelA) : velocity;
    const reading = shading === "level" ? read.levelA : read.velocity;
    const said = [`${read.levelA.text(levelA)} after it`, ...(velocity === undefined ? [] : [read.velocity.text(velocity)])];
    return {
      id: row.id,
      parent: parent < 0 ? undefined : elements[parent]!.row.id,
      // What goes straight on does so in the drawing.
      weight: row.leaves === "straight" ? Infinity : size.area,
      name,
      value: value === undefined ? undefined : reading.shown(value),
      description: `${name}: ${said.join(", ")}.`,
      isCritical: way.has(index),
      isInward: isInlet,
      ...(parent < 0 && { title: sources[source]!.row.name || (isInlet ? "Inlet" : "Source") }),
    };
  });
}
