import { treeChildren, treeParents } from "../../trees/tree.ts";
import { at, OutOfRangeError } from "../../kernel/index.ts";
import type { AcousticValues, ElementValues } from "./schema.ts";

/** The parent of an element at its source. */
const atSource = -1;

/** Clear size of what the sound passes, m and m². */
export type DuctSize =
  | { readonly shape: "rectangular" | "oval"; readonly width: number; readonly height: number; readonly area: number }
  | { readonly shape: "round"; readonly diameter: number; readonly area: number };

/** An element with its place in the tree, its size and its airflow. */
export interface DuctElement {
  readonly row: ElementValues;
  /** Number of the element that it stands after; −1 at a source. */
  readonly parent: number;
  readonly size: DuctSize;
  /** m³/s; `undefined` where none is known. */
  readonly airflow: number | undefined;
  /** Whether the airflow is its own, that of what stands after it, or that of what stands before it. */
  readonly airflowBy: "stated" | "before" | "after" | "unknown";
  /** Number of the source that its path begins at. */
  readonly source: number;
  /** On the inlet side of the source. */
  readonly isInlet: boolean;
  /** Numbers of all that part at the same place, itself among them. */
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
  const reason = "nothing stands before it whose size it could have; state its own";
  throw new OutOfRangeError({ parameter: "shape", value: 0, min: 1, max: 1, unit: "", reason });
}

interface Airflows {
  readonly known: readonly (number | undefined)[];
  readonly by: readonly DuctElement["airflowBy"][];
}

/** Airflows: stated, or that of what stands before where nothing parts, or else the sum of what stands after. */
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
  const known: (number | undefined)[] = [];
  const by: DuctElement["airflowBy"][] = [];
  elements.forEach(({ airflow, otherArea }, index) => {
    const parent = parents[index]!;
    const source = rows[sources[index]!]!;
    const isAlone =
      otherArea === 0 && (parent === atSource ? siblingsAlone(index, parents, sources, elements) : children[parent]!.length === 1);
    const before = parent !== atSource ? known[parent] : source.kind === "fan" ? source.airflow * source.count : undefined;
    if (airflow !== null) [known[index], by[index]] = [airflow, "stated"];
    else if (isAlone && before !== undefined) [known[index], by[index]] = [before, "before"];
    else [known[index], by[index]] = [carried[index], carried[index] === undefined ? "unknown" : "after"];
  });
  return { known, by };
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
  const { known, by } = airflowsOf(values, parents, children, sources);
  const found: DuctElement[] = [];
  elements.forEach((row, index) => {
    const parent = parents[index]!;
    const size = at(`elements.${row.id}`, () => sizeOf(row, found[parent]?.size));
    found.push({
      row,
      parent,
      size,
      airflow: known[index],
      airflowBy: by[index]!,
      source: sources[index]!,
      isInlet: sides[index]!,
      siblings: parent === atSource ? roots.get(`${sources[index]} ${sides[index]}`)! : children[parent]!,
    });
  });
  return found;
}
