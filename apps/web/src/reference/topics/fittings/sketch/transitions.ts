import { arc, both, circle, half, tangent, type Place, type Sketch, type Stroke } from "./strokes.ts";

const straight = 110;
/** So slender a cone is drawn shorter than it is. */
const longest = 420;

interface Change {
  /** Smaller over larger width. */
  readonly ratio: number;
  /** Between opposite walls, degrees; 180 is abrupt. */
  readonly angle: number;
  readonly widens: boolean;
}

/** The length of a cone, between two half widths. */
function coneLength(small: number, large: number, angle: number): number {
  return angle >= 179.9 ? 0 : Math.min(longest, (large - small) / tangent(angle / 2));
}

export function transition({ ratio, angle, widens }: Change): Sketch {
  const small = half * ratio;
  const length = coneLength(small, half, angle);
  const [first, second] = widens ? [small, half] : [half, small];
  const wall: Stroke = [
    [-straight, -first],
    [0, -first],
    [length, -second],
    [length + straight, -second],
  ];
  return {
    walls: both(wall),
    thin: [
      [
        [0, -first],
        [0, first],
      ],
      [
        [length, -second],
        [length, second],
      ],
    ],
    flow: [
      [
        [-straight + 15, 0],
        [length + straight - 15, 0],
      ],
    ],
  };
}

/** A diffuser at the outlet of a centrifugal fan. */
export function fanOutlet({ ratio, angle }: Omit<Change, "widens">): Sketch {
  const { walls, thin = [], flow = [] } = transition({ ratio, angle, widens: true });
  const small = half * ratio;
  const wheel: Place = [-straight - small, small];
  return { walls: [...walls, arc(wheel, 2 * small, 90, 330)], thin: [...thin, circle(wheel, small), circle(wheel, small / 4)], flow };
}

/** The end of a duct that widens into the room. */
export function diffuserExit({ ratio, angle }: Omit<Change, "widens">): Sketch {
  const small = half * ratio;
  const length = coneLength(small, half, angle);
  return {
    walls: both([
      [-straight, -small],
      [0, -small],
      [length, -half],
    ]),
    thin: [
      [
        [0, -small],
        [0, small],
      ],
    ],
    flow: [
      [
        [-straight + 15, 0],
        [length + 60, 0],
      ],
    ],
  };
}
