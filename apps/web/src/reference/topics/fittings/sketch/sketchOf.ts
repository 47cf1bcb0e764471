import { mitredElbow, segmentedElbow, smoothElbow, vanedElbow } from "./elbows.ts";
import { abruptExit, bellmouth, conicalEntry, hood, plainEntry, rainCap } from "./ends.ts";
import { blades, butterfly, cylinder, grid } from "./inline.ts";
import { bullhead, junction, takeoff } from "./junctions.ts";
import type { Sketch } from "./strokes.ts";
import { diffuserExit, fanOutlet, transition } from "./transitions.ts";

type Geometry = Readonly<Record<string, number>>;
type Draw = (geometry: Geometry) => Sketch;

const of = (geometry: Geometry, name: string, usual: number): number => geometry[name] ?? usual;
const root = (geometry: Geometry): number => Math.sqrt(of(geometry, "areaRatio", 0.5));
const bend = (geometry: Geometry) => ({ radiusRatio: of(geometry, "radiusRatio", 1), angle: of(geometry, "angle", 90) });

const cone =
  (widens: boolean, ratioOf: (geometry: Geometry) => number): Draw =>
  (geometry) =>
    transition({ ratio: ratioOf(geometry), angle: of(geometry, "angle", 180), widens });

/** Junctions of ducts of one height, so that widths stand as areas do. */
const ductJunction =
  (converges: boolean, leg: "branch" | "run"): Draw =>
  (geometry) =>
    junction({ width: of(geometry, "areaRatio", 0.5), angle: of(geometry, "angle", 90), converges, of: leg });
const pipeJunction =
  (converges: boolean, leg: "branch" | "run"): Draw =>
  (geometry) =>
    junction({ width: of(geometry, "diameterRatio", 1), angle: of(geometry, "angle", 90), converges, of: leg });
const tap =
  (foot: "cone" | "entry" | "plain", angle: 45 | 90 = 90): Draw =>
  (geometry) =>
    takeoff({ width: of(geometry, "areaRatio", 0.5), foot, angle });
const diameterRatio = (geometry: Geometry): number => of(geometry, "diameterRatio", 0.75);
/** Bends whose radius and angle are a standard's. */
const fixedBend =
  (radiusRatio: number, angle: number): Draw =>
  () =>
    smoothElbow({ radiusRatio, angle });

/** Sketches of fittings that have a shape of their own to scale, by their keys in the engine; others are known by their symbols. */
const draws: Readonly<Record<string, Draw>> = {
  elbowRoundSmooth: (geometry) => smoothElbow(bend(geometry)),
  elbowRoundSegmented: (geometry) => segmentedElbow(bend(geometry), of(geometry, "pieces", 5)),
  elbowRoundMitered: (geometry) => mitredElbow(of(geometry, "angle", 90)),
  elbowRectangularSmooth: (geometry) => smoothElbow(bend(geometry)),
  elbowRectangularMitered: (geometry) => mitredElbow(of(geometry, "angle", 90)),
  elbowVanesSingle50: () => vanedElbow(0.1, 0.12, false),
  elbowVanesSingle114: () => vanedElbow(0.2, 0.2, false),
  elbowVanesDouble50: () => vanedElbow(0.1, 0.12, true),
  elbowVanesDouble114: () => vanedElbow(0.2, 0.2, true),
  enlargementRound: cone(true, root),
  enlargementRectangular: cone(true, root),
  enlargementAbrupt: cone(true, root),
  contractionGradual: cone(false, root),
  contractionAbrupt: cone(false, root),
  fanOutletPlane: (geometry) => fanOutlet({ ratio: of(geometry, "areaRatio", 0.5), angle: of(geometry, "angle", 15) }),
  fanOutletPyramidal: (geometry) => fanOutlet({ ratio: root(geometry), angle: of(geometry, "angle", 15) }),
  divergingBranch: ductJunction(false, "branch"),
  divergingRun: ductJunction(false, "run"),
  convergingBranch: ductJunction(true, "branch"),
  convergingRun: ductJunction(true, "run"),
  teeBullhead: (geometry) => bullhead(of(geometry, "areaRatio", 0.5)),
  takeoffConical90: tap("cone"),
  takeoffConical45: tap("cone", 45),
  takeoffRectangular45: tap("entry"),
  takeoffRectangular90: tap("plain"),
  takeoffRectangularToRound: tap("plain"),
  takeoffRectangularToConical: tap("cone"),
  takeoffRun: () => junction({ width: 0.5, angle: 90, converges: false, of: "run" }),
  entryPlain: (geometry) => plainEntry(of(geometry, "projection", 0)),
  entryBellmouth: (geometry) => bellmouth(of(geometry, "radiusRatio", 0.1), true),
  entryBellmouthFree: (geometry) => bellmouth(of(geometry, "radiusRatio", 0.1), false),
  entryConicalFree: (geometry) => conicalEntry(of(geometry, "lengthRatio", 0.25), of(geometry, "angle", 60), false),
  entryConicalWall: (geometry) => conicalEntry(of(geometry, "lengthRatio", 0.25), of(geometry, "angle", 60), true),
  entryHoodRound: (geometry) => hood(of(geometry, "angle", 60)),
  entryHoodRectangular: (geometry) => hood(of(geometry, "angle", 60)),
  exitAbrupt: abruptExit,
  exitDiffuser: (geometry) => diffuserExit({ ratio: root(geometry), angle: of(geometry, "angle", 14) }),
  exitRainCap: (geometry) => rainCap(of(geometry, "gap", 0.5)),
  damperButterflyRound: (geometry) => butterfly(of(geometry, "angle", 0)),
  damperButterflyRectangular: (geometry) => butterfly(of(geometry, "angle", 0)),
  damperParallelBlades: (geometry) => blades(of(geometry, "angle", 0), false),
  damperOpposedBlades: (geometry) => blades(of(geometry, "angle", 0), true),
  screen: (geometry) => grid(of(geometry, "freeArea", 0.7), 12),
  perforatedPlate: (geometry) => grid(of(geometry, "freeArea", 0.5), 5),
  pipeAcross: (geometry) => cylinder(of(geometry, "blockage", 0.1)),
  elbow90Threaded: fixedBend(1, 90),
  elbow90Flanged: fixedBend(1, 90),
  elbow90LongRadius: fixedBend(1.5, 90),
  elbow45: fixedBend(1, 45),
  returnBend: fixedBend(1, 180),
  bend: (geometry) => smoothElbow(bend(geometry)),
  miterBend: (geometry) => mitredElbow(of(geometry, "angle", 90)),
  teeRun: () => junction({ width: 1, angle: 90, converges: false, of: "run" }),
  teeBranch: () => junction({ width: 1, angle: 90, converges: false, of: "branch" }),
  teeDivergingBranch: pipeJunction(false, "branch"),
  teeDivergingRun: pipeJunction(false, "run"),
  teeConvergingBranch: pipeJunction(true, "branch"),
  teeConvergingRun: pipeJunction(true, "run"),
  reducer: cone(false, diameterRatio),
  enlarger: cone(true, diameterRatio),
  entrance: (geometry) => bellmouth(of(geometry, "radiusRatio", 0), true),
  entranceProjecting: () => plainEntry(0.6),
  exit: abruptExit,
};

/** The sketch of a fitting with its geometry; none for valves and devices, whose insides no parameter tells. */
export function sketchOf(key: string, geometry: Geometry): Sketch | undefined {
  return Object.hasOwn(draws, key) ? draws[key]!(geometry) : undefined;
}
