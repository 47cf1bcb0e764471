/** Drawing of a fitting, in a field of 64 × 48: its walls, the flow path of its coefficient, and thin parts. */
export interface Drawing {
  readonly walls: string;
  readonly flow?: string;
  /** Seams, other flows, blades at rest. */
  readonly thin?: string;
}

const duct = "M4 14H60M4 34H60";
const tee = "M4 42H60M4 26H24V4M40 4V26H60";
const through = "M8 34H54l-4-3m4 3l-4 3";
const intoBranch = "M8 34H32V9l-3 4m3-4l3 4";
const outOfBranch = "M32 8V34H54l-4-3m4 3l-4 3";
const mitred = "M4 42H48V4M4 26H32V4";
const vanes = (gap: number): string =>
  Array.from({ length: 4 }, (_, index) => `M${31 + index * gap} ${32 + index * gap}a6 6 0 0 0 6-6`).join("");
const enlarging = "M4 16H20L44 6H60M4 32H20L44 42H60";
const narrowing = "M4 6H20L44 16H60M4 42H20L44 32H60";
const abruptlyWider = "M4 16H32V6H60M4 32H32V42H60";
const abruptlyNarrower = "M4 6H32V16H60M4 42H32V32H60";
const ahead = "M8 24H54l-4-3m4 3l-4 3";
const inflow = "M4 8L14 18M4 40L14 30M2 24H16l-4-3m4 3l-4 3";
const outflow = "M50 18L60 8M50 30L60 40M46 24H60l-4-3m4 3l-4 3";
const wall = "M14 0V4M14 44V48";
const bellmouth = "M14 4Q16 16 32 16H60M14 44Q16 32 32 32H60";
const cone = "M14 6L32 16H60M14 42L32 32H60";
const hood = "M6 4L26 18H60M6 44L26 30H60M6 4V44";
const elbow = "M4 42H24A24 24 0 0 0 48 18V4M4 26H24A8 8 0 0 0 32 18V4";
const aroundElbow = "M8 34H24A16 16 0 0 0 40 18V9l-3 4m3-4l3 4";
const aroundMitre = "M8 34H40V9l-3 4m3-4l3 4";
const bowTie = "M4 24H14M50 24H60M14 14V34L50 14V34Z";
const seats = "M4 24H14M50 24H60M14 12V36M50 12V36";
const checkFlow = "M20 8H40l-4-3m4 3l-4 3";
const disc = (radius: number, x = 32, y = 24): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
const roundBranch = "M24 8a8 3 0 1 0 16 0a8 3 0 1 0-16 0";

/** Drawings of duct fittings, by the key of the fitting in the engine. */
export const ductDrawings: Readonly<Record<string, Drawing>> = {
  elbowRoundSmooth: { walls: elbow, flow: aroundElbow },
  elbowRoundSegmented: {
    walls: "M4 42H24L36 38L44 30L48 18V4M4 26H24L28 25L31 22L32 18V4",
    thin: "M24 26V42M28 25L36 38M31 22L44 30M32 18H48",
  },
  elbowRoundMitered: { walls: mitred, thin: "M32 26L48 42", flow: aroundMitre },
  elbowRectangularSmooth: { walls: elbow, thin: "M4 26V42M32 4H48", flow: aroundElbow },
  elbowRectangularMitered: { walls: mitred, thin: "M4 26V42M32 4H48", flow: aroundMitre },
  elbowVanesSingle50: { walls: mitred, thin: vanes(3) },
  elbowVanesSingle114: { walls: mitred, thin: vanes(4.2) },
  elbowVanesDouble50: { walls: mitred, thin: vanes(3) + vanes(3.4) },
  elbowVanesDouble114: { walls: mitred, thin: vanes(4.2) + vanes(4.7) },
  enlargementRound: { walls: enlarging, flow: ahead },
  enlargementRectangular: { walls: enlarging, thin: "M20 16V32M44 6V42", flow: ahead },
  enlargementAbrupt: { walls: abruptlyWider, flow: ahead },
  fanOutletPlane: { walls: "M16 14H34L60 6M27 32H34L60 40", thin: disc(12, 16, 26) + disc(4, 16, 26) },
  fanOutletPyramidal: { walls: "M16 14H34L60 4M27 32H34L60 44M60 4V44", thin: disc(12, 16, 26) + disc(4, 16, 26) },
  contractionGradual: { walls: narrowing, flow: ahead },
  contractionAbrupt: { walls: abruptlyNarrower, flow: ahead },
  divergingBranch: { walls: tee, flow: intoBranch, thin: "M36 34H54" },
  divergingRun: { walls: tee, flow: through, thin: "M32 30V10" },
  convergingBranch: { walls: tee, flow: outOfBranch, thin: "M8 34H28" },
  convergingRun: { walls: tee, flow: through, thin: "M32 10V30" },
  teeBullhead: { walls: "M4 6H60M4 22H24V44M40 44V22H60", flow: "M32 42V14H8l4-3m-4 3l4 3M32 14H56l-4-3m4 3l-4 3" },
  takeoffConical90: { walls: "M4 42H60M4 26H18L26 14V4M38 4V14L46 26H60", flow: intoBranch },
  takeoffConical45: { walls: "M4 42H60M4 26H12L40 4M58 6L42 26H60", flow: "M8 34H26L44 12l-5 1m5-1l0 5" },
  takeoffRectangular45: { walls: "M4 42H60M4 26H12L24 14V4M40 4V26H60", flow: intoBranch },
  takeoffRectangular90: { walls: tee, flow: intoBranch },
  takeoffRectangularToRound: { walls: tee, thin: roundBranch, flow: intoBranch },
  takeoffRectangularToConical: { walls: "M4 42H60M4 26H18L26 14V4M38 4V14L46 26H60", thin: roundBranch, flow: intoBranch },
  takeoffRun: { walls: tee, flow: through, thin: "M32 30V10" },
  entryPlain: { walls: "M20 16H60M20 32H60", flow: inflow },
  entryBellmouth: { walls: bellmouth, thin: wall, flow: inflow },
  entryBellmouthFree: { walls: bellmouth, flow: inflow },
  entryConicalFree: { walls: cone, flow: inflow },
  entryConicalWall: { walls: cone, thin: wall, flow: inflow },
  entryHoodRound: { walls: hood, flow: "M14 24H54l-4-3m4 3l-4 3" },
  entryHoodRectangular: { walls: hood, thin: "M26 18V30", flow: "M14 24H54l-4-3m4 3l-4 3" },
  exitAbrupt: { walls: "M4 16H44M4 32H44", flow: outflow },
  exitDiffuser: { walls: "M4 16H24L46 6M4 32H24L46 42", flow: outflow },
  exitRainCap: { walls: "M24 46V22M40 46V22M12 14H52L32 3Z", flow: "M32 42V24l-3 4m3-4l3 4" },
  louvre: { walls: "M4 6H44M4 42H44", thin: "M38 10l10 6M38 19l10 6M38 28l10 6M38 37l10 6", flow: "M8 24H34l-4-3m4 3l-4 3" },
  damperButterflyRound: { walls: duct, thin: `M24 32L40 16${disc(2)}` },
  damperButterflyRectangular: { walls: `${duct}M4 14V34M60 14V34`, thin: `M24 32L40 16${disc(2)}` },
  damperParallelBlades: { walls: "M4 6H60M4 42H60", thin: "M26 17l12-7M26 28l12-7M26 39l12-7" },
  damperOpposedBlades: { walls: "M4 6H60M4 42H60", thin: "M26 10l12 7M26 28l12-7M26 32l12 7" },
  fireDamperCurtain: { walls: "M4 12H60M4 36H60", thin: "M27 2V46M37 2V46M28 12l8 2-8 2 8 2-8 2" },
  fireDamperCurtainRound: { walls: "M4 16H60M4 32H60", thin: "M27 2V46M37 2V46M28 6l8 2-8 2 8 2-8 2" },
  screen: { walls: duct, thin: "M32 14V34M29 16h6M29 20h6M29 24h6M29 28h6M29 32h6" },
  perforatedPlate: { walls: `${duct}M32 14v4M32 22v4M32 30v4` },
  pipeAcross: { walls: duct, thin: disc(5) },
};

/** Drawings of pipe fittings and valves, by the key of the fitting in the engine. */
export const pipeDrawings: Readonly<Record<string, Drawing>> = {
  elbow90Threaded: { walls: elbow, thin: "M10 23V45M29 10H51" },
  elbow90Flanged: { walls: elbow, thin: "M8 22V46M12 22V46M28 8H52M28 12H52" },
  elbow90LongRadius: { walls: "M4 44H14A36 36 0 0 0 50 8V4M4 30H14A22 22 0 0 0 36 8V4" },
  elbow45: { walls: "M4 42H28L56 14M4 28H22L46 4" },
  returnBend: { walls: "M4 44H36A20 20 0 0 0 36 4H4M4 32H36A8 8 0 0 0 36 16H4" },
  bend: { walls: elbow, thin: "M24 26V42M32 18H48", flow: aroundElbow },
  miterBend: { walls: mitred, thin: "M32 26L48 42" },
  teeRun: { walls: tee, flow: through },
  teeBranch: { walls: tee, flow: intoBranch },
  teeDivergingBranch: { walls: tee, flow: intoBranch, thin: "M36 34H54" },
  teeDivergingRun: { walls: tee, flow: through, thin: "M32 30V10" },
  teeConvergingBranch: { walls: tee, flow: outOfBranch, thin: "M8 34H28" },
  teeConvergingRun: { walls: tee, flow: through, thin: "M32 10V30" },
  gateValve: { walls: bowTie, thin: "M32 24V6M25 6H39" },
  ballValve: { walls: bowTie, thin: `${disc(6)}M32 18V8H44` },
  plugValve: { walls: bowTie, thin: "M27 18H37V30H27ZM32 18V8M26 8H38" },
  globeValve: { walls: bowTie, thin: `${disc(4)}M32 20V6M25 6H39` },
  globeValveY: { walls: bowTie, thin: `${disc(4)}M35 21L46 6M41 3L51 9` },
  angleValve: { walls: "M4 20H12M12 10V30L32 20ZM22 40H42L32 20ZM32 40V46", thin: "M32 20V6M25 6H39" },
  diaphragmValveWeir: { walls: bowTie, thin: "M22 24Q32 10 42 24M32 17V6M25 6H39" },
  diaphragmValveStraight: { walls: bowTie, thin: "M22 18Q32 10 42 18M32 14V6M25 6H39" },
  butterflyValve: { walls: seats, thin: `M20 36L44 12${disc(3)}` },
  butterflyValveDoubleOffset: { walls: seats, thin: `M20 36L44 12${disc(3, 35, 26)}` },
  butterflyValveTripleOffset: { walls: seats, thin: `M20 36L44 12M22 38L46 14${disc(3, 36, 28)}` },
  swingCheckValve: { walls: `${seats}M14 12L50 36`, thin: checkFlow },
  swingCheckValveStraight: { walls: `${seats}M14 12L50 36M14 36H50`, thin: checkFlow },
  liftCheckValve: { walls: bowTie, thin: `${disc(4)}${checkFlow}` },
  liftCheckValveAngle: { walls: "M4 20H12M12 10V30L32 20ZM22 40H42L32 20ZM32 40V46", thin: disc(4, 32, 20) },
  tiltingDiscCheckValve: { walls: seats, thin: `M26 34L38 14${disc(2)}${checkFlow}` },
  tiltingDiscCheckValve15: { walls: seats, thin: `M23 34L41 14${disc(2)}${checkFlow}` },
  footValvePoppet: { walls: "M24 2V20M40 2V20M20 20H44V44H20Z", thin: "M26 26H38M32 26V14M24 32v8M30 32v8M36 32v8M41 32v8" },
  footValveHinged: { walls: "M24 2V20M40 2V20M20 20H44V44H20Z", thin: "M24 28L40 20M24 32v8M30 32v8M36 32v8M41 32v8" },
  reducer: { walls: narrowing, flow: ahead },
  enlarger: { walls: enlarging, flow: ahead },
  entrance: { walls: "M18 2V16H60M18 46V32H60", flow: inflow },
  entranceProjecting: { walls: "M22 2V16M22 32V46M12 16H60M12 32H60", flow: "M2 24H18l-4-3m4 3l-4 3" },
  exit: { walls: "M4 16H46V2M4 32H46V46", flow: outflow },
  byKv: { walls: "M4 24H18M46 24H60M18 10H46V38H18Z", thin: "M18 38L46 10" },
};
