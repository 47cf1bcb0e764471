import { angle, defineFitting, interpolate, ratio } from "./fitting.ts";

const idelchik = "Idelchik, Handbook of Hydraulic Resistance, ch. 8";

export const damperButterflyRound = /*#__PURE__*/ defineFitting({
  key: "damperButterflyRound",
  name: "Damper, butterfly, round",
  family: "damper",
  velocityBasis: "through",
  source: "SMACNA HVAC Systems Duct Design, 4th ed., table A-15A (nodes interpolated)",
  parameters: { angle: /*#__PURE__*/ angle(0, 60, 0, "Closing angle") },
  coefficient: (g) => Math.exp(interpolate(([[0, 0.2], [10, 0.52], [20, 1.5], [30, 4.5], [40, 11], [50, 29], [60, 108]] as const).map(([a, k]) => [a, Math.log(k)] as const), g.angle)),
});

/** 1.3 (1 − n) + (1/n − 1)²: round wire, wire Reynolds number above 1000. */
export const screen = /*#__PURE__*/ defineFitting({
  key: "screen",
  name: "Wire screen",
  family: "obstruction",
  velocityBasis: "through",
  source: idelchik,
  parameters: { freeArea: ratio("Free / duct area", "n", 0.2, 1, 0.7) },
  coefficient: (g) => 1.3 * (1 - g.freeArea) + (1 / g.freeArea - 1) ** 2,
});

/** (0.707 √(1 − n) + 1 − n)²/n²: thin plate. */
export const perforatedPlate = /*#__PURE__*/ defineFitting({
  key: "perforatedPlate",
  name: "Perforated plate, sharp edges",
  family: "obstruction",
  velocityBasis: "through",
  source: idelchik,
  parameters: { freeArea: ratio("Free / duct area", "n", 0.1, 1, 0.5) },
  coefficient: (g) => ((Math.SQRT1_2 * Math.sqrt(1 - g.freeArea) + 1 - g.freeArea) / g.freeArea) ** 2,
});

/** 1.15 c (S/A)/(1 − S/A)³ with the cylinder's drag coefficient c = 1.2, at the axis. */
export const pipeAcross = /*#__PURE__*/ defineFitting({
  key: "pipeAcross",
  name: "Pipe or rod across the duct",
  family: "obstruction",
  velocityBasis: "through",
  source: "Idelchik, Handbook of Hydraulic Resistance, ch. 10",
  parameters: { blockage: ratio("Projected / duct area", "S/A", 0, 0.3, 0.1) },
  coefficient: (g) => (1.15 * 1.2 * g.blockage) / (1 - g.blockage) ** 3,
});
