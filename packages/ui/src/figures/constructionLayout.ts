import { pathOf, type Box, type Point } from "./polylines.ts";
import { linearDomain, linearScale, type Scale } from "./scales.ts";

/** Drawing style of a layer. */
export type LayerLook = "masonry" | "concrete" | "wood" | "insulation" | "air" | "sheet" | "board";

/** One layer of a construction, from the outside. */
export interface SectionLayer {
  readonly id: string;
  readonly label: string;
  /** m; none for a layer with only a resistance. */
  readonly thickness?: number;
  readonly look: LayerLook;
}

/** A plane of the construction with its temperatures, in the displayed unit. */
export interface SectionPlane {
  readonly layer: number;
  /** From 0 at the layer's outer face to 1 at its inner one. */
  readonly share: number;
  readonly temperature: number;
  readonly dewPoint?: number;
  /** Water condenses or remains here. */
  readonly isWet?: boolean;
}

export interface ConstructionShape {
  readonly layers: readonly SectionLayer[];
  readonly planes: readonly SectionPlane[];
  readonly outsideTemperature: number;
  readonly insideTemperature: number;
}

export interface DrawnLayer {
  readonly id: string;
  readonly look: LayerLook;
  readonly left: number;
  readonly right: number;
  /** Position of its number. */
  readonly number: Point;
}

export interface ConstructionLayout {
  readonly width: number;
  readonly height: number;
  readonly plot: Box;
  readonly y: Scale;
  readonly layers: readonly DrawnLayer[];
  readonly temperature: string;
  readonly dewPoint: string;
  readonly planes: readonly Point[];
  readonly wet: readonly Point[];
}

/** Width of the narrowest visible layer, and of a layer without a thickness, px. */
const narrowest = 7;
const withoutThickness = 16;
/** Width of the air on each side, px. */
const air = 34;

/** Widths of the layers: to scale, except for those too narrow to see. */
export function layerWidths(layers: readonly SectionLayer[], room: number): number[] {
  const fixed = layers.map(({ thickness }): number | undefined => (thickness === undefined ? withoutThickness : undefined));
  // Widens the layers that are too narrow and divides the remaining width among the others, until none is too narrow.
  for (let round = 0; round <= layers.length; round++) {
    const taken = fixed.reduce<number>((sum, width) => sum + (width ?? 0), 0);
    const left = layers.reduce((sum, { thickness = 0 }, index) => sum + (fixed[index] === undefined ? thickness : 0), 0);
    const scale = left > 0 ? Math.max(0, room - taken) / left : 0;
    const narrow = layers.findIndex(({ thickness = 0 }, index) => fixed[index] === undefined && thickness * scale < narrowest);
    if (narrow < 0) return layers.map(({ thickness = 0 }, index) => fixed[index] ?? thickness * scale);
    fixed[narrow] = narrowest;
  }
  return fixed.map((width) => width ?? narrowest);
}

/** Lays out the section of a construction with the temperature through it. */
export function layOutConstruction(
  { layers, planes, outsideTemperature, insideTemperature }: ConstructionShape,
  width: number,
): ConstructionLayout {
  const height = Math.round(Math.min(320, Math.max(240, width * 0.5)));
  const plot: Box = { left: 40, right: width - 8, top: 34, bottom: height - 26 };
  const room = plot.right - plot.left - 2 * air;
  const wanted = layerWidths(layers, room);
  // Many layers need more width than there is.
  const total = wanted.reduce((sum, each) => sum + each, 0);
  const widths = wanted.map((each) => (total > room ? (each * room) / total : each));
  const drawn: DrawnLayer[] = [];
  let left = plot.left + air;
  layers.forEach(({ id, look }, index) => {
    const right = left + widths[index]!;
    drawn.push({ id, look, left, right, number: { x: (left + right) / 2, y: plot.top - 12 } });
    left = right;
  });
  const temperatures = [
    outsideTemperature,
    insideTemperature,
    ...planes.flatMap(({ temperature, dewPoint = temperature }) => [temperature, dewPoint]),
  ];
  const y = linearScale(linearDomain(temperatures), [plot.bottom, plot.top], 30);
  const places = planes.map(({ layer, share }): number => {
    const drawnLayer = drawn[layer];
    return drawnLayer ? drawnLayer.left + share * (drawnLayer.right - drawnLayer.left) : plot.left + air;
  });
  const line = planes.map(({ temperature }, index): Point => ({ x: places[index]!, y: y.positionOf(temperature) }));
  const dew = planes.flatMap(({ dewPoint }, index): Point[] =>
    dewPoint === undefined ? [] : [{ x: places[index]!, y: y.positionOf(dewPoint) }],
  );
  return {
    width,
    height,
    plot,
    y,
    layers: drawn,
    temperature: pathOf([
      [
        { x: plot.left, y: y.positionOf(outsideTemperature) },
        { x: plot.left + air * 0.55, y: y.positionOf(outsideTemperature) },
        ...line,
        { x: plot.right - air * 0.55, y: y.positionOf(insideTemperature) },
        { x: plot.right, y: y.positionOf(insideTemperature) },
      ],
    ]),
    dewPoint: dew.length > 1 ? pathOf([dew]) : "",
    planes: line,
    wet: planes.flatMap(({ isWet }, index) => (isWet ? [line[index]!] : [])),
  };
}
