import { distance } from "../geometry/vector.ts";
import type { Building, Polygon } from "./building.ts";
import type { Finding } from "./findings.ts";

/**
 * Weight of a finding: somebody has to decide; numbers of a room change by more than 2 % of its area or volume; or it is for the record.
 */
export const findingGrades = ["decide", "changes", "record"] as const;
export type FindingGrade = (typeof findingGrades)[number];

/** A finding with its grade. */
export interface GradedFinding {
  readonly finding: Finding;
  readonly grade: FindingGrade;
}

/** Share of the area or the volume of a room from which a finding changes its numbers. */
const noticeable = 0.02;

const isNoticeable = (part: number, whole: number): boolean => part > noticeable * whole;

/** Half the thickness of the thickest usual walls and slabs, m: inner faces are at most that far from axes. */
const halfThickness = 0.2;

/**
 * Grade of an entry that differs from the geometry: both are right where the entry is of inner faces and the geometry of axes.
 *
 * @param around area or outline of the room, m² or m
 */
function differenceGrade({ entered, computed }: { readonly entered: number; readonly computed: number }, around: number): FindingGrade {
  const isOfInnerFaces = entered <= computed && computed - entered <= halfThickness * around;
  return !isOfInnerFaces && isNoticeable(Math.abs(entered - computed), computed) ? "changes" : "record";
}

/** Length of the edges of polygons, m. */
const outlineOf = (polygons: readonly Polygon[]): number =>
  polygons.reduce((sum, polygon) => sum + polygon.reduce((length, point, index) => length + distance(point, polygon.at(index - 1)!), 0), 0);

/** Grades of findings that have the same in each room. */
const fixed: Readonly<Partial<Record<Finding["kind"], FindingGrade>>> = {
  "missing-neighbour": "decide",
  "interior-without-neighbour": "decide",
  "unknown-type": "decide",
  "same-space-twice": "decide",
  "unit-doubtful": "decide",
  "height-doubtful": "decide",
  "openings-exceed-surface": "changes",
  "opening-size-differs": "changes",
  "space-without-surfaces": "changes",
  "no-boundaries": "changes",
  "unknown-unit": "changes",
  unreadable: "changes",
  "unit-corrected": "changes",
};

/** What heat does at a surface of a type; a type that is corrected within one of these changes no number. */
const sideOf = (type: string): string =>
  /ground|grade/i.test(type)
    ? "ground"
    : /^(interiorwall|interiorfloor|ceiling)$/i.test(type)
      ? "interior"
      : type === "Air"
        ? "air"
        : "outdoors";

/**
 * Findings of a building with their grades: first what has to be decided, then what changes numbers of a room by more than 2 % of its area or volume,
 * then what is for the record; within a grade in their order.
 *
 * @param building a building that was read from a model
 * @returns all its findings
 * @example
 * ```ts
 * import { gradedFindings, readGbxml } from "@org/hvac-core/building";
 * const room = '<Space id="a"><Area>20</Area></Space>';
 * const building = readGbxml(`<gbXML lengthUnit="Meters"><Campus><Building>${room}</Building></Campus></gbXML>`);
 * gradedFindings(building).map(({ grade }) => grade); // ["changes", "record", "record", "record"]
 * ```
 */
export function gradedFindings({ spaces, surfaces, findings }: Building): readonly GradedFinding[] {
  const spacesById = new Map(spaces.map((space) => [space.id, space]));
  const around = new Map<string, number>();
  for (const { spaceId, neighbourId, grossArea } of surfaces)
    for (const id of new Set([spaceId, neighbourId ?? spaceId])) around.set(id, (around.get(id) ?? 0) + grossArea);
  const bySource = new Map(surfaces.flatMap((surface) => surface.sourceIds.map((id) => [id, surface] as const)));
  const roomAreaOf = (finding: Finding): number => {
    const id = "spaceId" in finding ? finding.spaceId : "surfaceId" in finding ? bySource.get(finding.surfaceId)?.spaceId : undefined;
    return spacesById.get(id ?? "")?.area ?? 0;
  };
  const gradeOf = (finding: Finding): FindingGrade => {
    const grade = fixed[finding.kind];
    if (grade !== undefined) return grade;
    switch (finding.kind) {
      case "volume-differs":
        return differenceGrade(finding, around.get(finding.spaceId) ?? 0);
      case "area-differs":
        return differenceGrade(finding, outlineOf(spacesById.get(finding.spaceId)?.floorPolygons ?? []));
      case "type-corrected": {
        const area = bySource.get(finding.surfaceId)?.grossArea ?? 0;
        return sideOf(finding.from) !== sideOf(finding.to) && isNoticeable(area, roomAreaOf(finding)) ? "changes" : "record";
      }
      case "boundary-divided":
        return isNoticeable(finding.interior, roomAreaOf(finding)) ? "changes" : "record";
      case "not-closed":
      case "facing-each-other":
      case "opening-outside":
      case "ground-assumed":
      case "virtual-element":
      case "ends-assumed":
      case "boundaries-displaced":
        return isNoticeable(finding.area, roomAreaOf(finding)) ? "changes" : "record";
      default:
        return "record";
    }
  };
  const graded = findings.map((finding): GradedFinding => ({ finding, grade: gradeOf(finding) }));
  return findingGrades.flatMap((grade) => graded.filter((each) => each.grade === grade));
}
