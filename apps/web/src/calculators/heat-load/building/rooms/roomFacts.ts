import {
  gradedFindings,
  type Building,
  type BuildingOpening,
  type BuildingSpace,
  type BuildingSurface,
  type Finding,
  type GradedFinding,
} from "@org/hvac-core/building";

/** Number and area, m², of surfaces or openings. */
export interface CountAndArea {
  readonly count: number;
  readonly area: number;
}

/** What the list of rooms shows of a room. */
export interface RoomFacts {
  readonly space: BuildingSpace;
  /** All surfaces that border on the room, in the order of the file. */
  readonly surfaces: readonly BuildingSurface[];
  /** Surfaces to the outdoors and the ground. */
  readonly exposed: CountAndArea;
  /** Windows and skylights in them. */
  readonly windows: CountAndArea;
  /** By their weight, what has to be decided first. */
  readonly findings: readonly GradedFinding[];
  /** Number of findings that are not only for the record. */
  readonly marks: number;
  /** Surfaces whose other side the file leaves open. */
  readonly questions: readonly BuildingSurface[];
}

const sumOf = (parts: readonly { readonly area: number }[]): CountAndArea => ({
  count: parts.length,
  area: parts.reduce((sum, { area }) => sum + area, 0),
});

const isExposed = ({ boundary }: BuildingSurface): boolean => boundary === "outdoors" || boundary === "ground";
const isGlass = ({ kind }: BuildingOpening): boolean => kind === "window" || kind === "skylight";

/** Adds an entry to a list of a map. */
function add<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Surface of the building by the identifier of each surface of the file that is part of it. */
export function surfacesBySource({ surfaces }: Building): ReadonlyMap<string, BuildingSurface> {
  return new Map(surfaces.flatMap((surface) => surface.sourceIds.map((id) => [id, surface] as const)));
}

/** Rooms that a surface borders on. */
export const spacesOf = ({ spaceId, neighbourId }: BuildingSurface): readonly string[] =>
  neighbourId === undefined || neighbourId === spaceId ? [spaceId] : [spaceId, neighbourId];

/** Rooms that a finding is about; none for those about the file. */
export function spacesOfFinding(finding: Finding, bySource: ReadonlyMap<string, BuildingSurface>): readonly string[] {
  const ofSurface = (id: string): readonly string[] => {
    const surface = bySource.get(id);
    return surface ? spacesOf(surface) : [];
  };
  if (finding.kind === "repeated-id") return bySource.has(finding.renamed) ? ofSurface(finding.renamed) : [finding.renamed];
  if ("spaceIds" in finding) return finding.spaceIds;
  const others =
    finding.kind === "same-space-twice" ? [finding.otherId] : finding.kind === "facing-each-other" ? ofSurface(finding.otherId) : [];
  const ids = "spaceId" in finding ? [finding.spaceId] : "surfaceId" in finding ? ofSurface(finding.surfaceId) : [];
  return [...new Set([...ids, ...others])];
}

/** Facts of all rooms, in the order of the file. */
export function roomFacts(building: Building): readonly RoomFacts[] {
  const surfaces = new Map<string, BuildingSurface[]>();
  for (const surface of building.surfaces) for (const id of spacesOf(surface)) add(surfaces, id, surface);
  const bySource = surfacesBySource(building);
  const findings = new Map<string, GradedFinding[]>();
  for (const graded of gradedFindings(building)) for (const id of spacesOfFinding(graded.finding, bySource)) add(findings, id, graded);
  return building.spaces.map((space): RoomFacts => {
    const bordering = surfaces.get(space.id) ?? [];
    const exposed = bordering.filter(isExposed);
    const ofSpace = findings.get(space.id) ?? [];
    return {
      space,
      surfaces: bordering,
      exposed: sumOf(exposed.map(({ grossArea }) => ({ area: grossArea }))),
      windows: sumOf(exposed.flatMap(({ openings }) => openings.filter(isGlass))),
      findings: ofSpace,
      marks: ofSpace.filter(({ grade }) => grade !== "record").length,
      questions: bordering.filter(({ boundary }) => boundary === "unknown"),
    };
  });
}

/** Findings about no room of the building: those about the file. */
export function fileFindings(building: Building): readonly GradedFinding[] {
  const bySource = surfacesBySource(building);
  const ids = new Set(building.spaces.map(({ id }) => id));
  return gradedFindings(building).filter(({ finding }) => !spacesOfFinding(finding, bySource).some((id) => ids.has(id)));
}
