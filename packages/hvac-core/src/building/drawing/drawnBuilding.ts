import type { Building } from "../model/building.ts";
import type { FileModel } from "../model/fileModel.ts";
import { resolveInSteps } from "../resolve/resolve.ts";
import type { DrawingFinding } from "./findings.ts";
import type { Drawing, DrawnRoom, PlanPoint } from "./model.ts";
import { crossingsOf, networkOf, type Network } from "./network.ts";
import { placeOpenings } from "./openings.ts";
import { partition } from "./partition.ts";
import { Plan } from "./plan.ts";
import { signedArea } from "./plane.ts";
import { nextToMultiplied, buildingStoreys, prismsOf, storeyInstances } from "./prisms.ts";
import { requireDrawing } from "./requireDrawing.ts";
import { roomFindings } from "./roomFindings.ts";
import { slabsOf } from "./slabs.ts";
import { fileSpaces, fileSurfaces } from "./surfaces.ts";
import { wallsOf } from "./walls.ts";

/** A building of a drawing, and what differs or is missing in the drawing. */
export interface DrawnBuilding {
  readonly building: Building;
  readonly findings: readonly DrawingFinding[];
}

/** Rooms that have a place, on the network of their walls; the others are findings. */
interface Rooms {
  readonly network: Network;
  readonly loopOf: ReadonlyMap<DrawnRoom, number>;
  readonly findings: readonly DrawingFinding[];
}

/** Area below which a room is nothing, m². */
const smallestRoom = 1e-3;

/** A corner at which the way around a room crosses itself; `undefined` where it only touches itself, as around a courtyard. */
function crossedCorner({ nodes, loops }: Network, index: number): PlanPoint | undefined {
  const loop = loops[index]!;
  const repeated = loop.find((node, position) => loop.indexOf(node) < position);
  if (repeated === undefined) return undefined;
  const polygon = loop.map((node) => nodes[node]!);
  // Where ways cross, parts are within the way twice, or on its other side.
  const area = partition(polygon, []).reduce((sum, part) => sum + signedArea(part.polygon), 0);
  return Math.abs(area - signedArea(polygon)) > smallestRoom ? nodes[repeated] : undefined;
}

function roomsOf({ storeys }: Drawing): Rooms {
  const findings: DrawingFinding[] = [];
  const drawn = storeys.flatMap((storey) => storey.rooms);
  const alone = networkOf(drawn.map(({ polygon }) => polygon));
  const crossings = crossingsOf(alone);
  const crossed = new Map(crossings.flatMap(({ loop, other, point }) => (loop === other ? [[loop, point] as const] : [])));
  const rooms = drawn.filter((room, index) => {
    const point = crossed.get(index) ?? crossedCorner(alone, index);
    const isEmpty = alone.loops[index]!.length === 0 || Math.abs(signedArea(room.polygon)) < smallestRoom;
    if (isEmpty) findings.push({ kind: "room-without-area", roomId: room.id });
    else if (point) findings.push({ kind: "self-crossing", roomId: room.id, x: point[0], y: point[1] });
    return !isEmpty && !point;
  });
  const further = crossings.flatMap(({ loop, other, point }) => (loop === other ? [] : [point]));
  const network =
    further.length === 0 && rooms.length === drawn.length
      ? alone
      : networkOf(
          rooms.map(({ polygon }) => polygon),
          { further },
        );
  return { network, loopOf: new Map(rooms.map((room, index) => [room, index])), findings };
}

/** Entered heights of ceilings differ from those of walls on purpose. */
const isExpected = ({ kind }: Building["findings"][number]): boolean => kind === "volume-differs" || kind === "same-space-twice";

/** Findings of which several storeys that are one in the drawing have the same. */
const distinct = (findings: readonly DrawingFinding[]): readonly DrawingFinding[] => [
  ...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values(),
];

/** Thin surfaces of a drawing are parts of what was drawn, and not faults of an export. */
function resolved(file: FileModel): Building {
  const steps = resolveInSteps(file, 60, { keepsSlivers: true });
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
}

/**
 * Makes a building of a drawing, as reading a model does. Walls are the edges of rooms: one wall where rooms are side by side, also in part, at the same
 * height; exterior elsewhere, and below ground up to the level of the ground. Floors, ceilings and roofs are the common and the other parts of rooms one
 * above the other. Of identical storeys the building has the first, the last and one with a multiplier for those between; storeys above are lower in the
 * model by the others.
 *
 * @param drawing rooms and openings of storeys, in m
 * @returns the building, and what differs or is missing in the drawing
 * @throws {OutOfRangeError} when coordinates, levels, heights or counts are beyond `drawingLimits`
 * @example
 * ```ts
 * import { drawnBuilding, emptyDrawing } from "@org/hvac-core/building/drawing";
 * const room = { id: "a", name: "A", isConditioned: true, polygon: [[0, 0], [5, 0], [5, 4], [0, 4]] } as const;
 * const storey = { id: "s", name: "Ground floor", level: 0, height: 3, count: 1, rooms: [room], openings: [] };
 * const { building } = drawnBuilding({ ...emptyDrawing, storeys: [storey] });
 * building.surfaces.length; // 6
 * building.spaces[0]?.volume; // 60
 * ```
 */
export function drawnBuilding(drawing: Drawing): DrawnBuilding {
  const { name, place, zones, constructions, windowTypes, groundLevel } = drawing;
  requireDrawing(drawing);
  const { network, loopOf, findings } = roomsOf(drawing);
  const instances = storeyInstances(drawing);
  const plan = new Plan(network, prismsOf(instances, loopOf));
  const walls = wallsOf(plan, groundLevel);
  const slabs = slabsOf(plan);
  const openings = placeOpenings(drawing, instances, walls);
  const building = resolved({
    name,
    units: { length: "Meters", area: "SquareMeters", volume: "CubicMeters", temperature: "C" },
    place,
    storeys: buildingStoreys(instances),
    zones,
    spaces: fileSpaces(plan.prisms),
    surfaces: fileSurfaces(drawing, { walls, slabs }, openings.byWall),
    constructions,
    windowTypes,
    schedules: [],
    findings: [],
  });
  return {
    building: {
      ...building,
      // The order of points is not the drawing's.
      account: [...building.account.map((entry) => ({ ...entry, isTurned: false })), ...openings.entries],
      findings: building.findings.filter((finding) => !isExpected(finding)),
    },
    findings: distinct([
      ...findings,
      ...nextToMultiplied(drawing),
      ...roomFindings(plan, walls, { slabs, ground: groundLevel }),
      ...openings.findings,
    ]),
  };
}
