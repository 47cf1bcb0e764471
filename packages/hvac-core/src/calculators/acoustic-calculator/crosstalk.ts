import { eachBand, type OctaveSpectrum } from "../../acoustics/index.ts";
import type { PassedElement } from "./propagation.ts";

/** A way through the ducts from an outlet of one room to one of another. */
export interface DuctWay {
  /** Numbers of the outlets. */
  readonly from: number;
  readonly to: number;
  /** Numbers of the elements on the way, the outlets included, in order. */
  readonly passed: readonly number[];
  /** Of all elements on the way and of the junctions between them, dB. */
  readonly attenuation: OctaveSpectrum;
}

/** Elements from an outlet up to its source, itself first. */
function wayUp(elements: readonly PassedElement[], start: number): readonly number[] {
  const way: number[] = [];
  for (let at = start; at >= 0; at = elements[at]!.parent) way.push(at);
  return way;
}

/** Area of all ducts that part at the place where an element begins, without its own, m². */
const besides = ({ partingArea, size }: PassedElement): number => partingArea - size.area;

/** What is lost where sound coming back along an element divides between the duct before it and those beside it, dB. */
function dividedUpwards(elements: readonly PassedElement[], index: number): number {
  const element = elements[index]!;
  const before = elements[element.parent]!.size.area;
  return 10 * Math.log10((before + besides(element)) / before);
}

/** The way between two outlets; `undefined` where no duct joins them, or one stands after the other. */
export function ductWay(elements: readonly PassedElement[], from: number, to: number): DuctWay | undefined {
  const [up, down] = [wayUp(elements, from), wayUp(elements, to)];
  const above = new Set(down);
  const meets = up.find((index) => above.has(index));
  const ascent = meets === undefined ? up : up.slice(0, up.indexOf(meets));
  const descent = (meets === undefined ? down : down.slice(0, down.indexOf(meets))).toReversed();
  const [last, first] = [elements[ascent.at(-1) ?? -1], elements[descent[0] ?? -1]];
  // Ducts of one side of one source part at the source.
  if (!last || !first || (meets === undefined && !last.siblings.includes(descent[0]!))) return undefined;
  const main = meets === undefined ? 0 : elements[meets]!.size.area;
  const across = 10 * Math.log10((main + besides(last)) / first.size.area);
  const upwards = ascent.slice(0, -1).reduce((sum, index) => sum + dividedUpwards(elements, index), 0);
  const downwards = descent.slice(1).reduce((sum, index) => sum + elements[index]!.division, 0);
  const passed = [...ascent, ...descent];
  const attenuation = eachBand((_, band) =>
    passed.reduce((sum, index) => sum + elements[index]!.attenuation[band]!, upwards + across + downwards),
  );
  return { from, to, passed, attenuation };
}
