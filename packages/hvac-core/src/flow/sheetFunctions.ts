import { colebrook1939, heytDiaz1975, huebscher1948, type SheetFunction } from "../sources/index.ts";
import { frictionFactor } from "./frictionFactor.ts";
import { diameterForFrictionRate, majorForEquivalentDiameter, otherSideForEquivalentDiameter } from "./sizing.ts";

/** Functions of flow that formulas on a sheet may call. */
export const flowFunctions = {
  frictionFactor: {
    words: "Darcy friction factor of Reynolds number and relative roughness",
    evaluate: frictionFactor,
    citation: { source: colebrook1939 },
  },
  diameterForFrictionRate: {
    words: "diameter for a flow, friction rate, roughness, density and viscosity",
    evaluate: (flow, rate, roughness, density, viscosity) => diameterForFrictionRate(flow!, rate!, roughness!, { density: density!, viscosity: viscosity! }),
    citation: { source: colebrook1939 },
  },
  otherSideForEquivalentDiameter: {
    words: "second side of a rectangular duct of its equivalent diameter and first side",
    evaluate: otherSideForEquivalentDiameter,
    citation: { source: huebscher1948 },
  },
  majorForEquivalentDiameter: {
    words: "major dimension of a flat oval duct of its equivalent diameter and minor dimension",
    evaluate: majorForEquivalentDiameter,
    citation: { source: heytDiaz1975 },
  },
} as const satisfies Record<string, SheetFunction>;
