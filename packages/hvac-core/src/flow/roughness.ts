import { idelchik, moody1944, type Citation } from "../sources/index.ts";
import { ductDesign2009 } from "./sources.ts";

/* Absolute roughness of duct and pipe walls, m, each with where it was read. The surface as installed may be rougher. */

export interface Roughness {
  readonly name: string;
  /** Absolute, m. */
  readonly roughness: number;
  readonly citation: Citation;
}

const ducts: Citation = { source: ductDesign2009, locator: "duct roughness factors" };
const moody: Citation = { source: moody1944 };
const tubes: Citation = { source: idelchik, locator: "ch. 2" };

export const ductRoughness = {
  smooth: { name: "PVC, aluminium, uncoated carbon steel", roughness: 3e-5, citation: ducts },
  galvanizedSpiral: { name: "Galvanised steel, spiral or longitudinal seams", roughness: 9e-5, citation: ducts },
  galvanizedAverage: { name: "Galvanised steel, older or average", roughness: 1.5e-4, citation: ducts },
  fibrousLiner: { name: "Fibrous glass duct or liner", roughness: 9e-4, citation: ducts },
  rough: { name: "Flexible duct stretched, concrete", roughness: 3e-3, citation: ducts },
} as const satisfies Readonly<Record<string, Roughness>>;

export const pipeRoughness = {
  drawnTubing: { name: "Drawn tubing: copper, brass, glass, plastics", roughness: 1.5e-6, citation: moody },
  // ASHRAE's pipe sizing chapter takes 46 µm.
  commercialSteel: { name: "Commercial steel, new", roughness: 4.5e-5, citation: moody },
  galvanizedIron: { name: "Galvanised iron", roughness: 1.5e-4, citation: moody },
  castIron: { name: "Cast iron", roughness: 2.6e-4, citation: moody },
  asphaltedCastIron: { name: "Asphalted cast iron", roughness: 1.2e-4, citation: moody },
  corrodedSteel: { name: "Steel with moderate corrosion", roughness: 1.5e-4, citation: tubes },
  scaledSteel: { name: "Steel with scale, small deposits", roughness: 4e-4, citation: tubes },
} as const satisfies Readonly<Record<string, Roughness>>;
