import { present } from "../gbxml/constructions.ts";
import { areaOf, extentOf, faceOf, isWithin } from "../geometry/polygon.ts";
import { rangeOf, tiltOf } from "../geometry/vector.ts";
import type { Polygon, SurfaceType } from "../model/building.ts";
import type { FileGeometry, FileOpening, FileSurface } from "../model/fileModel.ts";
import type { Finding } from "../model/findings.ts";
import { Identifiers } from "../resolve/uniqueIds.ts";
import { isAirWall, polygonsOf, type Patch } from "./boundaries.ts";
import type { Constructions } from "./materials.ts";
import type { Part } from "./neighbours.ts";
import { cornerGap, fillings, isOpening, ontoPlane, openingOf } from "./openings.ts";

/** Tilts, degrees, between which a surface is a wall, and up to which an element of a roof is one. */
const [wallFrom, wallTo, steepest] = [30, 150, 85];
/** Distance of the two sides of a surface without matter above which there is something between them, m. */
const usualGap = 0.05;
/** Width of an interior surface without a room behind it up to which it is the end of a partition, m. */
const endWidth = 0.5;
/** Height over the lowest floor up to which a floor is on the ground, m. */
const lowestStorey = 0.5;

/** A part of a patch, with what becomes of it. */
export interface Placed {
  readonly part: Part;
  /** Part of the other room. */
  partner?: Placed;
  surface?: FileSurface;
}

/** What is known of all patches. */
export interface PatchContext {
  readonly constructions: Constructions;
  /** Openings by the patch that they are in. */
  readonly openings: ReadonlyMap<Patch, readonly Patch[]>;
  /** Lowest level of all rooms, m. */
  readonly lowest: number;
  /** Whether a room has walls in the ground. */
  readonly isUnderground: (patch: Patch) => boolean;
}

/** Writes parts of patches as surfaces of a file. */
export class SurfaceBuilder {
  readonly findings: Finding[] = [];
  readonly #context: PatchContext;
  readonly #surfaceIds = new Identifiers();
  readonly #openingIds = new Identifiers();
  /** Names of the parts of a boundary. */
  readonly #counts = new Map<number, number>();
  /** Ends of partitions by room. */
  readonly #ends = new Map<string, { readonly count: number; readonly area: number }>();

  constructor(context: PatchContext) {
    this.#context = context;
  }

  /** Findings about identifiers, and about all surfaces of a room. */
  otherFindings(): readonly Finding[] {
    const ends = [...this.#ends].map(([spaceId, sum]): Finding => ({ kind: "ends-assumed", spaceId, ...sum }));
    return [...this.#surfaceIds.findings, ...this.#openingIds.findings, ...ends];
  }

  /** Identifier of the next surface of a boundary. */
  nextId({ boundary: { id, instance } }: Pick<Patch, "boundary">): string {
    const count = (this.#counts.get(instance) ?? 0) + 1;
    this.#counts.set(instance, count);
    return this.#surfaceIds.unique({ id: count === 1 ? id : `${id}-${count}` }, "surface").id;
  }

  /** Openings within a part; those that are in none of the parts, such as doors in a notch, are in the nearest. */
  #openingsIn({ part }: Placed, parts: readonly Placed[]): readonly Patch[] {
    const all = this.#context.openings.get(part.patch) ?? [];
    if (parts.length < 2 || all.length === 0) return all;
    const gapTo = ({ part: { polygons = [] } }: Placed, opening: Patch): number => {
      const middle = ontoPlane(part.patch, opening.face.inside);
      if (polygons.some((polygon) => isWithin(faceOf([polygon]), middle))) return -1;
      return cornerGap(polygons, opening.outer);
    };
    return all.filter((opening) => {
      const gaps = parts.map((each) => gapTo(each, opening));
      return parts[gaps.indexOf(Math.min(...gaps))]!.part === part;
    });
  }

  #geometry({ patch, polygons }: Part, openings: readonly Patch[]): FileGeometry {
    const { filled, added } = fillings(patch, openings);
    const loops: readonly Polygon[] = [...(polygons ?? polygonsOf(patch, filled)), ...added];
    return { polygons: loops, area: loops.reduce((sum, loop) => sum + areaOf(loop), 0), mends: patch.mends };
  }

  /** Type of a surface with one room, from its direction, its element and what the file says of the other side. */
  #outerType({ patch }: Part, id: string): SurfaceType {
    const { boundary, outward, room, face } = patch;
    const tilt = tiltOf(outward);
    const kind = boundary.element?.kind;
    const isGround = boundary.side === "ground" || kind === "ground-slab";
    if (tilt > wallTo) {
      if (isGround) return this.#context.isUnderground(patch) ? "UndergroundSlab" : "SlabOnGrade";
      const [level] = rangeOf(patch.outer.flat().map(([, , z]) => z));
      if (level > this.#context.lowest + lowestStorey) return "ExposedFloor";
      this.findings.push({ kind: "ground-assumed", surfaceId: id, spaceId: room.space.id, area: face.area });
      return "SlabOnGrade";
    }
    if (boundary.side === "ground") return tilt < wallFrom ? "UndergroundCeiling" : "UndergroundWall";
    if (tilt < wallFrom) return "Roof";
    return (kind === "roof" || kind === "slab") && tilt < steepest ? "Roof" : "ExteriorWall";
  }

  static #interiorType({ outward }: Patch): SurfaceType {
    const tilt = tiltOf(outward);
    return tilt < wallFrom ? "Ceiling" : tilt > wallTo ? "InteriorFloor" : "InteriorWall";
  }

  /** Type, spaces and whether it is only the end of another element. */
  #sides(placed: Placed, id: string): Pick<FileSurface, "type" | "spaceIds" | "isEnd"> {
    const { part } = placed;
    const { patch, opposite } = part;
    const { boundary, room } = patch;
    const { id: spaceId } = room.space;
    const isAir = isAirWall(patch);
    if (opposite !== undefined)
      return {
        type: isAir || isAirWall(opposite) ? "Air" : SurfaceBuilder.#interiorType(patch),
        spaceIds: [spaceId, opposite.room.space.id],
      };
    const end = { type: SurfaceBuilder.#interiorType(patch), spaceIds: [spaceId, spaceId], isEnd: true } as const;
    if (boundary.isEnd) return end;
    if (boundary.side === "exterior" || boundary.side === "ground") return { type: this.#outerType(part, id), spaceIds: [spaceId] };
    if (boundary.element?.kind === "object") return end;
    if (boundary.side === "interior" && isStrip(part)) {
      const { count, area } = this.#ends.get(spaceId) ?? { count: 0, area: 0 };
      this.#ends.set(spaceId, { count: count + 1, area: area + part.area });
      return end;
    }
    return { type: isAir ? "Air" : SurfaceBuilder.#interiorType(patch), spaceIds: [spaceId] };
  }

  /** The surface of a part. Curtain walls, and windows that are in no surface, are filled by one opening. */
  make(placed: Placed, parts: readonly Placed[]): FileSurface {
    const { part } = placed;
    const { patch } = part;
    const { boundary, room, outward } = patch;
    const id = this.nextId(patch);
    const within = this.#openingsIn(placed, parts);
    const isFilled = boundary.element?.kind === "glass" || isOpening(patch);
    const sides = this.#sides(placed, id);
    const { gap = 0 } = part;
    if (boundary.isVirtual && (sides.type === "Air" ? gap > usualGap : boundary.element !== undefined))
      this.findings.push({
        kind: "virtual-element",
        surfaceId: id,
        spaceId: room.space.id,
        area: part.area,
        element: boundary.element?.type ?? "",
        ...(sides.type === "Air" ? { distance: gap } : {}),
      });
    const geometry = this.#geometry(part, within);
    const openings: FileOpening[] = within.map((each) =>
      openingOf(each, this.#openingIds.unique(each.boundary, "opening").id, this.#context.constructions),
    );
    if (isFilled) {
      const opening = openingOf(
        patch,
        this.#openingIds.unique({ id: isOpening(patch) ? id : `${id}-glass` }, "opening").id,
        this.#context.constructions,
      );
      openings.push({ ...opening, geometry });
    }
    return present<FileSurface>({
      id,
      name: boundary.name === "" ? id : boundary.name,
      cadId: boundary.element?.tag,
      ...sides,
      constructionId: isFilled || sides.type === "Air" ? undefined : this.#context.constructions.constructionOf(boundary.element, outward),
      geometry,
      openings,
    });
  }

  /** A boundary that is no surface of a room. */
  leftOut(
    patch: Pick<Patch, "boundary">,
    spaceId: string | undefined,
    leftOut: FileSurface["leftOut"],
    polygons: readonly Polygon[],
  ): FileSurface {
    const { boundary } = patch;
    const id = this.nextId(patch);
    return present<FileSurface>({
      id,
      name: boundary.name === "" ? id : boundary.name,
      type: boundary.element?.type ?? "",
      spaceIds: spaceId === undefined ? [] : [spaceId],
      geometry: { polygons, area: polygons.reduce((sum, loop) => sum + areaOf(loop), 0), mends: [] },
      openings: [],
      leftOut,
    });
  }
}

/** Whether a part is as narrow as the end of a partition. */
function isStrip({ patch, polygons = patch.outer, area }: Part): boolean {
  return polygons.every((polygon) => areaOf(polygon) <= endWidth * extentOf(polygon)) && area > 0;
}
