import { rennelsHudson, type Citation } from "../sources/index.ts";
import { angle, defineFitting, ratio, type FittingShape } from "./fitting.ts";
import { abruptEnlargementCoefficient, contractionCoefficient, enlargementCoefficient } from "./rennels.ts";

const contractions: Citation = { source: rennelsHudson, locator: "ch. 10" };
const enlargements: Citation = { source: rennelsHudson, locator: "ch. 11" };
const areas = /*#__PURE__*/ ratio("Smaller / larger area", "A1/A2", 0.05, 1, 0.5);
/** Wall friction of a short sheet-metal cone. */
const coneFriction = 0.02;

interface Cone {
  readonly shape: FittingShape;
  readonly citation: Citation;
  readonly compute: (diameterRatio: number, angle: number, friction: number) => number;
}

const transition = <const Key extends string>(key: Key, name: string, { shape, citation, compute }: Cone) =>
  defineFitting({
    key,
    name,
    family: "transition",
    velocityBasis: "smaller",
    shape,
    citation,
    parameters: { areaRatio: areas, angle: angle(5, 180, 30, "Included angle") },
    coefficient: (g) => compute(Math.sqrt(g.areaRatio), g.angle, coneFriction),
  });

export const enlargementRound = /*#__PURE__*/ transition("enlargementRound", "Enlargement, round, conical", {
  shape: "round",
  citation: enlargements,
  compute: enlargementCoefficient,
});

/** Within 0.16 of SMACNA tables A-8B and A-8E, whose pyramids lose more below 30° and less above. */
export const enlargementRectangular = /*#__PURE__*/ transition("enlargementRectangular", "Enlargement, rectangular or round to rectangular, pyramidal", {
  shape: "rectangular",
  citation: { source: rennelsHudson, locator: "ch. 11, cone of the same angle" },
  compute: enlargementCoefficient,
});

/** Within 0.05 of SMACNA table A-9A to 150°; its abrupt contractions lose up to 0.11 less. */
export const contractionGradual = /*#__PURE__*/ transition("contractionGradual", "Contraction, round or rectangular, tapered", {
  shape: "any",
  citation: contractions,
  compute: contractionCoefficient,
});

export const enlargementAbrupt = /*#__PURE__*/ defineFitting({
  key: "enlargementAbrupt",
  name: "Enlargement, abrupt",
  family: "transition",
  velocityBasis: "smaller",
  citation: enlargements,
  parameters: { areaRatio: areas },
  coefficient: (g) => abruptEnlargementCoefficient(g.areaRatio),
});

export const contractionAbrupt = /*#__PURE__*/ defineFitting({
  key: "contractionAbrupt",
  name: "Contraction, abrupt",
  family: "transition",
  velocityBasis: "smaller",
  citation: contractions,
  parameters: { areaRatio: areas },
  coefficient: (g) => contractionCoefficient(Math.sqrt(g.areaRatio), 180, 0),
});
