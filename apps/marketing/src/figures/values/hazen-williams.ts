import { pipeMaterial, type Fluid } from "@org/hvac-core/flow";
import type { ArticleValue, ArticleValues } from "../../articleValues.ts";
import { compareFriction, liquidOf, type ComparedFriction, type PipeFlow } from "../pipeFriction.ts";

/** 100 gpm, m³/s. */
const flow = 100 * 6.30901964e-5;
const steel = pipeMaterial("steel40");
function insideOf(label: string): number {
  const size = steel.sizes.find((each) => each.label === label);
  if (!size) throw new Error(`Steel pipe of schedule 40 has no size ${label}`);
  return size.insideDiameter;
}
const threeInch = insideOf("3");
const oneInch = insideOf("1");

export const cold: PipeFlow = { kind: "propylene", massFraction: 0, temperature: 7, flow, diameter: threeInch };
export const hot: PipeFlow = { ...cold, temperature: 80 };
export const brine: PipeFlow = { ...cold, massFraction: 0.35 };
/** A run-out to a small coil in winter: the mixture at −5 °C, at 0.6 m/s. */
export const runOut: PipeFlow = {
  ...cold,
  massFraction: 0.4,
  temperature: -5,
  diameter: oneInch,
  flow: 0.6 * (Math.PI / 4) * oneInch ** 2,
};

const liquid = liquidOf(brine);
const [coldly, hotly, briny, laminar] = [cold, hot, brine, runOut].map(compareFriction) as [
  ComparedFriction,
  ComparedFriction,
  ComparedFriction,
  ComparedFriction,
];
const friction = (value: number): ArticleValue => ({ value, unit: "Pa/m", decimals: 0 });
const percent = (value: number): ArticleValue => ({ value, unit: "%", decimals: 0 });

/** Kinematic viscosity, m²/s. */
const kinematic = ({ density, viscosity }: Fluid): number => viscosity / density;
/** Heat that a volume carries for each kelvin, J/(m³ K). */
function heatPerVolume(pipe: PipeFlow): number {
  const { density, specificHeat } = liquidOf(pipe);
  return density * specificHeat;
}
const nearTests = liquidOf({ ...cold, temperature: 16 });

export const values: ArticleValues = {
  viscosityRatio: { value: kinematic(liquid) / kinematic(nearTests), decimals: 1 },
  missingFactor: { value: (kinematic(liquid) / kinematic(nearTests)) ** 0.148, decimals: 2 },
  hazenWilliams: friction(coldly.hazenWilliams),
  coldDarcy: friction(coldly.darcy),
  hotDarcy: friction(hotly.darcy),
  brineDarcy: friction(briny.darcy),
  hotMore: percent((1 / hotly.ratio - 1) * 100),
  brineMore: percent((briny.ratio - 1) * 100),
  velocity: { value: coldly.velocity, unit: "m/s", decimals: 2 },
  brineDensity: { value: liquid.density, unit: "kg/m³", decimals: 0 },
  brineDensityBare: { value: liquid.density, decimals: 0 },
  brineViscosity: { value: liquid.viscosity * 1000, unit: "mPa·s", decimals: 2 },
  brineReynolds: { value: Math.round(briny.reynolds / 10) * 10 },
  brineFactor: { value: (briny.darcy * 2 * threeInch) / (liquid.density * briny.velocity ** 2), decimals: 4 },
  moreFlow: percent((heatPerVolume(cold) / heatPerVolume(brine) - 1) * 100),
  coldC: { value: coldly.fittingC, decimals: 0 },
  hotC: { value: hotly.fittingC, decimals: 0 },
  brineC: { value: briny.fittingC, decimals: 0 },
  laminarReynolds: { value: laminar.reynolds, decimals: 0 },
  laminarDarcy: friction(laminar.darcy),
  laminarHazenWilliams: friction(laminar.hazenWilliams),
  laminarRatio: { value: laminar.ratio, decimals: 1 },
};
