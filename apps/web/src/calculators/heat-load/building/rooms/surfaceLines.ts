import type { AccountEntry, AccountReason, Building, BuildingOpening, BuildingSurface } from "@org/hvac-core/building";
import type { RowPlacement } from "@org/hvac-core/exchange/building";
import { surfacesBySource, type RoomFacts } from "./roomFacts.ts";

/** An opening of the file in a surface, and what became of it. */
export interface OpeningLine {
  readonly entry: AccountEntry;
  /** Undefined where it was left out. */
  readonly opening: BuildingOpening | undefined;
  readonly placement: RowPlacement | undefined;
}

/** A surface of a room with all surfaces of the file that are part of it or in its place. */
export interface SurfaceLine {
  readonly surface: BuildingSurface;
  /** The entry of the surface itself first. */
  readonly entries: readonly AccountEntry[];
  readonly openings: readonly OpeningLine[];
  readonly placement: RowPlacement | undefined;
  /** Why its other side is a question. */
  readonly question: AccountReason | undefined;
}

/** Entries of an account by the surface of the building that they are part of. */
export interface AccountIndex {
  readonly surfaces: ReadonlyMap<string, readonly AccountEntry[]>;
  readonly openings: ReadonlyMap<string, readonly AccountEntry[]>;
}

/** Puts the entries of a building in order, once for all rooms. */
export function accountIndex(building: Building): AccountIndex {
  const bySource = surfacesBySource(building);
  const surfaces = new Map<string, AccountEntry[]>();
  const openings = new Map<string, AccountEntry[]>();
  for (const entry of building.account) {
    const id = entry.kind === "surface" ? entry.id : entry.surfaceId;
    const surface = bySource.get(id ?? "") ?? bySource.get(entry.into ?? "");
    if (!surface) continue;
    const lists = entry.kind === "surface" ? surfaces : openings;
    const list = lists.get(surface.id);
    if (list) list.push(entry);
    else lists.set(surface.id, [entry]);
  }
  return { surfaces, openings };
}

/** Surfaces whose other side is a question, by the reason of the question. */
export function questionReasons(building: Building): ReadonlyMap<string, AccountReason> {
  const bySource = surfacesBySource(building);
  const reasons = building.account.flatMap(({ id, kind, outcome, reason }) => {
    const surface = kind === "surface" && outcome === "asked" ? bySource.get(id) : undefined;
    return surface && reason ? [[surface.id, reason] as const] : [];
  });
  return new Map(reasons);
}

/** Lines of a room: those with questions first, then exposed ones, then the others. */
export function surfaceLines(
  { space, surfaces }: RoomFacts,
  index: AccountIndex,
  reasons: ReadonlyMap<string, AccountReason>,
  placements: readonly RowPlacement[],
): readonly SurfaceLine[] {
  const inRoom = placements.filter(({ spaceId }) => spaceId === space.id);
  const placementsOf = (kind: RowPlacement["kind"]): ReadonlyMap<string, RowPlacement> =>
    new Map(inRoom.flatMap((placement) => (placement.kind === kind ? [[placement.id, placement] as const] : [])));
  const [ofSurfaces, ofOpenings] = [placementsOf("surface"), placementsOf("opening")];
  const rank = ({ boundary }: BuildingSurface): number =>
    boundary === "unknown" ? 0 : boundary === "outdoors" ? 1 : boundary === "ground" ? 2 : 3;
  return surfaces
    .toSorted((a, b) => rank(a) - rank(b))
    .map((surface) => {
      const entries = index.surfaces.get(surface.id) ?? [];
      return {
        surface,
        entries: entries.toSorted((a, b) => Number(b.id === surface.id) - Number(a.id === surface.id)),
        openings: (index.openings.get(surface.id) ?? []).map((entry) => ({
          entry,
          opening: surface.openings.find(({ id }) => id === entry.id),
          placement: ofOpenings.get(entry.id),
        })),
        placement: ofSurfaces.get(surface.id),
        question: surface.boundary === "unknown" ? reasons.get(surface.id) : undefined,
      };
    });
}
