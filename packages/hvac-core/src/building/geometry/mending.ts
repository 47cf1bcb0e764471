import type { Mend } from "../model/account.ts";
import type { Polygon } from "../model/building.ts";
import { flattened, withoutRepeats } from "./polygon.ts";

/** Points nearer than this are one, m. */
const pointTolerance = 0.001;
/** Distance from the plane that is mended, m. */
const flatTolerance = 0.005;

/** Polygon without repeated points and in one plane; adds what was mended. */
export function mendedLoop(loop: Polygon, mends: Set<Mend>): Polygon {
  const points = withoutRepeats(loop, pointTolerance);
  if (points.length < loop.length) mends.add("repeated-points");
  if (points.length < 4) return points;
  const { polygon, deviation } = flattened(points);
  if (deviation <= flatTolerance) return points;
  mends.add("flattened");
  return polygon;
}
