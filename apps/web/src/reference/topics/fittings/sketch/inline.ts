import { both, circle, cosine, half, sine, type Place, type Sketch, type Stroke } from "./strokes.ts";

/** Half length of a straight duct with an inline fitting. */
const reach = 150;

const walls = both([
  [-reach, -half],
  [reach, -half],
]);
const through: readonly Stroke[] = [
  [
    [-reach + 12, 0],
    [reach - 12, 0],
  ],
];

/** A blade about its middle, closed by an angle: along the flow at 0°, across it at 90°. */
function blade(centre: Place, length: number, closing: number): Stroke {
  const [x, y] = [(length / 2) * cosine(closing), (length / 2) * sine(closing)];
  return [
    [centre[0] - x, centre[1] + y],
    [centre[0] + x, centre[1] - y],
  ];
}

export function butterfly(closing: number): Sketch {
  return { walls, thin: [blade([0, 0], 2 * half - 2, closing), circle([0, 0], 4)], besides: through };
}

/** Blades above each other that turn in the same or in alternating directions. */
export function blades(closing: number, isOpposed: boolean): Sketch {
  const count = 4;
  const height = (2 * half) / count;
  return {
    walls,
    thin: Array.from({ length: count }, (_, index) => {
      const turn = isOpposed && index % 2 === 1 ? -closing : closing;
      return blade([0, -half + height * (index + 0.5)], height, turn);
    }),
    besides: through,
  };
}

/** A grid of bars that leave a share of the height free. */
export function grid(freeShare: number, bars: number): Sketch {
  const pitch = (2 * half) / bars;
  const bar = pitch * (1 - freeShare);
  return {
    walls: [
      ...walls,
      ...Array.from({ length: bars }, (_, index): Stroke => {
        const top = -half + pitch * index + (pitch - bar) / 2;
        return [
          [0, top],
          [0, top + Math.max(0.5, bar)],
        ];
      }),
    ],
    besides: through,
  };
}

/** A cylinder across the duct, whose diameter is its share of the height. */
export function cylinder(blockage: number): Sketch {
  return { walls, thin: [circle([0, 0], half * blockage)], besides: through };
}
