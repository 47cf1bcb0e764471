import { idelchik, type Citation } from "../sources/index.ts";
import { defineFitting, ratio } from "./fitting.ts";

const grids: Citation = { source: idelchik, locator: "ch. 8" };

/** 1.3 (1 − n) + (1/n − 1)²: round wire, wire Reynolds number above 1000. */
const screen = defineFitting({
  key: "screen",
  name: "Wire screen",
  family: "obstruction",
  velocityBasis: "through",
  citation: grids,
  parameters: { freeArea: ratio("Free / duct area", "n", 0.2, 1, 0.7) },
  coefficient: (g) => 1.3 * (1 - g.freeArea) + (1 / g.freeArea - 1) ** 2,
});

/** (0.707 √(1 − n) + 1 − n)²/n²: thin plate. */
const perforatedPlate = defineFitting({
  key: "perforatedPlate",
  name: "Perforated plate, sharp edges",
  family: "obstruction",
  velocityBasis: "through",
  citation: grids,
  parameters: { freeArea: ratio("Free / duct area", "n", 0.1, 1, 0.5) },
  coefficient: (g) => ((Math.SQRT1_2 * Math.sqrt(1 - g.freeArea) + 1 - g.freeArea) / g.freeArea) ** 2,
});

/** 1.15 c (S/A)/(1 − S/A)³ with the cylinder's drag coefficient c = 1.2, at the axis. */
const pipeAcross = defineFitting({
  key: "pipeAcross",
  name: "Pipe or rod across the duct",
  family: "obstruction",
  measuredAs: "none",
  velocityBasis: "through",
  citation: { source: idelchik, locator: "ch. 10" },
  parameters: { blockage: ratio("Projected / duct area", "S/A", 0, 0.3, 0.1) },
  coefficient: (g) => (1.15 * 1.2 * g.blockage) / (1 - g.blockage) ** 3,
});

/** Obstructions in ducts. */
export const ductObstructions = [screen, perforatedPlate, pipeAcross] as const;
