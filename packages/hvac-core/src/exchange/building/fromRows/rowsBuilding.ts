import {
  areaOf,
  type BuildingShade,
  type BuildingSpace,
  type BuildingSurface,
  type Point,
  type Polygon,
  type WrittenBuilding,
} from "../../../building/index.ts";
import { withSpaceType, type HeatLoadValues } from "../../../calculators/heat-load/index.ts";
import { usualFilms } from "../../../envelope/index.ts";
import { convert, defaultUnit, type UnitSystem } from "../../../quantity/index.ts";
import { FileFabric, type Films, type RoomRow } from "./fabric.ts";
import { FileIds } from "./fileIds.ts";
import type { ShellPart, ShellSurface } from "./geometry.ts";
import { laidOut } from "./layout.ts";
import { RoomWriter, type RoomShell } from "./rooms.ts";
import type { LeftOutShade } from "./shades.ts";

/** A building made from rows, and what it says of its rooms. */
export interface RowsBuilding {
  readonly building: WrittenBuilding;
  /** Rooms in their order. */
  readonly rooms: readonly {
    /** Id of the row. */
    readonly id: string;
    readonly name: string;
    /** Whether its walls are too long for its floor, so that its box is taller than the room. */
    readonly isTaller: boolean;
    /** Number of surfaces of its rows that have no place on the box. */
    readonly separatePanels: number;
    /** What shades windows in its rows and is not in the file, because no geometry reads back as it. */
    readonly leftOut: readonly LeftOutShade[];
  }[];
}

const description =
  "Shells made from the rows of a heat load. Areas, directions, volumes and constructions are those of the rows; shapes and places are not those of a building.";

const shadeNames = {
  overhang: { id: "overhang", name: "Overhang" },
  fins: { id: "fin", name: "Fin" },
  obstruction: { id: "obstruction", name: "Obstruction" },
} as const;

/** Space on the other side of partitions. */
const unconditioned = { id: "unconditioned", name: "Unconditioned spaces" } as const;

/** Decimals of coordinates, m. Differences of nearly equal numbers have more, and programs read 24 digits. */
const decimals = 15;

const rounded = (polygon: Polygon): Polygon =>
  polygon.map((point) => point.map((each) => Number(each.toFixed(decimals))) as unknown as Point);

/** Writes rooms, one after the other. */
class BuildingWriter {
  readonly ids = new FileIds();
  readonly surfaces: BuildingSurface[] = [];
  readonly shades: BuildingShade[] = [];

  surface(surface: ShellSurface, spaceId: string, neighbourId: string): void {
    const { rowId, name, type, boundary, constructionId, azimuth, tilt, polygon, openings } = surface;
    const id = this.ids.unique(rowId === undefined ? `${spaceId}-other` : `${spaceId}-${rowId}`);
    const grossArea = areaOf(polygon);
    const openingArea = openings.reduce((sum, { area }) => sum + area, 0);
    this.surfaces.push({
      id,
      name: name || id,
      sourceIds: [id],
      type,
      boundary,
      spaceId,
      ...(boundary === "space" ? { neighbourId } : {}),
      ...(constructionId === undefined ? {} : { constructionId }),
      azimuth,
      tilt,
      grossArea,
      openingArea,
      netArea: Math.max(0, grossArea - openingArea),
      polygons: [rounded(polygon)],
      openings: openings.map((opening) => ({ ...opening, polygon: rounded(opening.polygon) })),
    });
  }

  part({ surfaces, shades }: ShellPart, spaceId: string, neighbourId: string): void {
    for (const surface of surfaces) this.surface(surface, spaceId, neighbourId);
    for (const { kind, polygon } of shades) {
      const { id: end, name } = shadeNames[kind];
      const id = this.ids.unique(`${spaceId}-${end}`);
      this.shades.push({ id, name, area: areaOf(polygon), polygon: rounded(polygon) });
    }
  }
}

/** Surface films of a construction of layers that are left empty, m²·K/W, by unit system. */
function filmsOf(unitSystem: UnitSystem): Films {
  const inSi = (resistance: number): number => convert(resistance, defaultUnit("thermalResistance", unitSystem), "m2 K/W");
  const { outside, inside } = usualFilms[unitSystem];
  return { outside: inSi(outside), inside: inSi(inside) };
}

const metres = (value: number): string => value.toFixed(2);

function describe({ box }: RoomShell, { height }: RoomRow): string {
  const size = `Shell made from the rows: a box of ${metres(box.length)} m by ${metres(box.depth)} m, ${metres(box.height)} m high`;
  const taller = box.height > height ? `; the room is ${metres(height)} m high, and its walls are too long for its floor` : "";
  return `${size}${taller}.`;
}

type Space = WrittenBuilding["spaces"][number];

/** A space without what its geometry says. */
function plainSpace(id: string, name: string, area: number, volume: number): Omit<BuildingSpace, "isConditioned" | "use"> {
  const height = area > 0 ? volume / area : 0;
  return {
    id,
    name,
    area,
    volume,
    height,
    enteredArea: area,
    enteredVolume: volume,
    floorArea: area,
    openShare: 0,
    floorPolygons: [],
    floorLevel: 0,
  };
}

/** Outdoor air of a room by its floor area, m³/(s·m²); nothing without outdoor air. */
function outdoorAirOf(row: RoomRow, values: HeatLoadValues): { readonly outdoorAirPerArea?: number } {
  const { outdoorAir } = withSpaceType(row, values);
  return outdoorAir > 0 ? { outdoorAirPerArea: outdoorAir / row.floorArea } : {};
}

function spaceOf(row: RoomRow, id: string, zoneId: string | undefined, shell: RoomShell, values: HeatLoadValues): Space {
  const { name, floorArea, height, people, lighting, equipment } = row;
  return {
    ...plainSpace(id, name || id, floorArea, floorArea * height),
    ...(zoneId === undefined ? {} : { zoneId }),
    conditionType: "HeatedAndCooled",
    isConditioned: true,
    description: describe(shell, row),
    use: { people, lighting: lighting / floorArea, equipment: equipment / floorArea, ...outdoorAirOf(row, values) },
  };
}

/** Set point of the rooms of a zone, °C; undefined where they differ. */
function setPoint(rooms: readonly RoomRow[], field: "heatingTemp" | "indoorTemp"): number | undefined {
  const [first, ...others] = rooms.map((room) => room[field]);
  return others.every((each) => each === first) ? first : undefined;
}

/**
 * A building made from the rooms of an hourly heat load, for `writeGbxml`: reading it and importing it gives the same rooms, surfaces, windows,
 * constructions and zones. Rows have areas and directions but no shapes, so each room is a box of its floor area and height, with its walls, flat roofs,
 * floors and partitions on it; what the box has no place for is next to it. Where the walls are too long for the floor, the box is taller than the room,
 * whose volume is that of the rows. Surfaces that no row is of are interior ones whose other side is open.
 *
 * A window with fins or an obstruction fills a surface apart, where the obstruction of another window is behind it or below it. `leftOut` of a room names
 * what shades its windows and is not in the file: obstructions that readers do not take as one, because they are within 0.5 m of the glass, below its
 * middle, or hide less than 1 % of the sky; fins that are farther from the glass than they can shade; and overhangs more than 3 m above it.
 *
 * Not kept: exposure in the shade, temperatures beyond partitions, loss factors of slab edges, interior shades and glazing of window types, surface
 * films, schedules, multipliers and systems. Layers with another U-value at a surface, and a U-value over 6 W/(m²·K) without a construction, are written
 * by U-value and mass.
 *
 * @param values values of an hourly heat load (`outcome.values`)
 * @param films surface films that a construction of layers gets where the file is read, m²·K/W; by default those that fields in the units of the heat
 * load have
 * @returns the building, and for each room how its rows fit its box
 * @example
 * ```ts
 * import { heatLoad } from "@org/hvac-core";
 * import { readGbxml, writeGbxml } from "@org/hvac-core/building";
 * import { rowsBuilding } from "@org/hvac-core/exchange/building";
 * const outcome = heatLoad.calculate({ unitSystem: "Metric", method: "hourly", rooms: [{ id: "a", floorArea: 20 }] });
 * outcome.ok && readGbxml(writeGbxml(rowsBuilding(outcome.values).building)).spaces[0]?.area; // 20
 * ```
 */
export function rowsBuilding(values: HeatLoadValues, films: Films = filmsOf(values.unitSystem)): RowsBuilding {
  const writer = new BuildingWriter();
  const { ids } = writer;
  const { site, zones } = values;
  const spaceIds = values.rooms.map(({ id }) => ids.unique(id));
  const zoneIds = new Map(zones.map(({ id }) => [id, ids.unique(id)]));
  const neighbourId = ids.unique(unconditioned.id);
  const fabric = new FileFabric(values, films, ids);
  const rooms = new RoomWriter(fabric, ids);
  const shells = values.rooms.map((row, index) => rooms.shellOf(row, spaceIds[index]!));
  laidOut(shells.map(({ parts }) => parts)).forEach((parts, index) => {
    for (const part of parts) writer.part(part, spaceIds[index]!, neighbourId);
  });
  const hasPartitions = writer.surfaces.some(({ boundary }) => boundary === "space");
  const beyond: Space = {
    ...plainSpace(neighbourId, unconditioned.name, 0, 0),
    conditionType: "Unconditioned",
    isConditioned: false,
    use: {},
  };
  const building: WrittenBuilding = {
    name: site.place || "Rooms of a heat load",
    description,
    place: { name: site.place, latitude: site.latitude, longitude: site.longitude, elevation: site.altitude, modelAzimuth: 0 },
    storeys: [],
    zones: zones.map(({ id, name }) => {
      const members = values.rooms.filter(({ zone }) => zone === id);
      const [heating, cooling] = [setPoint(members, "heatingTemp"), setPoint(members, "indoorTemp")];
      return {
        id: zoneIds.get(id)!,
        name: name || id,
        ...(heating === undefined ? {} : { heatingTemperature: heating }),
        ...(cooling === undefined ? {} : { coolingTemperature: cooling }),
      };
    }),
    spaces: [
      ...values.rooms.map((row, index) => spaceOf(row, spaceIds[index]!, zoneIds.get(row.zone ?? ""), shells[index]!, values)),
      ...(hasPartitions ? [beyond] : []),
    ],
    surfaces: writer.surfaces,
    shades: writer.shades,
    constructions: fabric.constructions,
    windowTypes: fabric.windowTypes,
  };
  return {
    building,
    rooms: values.rooms.map(({ id, name, height }, index) => {
      const { box, parts, leftOut } = shells[index]!;
      return { id, name, isTaller: box.height > height, separatePanels: parts.length - 1, leftOut };
    }),
  };
}
