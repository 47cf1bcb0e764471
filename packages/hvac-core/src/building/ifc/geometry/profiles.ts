import type { Point } from "../../model/building.ts";
import type { StepFile } from "../step/file.ts";
import type { Instance } from "../step/value.ts";
import type { Curves } from "./curves.ts";
import type { Placements } from "./placements.ts";
import { placed, type Transform } from "./transform.ts";

/** A curve of a profile. */
interface ProfileCurve {
  readonly points: readonly Point[];
  readonly isClosed: boolean;
}

interface CurveReaders {
  readonly curves: Curves;
  readonly placements: Placements;
}

/** Curves of a profile: the outer one first, or an open one. */
export function profileCurves(file: StepFile, readers: CurveReaders, profile: Instance | undefined): ProfileCurve[] {
  if (profile === undefined) return [];
  const closed = (points: readonly Point[]): ProfileCurve => ({ points, isClosed: true });
  const system = (): Transform => readers.placements.axes(file.target(profile, 2));
  switch (profile.type) {
    case "IFCARBITRARYOPENPROFILEDEF":
    case "IFCCENTERLINEPROFILEDEF":
      return [{ points: readers.curves.points(file.target(profile, 2)), isClosed: false }];
    case "IFCARBITRARYCLOSEDPROFILEDEF":
    case "IFCARBITRARYPROFILEDEFWITHVOIDS":
      return [...file.targets(profile, 2), ...file.targets(profile, 3)].map((curve) => closed(readers.curves.loop(curve)));
    case "IFCRECTANGLEPROFILEDEF":
    case "IFCROUNDEDRECTANGLEPROFILEDEF":
    case "IFCRECTANGLEHOLLOWPROFILEDEF": {
      const [x, y] = [(profile.number(3) ?? 0) / 2, (profile.number(4) ?? 0) / 2];
      const corners: readonly Point[] = [
        [-x, -y, 0],
        [x, -y, 0],
        [x, y, 0],
        [-x, y, 0],
      ];
      return [closed(corners.map((point) => placed(system(), point)))];
    }
    case "IFCCIRCLEPROFILEDEF":
    case "IFCCIRCLEHOLLOWPROFILEDEF":
    case "IFCELLIPSEPROFILEDEF": {
      const first = profile.number(3) ?? 0;
      const radii = [first, profile.type === "IFCELLIPSEPROFILEDEF" ? (profile.number(4) ?? first) : first] as const;
      return [closed(readers.curves.ellipse(system(), radii))];
    }
    default:
      return [];
  }
}
