import { eachBand, type OctaveSpectrum } from "../../acoustics/index.ts";
import type { PassedElement } from "./propagation.ts";

/** A duct path from an outlet of one room to an outlet of another. */
export interface DuctPath {
  /** Indices of the outlets. */
  readonly from: number;
  readonly to: number;
  /** Indices of the elements on the path in order, including the outlets. */
  readonly passed: readonly number[];
  /** Total attenuation of the elements and junctions on the path, dB. */
  readonly attenuation: OctaveSpectrum;
}

/** Elements from an outlet to its source, the outlet first. */
function pathToSource(elements: readonly PassedElement[], start: number): readonly number[] {
  const path: number[] = [];
  for (let index = start; index >= 0; index = elements[index]!.parent) path.push(index);
  return path;
}

/** Area of the other ducts at the junction where an element begins, m². */
const areaOfOthers = ({ junctionArea, size }: PassedElement): number => junctionArea - size.area;

/** Division loss of sound that travels upstream from an element into its upstream duct and the other branches, dB. */
function upstreamDivision(elements: readonly PassedElement[], index: number): number {
  const element = elements[index]!;
  const before = elements[element.parent]!.size.area;
  return 10 * Math.log10((before + areaOfOthers(element)) / before);
}

/** Path between two outlets; `undefined` where no duct connects them, or one is downstream of the other. */
export function ductPath(elements: readonly PassedElement[], from: number, to: number): DuctPath | undefined {
  const [up, down] = [pathToSource(elements, from), pathToSource(elements, to)];
  const downPath = new Set(down);
  const junction = up.find((index) => downPath.has(index));
  const ascent = junction === undefined ? up : up.slice(0, up.indexOf(junction));
  const descent = (junction === undefined ? down : down.slice(0, down.indexOf(junction))).toReversed();
  const [last, first] = [elements[ascent.at(-1) ?? -1], elements[descent[0] ?? -1]];
  // Ducts on one side of one source branch at the source.
  if (!last || !first || (junction === undefined && !last.siblings.includes(descent[0]!))) return undefined;
  const main = junction === undefined ? 0 : elements[junction]!.size.area;
  const across = 10 * Math.log10((main + areaOfOthers(last)) / first.size.area);
  const upwards = ascent.slice(0, -1).reduce((sum, index) => sum + upstreamDivision(elements, index), 0);
  const downwards = descent.slice(1).reduce((sum, index) => sum + elements[index]!.division, 0);
  const passed = [...ascent, ...descent];
  const attenuation = eachBand((_, band) =>
    passed.reduce((sum, index) => sum + elements[index]!.attenuation[band]!, upwards + across + downwards),
  );
  return { from, to, passed, attenuation };
}
