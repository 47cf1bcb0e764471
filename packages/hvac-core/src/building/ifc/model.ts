import { groupBy } from "../groupBy.ts";
import type { Polygon } from "../model/building.ts";
import type { FileSpace, FileSurface } from "../model/fileModel.ts";
import type { Finding } from "../model/findings.ts";
import { eachInSteps, within } from "../steps.ts";
import { boundaryOf, boundaryTypes, oriented, PatchReader, polygonsOf, type Boundary, type Patch } from "./boundaries.ts";
import { Displacements } from "./displaced.ts";
import type { Elements } from "./elements.ts";
import type { Shapes } from "./geometry/shapes.ts";
import type { Constructions } from "./materials.ts";
import { PatchGrid, partsOf, type Part } from "./neighbours.ts";
import { openingSizeFindings } from "./openingSizes.ts";
import { hostOf, isHole, isOpening } from "./openings.ts";
import type { Room, Rooms } from "./rooms.ts";
import type { StepFile } from "./step/file.ts";
import { SurfaceBuilder, type Placed } from "./surfaces.ts";

/** Polygons up to which a room without a body has its boundaries as its shell. */
const maxShell = 120;

/** What the surfaces of a file are read with. */
interface Readers {
  readonly shapes: Shapes;
  readonly elements: Elements;
  readonly constructions: Constructions;
  /** m in the unit of the shapes of rooms. */
  readonly length: number;
}

/** Boundaries of the rooms, and those that are not used. */
interface Selected {
  readonly used: readonly { readonly boundary: Boundary; readonly room: Room }[];
  readonly unused: readonly { readonly boundary: Boundary; readonly room: Room | undefined }[];
}

/** Boundaries of the second level where a room has any, or else those that it has. */
function selected(boundaries: readonly Boundary[], { byInstance }: Rooms): Selected {
  const hasSecond = new Set(boundaries.filter(({ level }) => level === 2).map(({ space }) => space));
  const entries = boundaries.map((boundary) => ({ boundary, room: byInstance.get(boundary.space) }));
  const isUsed = ({ boundary, room }: (typeof entries)[number]): boolean =>
    room !== undefined && (boundary.level === 2 || !hasSecond.has(boundary.space));
  return {
    used: entries.flatMap(({ boundary, room }) => (room !== undefined && isUsed({ boundary, room }) ? [{ boundary, room }] : [])),
    unused: entries.filter((entry) => !isUsed(entry)),
  };
}

/** Patches of a room that are its shell, and windows and doors by the patch that they are in. */
interface RoomPatches {
  readonly shell: readonly Patch[];
  readonly openings: ReadonlyMap<Patch, readonly Patch[]>;
}

/** Sides of the patches of a room; openings face as the surface that they are in. */
function patchesOfRoom(patches: readonly Patch[], elements: Elements): RoomPatches {
  const surfaces = patches.filter((patch) => !isOpening(patch));
  const holes = new Set(surfaces.filter((patch) => isHole(patch, surfaces)));
  const walls = surfaces.filter((patch) => !holes.has(patch));
  const hosts = patches
    .filter((patch) => isOpening(patch) || holes.has(patch))
    .map((opening) => ({ opening, host: hostOf(opening, walls, elements) }));
  const unhosted = hosts.flatMap(({ opening, host }) => (host === undefined ? [opening] : []));
  const before = [...walls, ...unhosted];
  const shell = oriented(before);
  const openings = new Map<Patch, Patch[]>();
  for (const { opening, host } of hosts) {
    if (host === undefined) continue;
    const facing = shell[before.indexOf(host)]!;
    const all = openings.get(facing) ?? [];
    openings.set(facing, [...all, { ...opening, outward: facing.outward }]);
  }
  return { shell, openings };
}

/** Parts whose other side the file names. */
function namedParts(shell: readonly Patch[]): ReadonlyMap<Patch, Part> {
  const byBoundary = groupBy(shell, ({ boundary }) => boundary.instance);
  const parts = new Map<Patch, Part>();
  for (const patch of shell) {
    const { other } = patch.boundary;
    const [opposite, ...more] = other === undefined ? [] : (byBoundary.get(other) ?? []);
    const isAlone = byBoundary.get(patch.boundary.instance)!.length === 1 && more.length === 0;
    if (opposite === undefined || !isAlone || opposite.room === patch.room) continue;
    parts.set(patch, { patch, area: patch.face.area, opposite });
    // The other boundary does not always name this one.
    if (opposite.boundary.other === undefined) parts.set(opposite, { patch: opposite, area: opposite.face.area, opposite: patch });
  }
  return parts;
}

/** Joins the two sides of each part between two rooms. */
function pair(placed: readonly Placed[]): void {
  const byPatch = new Map<Patch, Map<Patch, Placed>>();
  for (const each of placed) {
    const { patch, opposite } = each.part;
    if (opposite === undefined) continue;
    const opposites = byPatch.get(patch) ?? new Map<Patch, Placed>();
    byPatch.set(patch, opposites.set(opposite, each));
  }
  for (const each of placed) {
    const { patch, opposite } = each.part;
    const partner = opposite && byPatch.get(opposite)?.get(patch);
    if (partner !== undefined) each.partner = partner;
  }
}

/** Whether the first of two sides is the one that is taken: that with more openings, or of the first room. */
function isFirst(first: Placed, second: Placed, openings: ReadonlyMap<Patch, readonly Patch[]>): boolean {
  const areaOf = ({ part: { patch } }: Placed): number => (openings.get(patch) ?? []).reduce((sum, { face }) => sum + face.area, 0);
  const difference = areaOf(first) - areaOf(second);
  if (Math.abs(difference) > 1e-3) return difference > 0;
  return first.part.patch.room.order < second.part.patch.room.order;
}

/** Surfaces of all parts, in the order of the file, each second side with a reference to the first. */
function* surfacesInSteps(
  groups: readonly (readonly Placed[])[],
  builder: SurfaceBuilder,
  openings: ReadonlyMap<Patch, readonly Patch[]>,
): Generator<number, FileSurface[]> {
  const inOrder = groups.toSorted(([a], [b]) => a!.part.patch.boundary.order - b!.part.patch.boundary.order);
  yield* eachInSteps(inOrder, (parts) => {
    for (const placed of parts) placed.surface = builder.make(placed, parts);
  });
  return inOrder.flat().map((placed): FileSurface => {
    const { partner, surface } = placed;
    if (partner?.partner !== placed || isFirst(placed, partner, openings)) return surface!;
    return { ...surface!, otherSideOf: partner.surface!.id };
  });
}

/** Findings about boundaries that were divided. */
function dividedFindings(groups: readonly (readonly Placed[])[]): Finding[] {
  return groups.flatMap((parts): Finding[] => {
    const [first] = parts;
    if (first === undefined) return [];
    const { boundary, room, face } = first.part.patch;
    const interior = parts.reduce((sum, { part }) => sum + (part.opposite === undefined ? 0 : part.area), 0);
    const isOuter = boundary.side === "exterior" || boundary.side === "ground";
    if (!isOuter || interior === 0) return [];
    return [{ kind: "boundary-divided", surfaceId: first.surface!.id, spaceId: room.space.id, area: face.area, interior }];
  });
}

/** Findings about rooms without boundaries of the second level. */
function levelFindings(rooms: Rooms, { used }: Selected): Finding[] {
  const levels = new Map(used.map(({ boundary, room }) => [room.instance, boundary.level] as const));
  const ids = (isMeant: (room: Room) => boolean): string[] => rooms.rooms.filter(isMeant).map(({ space }) => space.id);
  const without = ids(({ instance }) => !levels.has(instance));
  const first = ids(({ instance }) => levels.has(instance) && levels.get(instance) !== 2);
  return [
    ...(without.length > 0 ? [{ kind: "no-boundaries", spaceIds: without } as const] : []),
    ...(first.length > 0 ? [{ kind: "first-level-boundaries", spaceIds: first } as const] : []),
  ];
}

/** A room whose shell is that of its boundaries where it has no body. */
function spaceOf({ space }: Room, shell: readonly Patch[]): FileSpace {
  if (space.shell.length > 0 || space.shellVolume !== undefined || shell.length === 0) return space;
  const polygons = shell.flatMap((patch) => polygonsOf(patch, patch.holes));
  return polygons.length > maxShell ? space : { ...space, shell: polygons };
}

export interface FileRooms {
  readonly spaces: readonly FileSpace[];
  readonly surfaces: readonly FileSurface[];
  readonly findings: readonly Finding[];
}

/** Makes spaces and surfaces of the boundaries of a file, in steps. */
export function* roomsInSteps(file: StepFile, rooms: Rooms, readers: Readers): Generator<number, FileRooms> {
  const { shapes, elements, constructions, length } = readers;
  const boundaries = yield* within(
    eachInSteps(file.positionsOf(...boundaryTypes), (position, order) => boundaryOf(file.instanceAt(position), order, elements), 50),
    0,
    0.11,
  );
  const selection = selected(boundaries, rooms);
  const reader = new PatchReader(file, shapes, length);
  const read = yield* within(
    eachInSteps(selection.used, ({ boundary, room }) => ({ boundary, room, patches: reader.patchesOf(boundary, room) }), 50),
    0.11,
    0.34,
  );
  const byRoom = groupBy(
    read.flatMap(({ patches }) => patches),
    ({ room }) => room,
  );
  const ofRooms = yield* within(
    eachInSteps([...byRoom.values()], (patches) => patchesOfRoom(patches, elements), 5),
    0.45,
    0.09,
  );
  const shell = ofRooms.flatMap((each) => each.shell);
  const openings = new Map(ofRooms.flatMap((each) => [...each.openings]));
  const grid = new PatchGrid(shell.filter(({ boundary }) => !boundary.isEnd));
  yield 0.54;
  const named = namedParts(shell);
  yield 0.54;
  const groups = yield* within(
    eachInSteps(
      shell,
      (patch): Placed[] => {
        const part = named.get(patch);
        const parts = part !== undefined ? [part] : patch.boundary.isEnd ? [{ patch, area: patch.face.area }] : partsOf(patch, grid);
        return parts.map((each) => ({ part: each }));
      },
      50,
    ),
    0.54,
    0.22,
  );
  yield 0.76;
  pair(groups.flat());
  yield 0.76;
  const levels = shell.flatMap(({ outer }) => outer.flat().map(([, , z]) => z));
  const underground = new Set(
    shell.filter(({ boundary, outward }) => boundary.side === "ground" && Math.abs(outward[2]) < 0.5).map(({ room }) => room),
  );
  const lowest = levels.reduce((low, level) => Math.min(low, level), Infinity);
  const builder = new SurfaceBuilder({ constructions, openings, lowest, isUnderground: ({ room }) => underground.has(room) });
  const surfaces = yield* within(surfacesInSteps(groups, builder, openings), 0.76, 0.18);
  const displacements = new Displacements(elements);
  const patches = [...shell, ...[...openings.values()].flat()];
  yield* within(
    eachInSteps(patches, (patch) => displacements.add(patch)),
    0.94,
    0.06,
  );
  yield 1;
  const shells = groupBy(shell, ({ room }) => room);
  return {
    spaces: rooms.rooms.map((room) => spaceOf(room, shells.get(room) ?? [])),
    surfaces: [...surfaces, ...leftOut(selection, read, builder, reader)],
    findings: [
      ...levelFindings(rooms, selection),
      ...builder.otherFindings(),
      ...builder.findings,
      ...dividedFindings(groups),
      ...displacements.findings(),
      ...openingSizeFindings(patches),
    ],
  };
}

/** Boundaries that are no surfaces: of what is not a room, of the first level besides the second, and without an area. */
function leftOut(
  { unused }: Selected,
  read: readonly { readonly boundary: Boundary; readonly room: Room; readonly patches: readonly Patch[] }[],
  builder: SurfaceBuilder,
  reader: PatchReader,
): FileSurface[] {
  const polygonsIn = (boundary: Boundary, room: Room | undefined): Polygon[] =>
    room === undefined ? [] : reader.patchesOf(boundary, room).flatMap(({ outer }) => outer);
  return [
    ...read
      .filter(({ patches }) => patches.length === 0)
      .map(({ boundary, room }) => builder.leftOut({ boundary }, room.space.id, "no-area", [])),
    ...unused.map(({ boundary, room }) => {
      const reason = room === undefined ? "no-space" : "first-level";
      return builder.leftOut({ boundary }, room?.space.id, reason, polygonsIn(boundary, room));
    }),
  ];
}
