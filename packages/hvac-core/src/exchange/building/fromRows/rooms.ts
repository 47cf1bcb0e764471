import { boxOf, type Box, type BoxRoom, type RowSurface } from "./box.ts";
import type { FileFabric, RoomRow, SurfaceRow } from "./fabric.ts";
import type { FileIds } from "./fileIds.ts";
import { facingDown, facingUp, upright, type ShellPart } from "./geometry.ts";
import { panel, windowPanel, type Unplaced } from "./panels.ts";
import type { LeftOutShade } from "./shades.ts";
import { directionKey, fitsInRow, windowGroups, WindowWriter, type WindowGroup } from "./windows.ts";

/** Parts of a room, and the box that is the first of them. */
export interface RoomShell {
  readonly parts: readonly ShellPart[];
  readonly box: Box;
  readonly leftOut: readonly LeftOutShade[];
}

const types = { wall: "ExteriorWall", roof: "Roof", floor: "RaisedFloor", partition: "InteriorWall", ground: "SlabOnGrade" } as const;

const boundaries = { wall: "outdoors", roof: "outdoors", floor: "outdoors", partition: "space", ground: "ground" } as const;

/** Direction of a first side where nothing has one: south. */
const usualAzimuth = 180;
/** Readers take roofs of less tilt as flat, degrees. */
const flat = 0.5;

function tiltOf({ kind, tilt }: SurfaceRow): number {
  if (kind === "roof") return tilt < flat ? facingUp : tilt;
  return kind === "floor" || kind === "ground" ? facingDown : upright;
}

const isWritten = ({ kind, area, perimeter }: SurfaceRow): boolean => (kind === "ground" ? perimeter : area) > 0;

/** Which row has which windows: the first of their direction, and an overhang only where there is one row and one kind of windows. */
function hostsOf(room: RoomRow, groups: readonly WindowGroup[], hasOverhangs: boolean): ReadonlyMap<SurfaceRow, WindowGroup> {
  const hosts = new Map<SurfaceRow, WindowGroup>();
  const keyOf = (isRoof: boolean, azimuth: number, tilt: number): string => `${isRoof ? "roof" : "wall"} ${directionKey(azimuth, tilt)}`;
  for (const group of groups) {
    const key = keyOf(group.isSkylight, group.azimuth, group.tilt);
    const isAlone = groups.filter((each) => keyOf(each.isSkylight, each.azimuth, each.tilt) === key).length === 1;
    const rows = room.surfaces.filter(
      (row) => (row.kind === "wall" || row.kind === "roof") && row.area > 0 && keyOf(row.kind === "roof", row.azimuth, tiltOf(row)) === key,
    );
    const row = rows.find((each) => !hosts.has(each));
    const fits = (wall: SurfaceRow): boolean =>
      hasOverhangs && isAlone && rows.length === 1 && fitsInRow(group, (wall.area + group.area) / room.height, room.height);
    if (row && !group.isApart && (!group.overhang || fits(row))) hosts.set(row, group);
  }
  return hosts;
}

/** Shades of all windows of a row once. */
const withoutRepeats = (shades: readonly LeftOutShade[]): LeftOutShade[] => [
  ...new Map(shades.map((each) => [`${each.shade} ${each.windowId}`, each])).values(),
];

/** Writes rooms as boxes with what has no place on them apart. */
export class RoomWriter {
  readonly #fabric: FileFabric;
  readonly #ids: FileIds;

  constructor(fabric: FileFabric, ids: FileIds) {
    this.#fabric = fabric;
    this.#ids = ids;
  }

  #other(type: "InteriorWall" | "InteriorFloor" | "Ceiling"): Unplaced {
    const constructionId = this.#fabric.unspecified();
    return { name: "Other side not in the rows", type, boundary: "unknown", constructionId, azimuth: 0, tilt: upright };
  }

  #rowSurfaces(room: RoomRow, hosts: ReadonlyMap<SurfaceRow, WindowGroup>): RowSurface[] {
    return room.surfaces.filter(isWritten).map((row): RowSurface => {
      const { id, name, kind, azimuth, area } = row;
      const windows = hosts.get(row);
      const constructionId = kind === "ground" ? this.#fabric.unspecified() : this.#fabric.constructionFor(row);
      const surface: Unplaced = {
        rowId: id,
        name,
        type: types[kind],
        boundary: boundaries[kind],
        constructionId,
        azimuth: kind === "wall" || kind === "roof" ? azimuth : usualAzimuth,
        tilt: tiltOf(row),
      };
      return { row, surface, windows, area: (kind === "ground" ? 0 : area) + (windows?.area ?? 0) };
    });
  }

  #panelOf({ row, surface, windows }: RowSurface, height: number, writer: WindowWriter): ShellPart {
    const back = this.#other(surface.tilt === upright ? "InteriorWall" : surface.tilt === facingDown ? "Ceiling" : "InteriorFloor");
    // A square with the exposed perimeter of a slab.
    const area = row.kind === "ground" ? (row.perimeter / 4) ** 2 : row.area;
    return panel(surface, area, height, back, windows && { group: windows, writer });
  }

  #shell(room: RoomRow, groups: readonly WindowGroup[], writer: WindowWriter, hasOverhangs: boolean): RoomShell {
    const hosts = hostsOf(room, groups, hasOverhangs);
    const rows = this.#rowSurfaces(room, hosts);
    const first = rows.find(({ row }) => row.kind === "wall")?.surface ?? groups.find(({ isSkylight }) => !isSkylight);
    const { floorArea, height } = room;
    const boxRoom: BoxRoom = {
      floorArea,
      height,
      rows,
      azimuth: first?.azimuth ?? usualAzimuth,
      writer,
      other: (type) => this.#other(type),
    };
    const box = boxOf(boxRoom);
    const hosted = new Set(hosts.values());
    const windowPanels = groups
      .filter((group) => !hosted.has(group))
      .map((group) => {
        const { isSkylight, azimuth, tilt } = group;
        const type = isSkylight ? "Roof" : "ExteriorWall";
        const surface: Unplaced = {
          ...this.#other("InteriorWall"),
          type,
          boundary: "outdoors",
          azimuth,
          tilt: tilt < flat ? facingUp : tilt,
        };
        return windowPanel({ ...surface, name: "Windows" }, group, writer, this.#other(isSkylight ? "InteriorFloor" : "InteriorWall"));
      });
    const panels = box.unplaced.map((row) => this.#panelOf(row, box.height, writer));
    return {
      box,
      parts: [box.part, ...panels, ...windowPanels.map(({ part }) => part)],
      leftOut: withoutRepeats(windowPanels.flatMap(({ leftOut }) => leftOut)),
    };
  }

  /** The shell of a room with an identifier in the file. */
  shellOf(room: RoomRow, roomId: string): RoomShell {
    const groups = windowGroups(room.windows);
    const writer = new WindowWriter(this.#fabric, this.#ids, roomId);
    const hosts = hostsOf(room, groups, true);
    // A wall with overhangs that is apart, or in a box that is taller than the room, may be too short for its windows.
    const withOverhangs = [...hosts].filter(([, group]) => group.overhang);
    if (withOverhangs.length === 0) return this.#shell(room, groups, writer, true);
    const rows = this.#rowSurfaces(room, hosts);
    const azimuth = rows.find(({ row }) => row.kind === "wall")!.surface.azimuth;
    const { floorArea, height } = room;
    const trial = boxOf({
      floorArea,
      height,
      rows,
      azimuth,
      writer: new WindowWriter(this.#fabric, this.#ids, "trial"),
      other: (type) => this.#other(type),
    });
    const isOnBox = trial.height === height && withOverhangs.every(([row]) => !trial.unplaced.some((each) => each.row === row));
    return this.#shell(room, groups, writer, isOnBox);
  }
}
