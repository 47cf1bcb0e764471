import type { AccountEntry, AccountReason } from "../model/account.ts";
import type { Building, BuildingShade } from "../model/building.ts";
import type { FileModel, FileSurface } from "../model/fileModel.ts";
import type { Finding } from "../model/findings.ts";
import { eachInSteps, within } from "../steps.ts";
import { classify, type Classified } from "./classify.ts";
import type { Cluster } from "./cluster.ts";
import { doubtfulUnits } from "./doubtfulUnits.ts";
import { joinSliversInSteps, limitPerSpaceInSteps, mergeCoplanarInSteps } from "./merge.ts";
import { openingEntries } from "./openings.ts";
import { orientInSteps, piecesBySpace } from "./orient.ts";
import { outwardOf, type Piece } from "./piece.ts";
import { repeatedPieces, withNeighbours } from "./samePlace.ts";
import { isConditioned, resolveSpace } from "./spaces.ts";
import { facingInSteps, pieceFindings, repeatedSpaces, sharedAir } from "./surfaceFindings.ts";
import { surfacesInSteps } from "./surfaces.ts";
import { typeByDirection } from "./surfaceTypes.ts";
import { withUniqueIds } from "./uniqueIds.ts";

/** Outcome of a piece: into which surface it went, and why. */
interface Placement {
  readonly piece: Piece;
  readonly into?: string;
  readonly reason?: AccountReason;
}

/** Placements of pieces in clusters, and of those that are in the place of another one. */
function placementsOf(clusters: readonly Cluster[], repeated: ReadonlyMap<Piece, Piece>): ReadonlyMap<string, Placement> {
  const placements = new Map<string, Placement>();
  for (const { pieces, reasons } of clusters) {
    const lead = pieces[0]!;
    for (const piece of pieces)
      placements.set(piece.source.id, piece === lead ? { piece } : { piece, into: lead.source.id, reason: reasons.get(piece)! });
  }
  for (const [piece, same] of repeated) {
    const reason = piece.source.otherSideOf === same.source.id ? "other-side" : "same-place";
    placements.set(piece.source.id, { piece, into: same.source.id, reason });
  }
  return placements;
}

/** Whether a reason is that another surface is in the same place. */
const isRepeat = (reason: AccountReason | undefined): boolean => reason === "same-place" || reason === "other-side";

/** Entry of a surface that is part of a space. */
function pieceEntry({ piece, into, reason }: Placement, base: Omit<AccountEntry, "outcome" | "isTurned">): AccountEntry {
  const { type, source, sign, boundary, question } = piece;
  const entry = { ...base, isTurned: sign < 0 && boundary !== "inside", ...(type === source.type ? {} : { correctedType: type }) };
  if (into !== undefined && reason !== undefined) return { ...entry, outcome: isRepeat(reason) ? "left-out" : "merged", reason, into };
  return question === undefined ? { ...entry, outcome: "taken" } : { ...entry, outcome: "asked", reason: question };
}

/** Entries of a surface of the file and of its openings. */
function entriesOf(source: FileSurface, result: Classified, placement: Placement | undefined): readonly AccountEntry[] {
  const { id, type, geometry } = source;
  const base = { kind: "surface", id, type, area: geometry.area, mends: geometry.mends } as const;
  if (placement !== undefined) {
    return [pieceEntry(placement, base), ...openingEntries(source, isRepeat(placement.reason) ? placement.reason : undefined)];
  }
  const isShade = "shade" in result;
  const entry: AccountEntry = isShade
    ? { ...base, outcome: "taken", isTurned: false }
    : { ...base, outcome: "left-out", isTurned: false, reason: "leftOut" in result ? result.leftOut : "no-space" };
  return [entry, ...openingEntries(source, "surface-left-out")];
}

function shadeOf({ id, name, geometry }: FileSurface): BuildingShade[] {
  return geometry.polygons.map((polygon, index) => ({
    id: index === 0 ? id : `${id}-${index + 1}`,
    name,
    area: geometry.area / geometry.polygons.length,
    polygon,
  }));
}

/** Makes a building of a file, in steps: sides of surfaces, then surfaces, then spaces. */
export function* resolveInSteps(file: FileModel, maxSurfaces: number, { keepsSlivers = false } = {}): Generator<number, Building> {
  const { spaces: fileSpaces, surfaces: fileSurfaces, findings: idFindings } = withUniqueIds(file);
  const { modelAzimuth } = file.place;
  const orderOf = new Map(fileSpaces.map(({ id }, index) => [id, index]));
  const conditioned = new Set(fileSpaces.filter(({ conditionType }) => isConditioned(conditionType)).map(({ id }) => id));
  const index = { orderOf, isConditioned: (id: string) => conditioned.has(id) };
  const positions = fileSurfaces.map((surface, position) => ({ surface, position }));
  yield 0;
  const classified = yield* within(
    eachInSteps(positions, ({ surface, position }) => classify(surface, position, index)),
    0,
    0.25,
  );
  const all = withNeighbours(
    classified.flatMap((result) => ("piece" in result ? [result.piece] : [])),
    index,
  );
  const repeated = repeatedPieces(all);
  yield 0.25;
  const oriented = yield* within(orientInSteps(all.filter((piece) => !repeated.has(piece))), 0.25, 0.13);
  const pieces = oriented.map((piece): Piece => {
    const type = typeByDirection(piece.type, outwardOf(piece));
    return type === piece.type ? piece : { ...piece, type };
  });
  yield 0.4;
  const coplanar = yield* within(mergeCoplanarInSteps(pieces, file.tolerances), 0.4, 0.06);
  const merged = keepsSlivers ? coplanar : yield* within(joinSliversInSteps(coplanar), 0.46, 0.04);
  const clusters = yield* within(limitPerSpaceInSteps(merged, maxSurfaces, modelAzimuth), 0.5, 0.05);
  yield 0.55;
  const bySpace = piecesBySpace(pieces);
  const spaceSteps = eachInSteps(fileSpaces, (space) => resolveSpace(space, bySpace.get(space.id) ?? [], modelAzimuth));
  const results = yield* within(spaceSteps, 0.55, 0.2);
  const spaces = results.map(({ space }) => space);
  const surfaces = yield* within(surfacesInSteps(clusters, modelAzimuth), 0.75, 0.1);
  yield 0.85;
  const ofPieces = yield* within(
    eachInSteps(pieces, (piece) => pieceFindings(piece, modelAzimuth)),
    0.85,
    0.03,
  );
  const facing = yield* within(facingInSteps(pieces), 0.88, 0.04);
  yield 0.92;
  const findings: readonly Finding[] = [
    ...file.findings,
    ...idFindings,
    ...doubtfulUnits({ storeys: file.storeys, results, surfaces }, file.units),
    ...results.flatMap((result) => result.findings),
    ...ofPieces.flat(),
    ...facing,
    ...repeatedSpaces(spaces),
    ...sharedAir(surfaces, spaces),
  ];
  yield 0.92;
  const placements = placementsOf(clusters, repeated);
  const entrySteps = eachInSteps(positions, ({ surface, position }) =>
    entriesOf(surface, classified[position]!, placements.get(surface.id)),
  );
  const entries = yield* within(entrySteps, 0.92, 0.08);
  const { tolerances: _, ...facts } = file;
  return {
    ...facts,
    spaces,
    surfaces,
    shades: classified.flatMap((result) => ("shade" in result ? shadeOf(result.shade) : [])),
    account: entries.flat(),
    findings,
  };
}
