import { mendedLoop } from "../geometry/mending.ts";
import { areaVectorOf, faceOf, isWithin, type Face } from "../geometry/polygon.ts";
import { outwardSigns } from "../geometry/sides.ts";
import { exactTolerances } from "../geometry/tolerances.ts";
import { dot, lengthOf, samePlaneCosine, scaled } from "../geometry/vector.ts";
import type { Mend } from "../model/account.ts";
import type { Point, Polygon } from "../model/building.ts";
import type { Element, Elements } from "./elements.ts";
import type { Shapes } from "./geometry/shapes.ts";
import { placed } from "./geometry/transform.ts";
import { withHoles } from "./loops.ts";
import type { Room } from "./rooms.ts";
import type { StepFile } from "./step/file.ts";
import type { Instance } from "./step/value.ts";

/** Coordinates beyond this, m, are none. */
const maxCoordinate = 1e8;

/** Other side of a boundary as the file has it. */
export type BoundarySide = "interior" | "exterior" | "ground" | "unknown";

/** A boundary of a space as the file has it. */
export interface Boundary {
  /** Number of its instance. */
  readonly instance: number;
  /** Position in the file. */
  readonly order: number;
  /** Identifier in the file; may be empty. */
  readonly id: string;
  readonly name: string;
  /** 1 or 2; undefined where the file does not say. */
  readonly level: 1 | 2 | undefined;
  /** Whether it only ends another element: type 2b. */
  readonly isEnd: boolean;
  /** Number of the space, whether or not it is a room. */
  readonly space: number;
  readonly element: Element | undefined;
  /** Number of what joins the element to the space. */
  readonly connection: number | undefined;
  readonly isVirtual: boolean;
  readonly side: BoundarySide;
  /** Number of the boundary that it is in. */
  readonly parent?: number;
  /** Number of the boundary on the other side. */
  readonly other?: number;
}

/** A flat part of a boundary of a room. */
export interface Patch {
  readonly boundary: Boundary;
  readonly room: Room;
  /** Outer loops, m. */
  readonly outer: readonly Polygon[];
  readonly holes: readonly Polygon[];
  readonly mends: readonly Mend[];
  /** Face of the outer loops. */
  readonly face: Face;
  /** Length 1, away from the room. */
  readonly outward: Point;
}

const sides: Readonly<Record<string, BoundarySide>> = {
  INTERNAL: "interior",
  EXTERNAL: "exterior",
  EXTERNAL_WATER: "exterior",
  EXTERNAL_FIRE: "exterior",
  EXTERNAL_EARTH: "ground",
};

/** Level of a boundary by its class, or else by the name that IFC2x3 gives it. */
function levelOf(instance: Instance): Boundary["level"] {
  if (instance.type.endsWith("2NDLEVEL")) return 2;
  if (instance.type.endsWith("1STLEVEL")) return 1;
  const text = `${instance.text(2) ?? ""} ${instance.text(3) ?? ""}`.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
  if (/2ndlevel|secondlevel|2[ab]$/.test(text)) return 2;
  return /1stlevel|firstlevel/.test(text) ? 1 : undefined;
}

export function boundaryOf(instance: Instance, order: number, elements: Elements): Boundary {
  const [parent] = instance.references(9);
  const [other] = instance.references(10);
  const element = elements.element(instance.references(5)[0]);
  const isVirtual = instance.enumeration(7) === "VIRTUAL";
  // Without matter nothing says that outdoor air begins there.
  const isOpen = isVirtual && (element === undefined || element.kind === "virtual");
  const side = isOpen ? "unknown" : (sides[instance.enumeration(8) ?? ""] ?? "unknown");
  const isExternal = element?.isExternal;
  return {
    instance: instance.id,
    order,
    id: instance.text(0) ?? "",
    name: element?.name ?? instance.text(2) ?? "",
    level: levelOf(instance),
    isEnd: /\b2b\b/i.test(`${instance.text(2) ?? ""} ${instance.text(3) ?? ""}`),
    space: instance.references(4)[0] ?? 0,
    element,
    connection: instance.references(6)[0],
    isVirtual,
    side: side === "unknown" && isExternal !== undefined ? (isExternal ? "exterior" : "interior") : side,
    ...(parent === undefined ? {} : { parent }),
    ...(other === undefined ? {} : { other }),
  };
}

/** Types of boundaries of spaces. */
export const boundaryTypes = ["IFCRELSPACEBOUNDARY", "IFCRELSPACEBOUNDARY1STLEVEL", "IFCRELSPACEBOUNDARY2NDLEVEL"] as const;

/** Outer loops and holes in one plane. */
interface FlatPart {
  readonly outer: Polygon[];
  readonly holes: Polygon[];
}

function isInPlane(part: FlatPart, loop: Polygon): boolean {
  const [lead, vector] = [areaVectorOf(part.outer[0]!), areaVectorOf(loop)];
  const cosine = dot(lead, vector) / (lengthOf(lead) * lengthOf(vector));
  if (Math.abs(cosine) < samePlaneCosine) return false;
  const [[first], [other]] = [part.outer[0]!, loop] as unknown as readonly [readonly [Point], readonly [Point]];
  const normal = scaled(lead, 1 / lengthOf(lead));
  return Math.abs(dot(normal, other) - dot(normal, first)) <= exactTolerances.plane;
}

/** Reads the flat parts of the surface of a boundary, m. */
export class PatchReader {
  readonly #file: StepFile;
  readonly #shapes: Shapes;
  readonly #length: number;

  constructor(file: StepFile, shapes: Shapes, length: number) {
    this.#file = file;
    this.#shapes = shapes;
    this.#length = length;
  }

  /** Patches of a boundary, whose sides are not known yet. */
  patchesOf(boundary: Boundary, room: Room): Patch[] {
    const connection = this.#file.get(boundary.connection);
    // Curves that join an element to a space have no area.
    const surface = connection?.type === "IFCCONNECTIONSURFACEGEOMETRY" ? this.#file.target(connection, 0) : undefined;
    const mends = new Set<Mend>();
    const loopOf = (loop: Polygon): Polygon => {
      const points = loop.map(([x, y, z]) => placed(room.system, [x * this.#length, y * this.#length, z * this.#length]));
      return points.every((point) => point.every((each) => Math.abs(each) < maxCoordinate)) ? mendedLoop(points, mends) : [];
    };
    const parts: FlatPart[] = [];
    for (const face of this.#shapes.shape(surface).faces) {
      const outer = loopOf(face.outer);
      if (outer.length < 3 || !(lengthOf(areaVectorOf(outer)) > 0)) continue;
      const holes = face.holes.map(loopOf).filter((hole) => hole.length > 2);
      const part = parts.find((each) => isInPlane(each, outer));
      if (part === undefined) parts.push({ outer: [outer], holes });
      else {
        const isOpposite = dot(areaVectorOf(part.outer[0]!), areaVectorOf(outer)) < 0;
        part.outer.push(isOpposite ? outer.toReversed() : outer);
        part.holes.push(...holes);
      }
    }
    return parts.map(({ outer, holes }) => {
      const face = faceOf(outer);
      return { boundary, room, outer, holes, mends: [...mends], face, outward: face.normal };
    });
  }
}

/** Whether a boundary has nothing in it: it is virtual, and its element is as well. */
export const isAirWall = ({ boundary: { isVirtual, element } }: Patch): boolean =>
  element === undefined ? isVirtual : element.kind === "virtual" || (isVirtual && element.kind === "hole");

/** Patches of a room with their sides; those that lie in others, such as windows, are given apart. */
export function oriented(shell: readonly Patch[]): Patch[] {
  const signs = outwardSigns(shell.map(({ face }) => face));
  return shell.map((patch, index) => ({ ...patch, outward: scaled(patch.face.normal, signs[index]!) }));
}

/** Polygons of a patch that face away from the room, with the holes that remain. */
export function polygonsOf({ outer, holes, face: { normal }, outward }: Patch, filled: readonly Polygon[]): Polygon[] {
  const remaining = holes.filter((hole) => !filled.includes(hole));
  const facing = dot(normal, outward) < 0 ? outer.map((loop) => loop.toReversed()) : [...outer];
  if (remaining.length === 0) return facing;
  return facing.map((loop) => {
    const face = faceOf([loop]);
    return withHoles(
      loop,
      remaining.filter((hole) => isWithin(face, faceOf([hole]).inside)),
    );
  });
}
