import type { Point, Polygon } from "../../src/building/index.ts";
import type { DrawnBuilding, DrawnSurface } from "../gbxml/drawnBuildings.ts";

/** How a drawn building is written as IFC: none of this changes what it is. */
export interface IfcWriting {
  readonly schema?: "IFC2X3" | "IFC4" | "IFC4X3_ADD2";
  /** Unit of lengths and m in it; feet and inches are based on a conversion. */
  readonly unit?: readonly [name: "METRE" | "MILLIMETRE" | "CENTIMETRE" | "FOOT" | "INCH", metres: number];
  /** Angle by which the drawing is turned clockwise; true north turns it back. */
  readonly turned?: number;
  readonly moved?: Point;
  /** Angles by which site, building, storey and space are turned in each other. */
  readonly nested?: readonly number[];
  readonly reversed?: (index: number) => boolean;
  /** Surfaces of the boundaries: curves of three kinds in a plane, faces, or strips for upright ones. */
  readonly shape?: "polyline" | "indexed" | "composite" | "spatial" | "faces" | "strip";
  /** Whether the surface of a wall has a hole at its window. */
  readonly holes?: boolean;
  /** Whether boundaries name those on their other side and those that they are in (IFC4). */
  readonly named?: boolean;
  /** Whether boundaries are of the first level, so that nothing says which part of a wall borders on which room. */
  readonly level?: 1 | 2;
  readonly bodies?: boolean;
}

const degree = Math.PI / 180;

/** A turn around the vertical and a move. */
interface Frame {
  readonly angle: number;
  readonly origin: Point;
}

const turn = (angle: number, [x, y, z]: Point): Point => {
  const [sin, cos] = [Math.sin(angle * degree), Math.cos(angle * degree)];
  return [x * cos - y * sin, x * sin + y * cos, z];
};
const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Point, b: Point): Point => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const unit = (a: Point): Point => {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
};

/** Writes a STEP file, instance by instance. */
export class StepWriter {
  readonly #lines: string[] = [];

  add(type: string, ...values: readonly string[]): string {
    this.#lines.push(`#${this.#lines.length + 1}=${type}(${values.join(",")});`);
    return `#${this.#lines.length}`;
  }

  file(schema: string): string {
    return [
      "ISO-10303-21;",
      "HEADER;",
      "FILE_DESCRIPTION(('ViewDefinition [SpaceBoundary2ndLevelAddOnView]'),'2;1');",
      `FILE_NAME('drawn','2026-11-30T00:00:00',(''),(''),'','drawing','');`,
      `FILE_SCHEMA(('${schema}'));`,
      "ENDSEC;",
      "DATA;",
      ...this.#lines,
      "ENDSEC;",
      "END-ISO-10303-21;",
      "",
    ].join("\n");
  }
}

export const text = (value: string): string => `'${value}'`;
const real = (value: number): string => {
  const written = String(value).replace("e", "E");
  return written.includes(".") || written.includes("E") ? written : `${written}.`;
};
const list = (values: readonly string[]): string => `(${values.join(",")})`;
const nothing = "$";

/** Writes a drawn building. */
class IfcWriter {
  readonly step = new StepWriter();
  readonly #drawn: DrawnBuilding;
  readonly #writing: Required<IfcWriting>;
  readonly #placements: readonly string[];
  /** System of the spaces in the axes of the project, m. */
  readonly #space: Frame;
  readonly #isOld: boolean;

  constructor(drawn: DrawnBuilding, writing: IfcWriting) {
    this.#drawn = drawn;
    this.#writing = {
      schema: "IFC4",
      unit: ["METRE", 1],
      turned: 0,
      moved: [0, 0, 0],
      nested: [0, 0, 0, 0],
      reversed: () => false,
      shape: "polyline",
      holes: false,
      named: true,
      level: 2,
      bodies: false,
      ...writing,
    };
    this.#isOld = this.#writing.schema === "IFC2X3";
    const placements: string[] = [];
    let frame: Frame = { angle: 0, origin: [0, 0, 0] };
    for (const [index, angle] of this.#writing.nested.entries()) {
      const origin: Point = [index * 3 - 4, 2 * index, index * 0.5];
      placements.push(
        this.step.add("IFCLOCALPLACEMENT", placements.at(-1) ?? nothing, this.#axes(origin, [0, 0, 1], turn(angle, [1, 0, 0]))),
      );
      frame = { angle: frame.angle + angle, origin: add(frame.origin, turn(frame.angle, origin)) };
    }
    this.#placements = placements;
    this.#space = frame;
  }

  point(coordinates: readonly number[]): string {
    return this.step.add("IFCCARTESIANPOINT", list(coordinates.map((each) => real(each / this.#writing.unit[1]))));
  }

  #direction(ratios: readonly number[]): string {
    return this.step.add("IFCDIRECTION", list(ratios.map(real)));
  }

  #axes(origin: Point, axis: Point, reference: Point): string {
    return this.step.add("IFCAXIS2PLACEMENT3D", this.point(origin), this.#direction(axis), this.#direction(reference));
  }

  /** A point of the drawing in the axes of the spaces. */
  local(point: Point): Point {
    const { turned, moved } = this.#writing;
    return turn(-this.#space.angle, minus(add(turn(-turned, point), moved), this.#space.origin));
  }

  #units(): string {
    const { step } = this;
    const [name, metres] = this.#writing.unit;
    const metre = step.add("IFCSIUNIT", "*", ".LENGTHUNIT.", nothing, ".METRE.");
    const prefix = { MILLIMETRE: ".MILLI.", CENTIMETRE: ".CENTI." }[name as string];
    const isImperial = name === "FOOT" || name === "INCH";
    const converted = (type: string, label: string, factor: number, base: string): string => {
      const measure = step.add("IFCMEASUREWITHUNIT", `IFCRATIOMEASURE(${real(factor)})`, base);
      return step.add("IFCCONVERSIONBASEDUNIT", nothing, `.${type}.`, text(label), measure);
    };
    const length = isImperial
      ? converted("LENGTHUNIT", name, metres, metre)
      : prefix === undefined
        ? metre
        : step.add("IFCSIUNIT", "*", ".LENGTHUNIT.", prefix, ".METRE.");
    const square = step.add("IFCSIUNIT", "*", ".AREAUNIT.", nothing, ".SQUARE_METRE.");
    const cubic = step.add("IFCSIUNIT", "*", ".VOLUMEUNIT.", nothing, ".CUBIC_METRE.");
    const area = isImperial ? converted("AREAUNIT", "SQUARE FOOT", 0.3048 ** 2, square) : square;
    const radian = step.add("IFCSIUNIT", "*", ".PLANEANGLEUNIT.", nothing, ".RADIAN.");
    return step.add("IFCUNITASSIGNMENT", list([length, area, cubic, radian]));
  }

  /** Curves and surfaces of a loop in the axes of the spaces. */
  #surface(polygon: Polygon, hole: Polygon | undefined): string {
    const { step } = this;
    const { shape } = this.#writing;
    const loop = polygon.map((point) => this.local(point));
    const inner = hole?.map((point) => this.local(point));
    const faceOf = (points: readonly Point[]): string =>
      step.add(
        "IFCFACE",
        list([
          step.add("IFCFACEOUTERBOUND", step.add("IFCPOLYLOOP", list(points.map((each) => this.point(each)))), ".T."),
          ...(inner ? [step.add("IFCFACEBOUND", step.add("IFCPOLYLOOP", list(inner.map((each) => this.point(each)))), ".T.")] : []),
        ]),
      );
    if (shape === "faces") return step.add("IFCFACEBASEDSURFACEMODEL", list([step.add("IFCCONNECTEDFACESET", list([faceOf(loop)]))]));
    const [first, second, third, fourth] = loop as unknown as readonly [Point, Point, Point, Point];
    const isUpright =
      Math.hypot(third[0] - second[0], third[1] - second[1]) < 1e-9 && Math.abs(third[2] - second[2] - fourth[2] + first[2]) < 1e-9;
    if (shape === "strip" && isUpright && inner === undefined) return this.#strip(first, second, third[2] - second[2]);
    const x = unit(minus(second, first));
    const z = unit(cross(x, minus(fourth, first)));
    const y = cross(z, x);
    const plane = step.add("IFCPLANE", this.#axes(first, z, x));
    const curve = (points: readonly Point[]): string =>
      this.#curve(
        points.map((point) => {
          const from = minus(point, first);
          return [dot(from, x), dot(from, y)] as const;
        }),
      );
    return step.add("IFCCURVEBOUNDEDPLANE", plane, curve(loop), list(inner ? [curve(inner)] : []));
  }

  #strip(first: Point, second: Point, height: number): string {
    const { step } = this;
    const along = minus(second, first);
    const line = step.add("IFCPOLYLINE", list([this.point([0, 0]), this.point([Math.hypot(...along), 0])]));
    const profile = step.add("IFCARBITRARYOPENPROFILEDEF", ".CURVE.", nothing, line);
    return step.add(
      "IFCSURFACEOFLINEAREXTRUSION",
      profile,
      this.#axes(first, [0, 0, 1], unit(along)),
      this.#direction([0, 0, 1]),
      real(height / this.#writing.unit[1]),
    );
  }

  #curve(points: readonly (readonly [number, number])[]): string {
    const { step } = this;
    const { shape } = this.#writing;
    const [first] = points as readonly [readonly [number, number]];
    if (shape === "indexed") {
      const coordinates = points.map((point) => list(point.map((each) => real(each / this.#writing.unit[1]))));
      const corners = step.add("IFCCARTESIANPOINTLIST2D", list(coordinates));
      const lines = [...points, first].map((_, index) => String((index % points.length) + 1));
      return step.add("IFCINDEXEDPOLYCURVE", corners, list([`IFCLINEINDEX(${list(lines)})`]), ".F.");
    }
    if (shape === "composite") {
      const parts = points.map((point, index) => {
        const line = step.add("IFCPOLYLINE", list([this.point(points[(index + 1) % points.length]!), this.point(point)]));
        return step.add("IFCCOMPOSITECURVESEGMENT", ".CONTINUOUS.", ".F.", line);
      });
      return step.add("IFCCOMPOSITECURVE", list(parts), ".F.");
    }
    const isSpatial = shape === "spatial";
    return step.add("IFCPOLYLINE", list([...points, first].map((point) => this.point(isSpatial ? [...point, 0] : point))));
  }

  #product(type: string, id: string, placement: string, ...more: readonly string[]): string {
    return this.step.add(type, text(id), nothing, text(id), nothing, nothing, placement, nothing, ...more);
  }

  #element({ id, type }: DrawnSurface): string {
    const [, , storey] = this.#placements;
    if (type === "ExteriorWall" || type === "InteriorWall")
      return this.#product("IFCWALL", `e-${id}`, storey!, nothing, ...(this.#isOld ? [] : [nothing]));
    const kind = { Roof: ".ROOF.", SlabOnGrade: ".BASESLAB." }[type] ?? ".FLOOR.";
    return this.#product("IFCSLAB", `e-${id}`, storey!, nothing, kind);
  }

  #boundary(id: string, space: string, element: string, geometry: string, side: string, parent: string, other: string): string {
    const { level } = this.#writing;
    const common = [
      text(id),
      nothing,
      text(level === 2 ? "2ndLevel" : "1stLevel"),
      text(level === 2 ? "2a" : ""),
      space,
      element,
      geometry,
      ".PHYSICAL.",
      side,
    ];
    if (this.#isOld) return this.step.add("IFCRELSPACEBOUNDARY", ...common);
    if (level === 1) return this.step.add("IFCRELSPACEBOUNDARY1STLEVEL", ...common, parent);
    return this.step.add("IFCRELSPACEBOUNDARY2NDLEVEL", ...common, parent, other);
  }

  /** Boundaries of a surface, one for each room; the first room of the file has the identifier of the surface. */
  #surfaceBoundaries(surface: DrawnSurface, index: number, spaces: ReadonlyMap<string, string>): void {
    const { step } = this;
    const { reversed, holes, named } = this.#writing;
    const { id, type, rooms, polygon, opening } = surface;
    const element = this.#element(surface);
    const order = [...spaces.keys()];
    const inOrder = rooms.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
    const side = rooms.length > 1 ? ".INTERNAL." : type === "SlabOnGrade" && !this.#isOld ? ".EXTERNAL_EARTH." : ".EXTERNAL.";
    const connection = (loop: Polygon, hole?: Polygon): string =>
      step.add("IFCCONNECTIONSURFACEGEOMETRY", this.#surface(reversed(index) ? loop.toReversed() : loop, hole), nothing);
    let other = nothing;
    for (const [position, room] of inOrder.entries()) {
      const name = position === 0 ? id : `${id}-other`;
      const geometry = connection(position === 0 ? polygon : polygon.toReversed(), holes ? opening : undefined);
      const boundary = this.#boundary(name, spaces.get(room)!, element, geometry, side, nothing, named ? other : nothing);
      other = boundary;
      if (opening === undefined) continue;
      const hole = this.#product("IFCOPENINGELEMENT", `h-${id}`, this.#placements[2]!, nothing);
      step.add("IFCRELVOIDSELEMENT", text(`v-${id}`), nothing, nothing, nothing, element, hole);
      const window = this.#product("IFCWINDOW", `w-${id}`, this.#placements[2]!, nothing, nothing, nothing);
      step.add("IFCRELFILLSELEMENT", text(`f-${id}`), nothing, nothing, nothing, hole, window);
      this.#boundary(`${id}-w`, spaces.get(room)!, window, connection(opening), side, named ? boundary : nothing, nothing);
    }
  }

  #quantities(space: string, area: number, volume: number): void {
    const { step } = this;
    const [name] = this.#writing.unit;
    const isImperial = name === "FOOT" || name === "INCH";
    const quantities = list([
      step.add("IFCQUANTITYAREA", text("NetFloorArea"), nothing, nothing, real(isImperial ? area / 0.3048 ** 2 : area)),
      step.add("IFCQUANTITYVOLUME", text("NetVolume"), nothing, nothing, real(volume)),
    ]);
    const set = step.add("IFCELEMENTQUANTITY", text(`q-${space}`), nothing, text("Qto_SpaceBaseQuantities"), nothing, nothing, quantities);
    step.add("IFCRELDEFINESBYPROPERTIES", text(`d-${space}`), nothing, nothing, nothing, list([space]), set);
  }

  write(): string {
    const { step } = this;
    const { turned, schema } = this.#writing;
    const north = this.#direction([Math.sin(turned * degree), Math.cos(turned * degree)]);
    const world = this.#axes([0, 0, 0], [0, 0, 1], [1, 0, 0]);
    const context = step.add(
      "IFCGEOMETRICREPRESENTATIONCONTEXT",
      nothing,
      text("Model"),
      "3",
      "1.E-5",
      world,
      turned === 0 ? nothing : north,
    );
    const project = step.add(
      "IFCPROJECT",
      text("p"),
      nothing,
      text("Drawn"),
      nothing,
      nothing,
      nothing,
      nothing,
      list([context]),
      this.#units(),
    );
    const [sitePlace, buildingPlace, storeyPlace, spacePlace] = this.#placements as readonly [string, string, string, string];
    const site = this.#product("IFCSITE", "site", sitePlace, nothing, ".ELEMENT.", nothing, nothing, nothing, nothing, nothing);
    const building = this.#product("IFCBUILDING", "building", buildingPlace, nothing, ".ELEMENT.", nothing, nothing, nothing);
    const storey = this.#product("IFCBUILDINGSTOREY", "storey", storeyPlace, nothing, ".ELEMENT.", nothing);
    const aggregate = (whole: string, parts: readonly string[]): string =>
      step.add("IFCRELAGGREGATES", text(`a-${whole}`), nothing, nothing, nothing, whole, list(parts));
    const spaces = new Map<string, string>();
    for (const { id, area, volume } of this.#drawn.rooms) {
      const space = this.#product("IFCSPACE", id, spacePlace, nothing, ".ELEMENT.", ".INTERNAL.", nothing);
      spaces.set(id, space);
      this.#quantities(space, area, volume);
    }
    aggregate(project, [site]);
    aggregate(site, [building]);
    aggregate(building, [storey]);
    aggregate(storey, [...spaces.values()]);
    for (const [index, surface] of this.#drawn.surfaces.entries()) this.#surfaceBoundaries(surface, index, spaces);
    return step.file(schema);
  }
}

/** A drawn building as an IFC file. */
export const writtenIfc = (drawn: DrawnBuilding, writing: IfcWriting = {}): string => new IfcWriter(drawn, writing).write();
