import { treeChildren, treeParents } from "../../trees/tree.ts";
import { atPath, OutOfRangeError } from "../../kernel/index.ts";
import type { AcousticValues, ElementValues } from "./schema.ts";

/** The parent of an element at its source. */
const atSource = -1;

/** Clear size of an element, m and m². */
export type DuctSize =
  | { readonly shape: "rectangular" | "oval"; readonly width: number; readonly height: number; readonly area: number }
  | { readonly shape: "round"; readonly diameter: number; readonly area: number };

/** An element with its place in the tree, its size and its airflow. */
export interface DuctElement {
  readonly row: ElementValues;
  /** Index of the upstream element; −1 at a source. */
  readonly parent: number;
  readonly size: DuctSize;
  /** Airflow, m³/s; `undefined` where it is not known. */
  readonly airflow: number | undefined;
  /** Origin of the airflow: entered, from the upstream element or source, or from the downstream elements. */
  readonly airflowBy: "entered" | "upstream" | "downstream" | "unknown";
  /** Index of the source of its path. */
  readonly source: number;
  /** Whether it is on the inlet side of the source. */
  readonly isInlet: boolean;
  /** Indices of all elements that begin at the same junction, including itself. */
  readonly siblings: readonly number[];
}

/** Diameter of the circle of the same area, m. */
export const equalDiameter = (size: DuctSize): number => (size.shape === "round" ? size.diameter : Math.sqrt((4 * size.area) / Math.PI));

/** Perimeter, m. */
export function perimeterOf(size: DuctSize): number {
  if (size.shape === "round") return Math.PI * size.diameter;
  const { width, height } = size;
  return size.shape === "oval" ? Math.PI * height + 2 * (width - height) : 2 * (width + height);
}

function ovalSize({ width, height }: ElementValues): DuctSize {
  if (width > height) return { shape: "oval", width, height, area: (Math.PI * height ** 2) / 4 + height * (width - height) };
  const reason = "a flat oval duct is wider than it is high";
  throw new OutOfRangeError({ parameter: "width", value: width, min: height, max: Infinity, unit: "m", reason });
}

function sizeOf(row: ElementValues, before: DuctSize | undefined): DuctSize {
  if (row.shape === "rectangular") return { shape: "rectangular", width: row.width, height: row.height, area: row.width * row.height };
  if (row.shape === "oval") return ovalSize(row);
  if (row.shape === "round") return { shape: "round", diameter: row.diameter, area: (Math.PI * row.diameter ** 2) / 4 };
  if (before) return before;
  const reason = "it has no upstream element; enter its own shape and size";
  throw new OutOfRangeError({ parameter: "shape", value: 0, min: 1, max: 1, unit: "", reason });
}

interface Airflows {
  readonly airflows: readonly (number | undefined)[];
  readonly origins: readonly DuctElement["airflowBy"][];
}

/** Airflows: as entered, or that of the upstream element where nothing branches off, or else the sum of the downstream elements. */
function airflowsOf(
  { elements, sources: rows }: AcousticValues,
  parents: readonly number[],
  children: readonly (readonly number[])[],
  sources: readonly number[],
): Airflows {
  const carried: (number | undefined)[] = elements.map(({ airflow }) => airflow ?? undefined);
  for (let index = elements.length - 1; index >= 0; index--) {
    const after = children[index]!;
    if (carried[index] !== undefined || after.length === 0) continue;
    if (after.every((child) => carried[child] !== undefined && elements[child]!.otherArea === 0))
      carried[index] = after.reduce((sum, child) => sum + carried[child]!, 0);
  }
  const airflows: (number | undefined)[] = [];
  const origins: DuctElement["airflowBy"][] = [];
  elements.forEach(({ airflow, otherArea }, index) => {
    const parent = parents[index]!;
    const source = rows[sources[index]!]!;
    const isAlone =
      otherArea === 0 && (parent === atSource ? siblingsAlone(index, parents, sources, elements) : children[parent]!.length === 1);
    const before = parent !== atSource ? airflows[parent] : source.kind === "fan" ? source.airflow * source.count : undefined;
    if (airflow !== null) [airflows[index], origins[index]] = [airflow, "entered"];
    else if (isAlone && before !== undefined) [airflows[index], origins[index]] = [before, "upstream"];
    else [airflows[index], origins[index]] = [carried[index], carried[index] === undefined ? "unknown" : "downstream"];
  });
  return { airflows, origins };
}

function siblingsAlone(index: number, parents: readonly number[], sources: readonly number[], elements: readonly ElementValues[]): boolean {
  return !elements.some(
    (row, other) =>
      other !== index && parents[other] === atSource && sources[other] === sources[index] && row.side === elements[index]!.side,
  );
}

/** The elements as a tree, each with its size and airflow. */
export function ductElements(values: AcousticValues): readonly DuctElement[] {
  const { elements } = values;
  const parents = treeParents(elements);
  const children = treeChildren(parents);
  const places = new Map(values.sources.map(({ id }, index) => [id, index]));
  const sources: number[] = [];
  const sides: boolean[] = [];
  elements.forEach((row, index) => {
    const parent = parents[index]!;
    sources.push(parent === atSource ? (row.source === null ? 0 : places.get(row.source)!) : sources[parent]!);
    sides.push(parent === atSource ? row.side === "inlet" : sides[parent]!);
  });
  const roots = new Map<string, number[]>();
  parents.forEach((parent, index) => {
    if (parent !== atSource) return;
    const key = `${sources[index]} ${sides[index]}`;
    roots.set(key, [...(roots.get(key) ?? []), index]);
  });
  const { airflows, origins } = airflowsOf(values, parents, children, sources);
  const ducts: DuctElement[] = [];
  elements.forEach((row, index) => {
    const parent = parents[index]!;
    const size = atPath(`elements.${row.id}`, () => sizeOf(row, ducts[parent]?.size));
    ducts.push({
      row,
      parent,
      size,
      airflow: airflows[index],
      airflowBy: origins[index]!,
      source: sources[index]!,
      isInlet: sides[index]!,
      siblings: parent === atSource ? roots.get(`${sources[index]} ${sides[index]}`)! : children[parent]!,
    });
  });
  return ducts;
}
