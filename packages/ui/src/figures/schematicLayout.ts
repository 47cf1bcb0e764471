import type { Point } from "./polylines.ts";

/** A duct or pipe of a tree, as far as its place in the drawing goes. */
export interface SchematicPart {
  readonly id: string;
  /** The part that it is connected to, which stands before it; none at the fan or pump. */
  readonly parent: string | undefined;
  /** Of the parts that go on from one, that of the greatest weight goes straight on. */
  readonly weight: number;
}

export interface PlacedPart {
  readonly id: string;
  readonly start: Point;
  readonly end: Point;
  /** From the node that it begins at: down to its own height, then across. */
  readonly path: string;
  /** Nothing goes on from it. */
  readonly isLeaf: boolean;
  /** The parts that arrow keys lead to. */
  readonly next: Readonly<Record<"ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown", string | undefined>>;
}

export interface SchematicLayout {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly PlacedPart[];
  /** Pixels across that the words of a part have. */
  readonly wordsWidth: number;
}

/** Heights are counted in tracks from the part down: the highest and the lowest that it and all after it take, for each layer from its own on. */
interface Outline {
  readonly top: readonly number[];
  readonly bottom: readonly number[];
}

interface Branch {
  readonly index: number;
  readonly children: readonly number[];
  readonly outline: Outline;
  /** Tracks by which each child stands lower. */
  readonly drops: readonly number[];
}

/** Pixels. */
export const trackHeight = 52;
export const fanRoom = 44;
const topRoom = 26;
/** Tracks between trees, for the title of the lower one. */
const titleTracks = 0.4;
const [minLayerWidth, maxLayerWidth] = [108, 190];
/** How far a part that ends goes into its layer, so that what goes down at the next node passes it. */
const leafShare = 0.8;
/** Between the words of a part and the lines at either end of its layer. */
const wordsGap = 14;

/** Pixels across of a drawing with so many layers, each as narrow as words allow. */
export const schematicWidth = (layers: number, layerWidth = minLayerWidth): number => fanRoom + layers * layerWidth + wordsGap;

/** How far down a branch must go to clear all that is above it. */
function dropOf(above: readonly number[], { top }: Outline): number {
  return top.reduce((drop, highest, layer) => Math.max(drop, (above[layer + 1] ?? -Infinity) - highest + 1), 1);
}

/** The first child goes straight on, the others below each other, each as high as it may be. */
function branchOf(index: number, children: readonly number[], branches: readonly Branch[]): Branch {
  const top = [0];
  const bottom = [0];
  const drops = children.map((child, place) => {
    const { outline } = branches[child]!;
    const drop = place === 0 ? 0 : dropOf(bottom, outline);
    outline.top.forEach((highest, layer) => {
      top[layer + 1] = Math.min(top[layer + 1] ?? Infinity, drop + highest);
      bottom[layer + 1] = Math.max(bottom[layer + 1] ?? -Infinity, drop + outline.bottom[layer]!);
    });
    return drop;
  });
  return { index, children, outline: { top, bottom }, drops };
}

interface Place {
  readonly layer: number;
  readonly track: number;
}

/** Layers and tracks of all parts, trees below each other, and who follows whom. */
function placesOf(parts: readonly SchematicPart[]): {
  readonly places: readonly Place[];
  readonly branches: readonly Branch[];
  readonly parents: readonly number[];
} {
  const indices = new Map(parts.map(({ id }, index) => [id, index]));
  const parents = parts.map(({ parent }) => indices.get(parent ?? "") ?? -1);
  const children = parts.map((): number[] => []);
  const roots: number[] = [];
  for (const [index, parent] of parents.entries()) (children[parent] ?? roots).push(index);
  const branches: Branch[] = [];
  // What goes on from a part stands after it in the list.
  for (let index = parts.length - 1; index >= 0; index--) {
    const childIndices = children[index]!;
    const straight = childIndices.toSorted((a, b) => parts[b]!.weight - parts[a]!.weight)[0];
    branches[index] = branchOf(
      index,
      straight === undefined ? [] : [straight, ...childIndices.filter((child) => child !== straight)],
      branches,
    );
  }
  const places: Place[] = [];
  let track = 0;
  for (const root of roots) {
    places[root] = { layer: 0, track };
    track += Math.max(...branches[root]!.outline.bottom) + 1 + titleTracks;
  }
  for (const { index, children: childIndices, drops } of branches) {
    const { layer, track: from } = places[index]!;
    childIndices.forEach((child, place) => (places[child] = { layer: layer + 1, track: from + drops[place]! }));
  }
  return { places, branches, parents };
}

/**
 * Lays out trees of ducts or pipes: a layer for each step away from the fan, lines level and upright, no two over each other. What carries on
 * stays at its height, what branches off goes below, as high as there is room.
 *
 * @param parts parents before their children
 * @param width pixels; the drawing is wider where layers would be too narrow for words
 */
export function layOutSchematic(parts: readonly SchematicPart[], width: number): SchematicLayout {
  const { places, branches, parents } = placesOf(parts);
  const layers = Math.max(1, ...places.map(({ layer }) => layer + 1));
  const tracks = Math.max(1, ...places.map(({ track }) => track + 1));
  const layerWidth = Math.floor(Math.max(minLayerWidth, Math.min(maxLayerWidth, (width - fanRoom - wordsGap) / layers)));
  const xAt = (layer: number): number => fanRoom + layer * layerWidth;
  const yAt = (track: number): number => topRoom + (track + 0.5) * trackHeight;
  const byHeight = parts
    .map((_, index) => index)
    .toSorted((a, b) => places[a]!.track - places[b]!.track || places[a]!.layer - places[b]!.layer);
  const rank = new Map(byHeight.map((index, place) => [index, place]));
  const placed = parts.map(({ id }, index): PlacedPart => {
    const { layer, track } = places[index]!;
    const parent = parents[index]!;
    const isLeaf = branches[index]!.children.length === 0;
    const start = { x: xAt(layer), y: yAt(parent === -1 ? track : places[parent]!.track) };
    const end = { x: xAt(layer) + layerWidth * (isLeaf ? leafShare : 1), y: yAt(track) };
    const idAt = (partIndex: number | undefined): string | undefined => (partIndex === undefined ? undefined : parts[partIndex]?.id);
    return {
      id,
      start,
      end,
      isLeaf,
      path: `M${start.x},${start.y}${start.y === end.y ? "" : `V${end.y}`}H${end.x}`,
      next: {
        ArrowLeft: idAt(parent === -1 ? undefined : parent),
        ArrowRight: idAt(branches[index]!.children[0]),
        ArrowUp: idAt(byHeight[rank.get(index)! - 1]),
        ArrowDown: idAt(byHeight[rank.get(index)! + 1]),
      },
    };
  });
  return {
    width: schematicWidth(layers, layerWidth),
    height: topRoom + tracks * trackHeight,
    parts: placed,
    wordsWidth: layerWidth - wordsGap,
  };
}
