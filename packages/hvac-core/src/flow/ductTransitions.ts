import { angle, defineFitting, ratio } from "./fitting.ts";
import { abruptEnlargementCoefficient, contractionCoefficient, enlargementCoefficient } from "./rennels.ts";

const rennels = "Rennels and Hudson, Pipe Flow (2012)";
const areas = /*#__PURE__*/ ratio("Smaller / larger area", "A1/A2", 0.05, 1, 0.5);
/** Wall friction of a short sheet-metal cone. */
const coneFriction = 0.02;

const transition = <const Key extends string>(key: Key, name: string, source: string, compute: (diameterRatio: number, degrees: number) => number, usual: number) =>
  defineFitting({
    key,
    name,
    family: "transition",
    velocityBasis: "smaller",
    source,
    parameters: { areaRatio: areas, angle: angle(5, 180, usual, "Included angle") },
    coefficient: (g) => compute(Math.sqrt(g.areaRatio), g.angle),
  });

export const enlargementRound = /*#__PURE__*/ transition(
  "enlargementRound",
  "Enlargement, round, conical",
  `${rennels}, ch. 11`,
  (d, degrees) => enlargementCoefficient(d, degrees, coneFriction),
  30,
);

/** Within 0.16 of SMACNA tables A-8B and A-8E, whose pyramids lose more below 30° and less above. */
export const enlargementRectangular = /*#__PURE__*/ transition(
  "enlargementRectangular",
  "Enlargement, rectangular or round to rectangular, pyramidal",
  `${rennels}, ch. 11, cone of the same angle`,
  (d, degrees) => enlargementCoefficient(d, degrees, coneFriction),
  30,
);

/** Within 0.05 of SMACNA table A-9A to 150°; its abrupt contractions lose up to 0.11 less. */
export const contractionGradual = /*#__PURE__*/ transition(
  "contractionGradual",
  "Contraction, round or rectangular, tapered",
  `${rennels}, ch. 10`,
  (d, degrees) => contractionCoefficient(d, degrees, coneFriction),
  30,
);

export const enlargementAbrupt = /*#__PURE__*/ defineFitting({
  key: "enlargementAbrupt",
  name: "Enlargement, abrupt",
  family: "transition",
  velocityBasis: "smaller",
  source: "Borda-Carnot: (1 − A₁/A₂)²",
  parameters: { areaRatio: areas },
  coefficient: (g) => abruptEnlargementCoefficient(g.areaRatio),
});

export const contractionAbrupt = /*#__PURE__*/ defineFitting({
  key: "contractionAbrupt",
  name: "Contraction, abrupt",
  family: "transition",
  velocityBasis: "smaller",
  source: `${rennels}, ch. 10`,
  parameters: { areaRatio: areas },
  coefficient: (g) => contractionCoefficient(Math.sqrt(g.areaRatio), 180, 0),
});
