import { mitredElbow, segmentedElbow, smoothElbow, vanedElbow } from "./elbows.ts";
import { abruptExit, bellmouth, conicalEntry, hood, plainEntry, rainCap } from "./ends.ts";
import { blades, butterfly, cylinder, grid } from "./inline.ts";
import { bullhead, junction, takeoff } from "./junctions.ts";
import type { Sketch } from "./strokes.ts";
import { diffuserExit, fanOutlet, transition } from "./transitions.ts";

type Geometry = Readonly<Record<string, number>>;
type Draw = (geometry: Geometry) => Sketch;

const valueOf = (geometry: Geometry, name: string, usual: number): number => geometry[name] ?? usual;
const root = (geometry: Geometry): number => Math.sqrt(valueOf(geometry, "areaRatio", 0.5));
const bend = (geometry: Geometry) => ({ radiusRatio: valueOf(geometry, "radiusRatio", 1), angle: valueOf(geometry, "angle", 90) });

const cone =
  (widens: boolean, ratioOf: (geometry: Geometry) => number): Draw =>
  (geometry) =>
    transition({ ratio: ratioOf(geometry), angle: valueOf(geometry, "angle", 180), widens });

/** Junctions of ducts with equal height, so that the ratio of widths is that of areas. */
const ductJunction =
  (converges: boolean, leg: "branch" | "run"): Draw =>
  (geometry) =>
    junction({ width: valueOf(geometry, "areaRatio", 0.5), angle: valueOf(geometry, "angle", 90), converges, leg });
const pipeJunction =
  (converges: boolean, leg: "branch" | "run"): Draw =>
  (geometry) =>
    junction({ width: valueOf(geometry, "diameterRatio", 1), angle: valueOf(geometry, "angle", 90), converges, leg });
const tap =
  (foot: "cone" | "entry" | "plain", angle: 45 | 90 = 90): Draw =>
  (geometry) =>
    takeoff({ width: valueOf(geometry, "areaRatio", 0.5), foot, angle });
const diameterRatio = (geometry: Geometry): number => valueOf(geometry, "diameterRatio", 0.75);
/** Bends with a standard radius and angle. */
const fixedBend =
  (radiusRatio: number, angle: number): Draw =>
  () =>
    smoothElbow({ radiusRatio, angle });

/** Sketches to scale by the key of the fitting in the engine; other fittings have symbols. */
const draws: Readonly<Record<string, Draw>> = {
  elbowRoundSmooth: (geometry) => smoothElbow(bend(geometry)),
  elbowRoundSegmented: (geometry) => segmentedElbow(bend(geometry), valueOf(geometry, "pieces", 5)),
  elbowRoundMitered: (geometry) => mitredElbow(valueOf(geometry, "angle", 90)),
  elbowRectangularSmooth: (geometry) => smoothElbow(bend(geometry)),
  elbowRectangularMitered: (geometry) => mitredElbow(valueOf(geometry, "angle", 90)),
  elbowVanesSingle50: () => vanedElbow(0.1, 0.12, false),
  elbowVanesSingle114: () => vanedElbow(0.2, 0.2, false),
  elbowVanesDouble50: () => vanedElbow(0.1, 0.12, true),
  elbowVanesDouble114: () => vanedElbow(0.2, 0.2, true),
  enlargementRound: cone(true, root),
  enlargementRectangular: cone(true, root),
  enlargementAbrupt: cone(true, root),
  contractionGradual: cone(false, root),
  contractionAbrupt: cone(false, root),
  fanOutletPlane: (geometry) => fanOutlet({ ratio: valueOf(geometry, "areaRatio", 0.5), angle: valueOf(geometry, "angle", 15) }),
  fanOutletPyramidal: (geometry) => fanOutlet({ ratio: root(geometry), angle: valueOf(geometry, "angle", 15) }),
  divergingBranch: ductJunction(false, "branch"),
  divergingRun: ductJunction(false, "run"),
  convergingBranch: ductJunction(true, "branch"),
  convergingRun: ductJunction(true, "run"),
  teeBullhead: (geometry) => bullhead(valueOf(geometry, "areaRatio", 0.5)),
  takeoffConical90: tap("cone"),
  takeoffConical45: tap("cone", 45),
  takeoffRectangular45: tap("entry"),
  takeoffRectangular90: tap("plain"),
  takeoffRectangularToRound: tap("plain"),
  takeoffRectangularToConical: tap("cone"),
  takeoffRun: () => junction({ width: 0.5, angle: 90, converges: false, leg: "run" }),
  entryPlain: (geometry) => plainEntry(valueOf(geometry, "projection", 0)),
  entryBellmouth: (geometry) => bellmouth(valueOf(geometry, "radiusRatio", 0.1), true),
  entryBellmouthFree: (geometry) => bellmouth(valueOf(geometry, "radiusRatio", 0.1), false),
  entryConicalFree: (geometry) => conicalEntry(valueOf(geometry, "lengthRatio", 0.25), valueOf(geometry, "angle", 60), false),
  entryConicalWall: (geometry) => conicalEntry(valueOf(geometry, "lengthRatio", 0.25), valueOf(geometry, "angle", 60), true),
  entryHoodRound: (geometry) => hood(valueOf(geometry, "angle", 60)),
  entryHoodRectangular: (geometry) => hood(valueOf(geometry, "angle", 60)),
  exitAbrupt: abruptExit,
  exitDiffuser: (geometry) => diffuserExit({ ratio: root(geometry), angle: valueOf(geometry, "angle", 14) }),
  exitRainCap: (geometry) => rainCap(valueOf(geometry, "gap", 0.5)),
  damperButterflyRound: (geometry) => butterfly(valueOf(geometry, "angle", 0)),
  damperButterflyRectangular: (geometry) => butterfly(valueOf(geometry, "angle", 0)),
  damperParallelBlades: (geometry) => blades(valueOf(geometry, "angle", 0), false),
  damperOpposedBlades: (geometry) => blades(valueOf(geometry, "angle", 0), true),
  screen: (geometry) => grid(valueOf(geometry, "freeArea", 0.7), 12),
  perforatedPlate: (geometry) => grid(valueOf(geometry, "freeArea", 0.5), 5),
  pipeAcross: (geometry) => cylinder(valueOf(geometry, "blockage", 0.1)),
  elbow90Threaded: fixedBend(1, 90),
  elbow90Flanged: fixedBend(1, 90),
  elbow90LongRadius: fixedBend(1.5, 90),
  elbow45: fixedBend(1, 45),
  returnBend: fixedBend(1, 180),
  bend: (geometry) => smoothElbow(bend(geometry)),
  miterBend: (geometry) => mitredElbow(valueOf(geometry, "angle", 90)),
  teeRun: () => junction({ width: 1, angle: 90, converges: false, leg: "run" }),
  teeBranch: () => junction({ width: 1, angle: 90, converges: false, leg: "branch" }),
  teeDivergingBranch: pipeJunction(false, "branch"),
  teeDivergingRun: pipeJunction(false, "run"),
  teeConvergingBranch: pipeJunction(true, "branch"),
  teeConvergingRun: pipeJunction(true, "run"),
  reducer: cone(false, diameterRatio),
  enlarger: cone(true, diameterRatio),
  entrance: (geometry) => bellmouth(valueOf(geometry, "radiusRatio", 0), true),
  entranceProjecting: () => plainEntry(0.6),
  exit: abruptExit,
};

/** Sketch of a fitting with its geometry; `undefined` for valves and devices, whose shape no parameter defines. */
export function sketchOf(key: string, geometry: Geometry): Sketch | undefined {
  return Object.hasOwn(draws, key) ? draws[key]!(geometry) : undefined;
}
