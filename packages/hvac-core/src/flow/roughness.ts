/** Absolute roughness of duct and pipe walls, m, each with where it was read. The surface as installed may be rougher. */
const hofDuct = "ASHRAE Handbook of Fundamentals, duct design chapter, duct roughness factors";
const moody = "Moody 1944, ASME Transactions 66";

export const ductRoughness = {
  smooth: { name: "PVC, aluminium, uncoated carbon steel", roughness: 3e-5, source: hofDuct },
  galvanizedSpiral: { name: "Galvanised steel, spiral or longitudinal seams", roughness: 9e-5, source: hofDuct },
  galvanizedAverage: { name: "Galvanised steel, older or average", roughness: 1.5e-4, source: hofDuct },
  fibrousLiner: { name: "Fibrous glass duct or liner", roughness: 9e-4, source: hofDuct },
  rough: { name: "Flexible duct stretched, concrete", roughness: 3e-3, source: hofDuct },
} as const;

export const pipeRoughness = {
  drawnTubing: { name: "Drawn tubing: copper, brass, glass, plastics", roughness: 1.5e-6, source: moody },
  commercialSteel: { name: "Commercial steel, new", roughness: 4.5e-5, source: `${moody}; HOF pipe sizing uses 46 µm` },
  galvanizedIron: { name: "Galvanised iron", roughness: 1.5e-4, source: moody },
  castIron: { name: "Cast iron", roughness: 2.6e-4, source: moody },
  asphaltedCastIron: { name: "Asphalted cast iron", roughness: 1.2e-4, source: moody },
  corrodedSteel: { name: "Steel with moderate corrosion", roughness: 1.5e-4, source: "Idelchik, Handbook of Hydraulic Resistance, ch. 2" },
  scaledSteel: { name: "Steel with scale, small deposits", roughness: 4e-4, source: "Idelchik, Handbook of Hydraulic Resistance, ch. 2" },
} as const;
