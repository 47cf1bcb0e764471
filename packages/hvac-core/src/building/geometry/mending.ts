import type { Mend } from "../model/account.ts";
import type { Polygon } from "../model/building.ts";
import { flattened, withoutRepeats } from "./polygon.ts";
import { exactTolerances } from "./tolerances.ts";

/** Polygon without repeated points and in one plane; adds what was mended. */
export function mendedLoop(loop: Polygon, mends: Set<Mend>, tolerances = exactTolerances): Polygon {
  const points = withoutRepeats(loop, tolerances.point);
  if (points.length < loop.length) mends.add("repeated-points");
  if (points.length < 4) return points;
  const inPlane = flattened(points, tolerances.flat);
  if (inPlane === undefined) return points;
  mends.add("flattened");
  return inPlane;
}
