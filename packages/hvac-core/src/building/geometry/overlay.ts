/** A loop of points in a plane. */
export type FlatLoop = readonly (readonly [x: number, y: number])[];

/** Parts of an area that are within another one, and those that are not, as polygons of three or four corners. */
export interface Overlay {
  readonly inside: readonly FlatLoop[];
  readonly outside: readonly FlatLoop[];
}

/** Heights of strips below this are nothing. */
const noHeight = 1e-9;

/** An upward edge: x at its lower end, and x per y. */
interface Edge {
  readonly low: number;
  readonly high: number;
  readonly x: number;
  readonly slope: number;
  readonly isOfOther: boolean;
}

const xAt = ({ x, low, slope }: Edge, y: number): number => x + slope * (y - low);

function edgesOf(loops: readonly FlatLoop[], isOfOther: boolean): Edge[] {
  return loops.flatMap((loop) =>
    loop.flatMap((point, index): Edge[] => {
      const next = loop[(index + 1) % loop.length]!;
      const [lower, upper] = point[1] < next[1] ? [point, next] : [next, point];
      const height = upper[1] - lower[1];
      if (height <= noHeight) return [];
      return [{ low: lower[1], high: upper[1], x: lower[0], slope: (upper[0] - lower[0]) / height, isOfOther }];
    }),
  );
}

/** Height at which two edges cross; undefined where they do not. */
function crossingOf(a: Edge, b: Edge): number | undefined {
  const slope = a.slope - b.slope;
  if (slope === 0) return undefined;
  const y = (xAt(b, 0) - xAt(a, 0)) / slope;
  return y > Math.max(a.low, b.low) && y < Math.min(a.high, b.high) ? y : undefined;
}

/** Heights at which edges begin, end or cross. */
function heightsOf(edges: readonly Edge[]): number[] {
  const heights = edges.flatMap(({ low, high }) => [low, high]);
  edges.forEach((edge, index) => {
    for (let next = index + 1; next < edges.length; next++) {
      const crossing = crossingOf(edge, edges[next]!);
      if (crossing !== undefined) heights.push(crossing);
    }
  });
  return heights.toSorted((a, b) => a - b).filter((height, index, all) => index === 0 || height - all[index - 1]! > noHeight);
}

/** A part between two edges that has not ended. */
interface OpenPart {
  readonly left: Edge;
  readonly right: Edge;
  readonly from: number;
  readonly isInside: boolean;
}

function closed({ left, right, from }: OpenPart, to: number): FlatLoop {
  const corners: FlatLoop = [
    [xAt(left, from), from],
    [xAt(right, from), from],
    [xAt(right, to), to],
    [xAt(left, to), to],
  ];
  return corners.filter(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length]!;
    return Math.abs(x - nextX) > noHeight || Math.abs(y - nextY) > noHeight;
  });
}

/** Parts of the first area in a strip between two heights, in which no edges cross. */
function partsIn(edges: readonly Edge[], from: number, to: number): OpenPart[] {
  const middle = (from + to) / 2;
  const present = edges.filter(({ low, high }) => low < middle && high > middle).toSorted((a, b) => xAt(a, middle) - xAt(b, middle));
  const parts: OpenPart[] = [];
  let isInArea = false;
  let isInOther = false;
  let left: Edge | undefined;
  for (const edge of present) {
    if (isInArea && left !== undefined && xAt(edge, middle) - xAt(left, middle) > noHeight)
      parts.push({ left, right: edge, from, isInside: isInOther });
    if (edge.isOfOther) isInOther = !isInOther;
    else isInArea = !isInArea;
    left = edge;
  }
  return parts;
}

/**
 * Divides an area by another one. Both are loops, of which those within others are holes (even-odd rule). Strips between the heights of corners and
 * crossings have straight sides alone.
 */
export function overlay(area: readonly FlatLoop[], other: readonly FlatLoop[]): Overlay {
  const edges = [...edgesOf(area, false), ...edgesOf(other, true)];
  const heights = heightsOf(edges);
  const [inside, outside]: [FlatLoop[], FlatLoop[]] = [[], []];
  const end = (part: OpenPart, to: number): void => {
    const loop = closed(part, to);
    if (loop.length > 2) (part.isInside ? inside : outside).push(loop);
  };
  let open: OpenPart[] = [];
  for (let index = 0; index + 1 < heights.length; index++) {
    const [from, to] = [heights[index]!, heights[index + 1]!];
    const parts = partsIn(edges, from, to);
    const isSame = (a: OpenPart, b: OpenPart): boolean => a.left === b.left && a.right === b.right && a.isInside === b.isInside;
    for (const part of open) if (!parts.some((each) => isSame(each, part))) end(part, from);
    open = parts.map((part) => open.find((each) => isSame(each, part)) ?? part);
  }
  for (const part of open) end(part, heights.at(-1)!);
  return { inside, outside };
}

/** Area of loops of which none is in another one. */
export const flatArea = (loops: readonly FlatLoop[]): number =>
  loops.reduce((sum, loop) => {
    const [first = [0, 0]] = loop;
    let twice = 0;
    for (let index = 1; index + 1 < loop.length; index++) {
      const [a, b] = [loop[index]!, loop[index + 1]!];
      twice += (a[0] - first[0]) * (b[1] - first[1]) - (b[0] - first[0]) * (a[1] - first[1]);
    }
    return sum + Math.abs(twice) / 2;
  }, 0);
