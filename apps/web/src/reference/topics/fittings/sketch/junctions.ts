import { half, sine, tangent, towards, type Place, type Sketch, type Stroke } from "./strokes.ts";

const reach = 170;

interface Branching {
  /** Width of the branch over that of the main. */
  readonly width: number;
  /** Between branch and main, degrees. */
  readonly angle: number;
  readonly converges: boolean;
  /** Leg of the coefficient: the branch, or the straight run. */
  readonly leg: "branch" | "run";
}

/** A tee or wye: the main from left to right, the branch on top. */
export function junction({ width, angle, converges, leg }: Branching): Sketch {
  const branchHalf = Math.max(1.5, half * width);
  // A converging branch leans against the direction of its flow.
  const direction = converges ? 180 - angle : angle;
  const opening = branchHalf / sine(angle);
  const [left, right]: [Place, Place] = [
    [-opening, -half],
    [opening, -half],
  ];
  const mouth: Place = [0, -half];
  const length = reach + branchHalf;
  const end = towards(mouth, length, direction);
  const across = direction - 90;
  const ends = [towards(end, branchHalf, across + 180), towards(end, branchHalf, across)] as const;
  const start: Place = [-reach - opening, -half];
  const finish: Place = [reach + opening, -half];
  const walls: Stroke[] = [
    [start, left, ends[0]],
    [finish, right, ends[1]],
    [
      [start[0], half],
      [finish[0], half],
    ],
  ];
  const straight: Stroke = [
    [start[0] + 15, 14],
    [finish[0] - 15, 14],
  ];
  const top = towards(mouth, length - 15, direction);
  // Intersection of the axes of branch and main.
  const corner: Place = [((converges ? 1 : -1) * half) / tangent(angle), 0];
  const branch: Stroke = converges ? [top, corner, [finish[0] - 15, 0]] : [[start[0] + 15, 0], corner, top];
  return leg === "branch" ? { walls, flow: [branch], besides: [straight] } : { walls, flow: [straight], besides: [branch] };
}

/** One inlet, from below, to two opposite branches of one width over that of the inlet. */
export function bullhead(width: number): Sketch {
  const branchHalf = Math.max(3, half * width);
  return {
    walls: [
      [
        [-reach, -2 * branchHalf],
        [reach, -2 * branchHalf],
      ],
      [
        [-reach, 0],
        [-half, 0],
        [-half, reach],
      ],
      [
        [reach, 0],
        [half, 0],
        [half, reach],
      ],
    ],
    flow: [
      [
        [0, reach - 15],
        [0, -branchHalf],
        [reach - 15, -branchHalf],
      ],
    ],
    besides: [
      [
        [0, -branchHalf],
        [-reach + 15, -branchHalf],
      ],
    ],
  };
}

interface Tap {
  readonly width: number;
  /** Widening at its foot: on both sides, only upstream, or none. */
  readonly foot: "cone" | "entry" | "plain";
  readonly angle: 45 | 90;
}

/** A take-off from a main that continues. */
export function takeoff({ width, foot, angle }: Tap): Sketch {
  const plain = junction({ width, angle, converges: false, leg: "branch" });
  if (foot === "plain") return plain;
  const branchHalf = half * width;
  const [start, finish] = [-reach - branchHalf, reach + branchHalf];
  const flare = 0.5 * branchHalf + 12;
  const lean = (corner: Place, length: number): Place => towards(corner, length, angle);
  const upstream = foot === "cone" ? flare : 2 * branchHalf * 0.5;
  const downstream = foot === "cone" ? flare : 0;
  const opening = branchHalf / sine(angle);
  const rise = foot === "cone" ? 40 : upstream;
  const left = lean([-opening, -half], rise);
  const right = lean([opening, -half], downstream === 0 ? 0 : rise);
  return {
    ...plain,
    walls: [
      [[start - opening, -half], [-opening - upstream, -half], left, lean(left, reach)],
      [[finish + opening, -half], [opening + downstream, -half], right, lean(right, reach + (downstream === 0 ? rise : 0))],
      [
        [start - opening, half],
        [finish + opening, half],
      ],
    ],
  };
}
