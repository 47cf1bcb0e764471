import { plus, scaled, unitVector } from "../../geometry/vector.ts";
import type { Point, Polygon } from "../../model/building.ts";
import type { StepFile } from "../step/file.ts";
import { numbersIn, plainValue, type Instance, type StepValue } from "../step/value.ts";
import { Curves } from "./curves.ts";
import { Placements } from "./placements.ts";
import { boxFaces, stripsOver, type ShapeFace } from "./faces.ts";
import { profileCurves } from "./profiles.ts";
import { directed, identity, placed, within, type Transform } from "./transform.ts";

/** Faces of a shape. */
export interface Shape {
  readonly faces: readonly ShapeFace[];
  /** Whether parts of it were cut off in the file which the faces still contain. */
  readonly isCut: boolean;
}

const empty: Shape = { faces: [], isCut: false };

const moved = (transform: Transform, { outer, holes }: ShapeFace): ShapeFace => ({
  outer: outer.map((point) => placed(transform, point)),
  holes: holes.map((hole) => hole.map((point) => placed(transform, point))),
});

/** Lists of numbers in a list. */
const rowsIn = (values: readonly StepValue[]): readonly (readonly number[])[] =>
  values.map((each) => {
    const row = plainValue(each);
    return Array.isArray(row) ? numbersIn(row as readonly StepValue[]) : [];
  });

/** Reads surfaces and bodies as flat faces, in the unit of lengths of the file. */
export class Shapes {
  readonly placements: Placements;
  readonly curves: Curves;
  readonly #file: StepFile;

  constructor(file: StepFile, angle: number) {
    this.#file = file;
    this.placements = new Placements(file);
    this.curves = new Curves(file, this.placements, angle);
  }

  /** Faces of an item of a representation, in the axes of its product. */
  shape(instance: Instance | undefined): Shape {
    if (instance === undefined) return empty;
    return this.#file.within(instance, () => this.#read(instance));
  }

  /** Faces of several items. */
  all(instances: readonly Instance[]): Shape {
    const shapes = instances.map((each) => this.shape(each));
    return { faces: shapes.flatMap(({ faces }) => faces), isCut: shapes.some(({ isCut }) => isCut) };
  }

  #read(instance: Instance): Shape {
    switch (instance.type) {
      case "IFCEXTRUDEDAREASOLID":
      case "IFCEXTRUDEDAREASOLIDTAPERED":
        return { faces: this.#extruded(instance), isCut: false };
      case "IFCBOOLEANCLIPPINGRESULT":
      case "IFCBOOLEANRESULT":
        return { faces: this.shape(this.#file.target(instance, 1)).faces, isCut: true };
      case "IFCCSGSOLID":
      case "IFCFACETEDBREP":
      case "IFCFACETEDBREPWITHVOIDS":
      case "IFCADVANCEDBREP":
      case "IFCADVANCEDBREPWITHVOIDS":
      case "IFCMANIFOLDSOLIDBREP":
        return this.shape(this.#file.target(instance, 0));
      case "IFCCLOSEDSHELL":
      case "IFCOPENSHELL":
      case "IFCCONNECTEDFACESET":
        return { faces: this.#file.targets(instance, 0).flatMap((face) => this.#face(face)), isCut: false };
      case "IFCFACEBASEDSURFACEMODEL":
      case "IFCSHELLBASEDSURFACEMODEL":
        return this.all(this.#file.targets(instance, 0));
      case "IFCMAPPEDITEM":
        return this.#mapped(instance);
      case "IFCTRIANGULATEDFACESET":
      case "IFCTRIANGULATEDIRREGULARNETWORK":
      case "IFCPOLYGONALFACESET":
        return { faces: this.#tessellated(instance), isCut: false };
      case "IFCBOUNDINGBOX":
        return { faces: boxFaces(this.#file.point(instance, 0), instance), isCut: false };
      case "IFCFACE":
      case "IFCFACESURFACE":
      case "IFCADVANCEDFACE":
        return { faces: this.#face(instance), isCut: false };
      default:
        return { faces: this.#surface(instance), isCut: false };
    }
  }

  #surface(instance: Instance): ShapeFace[] {
    switch (instance.type) {
      case "IFCCURVEBOUNDEDPLANE":
        return this.#boundedPlane(instance, [this.#file.target(instance, 1)], this.#file.targets(instance, 2));
      case "IFCCURVEBOUNDEDSURFACE": {
        const boundaries = this.#file.targets(instance, 1);
        const outer = boundaries.find(({ type }) => type === "IFCOUTERBOUNDARYCURVE") ?? boundaries[0];
        return this.#boundedPlane(
          instance,
          [outer],
          boundaries.filter((each) => each.id !== outer?.id),
        );
      }
      case "IFCRECTANGULARTRIMMEDSURFACE":
        return this.#rectangle(instance);
      case "IFCSURFACEOFLINEAREXTRUSION":
        return this.#swept(instance);
      default:
        return [];
    }
  }

  /** A part of a plane within curves in its axes. Some programs write three coordinates; if the third is not 0, the axes are those of the product. */
  #boundedPlane(instance: Instance, outer: readonly (Instance | undefined)[], inner: readonly Instance[]): ShapeFace[] {
    const plane = this.#file.target(instance, 0);
    if (plane?.type !== "IFCPLANE") return [];
    const system = this.placements.axes(this.#file.target(plane, 0));
    const loopOf = (curve: Instance | undefined): Polygon => {
      const points = this.curves.loop(curve);
      return points.every(([, , z]) => z === 0) ? points.map((point) => placed(system, point)) : points;
    };
    return outer.map((curve) => ({ outer: loopOf(curve), holes: inner.map(loopOf) }));
  }

  #rectangle(instance: Instance): ShapeFace[] {
    const plane = this.#file.target(instance, 0);
    if (plane?.type !== "IFCPLANE") return [];
    const system = this.placements.axes(this.#file.target(plane, 0));
    const [u1 = 0, v1 = 0, u2 = 0, v2 = 0] = [1, 2, 3, 4].map((index) => instance.number(index));
    const corners: readonly Point[] = [
      [u1, v1, 0],
      [u2, v1, 0],
      [u2, v2, 0],
      [u1, v2, 0],
    ];
    return [{ outer: corners.map((point) => placed(system, point)), holes: [] }];
  }

  /** Upright strips over the sides of a curve. */
  #swept(instance: Instance): ShapeFace[] {
    const profile = this.#file.target(instance, 0);
    const system = this.placements.axes(this.#file.target(instance, 1));
    const up = this.#sweepOf(instance, system);
    return profileCurves(this.#file, this, profile).flatMap(({ points, isClosed }) =>
      stripsOver(
        points.map((point) => placed(system, point)),
        up,
        isClosed,
      ),
    );
  }

  #sweepOf(instance: Instance, system: Transform): Point {
    const direction = this.#file.point(instance, 2) ?? [0, 0, 1];
    return scaled(directed(system, unitVector(direction)), instance.number(3) ?? 0);
  }

  #extruded(instance: Instance): ShapeFace[] {
    const system = this.placements.axes(this.#file.target(instance, 1));
    const up = this.#sweepOf(instance, system);
    const [outer, ...holes] = profileCurves(this.#file, this, this.#file.target(instance, 0))
      .filter(({ isClosed, points }) => isClosed && points.length > 2)
      .map(({ points }) => points.map((point) => placed(system, point)));
    if (outer === undefined) return [];
    const raised = (loop: Polygon): Polygon => loop.map((point) => plus(point, up));
    const sides = [outer, ...holes].flatMap((loop) => stripsOver(loop, up, true));
    return [{ outer, holes }, { outer: raised(outer), holes: holes.map(raised) }, ...sides];
  }

  /** Points of a loop of points, or of a loop of edges by their vertices. */
  #loop(loop: Instance | undefined): Polygon {
    if (loop?.type === "IFCPOLYLOOP") return this.#file.points(loop, 0);
    return this.#file.targets(loop, 0).flatMap((oriented) => {
      const edge = this.#file.target(oriented, 2);
      const vertex = this.#file.target(edge, oriented.enumeration(3) === "F" ? 1 : 0);
      const point = this.#file.point(vertex, 0);
      return point === undefined ? [] : [point];
    });
  }

  #face(face: Instance): ShapeFace[] {
    const bounds = this.#file.targets(face, 0).map((bound) => {
      const points = this.#loop(this.#file.target(bound, 0));
      return { isOuter: bound.type === "IFCFACEOUTERBOUND", points: bound.enumeration(1) === "F" ? points.toReversed() : points };
    });
    const outer = bounds.find(({ isOuter }) => isOuter) ?? bounds[0];
    if (outer === undefined) return [];
    return [{ outer: outer.points, holes: bounds.filter((each) => each !== outer).map(({ points }) => points) }];
  }

  #mapped(instance: Instance): Shape {
    const source = this.#file.target(instance, 0);
    const { faces, isCut } = this.all(this.#file.targets(this.#file.target(source, 1), 3));
    const transform = within(this.placements.operator(this.#file.target(instance, 1)), this.placements.axes(this.#file.target(source, 0)));
    return { faces: faces.map((face) => moved(transform, face)), isCut };
  }

  #tessellated(instance: Instance): ShapeFace[] {
    const list = this.#file.target(instance, 0);
    const points = rowsIn(list?.list(0) ?? []).map(([x = 0, y = 0, z = 0]): Point => [x, y, z]);
    const isPolygonal = instance.type === "IFCPOLYGONALFACESET";
    const places = rowsIn(instance.list(isPolygonal ? 3 : 4)).flat();
    const pointsAt = (indices: readonly number[]): Polygon =>
      indices.flatMap((index) => {
        const point = points[(places.length > 0 ? (places[index - 1] ?? 0) : index) - 1];
        return point === undefined ? [] : [point];
      });
    if (!isPolygonal) return rowsIn(instance.list(3)).map((indices) => ({ outer: pointsAt(indices), holes: [] }));
    return this.#file.targets(instance, 2).map((face) => ({ outer: pointsAt(face.numbers(0)), holes: rowsIn(face.list(1)).map(pointsAt) }));
  }

  /** Faces of the representations of a product: its body, or else what else there is. */
  ofProduct(product: Instance): Shape {
    const representations = this.#file.targets(this.#file.target(product, 6), 2);
    const named = (name: string): Instance[] => representations.filter((each) => each.text(1)?.toLowerCase() === name);
    const others = representations.filter((each) => !/^(body|box|axis|footprint)$/i.test(each.text(1) ?? ""));
    for (const candidates of [named("body"), others, named("box")]) {
      const shape = this.all(candidates.flatMap((each) => this.#file.targets(each, 3)));
      if (shape.faces.length > 0) return shape;
    }
    return empty;
  }

  /** Outline of a product on the ground. */
  footprintOf(product: Instance): readonly Polygon[] {
    const representations = this.#file.targets(this.#file.target(product, 6), 2);
    const items = representations.filter((each) => /^footprint$/i.test(each.text(1) ?? "")).flatMap((each) => this.#file.targets(each, 3));
    const curves = items.flatMap((item) => (item.type.endsWith("SET") ? this.#file.targets(item, 0) : [item]));
    return curves.map((curve) => this.curves.loop(curve)).filter(({ length }) => length > 2);
  }

  /** System of a product in the axes of the project. */
  systemOf(product: Instance): Transform {
    return product.values.length > 5 ? this.placements.system(product.references(5)[0]) : identity;
  }
}
