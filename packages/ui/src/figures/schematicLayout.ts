import type { Point } from "./polylines.ts";

/** A duct or pipe of a tree, as the layout needs it. */
export interface SchematicPart {
  readonly id: string;
  /** The upstream part, nearer to the fan or pump and earlier in the list; none at the fan or pump. */
  readonly parent: string | undefined;
  /** Importance: the part with the highest weight continues its parent's line. */
  readonly weight: number;
}

export interface PlacedPart {
  readonly id: string;
  readonly start: Point;
  readonly end: Point;
  /** From its first node: down to its height, then across. */
  readonly path: string;
  /** No part continues it. */
  readonly isLeaf: boolean;
  /** Parts reached by the arrow keys. */
  readonly next: Readonly<Record<"ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown", string | undefined>>;
}

export interface SchematicLayout {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly PlacedPart[];
  /** Width for the label of a part, px. */
  readonly wordsWidth: number;
}

/** Heights in tracks below the part: the highest and lowest that it and its branches occupy, for each layer from its own. */
interface Outline {
  readonly top: readonly number[];
  readonly bottom: readonly number[];
}

interface Branch {
  readonly index: number;
  readonly children: readonly number[];
  readonly outline: Outline;
  /** Tracks by which each child is lower than the part. */
  readonly drops: readonly number[];
}

/** Pixels. */
export const trackHeight = 52;
export const fanRoom = 44;
const topRoom = 26;
/** Tracks between trees, for the title of the lower one. */
const titleTracks = 0.4;
const [minLayerWidth, maxLayerWidth] = [108, 190];
/** Share of its layer that an end part fills, so that a line down at the next node passes it. */
const leafShare = 0.8;
/** Gap between the label of a part and the lines at both ends of its layer, px. */
const wordsGap = 14;

/** Width of a drawing with a number of layers, px; by default each is as narrow as its labels allow. */
export const schematicWidth = (layers: number, layerWidth = minLayerWidth): number => fanRoom + layers * layerWidth + wordsGap;

/** Tracks by which a branch must be lower to clear everything above it. */
function dropOf(above: readonly number[], { top }: Outline): number {
  return top.reduce((drop, highest, layer) => Math.max(drop, (above[layer + 1] ?? -Infinity) - highest + 1), 1);
}

/** The first child continues straight, the others are below each other, each as high as possible. */
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

/** Layers and tracks of all parts, with trees below each other, and the children of each part. */
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
  // Children come after their parent in the list.
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
 * Lays out trees of ducts or pipes: a layer for each step away from the fan, level and upright lines, none over another. The main line
 * stays at its height, branches are below it, as high as there is room.
 *
 * @param parts parents before their children
 * @param width pixels; the drawing is wider if its layers would be too narrow for their labels
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
