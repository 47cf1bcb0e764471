import type { Point, Polygon } from "../../src/building/index.ts";
import { StepWriter, text } from "./drawnIfc.ts";

const nothing = "$";
const list = (values: readonly string[]): string => `(${values.join(",")})`;
export const real = (value: number): string => (Number.isInteger(value) ? `${value}.` : String(value).replace("e", "E"));

/** A box by two corners, m. */
export interface Box {
  readonly low: Point;
  readonly high: Point;
}

export const sideNames = ["west", "east", "south", "north", "down", "up"] as const;
export type SideName = (typeof sideNames)[number];

/** Corners of a side of a box. */
export function sideOf({ low: [x0, y0, z0], high: [x1, y1, z1] }: Box, side: SideName): Polygon {
  const corners: Readonly<Record<SideName, Polygon>> = {
    west: [
      [x0, y0, z0],
      [x0, y1, z0],
      [x0, y1, z1],
      [x0, y0, z1],
    ],
    east: [
      [x1, y0, z0],
      [x1, y1, z0],
      [x1, y1, z1],
      [x1, y0, z1],
    ],
    south: [
      [x0, y0, z0],
      [x1, y0, z0],
      [x1, y0, z1],
      [x0, y0, z1],
    ],
    north: [
      [x0, y1, z0],
      [x1, y1, z0],
      [x1, y1, z1],
      [x0, y1, z1],
    ],
    down: [
      [x0, y0, z0],
      [x1, y0, z0],
      [x1, y1, z0],
      [x0, y1, z0],
    ],
    up: [
      [x0, y0, z1],
      [x1, y0, z1],
      [x1, y1, z1],
      [x0, y1, z1],
    ],
  };
  return corners[side];
}

export interface BoundaryEntry {
  readonly id: string;
  readonly space: string;
  readonly element?: string;
  readonly polygon: Polygon;
  /** INTERNAL, EXTERNAL and others. */
  readonly side?: string;
  readonly isVirtual?: boolean;
  /** Name and description of the boundary: level and type. */
  readonly name?: readonly [string, string];
}

/** Writes a house in metres: spaces, elements with bodies, and boundaries, whose faces are in the axes of the project. */
export class House {
  readonly step = new StepWriter();
  readonly #schema: string;
  readonly #placement: string;

  constructor(schema = "IFC4", units: readonly string[] = []) {
    this.#schema = schema;
    const { step } = this;
    const metre = step.add("IFCSIUNIT", "*", ".LENGTHUNIT.", nothing, ".METRE.");
    for (const unit of units) step.add(unit.slice(0, unit.indexOf("(")), unit.slice(unit.indexOf("(") + 1, -1));
    const assigned = step.add("IFCUNITASSIGNMENT", list([metre, ...units.map((_, index) => `#${index + 2}`)]));
    step.add("IFCPROJECT", text("p"), nothing, text("House"), nothing, nothing, nothing, nothing, nothing, assigned);
    this.#placement = step.add("IFCLOCALPLACEMENT", nothing, nothing);
  }

  point(coordinates: readonly number[]): string {
    return this.step.add("IFCCARTESIANPOINT", list(coordinates.map(real)));
  }

  /** A shape of items. */
  shape(items: readonly string[], name = "Body"): string {
    const representation = this.step.add("IFCSHAPEREPRESENTATION", nothing, text(name), text(""), list(items));
    return this.step.add("IFCPRODUCTDEFINITIONSHAPE", nothing, nothing, list([representation]));
  }

  /** A profile that is lifted to a height. */
  extruded(profile: string, height: number, low: Point = [0, 0, 0]): string {
    const axes = this.step.add("IFCAXIS2PLACEMENT3D", this.point(low), nothing, nothing);
    return this.step.add("IFCEXTRUDEDAREASOLID", profile, axes, this.step.add("IFCDIRECTION", "(0.,0.,1.)"), real(height));
  }

  box({ low, high }: Box): string {
    const [x, y] = [high[0] - low[0], high[1] - low[1]];
    const middle = this.step.add("IFCAXIS2PLACEMENT2D", this.point([x / 2, y / 2]), nothing);
    const profile = this.step.add("IFCRECTANGLEPROFILEDEF", ".AREA.", nothing, middle, real(x), real(y));
    return this.extruded(profile, high[2] - low[2], low);
  }

  #product(type: string, id: string, shape: string, ...more: readonly string[]): string {
    return this.step.add(type, text(id), nothing, text(id), nothing, nothing, this.#placement, shape, ...more);
  }

  space(id: string, shape = nothing, longName = "", kind = ".INTERNAL."): string {
    return this.#product("IFCSPACE", id, shape, text(longName), ".ELEMENT.", kind, nothing);
  }

  element(type: string, id: string, body?: Box, ...more: readonly string[]): string {
    return this.#product(type, id, body === undefined ? nothing : this.shape([this.box(body)]), text(`tag-${id}`), ...more);
  }

  faces(polygons: readonly Polygon[], type = "IFCFACEBASEDSURFACEMODEL"): string {
    const { step } = this;
    const faces = polygons.map((polygon) => {
      const loop = step.add("IFCPOLYLOOP", list(polygon.map((point) => this.point(point))));
      return step.add("IFCFACE", list([step.add("IFCFACEOUTERBOUND", loop, ".T.")]));
    });
    if (type === "IFCFACETEDBREP") return step.add(type, step.add("IFCCLOSEDSHELL", list(faces)));
    return step.add(type, list([step.add("IFCCONNECTEDFACESET", list(faces))]));
  }

  boundary({
    id,
    space,
    element = nothing,
    polygon,
    side = "EXTERNAL",
    isVirtual = false,
    name = ["2ndLevel", "2a"],
  }: BoundaryEntry): string {
    const geometry = this.step.add("IFCCONNECTIONSURFACEGEOMETRY", this.faces([polygon]), nothing);
    const kind = isVirtual ? ".VIRTUAL." : ".PHYSICAL.";
    return this.step.add("IFCRELSPACEBOUNDARY", text(id), nothing, ...name.map(text), space, element, geometry, kind, `.${side}.`);
  }

  /** A relation of a whole or a definition to objects. */
  relate(type: string, first: string, second: string): string {
    return this.step.add(type, text(""), nothing, nothing, nothing, first, second);
  }

  /** Properties of an object. */
  properties(object: string, values: Readonly<Record<string, string>>): void {
    const { step } = this;
    const properties = Object.entries(values).map(([name, value]) =>
      step.add("IFCPROPERTYSINGLEVALUE", text(name), nothing, value, nothing),
    );
    const set = step.add("IFCPROPERTYSET", text(""), nothing, text("Pset"), nothing, list(properties));
    this.relate("IFCRELDEFINESBYPROPERTIES", list([object]), set);
  }

  file(): string {
    return this.step.file(this.#schema);
  }
}
