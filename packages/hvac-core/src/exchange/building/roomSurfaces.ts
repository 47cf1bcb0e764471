import type { Building, BuildingOpening, BuildingSurface } from "../../building/index.ts";
import { countedWindows, limitedSurfaces, type RoomRow, type SurfaceRow, type WindowRow } from "./combine.ts";
import { cell, type WindowTypes } from "./library.ts";
import type { BoundaryAnswer, BuildingRowOptions, FabricKind, NoRowReason, RowPlacement, SideTemperatures } from "./options.ts";
import { rowIdOf } from "./rowIds.ts";
import { shadeCells } from "./shading/cells.ts";
import { ShadeUses } from "./shading/uses.ts";
import { shadeFinder, unshaded } from "./shading/windowShades.ts";

const isWindow = (row: SurfaceRow | WindowRow): row is WindowRow => row.kind === "window" || row.kind === "skylight";

type Kind = "wall" | "roof" | "floor" | "partition" | "ground";

/** Kind of a row and the temperatures beyond it. */
type Side = { readonly kind: Kind; readonly beyond?: SideTemperatures } | { readonly reason: NoRowReason };

const outdoorKinds: Readonly<Record<string, Kind>> = { Roof: "roof", RaisedFloor: "floor", ExposedFloor: "floor" };

/** Colour by solar absorptance: 0.45 is light, 0.9 dark. */
const colourOf = (absorptance: number): "light" | "medium" | "dark" =>
  absorptance < 0.5625 ? "light" : absorptance < 0.7875 ? "medium" : "dark";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Limits of the width and the height of a window, m, a little narrower than those of the fields. */
const sizes = { width: [0.0501, 199.9], height: [0.0501, 99.9] } as const;

/** An azimuth after the building was turned, degrees from 0 to 360. */
const turnedBy = (azimuth: number, turn: number): number => (turn === 0 ? azimuth : (((azimuth + turn) % 360) + 360) % 360);

const within = (value: number, [low, high]: readonly [number, number]): number => Math.min(high, Math.max(low, value));

/** Size of a window with the same area within the limits of the fields; `undefined` for areas too small or too large. */
function possibleSize({ width, height, area }: BuildingOpening): Size | undefined {
  const possibleHeight = within(area / within(width, sizes.width), sizes.height);
  const possibleWidth = area / possibleHeight;
  if (within(possibleWidth, sizes.width) !== possibleWidth) return undefined;
  return possibleWidth === width ? { width, height } : { width: possibleWidth, height: possibleHeight };
}

/** What became of a surface or opening in a room, with the row that was written for it. */
type Placed = Omit<RowPlacement, "rowId"> & { readonly row?: SurfaceRow | WindowRow };

/** Writes the surfaces and windows of rooms as rows. */
export class SurfaceWriter {
  /** Areas that have values of the options. */
  readonly used = { uValues: { wall: 0, roof: 0, floor: 0, partition: 0, door: 0 }, glass: 0, unconditioned: 0, ground: 0 };
  readonly shadeUses = new ShadeUses();
  readonly #building: Building;
  readonly #options: BuildingRowOptions;
  readonly #types: WindowTypes;
  readonly #constructions: ReadonlySet<string>;
  readonly #conditioned: ReadonlySet<string>;
  readonly #absorptances: ReadonlyMap<string, number | undefined>;

  constructor(building: Building, options: BuildingRowOptions, types: WindowTypes, constructions: ReadonlySet<string>) {
    this.#building = building;
    this.#options = options;
    this.#types = types;
    this.#constructions = constructions;
    this.#conditioned = new Set(building.spaces.filter(({ isConditioned }) => isConditioned).map(({ id }) => id));
    this.#absorptances = new Map(building.constructions.map(({ id, solarAbsorptance }) => [id, solarAbsorptance]));
  }

  /** Other side of a surface as a room sees it. */
  #side({ id, boundary, spaceId, neighbourId, type, tilt, exposedPerimeter }: BuildingSurface, room: string): Side {
    const { answers = {}, unconditioned, ground } = this.#options;
    if (boundary === "inside") return { reason: "mass" };
    if (boundary === "air") return { reason: "air-wall" };
    const other = spaceId === room ? neighbourId : spaceId;
    const between: BoundaryAnswer = other !== undefined && this.#conditioned.has(other) ? "conditioned" : "unconditioned";
    const answer = boundary === "space" ? between : boundary === "unknown" ? answers[id] : boundary;
    if (answer === undefined) return { reason: "question" };
    if (answer === "conditioned") return { reason: "conditioned-neighbour" };
    if (answer === "unconditioned") return { kind: "partition", beyond: unconditioned };
    if (answer === "outdoors") return { kind: outdoorKinds[type] ?? (tilt < 30 ? "roof" : tilt > 150 ? "floor" : "wall") };
    if (type !== "SlabOnGrade") return { kind: "partition", beyond: ground };
    return (exposedPerimeter ?? 0) > 0 ? { kind: "ground" } : { reason: "no-exposed-edge" };
  }

  /** Construction of a row, or the U-value of the options. */
  #fabric(constructionId: string | undefined, kind: FabricKind, area: number): Pick<SurfaceRow, "construction" | "uValue"> {
    const existing = this.#options.constructions?.[constructionId ?? ""];
    if (existing !== undefined) return { construction: existing };
    const id = constructionId === undefined ? undefined : rowIdOf(constructionId);
    if (id !== undefined && this.#constructions.has(id)) return { construction: id };
    this.used.uValues[kind] += area;
    return { uValue: cell(this.#options.uValues[kind], "uValue", this.#options.unitSystem) };
  }

  #direction({ azimuth = 0, tilt }: BuildingSurface, kind: Kind): Pick<SurfaceRow, "azimuth" | "tilt"> {
    const { unitSystem, turn = 0 } = this.#options;
    const trueAzimuth = cell(turnedBy(azimuth, turn), "angle", unitSystem);
    if (kind === "wall") return { azimuth: trueAzimuth };
    if (kind !== "roof") return {};
    return { azimuth: trueAzimuth, tilt: cell(tilt < 0.5 ? 0 : Math.min(89, tilt), "angle", unitSystem) };
  }

  #beyond(beyond: SideTemperatures | undefined, area: number): Pick<SurfaceRow, "adjacentTemp" | "heatingAdjacentTemp"> {
    const { unitSystem, ground, unconditioned } = this.#options;
    if (beyond === ground) this.used.ground += area;
    if (beyond === unconditioned) this.used.unconditioned += area;
    return beyond === undefined
      ? {}
      : {
          adjacentTemp: cell(beyond.cooling, "temperature", unitSystem),
          heatingAdjacentTemp: cell(beyond.heating, "temperature", unitSystem),
        };
  }

  #surfaceRow(surface: BuildingSurface, side: Extract<Side, { kind: Kind }>): SurfaceRow {
    const { unitSystem } = this.#options;
    const { id, name, netArea, constructionId, exposedPerimeter = 0 } = surface;
    const common = { id: rowIdOf(id), name: name.slice(0, 80), kind: side.kind };
    if (side.kind === "ground") return { ...common, perimeter: cell(exposedPerimeter, "length", unitSystem) };
    const absorptance = this.#absorptances.get(constructionId ?? "");
    return {
      ...common,
      ...this.#fabric(constructionId, side.kind, netArea),
      area: cell(netArea, "area", unitSystem),
      ...this.#direction(surface, side.kind),
      ...this.#beyond(side.beyond, netArea),
      ...(side.kind !== "partition" && absorptance !== undefined ? { colour: colourOf(absorptance) } : {}),
    };
  }

  #windowRow(opening: BuildingOpening, { width, height }: Size, surface: BuildingSurface): WindowRow {
    const { unitSystem, turn = 0 } = this.#options;
    const { id, name, kind } = opening;
    const { azimuth = 0, tilt } = surface;
    const isSkylight = kind === "skylight";
    const shades = isSkylight ? unshaded : shadeFinder(this.#building).find(opening, surface);
    this.shadeUses.add(shades);
    const type = this.#types.idFor(opening);
    if (this.#types.isIncomplete(type)) this.used.glass += opening.area;
    return {
      id: rowIdOf(id),
      name: name.slice(0, 80),
      kind: isSkylight ? "skylight" : "window",
      type,
      width: cell(width, "length", unitSystem),
      height: cell(height, "length", unitSystem),
      azimuth: cell(turnedBy(azimuth, turn), "angle", unitSystem),
      ...(isSkylight ? { tilt: cell(tilt < 0.5 ? 0 : Math.min(89, tilt), "angle", unitSystem) } : {}),
      ...shadeCells(shades, unitSystem),
    };
  }

  #doorRow({ id, name, area, constructionId }: BuildingOpening, surface: BuildingSurface, side: Extract<Side, { kind: Kind }>): SurfaceRow {
    const kind = side.kind === "ground" ? "wall" : side.kind;
    return {
      id: rowIdOf(id),
      name: name.slice(0, 80),
      kind,
      ...this.#fabric(constructionId, "door", area),
      area: cell(area, "area", this.#options.unitSystem),
      ...this.#direction(surface, kind),
      ...this.#beyond(side.beyond, area),
    };
  }

  /** Rows of a surface in a room. */
  #write(surface: BuildingSurface, room: string): readonly Placed[] {
    const side = this.#side(surface, room);
    const { id, netArea, openings } = surface;
    const [ofSurface, ofOpening] = [
      { kind: "surface", spaceId: room, id, area: netArea } as const,
      { kind: "opening", spaceId: room } as const,
    ];
    if ("reason" in side)
      return [
        { ...ofSurface, reason: side.reason },
        ...openings.map((opening): Placed => ({ ...ofOpening, id: opening.id, area: opening.area, reason: side.reason })),
      ];
    return [
      netArea > 0 ? { ...ofSurface, row: this.#surfaceRow(surface, side) } : { ...ofSurface, reason: "no-net-area" },
      ...openings.map((opening): Placed => {
        const placed = { ...ofOpening, id: opening.id, area: opening.area };
        if (opening.kind === "air") return { ...placed, reason: "air-opening" };
        const isGlass = opening.kind !== "door" && side.kind !== "partition" && side.kind !== "ground";
        if (!isGlass) return { ...placed, row: this.#doorRow(opening, surface, side) };
        const size = possibleSize(opening);
        return size === undefined ? { ...placed, reason: "no-possible-size" } : { ...placed, row: this.#windowRow(opening, size, surface) };
      }),
    ];
  }

  /** Rows of the surfaces of a room, and where each surface and opening is. */
  writeRoom(
    bordering: readonly BuildingSurface[],
    room: string,
  ): Required<Pick<RoomRow, "surfaces" | "windows">> & { readonly placements: readonly RowPlacement[] } {
    const placed = bordering.flatMap((surface) => this.#write(surface, room));
    const written = placed.flatMap(({ row }) => row ?? []);
    const surfaces = limitedSurfaces(written.filter((row): row is SurfaceRow => !isWindow(row)));
    const windows = countedWindows(written.filter(isWindow));
    const idOf = (row: SurfaceRow | WindowRow): string => (isWindow(row) ? windows.rowIds.get(row) : surfaces.rowIds.get(row))!;
    return {
      surfaces: surfaces.rows,
      windows: windows.rows,
      placements: placed.map(({ row, ...placement }) => (row === undefined ? placement : { ...placement, rowId: idOf(row) })),
    };
  }
}
