import type { Point } from "../../model/building.ts";
import type { StepFile } from "../step/file.ts";
import { numbersIn, plainValue, StepReference, StepTyped, type Instance, type StepValue } from "../step/value.ts";
import type { Placements } from "./placements.ts";
import { placed, relativeTo, type Transform } from "./transform.ts";

/** Angle of one side of the polygon that an arc becomes, radians: 5°. */
const sideAngle = Math.PI / 36;

const fullTurn = 2 * Math.PI;

/** Points of a curve; in a plane they have z = 0. */
type CurvePoints = readonly Point[];

/** An arc of an ellipse by its angles. */
interface Arc {
  readonly system: Transform;
  readonly radii: readonly [number, number];
  readonly from: number;
  /** Angle to the end, negative where it runs clockwise. */
  readonly sweep: number;
}

function pointsOfArc({ system, radii, from, sweep }: Arc): Point[] {
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / sideAngle - 1e-9));
  return Array.from({ length: count + 1 }, (_, index) => {
    const angle = from + (sweep * index) / count;
    return placed(system, [radii[0] * Math.cos(angle), radii[1] * Math.sin(angle), 0]);
  });
}

/** Points of the arc through three points of a plane; the straight line where they are on one. */
function arcThrough([a, b, c]: readonly [Point, Point, Point]): readonly Point[] {
  const [ax, ay, bx, by] = [a[0] - c[0], a[1] - c[1], b[0] - c[0], b[1] - c[1]];
  const twice = 2 * (ax * by - ay * bx);
  const isSpatial = a[2] !== b[2] || b[2] !== c[2];
  if (isSpatial || Math.abs(twice) < 1e-12 * (ax * ax + ay * ay + bx * bx + by * by)) return [a, b, c];
  const [aa, bb] = [ax * ax + ay * ay, bx * bx + by * by];
  const middle: Point = [c[0] + (by * aa - ay * bb) / twice, c[1] + (ax * bb - bx * aa) / twice, a[2]];
  const radius = Math.hypot(a[0] - middle[0], a[1] - middle[1]);
  const angleOf = (point: Point): number => Math.atan2(point[1] - middle[1], point[0] - middle[0]);
  const positive = (angle: number): number => ((angle % fullTurn) + fullTurn) % fullTurn;
  const from = angleOf(a);
  const [toMiddle, toEnd] = [positive(angleOf(b) - from), positive(angleOf(c) - from)];
  const sweep = toMiddle <= toEnd ? toEnd : toEnd - fullTurn;
  const system: Transform = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1], origin: middle };
  return [a, ...pointsOfArc({ system, radii: [radius, radius], from, sweep }).slice(1, -1), c];
}

/** Points one after the other, without those at which parts meet. */
function chained(parts: readonly (readonly Point[])[]): Point[] {
  const points: Point[] = [];
  for (const part of parts)
    for (const point of part) {
      const last = points.at(-1);
      if (last === undefined || Math.hypot(point[0] - last[0], point[1] - last[1], point[2] - last[2]) > 1e-9) points.push(point);
    }
  return points;
}

/** Reads curves as points, in the unit of lengths of the file. */
export class Curves {
  readonly #file: StepFile;
  readonly #placements: Placements;
  /** Radians of an angle in the unit of the file. */
  readonly #angle: number;

  constructor(file: StepFile, placements: Placements, angle: number) {
    this.#file = file;
    this.#placements = placements;
    this.#angle = angle;
  }

  /** Points of a closed curve, of which the last does not repeat the first. */
  loop(instance: Instance | undefined): CurvePoints {
    const points = this.points(instance);
    const [first, last] = [points[0], points.at(-1)];
    const isClosed =
      points.length > 1 && first !== undefined && last !== undefined && first.every((each, axis) => Math.abs(each - last[axis]!) < 1e-9);
    return isClosed ? points.slice(0, -1) : points;
  }

  /** Points of a curve from its start to its end. */
  points(instance: Instance | undefined): CurvePoints {
    if (instance === undefined) return [];
    return this.#file.within(instance, () => this.#read(instance));
  }

  #read(instance: Instance): CurvePoints {
    switch (instance.type) {
      case "IFCPOLYLINE":
        return this.#file.points(instance, 0);
      case "IFCINDEXEDPOLYCURVE":
        return this.#indexed(instance);
      case "IFCCOMPOSITECURVE":
      case "IFC2DCOMPOSITECURVE":
      case "IFCCOMPOSITECURVEONSURFACE":
      case "IFCBOUNDARYCURVE":
      case "IFCOUTERBOUNDARYCURVE":
        return this.#composite(instance);
      case "IFCTRIMMEDCURVE":
        return this.#trimmed(instance);
      case "IFCCIRCLE":
      case "IFCELLIPSE":
        return this.#ellipse(instance, 0, fullTurn);
      default:
        return [];
    }
  }

  #indexed(instance: Instance): CurvePoints {
    const list = this.#file.target(instance, 0);
    const points = (list?.list(0) ?? []).map((each): Point => {
      const [x = 0, y = 0, z = 0] = numbersIn((each ?? []) as readonly StepValue[]);
      return [x, y, z];
    });
    const segments = instance.list(1);
    if (segments.length === 0) return points;
    const parts = segments.map((segment): readonly Point[] => {
      if (!(segment instanceof StepTyped)) return [];
      const indices = numbersIn((segment.values[0] ?? []) as readonly StepValue[]);
      const ofSegment = indices.flatMap((index) => (points[index - 1] === undefined ? [] : [points[index - 1]!]));
      const isArc = segment.type === "IFCARCINDEX" && ofSegment.length === 3;
      return isArc ? arcThrough(ofSegment as unknown as [Point, Point, Point]) : ofSegment;
    });
    return chained(parts);
  }

  #composite(instance: Instance): CurvePoints {
    const parts = this.#file.targets(instance, 0).map((segment) => {
      const points = this.points(this.#file.target(segment, 2));
      return segment.enumeration(1) === "F" ? points.toReversed() : points;
    });
    return chained(parts);
  }

  /** Parameter of a trim, and its point where it has one. */
  #trim(values: readonly StepValue[]): { readonly parameter?: number; readonly point?: Point } {
    let parameter: number | undefined;
    let point: Point | undefined;
    for (const value of values) {
      if (value instanceof StepReference) point = this.#file.coordinates(value.id);
      else {
        const plain = plainValue(value);
        if (typeof plain === "number") parameter = plain;
      }
    }
    return { ...(parameter === undefined ? {} : { parameter }), ...(point === undefined ? {} : { point }) };
  }

  #trimmed(instance: Instance): CurvePoints {
    const basis = this.#file.target(instance, 0);
    const [start, end] = [this.#trim(instance.list(1)), this.#trim(instance.list(2))];
    const isForward = instance.enumeration(3) !== "F";
    if (basis?.type === "IFCLINE") return this.#line(basis, [start, end]);
    if (basis?.type !== "IFCCIRCLE" && basis?.type !== "IFCELLIPSE") return this.points(basis);
    const byParameter = instance.enumeration(4) !== "CARTESIAN";
    const angles = [start, end].map(({ parameter, point }) => {
      if (parameter !== undefined && (byParameter || point === undefined)) return parameter * this.#angle;
      return point === undefined ? 0 : this.#angleOn(basis, point);
    }) as [number, number];
    let sweep = angles[1] - angles[0];
    if (isForward && sweep <= 1e-9) sweep += fullTurn;
    if (!isForward && sweep >= -1e-9) sweep -= fullTurn;
    return this.#ellipse(basis, angles[0], sweep);
  }

  #line(basis: Instance, ends: readonly { readonly parameter?: number; readonly point?: Point }[]): CurvePoints {
    const vector = this.#file.target(basis, 1);
    const origin = this.#file.point(basis, 0) ?? [0, 0, 0];
    const direction = this.#file.point(vector, 0) ?? [0, 0, 0];
    const length = Math.hypot(...direction) || 1;
    const magnitude = vector?.number(1) ?? 1;
    return ends.map(({ parameter = 0, point }): Point => {
      const along = (parameter * magnitude) / length;
      return point ?? [origin[0] + direction[0] * along, origin[1] + direction[1] * along, origin[2] + direction[2] * along];
    });
  }

  #conic(basis: Instance): { readonly system: Transform; readonly radii: readonly [number, number] } {
    const position = this.#file.target(basis, 0);
    const first = basis.number(1) ?? 0;
    const second = basis.type === "IFCELLIPSE" ? (basis.number(2) ?? first) : first;
    return { system: this.#placements.axes(position), radii: [first, second] };
  }

  #angleOn(basis: Instance, point: Point): number {
    const { system, radii } = this.#conic(basis);
    const [x, y] = relativeTo(system, point);
    return Math.atan2(y / (radii[1] || 1), x / (radii[0] || 1));
  }

  /** Points of a whole ellipse. */
  ellipse(system: Transform, radii: readonly [number, number]): readonly Point[] {
    return pointsOfArc({ system, radii, from: 0, sweep: fullTurn }).slice(0, -1);
  }

  #ellipse(basis: Instance, from: number, sweep: number): CurvePoints {
    return pointsOfArc({ ...this.#conic(basis), from, sweep });
  }
}
