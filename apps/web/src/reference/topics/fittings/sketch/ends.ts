import { arc, both, half, mirrored, tangent, type Place, type Sketch, type Stroke } from "./strokes.ts";

const duct = 190;
const wallHeight = 130;

const inflow = (from: number): readonly Stroke[] => [
  [
    [from, 0],
    [duct - 15, 0],
  ],
];

/** The wall that an opening is in, on both sides of it. */
const wallFrom = (x: number, y: number): readonly Stroke[] =>
  both([
    [x, -y],
    [x, -wallHeight],
  ]);

/** A duct end, standing out of a wall by its projection over the diameter. */
export function plainEntry(projection: number): Sketch {
  const wall = Math.min(150, 100 * projection);
  return {
    walls: both([
      [0, -half],
      [duct + wall, -half],
    ]),
    ...(projection < 1.5 && { thin: wallFrom(wall, half) }),
    flow: [
      [
        [-80, 0],
        [duct - 15, 0],
      ],
    ],
  };
}

/** Rounded by a radius over the diameter. */
export function bellmouth(radiusRatio: number, isInWall: boolean): Sketch {
  const radius = 100 * radiusRatio;
  const mouth: Stroke = radius < 1 ? [[0, -half]] : arc([radius, -half - radius], radius, 180, 270).map(([x, y]): Place => [x, y]);
  return { walls: both([...mouth, [radius + duct, -half]]), ...(isInWall && { thin: wallFrom(0, half + radius) }), flow: inflow(-80) };
}

/** A cone of a length over the diameter and an included angle. */
export function conicalEntry(lengthRatio: number, angle: number, isInWall: boolean): Sketch {
  const isFlat = angle >= 179;
  const length = isFlat ? 0 : 100 * lengthRatio;
  const mouth = isFlat ? half : Math.min(260, half + length * tangent(angle / 2));
  return {
    walls: both([
      [0, -mouth],
      [length, -half],
      [length + duct, -half],
    ]),
    ...(isInWall && {
      thin: both([
        [0, -mouth],
        [0, -mouth - 60],
      ]),
    }),
    flow: inflow(-80),
  };
}

/** A hood with an included angle, its mouth twice as wide as the duct. */
export function hood(angle: number): Sketch {
  const rise = half;
  const length = angle >= 179 ? 0 : Math.min(260, rise / tangent(angle / 2));
  const wall: Stroke = [
    [0, -half - rise],
    [length, -half],
    [length + duct, -half],
  ];
  return { walls: [wall, mirrored(wall)], flow: inflow(-70) };
}

export function abruptExit(): Sketch {
  return {
    walls: both([
      [-duct, -half],
      [0, -half],
    ]),
    flow: [
      [
        [-duct + 15, 0],
        [90, 0],
      ],
    ],
  };
}

/** A flat cap over the end of a stack; the gap over the diameter. */
export function rainCap(gap: number): Sketch {
  const above = -100 * gap;
  return {
    walls: [
      [
        [-half, duct],
        [-half, 0],
      ],
      [
        [half, duct],
        [half, 0],
      ],
      [
        [-100, above],
        [100, above],
        [0, above - 45],
        [-100, above],
      ],
    ],
    flow: [
      [
        [0, duct - 15],
        [0, above / 2],
        [110, above / 2 + 12],
      ],
    ],
  };
}
