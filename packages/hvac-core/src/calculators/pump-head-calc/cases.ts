import type { WorkedExample } from "../../kernel/index.ts";
import { bachus2003, elsey2018, grundfosHandbook } from "../../pumps/sources.ts";
import { mathematics, methodsCheck } from "../../sources/index.ts";
import type { results } from "./results.ts";
import type { PumpInput } from "./schema.ts";

/** 30 m − 10 m (Q / 36 m³/h)². */
const parabola = [
  { id: "a", flow: { value: 0, unit: "m3/h" }, head: 30 },
  { id: "b", flow: { value: 18, unit: "m3/h" }, head: 27.5 },
  { id: "c", flow: { value: 36, unit: "m3/h" }, head: 20 },
] as const;
/** 20 m at 36 m³/h, without static head. */
const loop = { unitSystem: "Metric", flowRate: { value: 36, unit: "m3/h" }, headLoss: 20, headMargin: 0 } as const;
const exact = "exact; the fit and the root add rounding only";

export const cases: readonly WorkedExample<PumpInput, typeof results>[] = [
  {
    id: "npsh-35c",
    title: "Water of 35 °C, 2 m above the pump, 0.8 m lost: NPSH available is 11.0 m",
    source: { source: methodsCheck, locator: "NPSHa" },
    input: {
      unitSystem: "Metric",
      kind: "open",
      flowRate: 10,
      headLoss: 0.8,
      staticLift: 5,
      fluidTemperature: 35,
      checkSuction: true,
      suctionLevel: 2,
      suctionHeadLoss: 0.8,
    },
    expected: { npshAvailable: { value: 11, within: 0.05, because: "printed to a tenth" } },
  },
  {
    id: "npsh-flooded",
    title: "Flooded by 10 ft, 3.2 ft lost, 68 °F at sea level: 40 ft of NPSH",
    source: { source: elsey2018, locator: "part 1" },
    input: {
      unitSystem: "Imperial",
      kind: "open",
      flowRate: 100,
      headLoss: 3.2,
      staticLift: 5,
      fluidTemperature: 68,
      checkSuction: true,
      suctionLevel: 10,
      suctionHeadLoss: 3.2,
    },
    expected: { npshAvailable: { value: 40, unit: "ft", within: 0.5, because: "printed to whole feet" } },
  },
  {
    id: "npsh-lift",
    title: "Lifted by 10 ft instead: 20 ft of NPSH",
    source: { source: elsey2018, locator: "part 2" },
    input: {
      unitSystem: "Imperial",
      kind: "open",
      flowRate: 100,
      headLoss: 3.2,
      staticLift: 25,
      fluidTemperature: 68,
      checkSuction: true,
      suctionLevel: -10,
      suctionHeadLoss: 3.2,
    },
    expected: { npshAvailable: { value: 20, unit: "ft", within: 0.5, because: "printed to whole feet" } },
  },
  {
    id: "npsh-draining",
    title: "6 ft above the pump, 4 ft lost, 70 °F at sea level: 35.06 ft of NPSH",
    source: { source: bachus2003, locator: "ch. 2, fig. 2-1" },
    input: {
      unitSystem: "Imperial",
      kind: "open",
      flowRate: 100,
      headLoss: 4,
      staticLift: 5,
      fluidTemperature: 70,
      checkSuction: true,
      suctionLevel: 6,
      suctionHeadLoss: 4,
    },
    expected: {
      npshAvailable: { value: 35.061, unit: "ft", within: 0.1, because: "its tables give heads of cold water to a tenth of a foot" },
    },
  },
  {
    id: "npsh-mountain",
    title: "Lifted by 8 ft at 7000 ft, 3 ft lost, 50 °F: 14.8 ft of NPSH",
    source: { source: bachus2003, locator: "ch. 2, fig. 2-2" },
    input: {
      unitSystem: "Imperial",
      kind: "open",
      flowRate: 100,
      headLoss: 3,
      staticLift: 20,
      fluidTemperature: 50,
      altitude: 7000,
      checkSuction: true,
      suctionLevel: -8,
      suctionHeadLoss: 3,
    },
    expected: {
      npshAvailable: { value: 14.789, unit: "ft", within: 0.1, because: "its tables give heads of cold water to a tenth of a foot" },
    },
  },
  {
    id: "one-pump",
    title: "A parabola of 30 m meets a circuit of 20 m at 36 m³/h",
    source: { source: mathematics, locator: "30 − 1e5 Q² = 2e5 Q²" },
    input: { ...loop, pumps: [{ id: "p", points: parabola }] },
    expected: {
      operatingFlow: { value: 36, unit: "m3/h", within: 1e-6, because: exact },
      operatingHead: { value: 20, within: 1e-8, because: exact },
      dutySpeedRatio: { value: 1, within: 1e-8, because: exact },
      hydraulicPower: { value: 1960.74, within: 0.1, because: "ρ of water at 10 °C is 999.70 kg/m³" },
    },
  },
  {
    id: "two-pumps",
    title: "Two of them in parallel: 30 − 0.25e5 Q² = 2e5 Q²",
    source: { source: mathematics, locator: "Q = √(30 / 2.25e5)" },
    input: { ...loop, pumps: [{ id: "p", number: 2, points: parabola }] },
    expected: {
      operatingFlow: { value: 41.56921938, unit: "m3/h", within: 1e-6, because: exact },
      operatingHead: { value: 26.66666667, within: 1e-7, because: exact },
    },
  },
  {
    id: "half-speed",
    title: "At half the speed: half the flow, a quarter of the head, an eighth of the power",
    source: { source: grundfosHandbook, locator: "affinity equations" },
    evidence: "definition",
    input: { ...loop, pumps: [{ id: "p", speedRatio: 0.5, points: parabola }] },
    expected: {
      operatingFlow: { value: 18, unit: "m3/h", within: 1e-6, because: exact },
      operatingHead: { value: 5, within: 1e-8, because: exact },
      hydraulicPower: { value: 1960.74 / 8, within: 0.02, because: "ρ of water at 10 °C is 999.70 kg/m³" },
    },
  },
];
