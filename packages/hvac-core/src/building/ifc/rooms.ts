import { areaVectorOf, areaOf } from "../geometry/polygon.ts";
import { dot, lengthOf, unitVector } from "../geometry/vector.ts";
import { present } from "../gbxml/constructions.ts";
import type { BuildingZone, Point, Polygon } from "../model/building.ts";
import type { FileSpace } from "../model/fileModel.ts";
import type { Finding } from "../model/findings.ts";
import { Identifiers } from "../resolve/uniqueIds.ts";
import type { Elements } from "./elements.ts";
import type { ShapeFace } from "./geometry/faces.ts";
import type { Shape, Shapes } from "./geometry/shapes.ts";
import { placed, type Transform } from "./geometry/transform.ts";
import { withHoles } from "./loops.ts";
import type { Properties, PropertySet } from "./properties.ts";
import type { Relations } from "./relations.ts";
import { inUnitOfShapes } from "./scale.ts";
import type { StepFile } from "./step/file.ts";
import type { Instance } from "./step/value.ts";

/** A room of the file. */
export interface Room {
  /** Number of its instance. */
  readonly instance: number;
  /** Position in the file. */
  readonly order: number;
  /** Axes of the room, in m. */
  readonly system: Transform;
  readonly space: FileSpace;
}

export interface Rooms {
  readonly rooms: readonly Room[];
  readonly byInstance: ReadonlyMap<number, Room>;
  readonly zones: readonly BuildingZone[];
  readonly findings: readonly Finding[];
}

/** Faces of a body above which its volume is that of its faces as they are wound, without rays. */
const maxFacesOfShell = 120;

const sizes = {
  area: ["NetFloorArea", "GSA BIM Area", "GrossFloorArea", "FloorArea", "NetArea", "Area"],
  volume: ["NetVolume", "GrossVolume", "Volume"],
  height: ["FinishCeilingHeight", "ClearHeight", "NetHeight", "Height", "GrossHeight", "AverageHeight", "UnboundedHeight"],
} as const;

const sizeIn = (properties: PropertySet, names: readonly string[]): number | undefined => {
  const value = properties.quantity(...names) ?? properties.number(...names);
  return value !== undefined && value > 0 ? value : undefined;
};

/** Volume within faces that are all wound to one side, m³; undefined where they do not close. */
function volumeWithin(faces: readonly Polygon[]): number | undefined {
  const [start = [0, 0, 0] as Point] = faces[0] ?? [];
  let sum: Point = [0, 0, 0];
  let [area, volume] = [0, 0];
  for (const face of faces) {
    const vector = areaVectorOf(face);
    const [first = start] = face;
    sum = [sum[0] + vector[0], sum[1] + vector[1], sum[2] + vector[2]];
    area += lengthOf(vector);
    volume += dot([first[0] - start[0], first[1] - start[1], first[2] - start[2]], vector) / 3;
  }
  return lengthOf(sum) <= 0.01 * area && volume !== 0 ? Math.abs(volume) : undefined;
}

/** Faces of a body that lie flat in its lower half. */
function floorOf(faces: readonly Polygon[]): Polygon[] {
  const heights = faces.flat().map(([, , z]) => z);
  const [low, high] = heights.reduce(([from, to], z) => [Math.min(from, z), Math.max(to, z)], [Infinity, -Infinity]);
  const flat = faces.filter((face) => Math.abs(unitVector(areaVectorOf(face))[2]) > 0.99 && areaOf(face) > 0);
  return flat
    .filter((face) => face.every(([, , z]) => z < (low + high) / 2))
    .map((face) => (areaVectorOf(face)[2] < 0 ? face : face.toReversed()));
}

/** Reads the rooms and zones of a file. */
export class RoomReader {
  readonly #file: StepFile;
  readonly #shapes: Shapes;
  readonly #relations: Relations;
  readonly #properties: Properties;
  readonly #elements: Elements;
  /** m in the unit of the shapes of rooms. */
  readonly #length: number;
  readonly #storeyIds: ReadonlyMap<number, string>;
  readonly #ids = new Identifiers();
  readonly #zones = new Map<number, BuildingZone>();
  readonly #findings: Finding[] = [];

  constructor(
    file: StepFile,
    readers: { readonly shapes: Shapes; readonly relations: Relations; readonly properties: Properties; readonly elements: Elements },
    length: number,
    storeyIds: ReadonlyMap<number, string>,
  ) {
    this.#file = file;
    this.#shapes = readers.shapes;
    this.#relations = readers.relations;
    this.#properties = readers.properties;
    this.#elements = readers.elements;
    this.#length = length;
    this.#storeyIds = storeyIds;
  }

  /** Reason for which a space of the file is not a room. */
  #leftOut(space: Instance): (Finding & { kind: "space-left-out" })["reason"] | undefined {
    const parts = this.#relations.partsOf.get(space.id) ?? [];
    if (parts.some((part) => this.#file.typeOf(part) === "IFCSPACE")) return "of-spaces";
    const kind = space.enumeration(9);
    return kind === "EXTERNAL" ? "outdoors" : kind === "GFA" ? "gross-area" : undefined;
  }

  /** Storey of a room, directly or through a space that it is part of. */
  #storeyOf(id: number): string | undefined {
    let current: number | undefined = id;
    for (let depth = 0; current !== undefined && depth < 8; depth++) {
      const storey = this.#storeyIds.get(current);
      if (storey !== undefined) return storey;
      current = this.#relations.wholeOf.get(current)?.[0];
    }
    return undefined;
  }

  #zoneOf(id: number): string | undefined {
    const groups = (this.#relations.groupsOf.get(id) ?? [])
      .flatMap((group) => this.#file.get(group) ?? [])
      .filter(({ type }) => type === "IFCZONE");
    const isThermal = (zone: Instance): boolean => /therm|hvac|heat|cool|klima|heiz/i.test(`${zone.text(2) ?? ""} ${zone.text(4) ?? ""}`);
    const zone = groups.find(isThermal) ?? groups[0];
    if (zone === undefined) return undefined;
    const known = this.#zones.get(zone.id);
    if (known !== undefined) return known.id;
    const properties = this.#properties.ofObject(zone.id);
    const name = zone.text(2) ?? zone.text(5) ?? `#${zone.id}`;
    const start = zone.text(0) ?? `zone-${zone.id}`;
    const isUsed = [...this.#zones.values()].some((each) => each.id === start);
    const entry = present<BuildingZone>({
      id: isUsed ? `${start}-${zone.id}` : start,
      name,
      heatingTemperature: properties.number("SpaceTemperatureWinterMin", "SpaceTemperatureMin"),
      coolingTemperature: properties.number("SpaceTemperatureSummerMax", "SpaceTemperatureMax"),
    });
    this.#zones.set(zone.id, entry);
    return entry.id;
  }

  #loops(shape: Shape, system: Transform): Polygon[] {
    const inMetres = (loop: Polygon): Polygon =>
      loop.map(([x, y, z]) => placed(system, [x * this.#length, y * this.#length, z * this.#length]));
    return shape.faces
      .map(({ outer, holes }: ShapeFace) => withHoles(inMetres(outer), holes.map(inMetres)))
      .filter((loop) => loop.length > 2 && loop.every((point) => point.every(Number.isFinite)));
  }

  #space(instance: Instance, system: Transform): FileSpace {
    const properties = this.#properties.ofObject(instance.id);
    const shape = this.#shapes.ofProduct(instance);
    const loops = this.#loops(shape, system);
    const ofBody = floorOf(loops);
    const footprint = this.#shapes.footprintOf(instance).map((outer) => ({ outer, holes: [] }));
    const floor = ofBody.length > 0 ? ofBody : this.#loops({ faces: footprint, isCut: false }, system);
    const height = sizeIn(properties, sizes.height);
    const [number, name] = [instance.text(2), instance.text(7)];
    const isSmall = loops.length <= maxFacesOfShell;
    return present<FileSpace>({
      id: instance.text(0) ?? "",
      name:
        number !== undefined && name !== undefined && !name.includes(number) ? `${number} ${name}` : (name ?? number ?? `#${instance.id}`),
      storeyId: this.#storeyOf(instance.id),
      zoneId: this.#zoneOf(instance.id),
      spaceType: instance.text(4),
      area: sizeIn(properties, sizes.area),
      volume: sizeIn(properties, sizes.volume),
      height,
      // A body that is cut in the file is larger here.
      shell: isSmall && !shape.isCut ? loops : [],
      shellVolume: isSmall || shape.isCut ? undefined : volumeWithin(loops),
      floor,
      use: present({ people: properties.number("OccupancyNumber", "NumberOfPeople") }),
    });
  }

  /** Reads a space of the file; undefined where it is not a room. */
  read(instance: Instance, order: number): Room | undefined {
    const reason = this.#leftOut(instance);
    const system = this.#elements.systemOf(instance);
    const { id, ...space } = this.#space(instance, system);
    if (reason !== undefined) {
      this.#findings.push(
        present<Finding & { kind: "space-left-out" }>({ kind: "space-left-out", spaceId: id, name: space.name, reason, area: space.area }),
      );
      return undefined;
    }
    return { instance: instance.id, order, system, space: this.#ids.unique({ ...space, id }, "space") };
  }

  /** Everything that was read. */
  result(rooms: readonly Room[]): Rooms {
    const { spaces, findings } = inUnitOfShapes(rooms.map(({ space }) => space));
    const inUnit = rooms.map((room, index) => ({ ...room, space: spaces[index]! }));
    return {
      rooms: inUnit,
      byInstance: new Map(inUnit.map((room) => [room.instance, room])),
      zones: [...this.#zones.values()],
      findings: [...this.#ids.findings, ...this.#findings, ...findings],
    };
  }
}
