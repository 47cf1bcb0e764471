import { dot, lengthOf } from "../geometry/vector.ts";
import type { Point } from "../model/building.ts";
import type { Shapes } from "./geometry/shapes.ts";
import { identity, placed, relativeTo, type Transform } from "./geometry/transform.ts";
import type { Properties, PropertySet } from "./properties.ts";
import type { Relations } from "./relations.ts";
import type { StepFile } from "./step/file.ts";
import type { Instance } from "./step/value.ts";

/** What an element is for the rooms that it bounds. */
export type ElementKind = "wall" | "roof" | "slab" | "ground-slab" | "glass" | "window" | "door" | "hole" | "virtual" | "object";

/** An element of the building that bounds rooms. */
export interface Element {
  readonly id: number;
  readonly kind: ElementKind;
  readonly type: string;
  readonly name: string | undefined;
  readonly tag: string | undefined;
  readonly isExternal: boolean | undefined;
  /** Width times height of a window or door, m². */
  readonly size?: number;
  readonly properties: PropertySet;
  /** Covering that the room has in front of it. */
  readonly covering?: Instance;
}

/** A box along the axes of a system; lengths in m. */
export interface Box {
  readonly system: Transform;
  readonly low: Point;
  readonly high: Point;
}

/** Distance of a point from a box, m; 0 within it. */
export function distanceFrom({ system, low, high }: Box, point: Point): number {
  const inAxes = relativeTo(system, point);
  return lengthOf(inAxes.map((each, axis) => Math.max(0, low[axis]! - each, each - high[axis]!)) as unknown as Point);
}

const boxOf = (system: Transform, points: readonly Point[]): Box | undefined => {
  if (points.length === 0) return undefined;
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const point of points)
    for (const axis of [0, 1, 2] as const) {
      low[axis] = Math.min(low[axis], point[axis]);
      high[axis] = Math.max(high[axis], point[axis]);
    }
  return { system, low, high };
};

/** A covering of a wall or slab is that element. */
const glassTypes = /^IFC(CURTAINWALL|PLATE)/;
const objectTypes =
  /^IFC(COLUMN|BEAM|MEMBER|PILE|FOOTING|FURN|SYSTEMFURN|FLOW|DISTRIBUTION|ENERGY|BUILDINGELEMENTPROXY|STAIR|RAILING|RAMP)/;

/** Reads the elements that bound rooms. */
export class Elements {
  readonly #file: StepFile;
  readonly #shapes: Shapes;
  readonly #relations: Relations;
  readonly #properties: Properties;
  readonly #length: number;
  readonly #elements = new Map<number, Element | undefined>();
  readonly #boxes = new Map<number, Box | undefined>();

  constructor(file: StepFile, shapes: Shapes, relations: Relations, properties: Properties, length: number) {
    this.#file = file;
    this.#shapes = shapes;
    this.#relations = relations;
    this.#properties = properties;
    this.#length = length;
  }

  /** The element of a boundary: what fills an opening, or is behind a covering. */
  element(id: number | undefined): Element | undefined {
    if (id === undefined) return undefined;
    if (!this.#elements.has(id)) this.#elements.set(id, this.#read(id));
    return this.#elements.get(id);
  }

  #read(id: number): Element | undefined {
    const related = this.#file.get(id);
    if (related === undefined) return undefined;
    const isCovering = related.type === "IFCCOVERING";
    const other = isCovering ? this.#relations.coveredBy.get(id)?.[0] : this.#relations.fillingOf.get(id)?.[0];
    const instance = this.#file.get(other) ?? related;
    const properties = this.#properties.ofObject(instance.id);
    const size = this.#sizeOf(instance);
    return {
      id: instance.id,
      kind: this.#kindOf(instance, properties),
      type: instance.type,
      name: instance.text(2),
      tag: instance.text(7),
      isExternal: properties.flag("IsExternal"),
      properties,
      ...(size === undefined ? {} : { size }),
      ...(isCovering && instance !== related ? { covering: related } : {}),
    };
  }

  #sizeOf(instance: Instance): number | undefined {
    if (!/^IFC(WINDOW|DOOR)/.test(instance.type)) return undefined;
    const [height, width] = [instance.number(8) ?? 0, instance.number(9) ?? 0];
    return height > 0 && width > 0 ? height * width * this.#length ** 2 : undefined;
  }

  #kindOf(instance: Instance, properties: PropertySet): ElementKind {
    const { type } = instance;
    const predefined = instance.enumeration(8);
    if (type.startsWith("IFCWINDOW")) return "window";
    if (type.startsWith("IFCDOOR")) return (properties.number("GlazingAreaFraction") ?? 0) > 0.5 ? "window" : "door";
    if (type.startsWith("IFCOPENING")) return "hole";
    if (type === "IFCVIRTUALELEMENT") return "virtual";
    if (type === "IFCROOF") return "roof";
    if (type.startsWith("IFCSLAB")) return predefined === "ROOF" ? "roof" : predefined === "BASESLAB" ? "ground-slab" : "slab";
    if (type === "IFCCOVERING") return /^(FLOORING|CEILING|ROOFING)$/.test(predefined ?? "") ? "slab" : "wall";
    const whole = this.#file.typeOf(this.#relations.wholeOf.get(instance.id)?.[0] ?? 0) ?? "";
    if (glassTypes.test(type)) return type.startsWith("IFCPLATE") && !glassTypes.test(whole) ? "wall" : "glass";
    return objectTypes.test(type) && !glassTypes.test(whole) ? "object" : "wall";
  }

  /** Element that the opening of a window or door is in. */
  hostOf(id: number): number | undefined {
    const opening = this.#relations.openingOf.get(id)?.[0] ?? id;
    return this.#relations.voidedBy.get(opening)?.[0];
  }

  /** System of a product, in m. */
  systemOf(product: Instance): Transform {
    const { origin, ...axes } = this.#shapes.systemOf(product);
    return { ...axes, origin: [origin[0] * this.#length, origin[1] * this.#length, origin[2] * this.#length] };
  }

  #pointsOf(product: Instance): Point[] {
    const { faces } = this.#shapes.ofProduct(product);
    return faces.flatMap(({ outer }) => outer.map(([x, y, z]): Point => [x * this.#length, y * this.#length, z * this.#length]));
  }

  /** Box around the shape of a product in its axes, or around its parts; undefined where it has no shape that can be read. */
  boxOf(id: number): Box | undefined {
    if (!this.#boxes.has(id)) this.#boxes.set(id, this.#readBox(id));
    return this.#boxes.get(id);
  }

  #readBox(id: number): Box | undefined {
    const product = this.#file.get(id);
    if (product === undefined) return undefined;
    const hasShape = product.references(6).length > 0;
    const box = hasShape ? boxOf(this.systemOf(product), this.#pointsOf(product)) : undefined;
    if (box !== undefined) return box;
    const parts = (this.#relations.partsOf.get(id) ?? []).flatMap((part) => this.#file.get(part) ?? []);
    const points = parts.flatMap((part) => {
      const system = this.systemOf(part);
      return this.#pointsOf(part).map((point) => placed(system, point));
    });
    return boxOf(identity, points);
  }

  /** Whether the layers of an element grow towards a direction: 1, against it: −1, unknown: 0. */
  directionOfLayers(id: number, axis: string | undefined, sense: string | undefined, outward: Point): 1 | -1 | 0 {
    const product = this.#file.get(id);
    if (product === undefined || axis === undefined) return 0;
    const system = this.#shapes.systemOf(product);
    const along = axis === "AXIS1" ? system.x : axis === "AXIS2" ? system.y : system.z;
    const towards = dot(along, outward) * (sense === "NEGATIVE" ? -1 : 1);
    return towards > 0 ? 1 : towards < 0 ? -1 : 0;
  }
}
