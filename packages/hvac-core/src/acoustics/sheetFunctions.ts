import type { SheetFunction } from "../formulas/sheetFunction.ts";
import { applications2015, bies2017 } from "../sources/index.ts";
import { octaveBands, type OctaveSpectrum } from "./bands.ts";
import { rectangularBreakoutLoss, roundBreakoutLoss, type DuctSeam } from "./breakout.ts";
import { endReflectionLoss, plenumAttenuation, speedOfSound, type DuctTermination } from "./ductEnds.ts";
import { flexibleDuctAttenuation } from "./flexibleDuct.ts";
import { flatOvalBreakInLoss, flatOvalBreakoutLoss, rectangularBreakInLoss, roundBreakInLoss } from "./breakIn.ts";
import { straightDuctNoise } from "./flowNoiseVdi.ts";
import { damperNoise, diffuserNoise, junctionNoise, vanedElbowNoise } from "./flowNoise.ts";
import { noiseCriterionCurve } from "./noiseCriterion.ts";
import { ratedOutletNoise } from "./ratedOutlet.ts";
import { rectangularDuctAttenuation } from "./rectangularDuct.ts";
import { ceilingArrayRoomEffect, schultzRoomEffect } from "./room.ts";
import { ratingFunctions } from "./sheetFunctionsOfRatings.ts";
import { roundDuctAttenuation } from "./roundDuct.ts";
import { beranek1957, long2014, reynoldsBledsoe1991, schultz1985, siemens1251929, vdi20811 } from "./sources.ts";

/** The level of one band of a spectrum. */
const inBand = (frequency: number, spectrum: OctaveSpectrum): number => spectrum[octaveBands.findIndex((band) => band === frequency)]!;

type Statement = Omit<SheetFunction, "definition" | "quantity"> & { readonly text: string };

/** A function that gives a level, of a regression with separate coefficients in each band. */
const bySeries = ({ text, ...statement }: Statement): SheetFunction => ({
  ...statement,
  quantity: "soundLevel",
  definition: { by: "table", text },
});

const regression =
  "A regression whose coefficients differ from band to band or that was published in feet and inches; the source has them.";
const flowNoise = { source: reynoldsBledsoe1991, locator: "ch. 4" } as const;

const rectangular = (isWrapped: boolean): SheetFunction =>
  bySeries({
    words: `attenuation of a rectangular duct${isWrapped ? " wrapped outside" : ""}, of frequency, width, height, length and lining`,
    evaluate: (frequency, width, height, length, liningThickness) =>
      inBand(frequency, rectangularDuctAttenuation({ width, height, length, liningThickness, externallyInsulated: isWrapped })),
    citation: { source: reynoldsBledsoe1991, locator: "ch. 5" },
    text: regression,
  });

const endReflection = (termination: DuctTermination, factor: number): SheetFunction => ({
  words: `end reflection of an opening ${termination === "flush" ? "flush with a wall" : "free in the room"}, of frequency and area`,
  evaluate: (frequency, area) => inBand(frequency, endReflectionLoss({ area, termination })),
  citation: { source: applications2015, locator: "ch. 48, eq. 11" },
  quantity: "soundLevel",
  definition: {
    by: "equations",
    arguments: ["f_b", "A_e"],
    branches: [
      {
        equations: [
          { symbol: "D", expression: "sqrt(4 * A_e / π)" },
          { symbol: "R", expression: `10 * log10(1 + (${factor} * ${speedOfSound} / (π * f_b * D))^2)` },
        ],
      },
    ],
    where: "Of the frequencies of octave bands. The speed of sound is 343 m/s.",
  },
});

const takeOff = (upstreamTurbulence: boolean): SheetFunction =>
  bySeries({
    words: `noise of a take-off into the branch${upstreamTurbulence ? " in disturbed flow" : ""}, of frequency, airflow and area of the main duct and of the branch, and radius of the edge`,
    evaluate: (frequency, mainFlow, mainArea, branchFlow, branchArea, radius) =>
      inBand(frequency, junctionNoise({ kind: "tee", mainFlow, mainArea, branchFlow, branchArea, radius, upstreamTurbulence }).branch),
    citation: flowNoise,
    text: regression,
  });

const damper = (blades: "single" | "multiple"): SheetFunction =>
  bySeries({
    words: `noise of a damper with ${blades === "single" ? "a single blade" : "several blades"}, of frequency, airflow, area, height, pressure loss and density of the air`,
    evaluate: (frequency, flow, area, height, pressureDrop, density) =>
      inBand(frequency, damperNoise({ flow, area, height, pressureDrop, blades, density })),
    citation: { source: reynoldsBledsoe1991, locator: "eqs. 4.2–4.6" },
    text: regression,
  });

const diffuser = (shape: "round" | "rectangular"): SheetFunction =>
  bySeries({
    words: `noise of a ${shape} outlet, of frequency, airflow, area, pressure loss and density of the air`,
    evaluate: (frequency, flow, area, pressureDrop, density) =>
      inBand(frequency, diffuserNoise({ flow, area, pressureDrop, shape, density })),
    citation: { source: long2014, locator: "eqs. 13.27–13.33" },
    text: regression,
  });

const roundWall = (seam: DuctSeam): SheetFunction =>
  bySeries({
    words: `loss through the wall of a round duct, its seam ${seam === "spiral" ? "wound" : "along it"}, of frequency, diameter and mass of the wall`,
    evaluate: (frequency, diameter, surfaceMass) => inBand(frequency, roundBreakoutLoss({ diameter, surfaceMass, seam })),
    citation: { source: reynoldsBledsoe1991, locator: "ch. 6" },
    text: regression,
  });

const inwards = "Below the cut-off of the duct by its outward loss and the frequency, above it 3 dB less than that loss.";
const roundWallInwards = (seam: DuctSeam): SheetFunction =>
  bySeries({
    words: `loss inwards through the wall of a round duct, its seam ${seam === "spiral" ? "wound" : "along it"}, of frequency, diameter, length and mass of the wall`,
    evaluate: (frequency, diameter, length, surfaceMass) => inBand(frequency, roundBreakInLoss({ diameter, length, surfaceMass, seam })),
    citation: { source: reynoldsBledsoe1991, locator: "ch. 6" },
    text: inwards,
  });

/** Functions of acoustics that formulas on a sheet may call; those of one band take its frequency first. */
export const acousticFunctions = {
  rectangularDuctAttenuation: rectangular(false),
  wrappedDuctAttenuation: rectangular(true),
  roundDuctAttenuation: bySeries({
    words: "attenuation of a round duct, of frequency, diameter, length and lining",
    evaluate: (frequency, diameter, length, liningThickness) =>
      inBand(frequency, roundDuctAttenuation({ diameter, length, liningThickness })),
    citation: { source: reynoldsBledsoe1991, locator: "tables 5.7 and 5.8" },
    text: regression,
  }),
  flexibleDuctAttenuation: bySeries({
    words: "insertion loss of a lined flexible duct, of frequency, diameter and length",
    evaluate: (frequency, diameter, length) => inBand(frequency, flexibleDuctAttenuation({ diameter, length })),
    citation: { source: applications2015, locator: "ch. 48, flexible duct" },
    text: "Interpolated between the diameters of the handbook's table, in proportion to the length.",
  }),
  plenumAttenuation: {
    words: "attenuation of a plenum, of the outlet's area, the inside surface, its absorption, the distance and the angle of the outlet",
    evaluate: (outletArea, wallArea, absorption, distance, angle) =>
      plenumAttenuation({ outletArea, wallArea, absorption: octaveBands.map(() => absorption), distance, angle })[0],
    citation: { source: bies2017, locator: "sec. 8.17" },
    quantity: "soundLevel",
    definition: {
      by: "equations",
      arguments: ["A_p", "S_p", "α_p", "r_p", "θ_p"],
      branches: [
        {
          equations: [{ symbol: "D", expression: "max(0, -10 * log10(A_p * (2 * cos(θ_p) / (4 * π * r_p^2) + (1 - α_p) / (S_p * α_p))))" }],
        },
      ],
    },
  },
  endReflectionFlush: endReflection("flush", 0.7),
  endReflectionFree: endReflection("free", 1),
  elbowNoise: bySeries({
    words: "noise of an elbow without vanes, of frequency, airflow, area and inner radius",
    evaluate: (frequency, mainFlow, mainArea, radius) =>
      inBand(frequency, junctionNoise({ kind: "elbow", mainFlow, mainArea, radius }).main),
    citation: flowNoise,
    text: regression,
  }),
  takeOffNoise: takeOff(false),
  disturbedTakeOffNoise: takeOff(true),
  vanedElbowNoise: bySeries({
    words: "noise of turning vanes, of frequency, airflow, area, height, pressure loss, chord and number of vanes, and density of the air",
    evaluate: (frequency, flow, area, height, pressureDrop, chord, vanes, density) =>
      inBand(frequency, vanedElbowNoise({ flow, area, height, pressureDrop, chord, vanes, density })),
    citation: flowNoise,
    text: regression,
  }),
  singleBladeDamperNoise: damper("single"),
  damperNoise: damper("multiple"),
  roundOutletNoise: diffuser("round"),
  rectangularOutletNoise: diffuser("rectangular"),
  rectangularBreakoutLoss: bySeries({
    words: "loss through the walls of a rectangular duct, of frequency, width, height, length and mass of the wall",
    evaluate: (frequency, width, height, length, surfaceMass) =>
      inBand(frequency, rectangularBreakoutLoss({ width, height, length, surfaceMass })),
    citation: { source: reynoldsBledsoe1991, locator: "eqs. 6.11–6.12" },
    text: "By mass and stiffness below and by mass alone above a limiting frequency, at most 45 dB, and not less than at which all power would leave.",
  }),
  flatOvalBreakoutLoss: bySeries({
    words: "loss through the walls of a flat oval duct, of frequency, larger and smaller dimension, length and mass of the wall",
    evaluate: (frequency, major, minor, length, surfaceMass) =>
      inBand(frequency, flatOvalBreakoutLoss({ major, minor, length, surfaceMass })),
    citation: { source: reynoldsBledsoe1991, locator: "ch. 6" },
    text: "By the mass and the flat sides, which alone radiate, at most 45 dB, and not less than at which all power would leave.",
  }),
  rectangularBreakInLoss: bySeries({
    words: "loss inwards through the walls of a rectangular duct, of frequency, width, height, length and mass of the wall",
    evaluate: (frequency, width, height, length, surfaceMass) =>
      inBand(frequency, rectangularBreakInLoss({ width, height, length, surfaceMass })),
    citation: { source: reynoldsBledsoe1991, locator: "eqs. 6.15–6.16" },
    text: inwards,
  }),
  flatOvalBreakInLoss: bySeries({
    words: "loss inwards through the walls of a flat oval duct, of frequency, larger and smaller dimension, length and mass of the wall",
    evaluate: (frequency, major, minor, length, surfaceMass) =>
      inBand(frequency, flatOvalBreakInLoss({ major, minor, length, surfaceMass })),
    citation: { source: reynoldsBledsoe1991, locator: "ch. 6" },
    text: inwards,
  }),
  spiralDuctBreakInLoss: roundWallInwards("spiral"),
  seamedDuctBreakInLoss: roundWallInwards("long"),
  straightDuctNoise: {
    words: "noise of the flow in a straight duct, of frequency, velocity and area",
    evaluate: (frequency, velocity, area) => inBand(frequency, straightDuctNoise({ velocity, area })),
    citation: { source: vdi20811, locator: "eq. 16" },
    quantity: "soundLevel",
    definition: {
      by: "equations",
      arguments: ["f_b", "V_d", "A_e"],
      branches: [
        { equations: [{ symbol: "N_d", expression: "5 + 50 * log10(V_d) + 10 * log10(A_e) - 26 * log10(1.14 + 0.02 * f_b / V_d)" }] },
      ],
      where: "Of the frequencies of octave bands.",
    },
  },
  typicalOutletNoise: bySeries({
    words: "noise of an outlet with a spectrum typical of diffusers, of frequency, NC rating and the effect of the room in that rating",
    evaluate: (frequency, rating, roomEffect) => inBand(frequency, ratedOutletNoise({ rating, roomEffect })),
    citation: { source: long2014, locator: "eqs. 13.27–13.33, shape" },
    text: "As loud as it can be without crossing the NC curve in the room of the rating.",
  }),
  noiseCriterionLevel: bySeries({
    words: "level of an NC curve, of frequency and number",
    evaluate: (frequency, curve) => inBand(frequency, noiseCriterionCurve(curve)),
    citation: { source: beranek1957 },
    text: "Interpolated between the curves of 1957.",
  }),
  spiralDuctBreakoutLoss: roundWall("spiral"),
  seamedDuctBreakoutLoss: roundWall("long"),
  schultzRoomEffect: {
    words: "sound power less sound pressure in a furnished room, of frequency, volume and distance",
    evaluate: (frequency, volume, distance) => inBand(frequency, schultzRoomEffect({ volume, distance })),
    citation: { source: schultz1985 },
    quantity: "soundLevel",
    definition: {
      by: "equations",
      arguments: ["f_b", "V_r", "r_r"],
      branches: [
        { equations: [{ symbol: "E", expression: "10 * log10(r_r / 0.3048) + 5 * log10(V_r / 0.3048^3) + 3 * log10(f_b) - 25" }] },
      ],
      where: "Of the frequencies of octave bands. Distance and volume are counted in feet.",
    },
  },
  ceilingArrayRoomEffect: {
    words: "sound power of one outlet less sound pressure of all in a ceiling, of frequency, height, floor area and number",
    evaluate: (frequency, ceilingHeight, floorArea, outlets) =>
      inBand(frequency, ceilingArrayRoomEffect({ ceilingHeight, floorArea, outlets })),
    citation: { source: siemens1251929, locator: "ch. 5, space effect" },
    quantity: "soundLevel",
    definition: {
      by: "equations",
      arguments: ["f_b", "H_c", "A_c", "N_c"],
      branches: [
        {
          equations: [
            { symbol: "h", expression: "H_c / 0.3048" },
            { symbol: "X", expression: "A_c / (N_c * H_c^2)" },
            { symbol: "E", expression: "27.6 * log10(h) + 5 * log10(X) + 3 * log10(f_b) - 1.3 * log10(N_c) - 30" },
          ],
        },
      ],
      where: "Of the frequencies of octave bands. The height is counted in feet.",
    },
  },
  ...ratingFunctions,
} as const satisfies Readonly<Record<string, SheetFunction>>;
