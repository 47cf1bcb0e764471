import type { Point } from "../../../building/index.ts";
import { axesOf, moved, rectangle, upright, type ShellPart, type ShellSurface } from "./geometry.ts";
import { shadesOfWindow, type LeftOutShade } from "./shades.ts";
import { fitsInRow, type PlacedWindows, type WindowGroup, type WindowWriter } from "./windows.ts";

/* Surfaces apart from the box of their room. Each has a back, so that readers know which side is out. */

/** A surface without a place. */
export type Unplaced = Omit<ShellSurface, "polygon" | "openings">;

/** Thickness of a panel, m, and as a share of its smaller side. */
const [thickness, thicknessShare] = [0.05, 0.2];
/** Share by which the surface of a window is smaller than the window, so that rounding leaves no wall. */
const noWall = 1e-9;

const origin: Point = [0, 0, 0];

function backOf(front: ShellSurface, unspecified: Unplaced, smallerSide: number): ShellSurface {
  const { out } = axesOf(front.azimuth, front.tilt);
  const depth = Math.min(thickness, thicknessShare * smallerSide);
  const polygon = front.polygon.toReversed().map((point) => moved(point, [-depth, out]));
  return { ...unspecified, azimuth: (front.azimuth + 180) % 360, tilt: 180 - front.tilt, polygon, openings: [] };
}

/** A surface apart, with the windows in it. */
export function panel(
  surface: Unplaced,
  area: number,
  height: number,
  back: Unplaced,
  windows?: { readonly group: WindowGroup; readonly writer: WindowWriter },
): ShellPart {
  const axes = axesOf(surface.azimuth, surface.tilt);
  const gross = area + (windows?.group.area ?? 0);
  // Upright ones are as high as the room, others and narrow ones are squares.
  const side = Math.sqrt(gross);
  const up = surface.tilt === upright && gross / height >= 0.5 ? height : side;
  const width = gross / up;
  let placed: PlacedWindows = { openings: [], shades: [] };
  if (windows) {
    const { group, writer } = windows;
    const isRow = fitsInRow(group, width, up);
    placed = isRow ? writer.inRow(group, origin, axes, up - 0.1) : writer.inBand(group, origin, axes, width);
  }
  const front: ShellSurface = { ...surface, polygon: rectangle(origin, axes, width, up), openings: placed.openings };
  return { surfaces: [front, backOf(front, back, Math.min(width, up))], shades: placed.shades };
}

/** Windows that no wall or roof has: each fills its surface, which then has no row. */
export function windowPanel(
  surface: Unplaced,
  group: WindowGroup,
  writer: WindowWriter,
  back: Unplaced,
): { readonly part: ShellPart; readonly leftOut: readonly LeftOutShade[] } {
  const axes = axesOf(surface.azimuth, surface.tilt);
  const head = Math.max(...group.windows.map(({ height }) => height));
  const { openings, shades: overhangs } = writer.inRow(group, origin, axes, head);
  const { shades, leftOut } = group.isApart
    ? shadesOfWindow(group.windows[0]!, openings[0]!, axes, overhangs)
    : { shades: overhangs, leftOut: [] };
  const surfaces = openings.flatMap((opening) => {
    const { width, height, polygon } = opening;
    const front: ShellSurface = { ...surface, polygon: rectangle(polygon[0]!, axes, width * (1 - noWall), height), openings: [opening] };
    return [front, backOf(front, back, Math.min(width, height))];
  });
  return { part: { surfaces, shades }, leftOut };
}
