import type { Layer } from "../../../envelope/index.ts";
import { absorptanceRatio, longwaveCorrection } from "../../../loads/index.ts";
import { commonConstructions, commonLayers } from "../../../reference/internal.ts";
import { emptySpectrum, innerHalf, wallResponse, type WallResponse } from "../../../zones/internal.ts";
import type { RoomValues } from "../spaceUse.ts";
import type { SunnySurface } from "./daySpectra.ts";
import type { Library } from "../hourly/library.ts";
import { windowArea, type RoomSurfaceValues } from "../hourly/roomModel.ts";

/** A face inside a room, without its films and its light. */
export interface RoomFace {
  readonly area: number;
  /** Direction of the outer side: 0 faces up, 90 is vertical, 180 faces down. */
  readonly tilt: number;
  /** Faces of one plane have the same key. */
  readonly plane: string;
  readonly response: WallResponse;
  /** With the same mass and no heat to or from outside. */
  readonly closed: WallResponse;
  /** Surface in sun and outdoor air, or the temperature beyond, °C; none beyond an identical room. */
  readonly beyond: SunnySurface | number | undefined;
}

/** Responses of a surface to what is beyond it, and closed. */
type Responses = Pick<RoomFace, "response" | "closed">;

/** Surfaces without a heat capacity have no inner half. */
function closedResponse(layers: readonly Layer[]): WallResponse {
  const half = innerHalf(layers);
  return half.length > 0 ? wallResponse(half, "adiabatic") : noResponse;
}

/** Responses of the constructions of an input: surfaces of one construction share them. */
const responsesOf = new WeakMap<Library, Map<string, Responses>>();

function constructionResponses(library: Library, { kind, construction, uValue }: RoomSurfaceValues): Responses {
  const known = responsesOf.get(library) ?? new Map<string, Responses>();
  responsesOf.set(library, known);
  const key = `${kind} ${construction} ${uValue}`;
  const earlier = known.get(key);
  if (earlier) return earlier;
  const { layers, films } = library.layers(kind === "roof" || kind === "floor" ? kind : "wall", construction, uValue);
  // On the other side of a partition is the film of a room.
  const film = kind === "partition" ? films.inside : films.outside;
  const responses = { response: wallResponse([{ resistance: film }, ...layers], "temperature"), closed: closedResponse(layers) };
  known.set(key, responses);
  return responses;
}

/** Layers of published constructions. */
const layersOfReference = (id: string): readonly Layer[] => commonLayers(commonConstructions().find((each) => each.id === id)!);

/** Carpet with a pad, m²·K/W. */
const carpetResistance = 0.217;
/** Furniture: 25 mm of wood on half of the floor area. */
const furniture = { share: 0.5, layer: { thickness: 0.0254, conductivity: 0.15, density: 608, specificHeat: 1630 } } as const;

/** Responses of the parts of representative rooms. */
const interiorResponses = new Map<string, WallResponse>();

function interiorResponse(part: "floor" | "ceiling" | "partitions" | "furniture", { weight, carpet }: RoomValues): WallResponse {
  const key = `${part} ${weight} ${carpet}`;
  const known = interiorResponses.get(key);
  if (known) return known;
  const slab = layersOfReference(`floor-${weight}`);
  const covering: readonly Layer[] = carpet ? [{ resistance: carpetResistance }] : [];
  const layers = {
    floor: [...slab, ...covering],
    ceiling: [...slab, ...covering].toReversed(),
    partitions: layersOfReference(weight === "heavy" ? "partition-heavy" : "partition-light"),
    furniture: [furniture.layer],
  }[part];
  const response = closedResponse(layers);
  interiorResponses.set(key, response);
  return response;
}

/**
 * Floor, ceiling, partitions and furniture of a room by its weight and its floor, between identical rooms: of a square room, as far as no surface of the
 * input is in their place.
 *
 * @source ashrae-hof-2021, ch. 18, representative zone constructions of the radiant time series
 */
function interiorFaces(room: RoomValues, outer: readonly Pick<RoomFace, "tilt" | "area">[]): RoomFace[] {
  const { floorArea, height } = room;
  const areaOf = (from: number, to: number): number =>
    outer.reduce((sum, { tilt, area }) => sum + (tilt >= from && tilt < to ? area : 0), 0);
  const face = (part: "floor" | "ceiling" | "partitions" | "furniture", area: number, tilt: number): RoomFace[] => {
    if (area <= 0) return [];
    const response = interiorResponse(part, room);
    return [{ area, tilt, plane: part, response, closed: response, beyond: undefined }];
  };
  return [
    ...face("floor", floorArea - areaOf(135, 181), 180),
    ...face("ceiling", floorArea - areaOf(0, 45), 0),
    ...face("partitions", 4 * Math.sqrt(floorArea) * height - areaOf(45, 135), 90),
    ...face("furniture", furniture.share * floorArea, 90),
  ];
}

/** Surfaces of the input, and those that complete the room. */
export function roomFaces(room: RoomValues, library: Library): RoomFace[] {
  const outer = room.surfaces.flatMap((surface): RoomFace[] => {
    const { kind, area, azimuth, adjacentTemp, colour, exposure } = surface;
    if (kind === "ground" || area <= 0) return [];
    const responses = constructionResponses(library, surface);
    if (kind === "partition") return [{ area, tilt: 90, plane: "partitions", ...responses, beyond: adjacentTemp }];
    const tilt = kind === "roof" ? surface.tilt : kind === "floor" ? 180 : 90;
    const isShaded = exposure === "shade";
    const beyond = {
      tilt,
      azimuth: kind === "floor" ? 0 : azimuth,
      absorptanceRatio: isShaded ? 0 : absorptanceRatio(colour),
      longwaveCorrection: isShaded ? 0 : longwaveCorrection(tilt),
    };
    return [{ area, tilt, plane: `${tilt} ${azimuth}`, ...responses, beyond }];
  });
  const glass = room.windows.map((window) => ({ area: windowArea(window), tilt: window.kind === "window" ? 90 : window.tilt }));
  return [...outer, ...interiorFaces(room, [...outer, ...glass])];
}

const noResponse: WallResponse = { through: emptySpectrum(), inward: emptySpectrum() };
