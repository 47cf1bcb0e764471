import { azimuthOf, isVertical, tiltOf } from "../geometry/vector.ts";
import type { BuildingSurface } from "../model/building.ts";
import { eachInSteps, within } from "../steps.ts";
import { areaOfCluster, directionOf, type Cluster } from "./cluster.ts";
import { openingsOf } from "./openings.ts";
import { perimeters, type GroundFloor } from "./perimeter.ts";
import { outwardPolygons } from "./piece.ts";

function surfaceOf(cluster: Cluster, modelAzimuth: number): BuildingSurface {
  const { pieces } = cluster;
  const lead = pieces[0]!;
  const { source } = lead;
  const direction = directionOf(cluster);
  const openings = pieces.flatMap(openingsOf);
  const grossArea = areaOfCluster(cluster);
  const openingArea = openings.reduce((sum, { area }) => sum + area, 0);
  return {
    id: source.id,
    name: source.name,
    ...(source.cadId === undefined ? {} : { cadId: source.cadId }),
    sourceIds: pieces.map((piece) => piece.source.id),
    type: lead.type,
    boundary: lead.boundary,
    spaceId: lead.spaceId,
    ...(lead.neighbourId === undefined ? {} : { neighbourId: lead.neighbourId }),
    ...(source.constructionId === undefined ? {} : { constructionId: source.constructionId }),
    ...(isVertical(direction) ? {} : { azimuth: azimuthOf(direction, modelAzimuth) }),
    tilt: tiltOf(direction),
    grossArea,
    openingArea,
    netArea: Math.max(0, grossArea - openingArea),
    polygons: pieces.flatMap(outwardPolygons),
    openings,
  };
}

const isGroundFloor = ({ boundary, tilt }: BuildingSurface): boolean => boundary === "ground" && tilt > 135;

/** Surfaces of clusters in the order of the file, in steps. */
export function* surfacesInSteps(clusters: readonly Cluster[], modelAzimuth: number): Generator<number, BuildingSurface[]> {
  const inOrder = clusters.toSorted((a, b) => a.pieces[0]!.index - b.pieces[0]!.index);
  const surfaceSteps = eachInSteps(inOrder, (cluster) => surfaceOf(cluster, modelAzimuth));
  const surfaces = yield* within(surfaceSteps, 0, 0.9);
  const floors = surfaces.filter(isGroundFloor).map(({ id, polygons }): GroundFloor => ({ id, polygons }));
  const edges = perimeters(floors);
  return surfaces.map((surface) => (isGroundFloor(surface) ? { ...surface, exposedPerimeter: edges.get(surface.id)! } : surface));
}
